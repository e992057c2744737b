import { dietTags } from '#content/dishes/diet-tags.ts';
import { DISH_TAGS } from '#content/dishes/dish.ts';
import { ingredientById } from '#content/dishes/load-ingredients.ts';
import {
  MEAL_CATEGORIES,
  type PlanDay,
  type PlanIngredient,
  type PlannedDish,
} from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import type { FilledDish } from '../options/dish-option.ts';
import { kitchenAmount } from '../portions/amount-words.ts';
import type { ChosenDish } from '../solving/day-problem.ts';
import { dishName, dishSteps } from '../words/dish-words.ts';
import { sumValues, valuesOf } from './plan-values.ts';
import type { ChosenDay, KeptDish } from './setting.ts';

export function planIngredient(food: KitchenFood, grams: number): PlanIngredient {
  return {
    ingredient: food.ingredient,
    name: food.name,
    grams,
    amount: kitchenAmount(food, grams),
    pantryItemId: food.pantry?.id ?? null,
    ...(food.isStaple ? { isStaple: true as const } : {}),
    aisle: food.aisle,
    values: valuesOf(food.perGram, grams),
  };
}

/** Tags of diets follow what the dish is filled with; a label may name more than the ingredient has. */
function tagsOf({ dish, fillings }: FilledDish): string[] {
  const filled = fillings.flatMap(({ food }) => {
    const ingredient = food.ingredient === null ? undefined : ingredientById(food.ingredient);
    return ingredient ? [{ ...ingredient, contains: [...food.contains] }] : [];
  });
  const ofDiets = new Set(filled.length === fillings.length ? dietTags(filled) : []);
  const diets = new Set(dietTags([]));
  return DISH_TAGS.filter((tag) => (diets.has(tag) ? ofDiets.has(tag) : dish.tags.includes(tag)));
}

function plannedDish(day: number, chosen: ChosenDish): PlannedDish {
  const { option, grams } = chosen;
  const { dish, meal, fillings } = option;
  const ingredients = fillings.map(({ food }, at) => planIngredient(food, grams[at] ?? 0));
  return {
    key: `${day}-${meal}`,
    meal,
    dishId: dish.id,
    name: dishName(chosen),
    minutes: dish.minutes,
    equipment: dish.equipment,
    tags: tagsOf(option),
    ingredients,
    steps: dishSteps(chosen),
    totals: sumValues(ingredients.map(({ values }) => values)),
  };
}

/** A kept dish with its words, and its values as the foods are known now. */
function keptDish({ dish, foods, day, meal }: KeptDish): PlannedDish {
  const ingredients = foods.map(({ food, grams }) => planIngredient(food, grams));
  return {
    ...dish,
    key: `${day}-${meal}`,
    ingredients,
    totals: sumValues(ingredients.map(({ values }) => values)),
  };
}

export function planDays(days: readonly ChosenDay[]): PlanDay[] {
  return days.map(({ day, kept, chosen }) => {
    const all = [...kept.map(keptDish), ...chosen.map((dish) => plannedDish(day, dish))];
    const dishes = MEAL_CATEGORIES.flatMap((meal) => all.filter((one) => one.meal === meal));
    return { day, dishes, totals: sumValues(dishes.map(({ totals }) => totals)) };
  });
}
