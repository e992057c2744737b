import type { FoundFoods, TableFood } from '#contract/foods.ts';
import { scoreFood } from '#domain/keto-score/score-product.ts';
import { foodNetCarbs } from '#domain/nutrition/food.ts';
import { foodPortions } from '#foods/food-portions.ts';
import { type SuggestedFood, suggestFoods } from '#foods/suggest-foods.ts';

/** Foods of the USDA table that a name, half typed or misspelt, may mean, the most likely first. */
export function searchFoods(search: string, limit: number): FoundFoods {
  const { foods, readAs } = suggestFoods(search, limit);
  return { foods: foods.map(toTableFood), readAs };
}

function toTableFood({ food, name }: SuggestedFood): TableFood {
  const score = scoreFood(food);
  return {
    id: food.id,
    name,
    description: food.description,
    group: food.group,
    portions: foodPortions(food),
    per100g: {
      kcal: food.kcal,
      fat: food.fatG,
      saturatedFat: food.saturatedFatG,
      carbs: food.carbsG,
      fiber: food.fibreG,
      sugars: food.sugarsG,
      protein: food.proteinG,
      sodiumMg: food.sodiumMg,
      netCarbs: foodNetCarbs(food).value,
      netCarbsAtMost: food.fibreG === null && food.carbsG > 0,
    },
    ketoScore: score?.score ?? null,
    ketoRating: score?.rating ?? null,
  };
}
