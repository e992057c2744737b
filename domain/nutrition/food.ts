import type { NetCarbsInterval } from '#contract/nutrition.ts';
import { factsFromAmounts, type NutritionFacts } from './nutrition-facts.ts';

/**
 * One food of a composition table. Amounts are per 100 g of edible food; null is unknown, never zero.
 * Carbohydrate is total carbohydrate by difference, fiber included.
 */
export interface Food {
  /** Five-digit number of the USDA table, e.g. "01001". */
  readonly id: string;
  /** The table's own wording, e.g. "Cheese, cheddar". */
  readonly description: string;
  readonly group: string;
  readonly kcal: number;
  readonly fatG: number;
  readonly saturatedFatG: number | null;
  readonly carbsG: number;
  readonly fibreG: number | null;
  readonly sugarsG: number | null;
  readonly proteinG: number;
  readonly sodiumMg: number | null;
  readonly potassiumMg: number | null;
  readonly magnesiumMg: number | null;
  readonly cholesterolMg: number | null;
  readonly waterG: number | null;
  readonly alcoholG: number | null;
  /** The table's household measure, e.g. "1 cup, cubes" weighing 150 g. */
  readonly serving: FoodPortion | null;
}

export interface FoodPortion {
  readonly text: string;
  readonly grams: number;
}

/** How the foods table is named wherever its numbers are shown. */
export const FOODS_SOURCE =
  'USDA National Nutrient Database for Standard Reference, Release 28 (SR28), US Department of Agriculture';

/** What net carbs are worked out from. */
type CarbsAndFiber = Pick<Food, 'carbsG' | 'fibreG'>;

/**
 * Net carbs per 100 g. Where the table does not know the fiber, the value is the total carbohydrate as an
 * upper bound and the range reaches down to zero.
 */
export function foodNetCarbs(food: CarbsAndFiber): NetCarbsInterval {
  if (food.fibreG === null) return { value: food.carbsG, low: 0, high: food.carbsG };
  const value = Math.max(0, Math.round((food.carbsG - food.fibreG) * 100) / 100);
  return { value, low: value, high: value };
}

/** Net carbs in `grams` of the food, by the same rule. */
export function netCarbsInPortion(food: CarbsAndFiber, grams: number): number {
  return (foodNetCarbs(food).value * grams) / 100;
}

/** The food as facts per 100 g, for everything that works on facts. Unknown amounts stay unread. */
export function foodFacts(food: Food): NutritionFacts {
  return factsFromAmounts(
    {
      calories: food.kcal,
      total_fat: food.fatG,
      saturated_fat: food.saturatedFatG,
      total_carbs: food.carbsG,
      dietary_fiber: food.fibreG,
      sugars: food.sugarsG,
      protein: food.proteinG,
      sodium: food.sodiumMg,
      potassium: food.potassiumMg,
      cholesterol: food.cholesterolMg,
    },
    'database',
    {
      productName: food.description,
      servingSize: food.serving?.text ?? null,
      servingGrams: food.serving?.grams ?? null,
      column: 'per_100g',
      basis: { kind: 'total_incl_fibre', reason: 'The USDA table counts fiber as part of the carbs.' },
    },
  );
}
