import { z } from 'zod';
import { type Food, foodNetCarbs } from '#domain/nutrition/food.ts';

const amount = z.number().min(0);

/** What a portion holds: kcal, grams, and milligrams where the name says so. Null is not in the table, never zero. */
export const portionValues = z.object({
  kcal: amount,
  netCarbs: amount,
  /** True where the table does not know the fiber, so that the net carbs are at most this. */
  netCarbsAtMost: z.boolean(),
  carbs: amount,
  fiber: amount.nullable(),
  sugars: amount.nullable(),
  fat: amount,
  saturatedFat: amount.nullable(),
  protein: amount,
  sodiumMg: amount.nullable(),
  potassiumMg: amount.nullable(),
  magnesiumMg: amount.nullable(),
  cholesterolMg: amount.nullable(),
});
export type PortionValues = z.infer<typeof portionValues>;

/** A value that people ask for by name. */
export type Nutrient = Exclude<keyof PortionValues, 'netCarbsAtMost'>;

export const NUTRIENTS = [
  'kcal',
  'netCarbs',
  'carbs',
  'fiber',
  'sugars',
  'fat',
  'saturatedFat',
  'protein',
  'sodiumMg',
  'potassiumMg',
  'magnesiumMg',
  'cholesterolMg',
] as const satisfies readonly Nutrient[];

/** Values in `grams` of a food of the table. */
export function valuesIn(food: Food, grams: number): PortionValues {
  const share = grams / 100;
  const scaled = (value: number | null) => (value === null ? null : value * share);
  return {
    kcal: food.kcal * share,
    netCarbs: foodNetCarbs(food).value * share,
    netCarbsAtMost: food.fibreG === null && food.carbsG > 0,
    carbs: food.carbsG * share,
    fiber: scaled(food.fibreG),
    sugars: scaled(food.sugarsG),
    fat: food.fatG * share,
    saturatedFat: scaled(food.saturatedFatG),
    protein: food.proteinG * share,
    sodiumMg: scaled(food.sodiumMg),
    potassiumMg: scaled(food.potassiumMg),
    magnesiumMg: scaled(food.magnesiumMg),
    cholesterolMg: scaled(food.cholesterolMg),
  };
}

/** Sums of several portions; a value that one of them lacks is unknown. */
export function sumValues(all: readonly PortionValues[]): PortionValues {
  const total = (name: Nutrient) =>
    all.reduce<number | null>((sum, values) => {
      const value = values[name];
      return sum === null || value === null ? null : sum + value;
    }, 0);
  const known = (name: Nutrient) => total(name) ?? 0;
  return {
    kcal: known('kcal'),
    netCarbs: known('netCarbs'),
    netCarbsAtMost: all.some(({ netCarbsAtMost }) => netCarbsAtMost),
    carbs: known('carbs'),
    fiber: total('fiber'),
    sugars: total('sugars'),
    fat: known('fat'),
    saturatedFat: total('saturatedFat'),
    protein: known('protein'),
    sodiumMg: total('sodiumMg'),
    potassiumMg: total('potassiumMg'),
    magnesiumMg: total('magnesiumMg'),
    cholesterolMg: total('cholesterolMg'),
  };
}
