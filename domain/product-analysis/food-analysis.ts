import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { scoreFood } from '../keto-score/score-product.ts';
import { type Food, type FoodPortion, foodNetCarbs } from '../nutrition/food.ts';
import type { NetCarbs } from '../nutrition/net-carbs.ts';
import { factsFromAmounts, type NutritionFacts } from '../nutrition/nutrition-facts.ts';
import { analyzeFacts } from './product-analysis.ts';

const FIBER_UNKNOWN =
  'The table doesn’t list fiber for this food, so we took nothing off its carbs. Its net carbs may be lower.';

const hundredths = (amount: number) => Math.round(amount * 100) / 100;

/** The portion as a serving is printed: "1 cup, cubes (150 g)". */
function servingText({ text, grams }: FoodPortion): string {
  const weight = `${hundredths(grams)} g`;
  return text === weight ? weight : `${text} (${weight})`;
}

/** What the table says of the portion; an amount it does not know is not stated, since no label could fill it in. */
function portionFacts(food: Food, portion: FoodPortion, name: string): NutritionFacts {
  const scaled = (per100: number | null) =>
    per100 === null ? undefined : hundredths((per100 * portion.grams) / 100);
  const amounts = {
    calories: scaled(food.kcal),
    total_fat: scaled(food.fatG),
    saturated_fat: scaled(food.saturatedFatG),
    total_carbs: scaled(food.carbsG),
    dietary_fiber: scaled(food.fibreG),
    sugars: scaled(food.sugarsG),
    protein: scaled(food.proteinG),
    sodium: scaled(food.sodiumMg),
    potassium: scaled(food.potassiumMg),
    cholesterol: scaled(food.cholesterolMg),
  };
  return factsFromAmounts(amounts, 'database', {
    productName: name,
    servingSize: servingText(portion),
    servingGrams: portion.grams,
    column: 'per_serving',
    basis: { kind: 'total_incl_fibre', reason: 'The USDA table counts fiber as part of the carbs.' },
  });
}

function portionNetCarbs(food: Food, { grams }: FoodPortion): NetCarbs {
  const scaled = (per100: number) => hundredths((per100 * grams) / 100);
  const { value, low, high } = foodNetCarbs(food);
  const atMost = food.fibreG === null && food.carbsG > 0;
  const carbs = `${Math.round((food.carbsG * grams) / 10) / 10} g carbs`;
  const fiber = food.fibreG ? ` - ${Math.round((food.fibreG * grams) / 10) / 10} g fiber` : '';
  return {
    interval: { value: scaled(value), low: scaled(low), high: scaled(high) },
    working: `${carbs}${fiber}`,
    notes: atMost ? [FIBER_UNKNOWN] : [],
    atMost,
  };
}

/**
 * A portion of a food of the table as a scanned product is shown. It is scored by the food's customary portion, so that
 * a spoonful of sugar gets no better score than sugar.
 */
export function analyzeFood(
  food: Food,
  portion: FoodPortion,
  name: string,
  foods: readonly Food[],
): NutritionAnalysis {
  const net = portionNetCarbs(food, portion);
  const facts = portionFacts(food, portion, name);
  const analysis = analyzeFacts(facts, foods, { known: { net, score: scoreFood(food) } });
  return { ...analysis, warnings: [...net.notes] };
}
