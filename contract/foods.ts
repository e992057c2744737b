import { z } from 'zod';
import { ketoRating } from './nutrition.ts';

export const searchFoodsQuery = z.object({
  search: z.string().trim().max(100, 'Please search with fewer words').default(''),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** Amounts in 100 g: kcal, grams, and milligrams of sodium. Null is not in the table, never zero. */
const per100g = z.object({
  kcal: z.number(),
  fat: z.number(),
  saturatedFat: z.number().nullable(),
  carbs: z.number(),
  fiber: z.number().nullable(),
  sugars: z.number().nullable(),
  protein: z.number(),
  sodiumMg: z.number().nullable(),
  netCarbs: z.number(),
  /** True where the table does not know the fiber, so that net carbs are at most this. */
  netCarbsAtMost: z.boolean(),
});

/** A food of the USDA table, as it can be added to the pantry. */
export const tableFood = z.object({
  /** Number of the row; `foodId` of a pantry item. */
  id: z.string(),
  /** As people call it, else as the table words it. */
  name: z.string(),
  description: z.string(),
  group: z.string(),
  /** The usual portion first; 100 g is always among them. */
  portions: z.array(z.object({ text: z.string(), grams: z.number().positive() })).min(1),
  per100g,
  /** For the customary portion; null where net carbs are not known well enough. */
  ketoScore: z.number().int().min(0).max(10).nullable(),
  ketoRating: ketoRating.nullable(),
});
export type TableFood = z.infer<typeof tableFood>;

export const foundFoods = z.object({
  foods: z.array(tableFood),
  /** What a misspelt name was read as, e.g. "avocado" for "avacado"; null otherwise. */
  readAs: z.string().nullable(),
});
export type FoundFoods = z.infer<typeof foundFoods>;
