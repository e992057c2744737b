import { z } from 'zod';
import { FOOD_SIZES } from '#foods/amount.ts';
import { findFood } from '#foods/food-finder.ts';
import { portionValues, sumValues } from '#foods/portion-values.ts';
import { type Serving, servingOf } from '#foods/serving.ts';
import { defineSkill } from '../skill.ts';

/** A food by its everyday name, in an amount; without one it is the portion people usually eat. */
export const foodAmount = z.object({
  name: z.string().min(1).max(80),
  amount: z
    .object({
      count: z.number().positive().max(100_000),
      unit: z.string().max(20).describe('g, oz, cup, tbsp, slice, can, piece, ...'),
      size: z.enum(FOOD_SIZES).nullable().default(null),
    })
    .nullable()
    .default(null),
});

export const foodPortion = z.object({
  /** Numbers of the table's rows; several for a dish. */
  ids: z.array(z.string()),
  name: z.string(),
  /** In the asker's own words. */
  called: z.string(),
  /** The portion in words, always with its grams. */
  portion: z.string(),
  grams: z.number(),
  values: portionValues,
  /** What must be said of how the food or the amount was taken. */
  notes: z.array(z.string()),
});
export type FoodPortion = z.infer<typeof foodPortion>;

export function portionOfServing({ foods, name, called, text, grams, values, notes }: Serving): FoodPortion {
  return { ids: foods.map(({ id }) => id), name, called, portion: text, grams, values, notes: [...notes] };
}

/** The portions of the foods that the table has, and the names of the others. */
export function portionsOf(asked: readonly z.output<typeof foodAmount>[]) {
  const found: FoodPortion[] = [];
  const missing: string[] = [];
  for (const { name, amount } of asked) {
    const food = findFood(name);
    if (food) found.push(portionOfServing(servingOf({ said: name, found: food, amount })));
    else missing.push(name);
  }
  return { found, missing };
}

export const foodLookupSkill = defineSkill({
  name: 'food_lookup',
  description:
    'Net carbs, calories and nutrients of foods in named amounts, from the USDA table. Names that the table lacks come back as missing.',
  input: z.object({ foods: z.array(foodAmount).min(1).max(12) }),
  output: z.object({
    found: z.array(foodPortion),
    missing: z.array(z.string()),
    total: portionValues.nullable(),
  }),
  run({ foods }) {
    const { found, missing } = portionsOf(foods);
    return { found, missing, total: found.length > 0 ? sumValues(found.map(({ values }) => values)) : null };
  },
});
