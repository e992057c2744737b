import { z } from 'zod';
import { foodById } from '#content/foods/foods.ts';
import type { PantryFood } from '#meal-planner/plan-request.ts';

const grams = z.number().min(0).max(1000);

/** A food in two words: a name with amounts per 100 g, or a row of the USDA table. Amounts in g. */
const plainRow = z
  .object({
    id: z.number().int().positive().optional(),
    name: z.string().min(1).optional(),
    brand: z.string().nullable().default(null),
    foodId: z
      .string()
      .regex(/^\d{5}$/, 'foodId is the five-digit number of the USDA table')
      .nullable()
      .default(null),
    per100g: z
      .object({
        kcal: grams.max(1000),
        netCarbs: grams,
        protein: grams,
        fat: grams,
        fiber: grams.default(0),
      })
      .optional(),
    atHand: z.number().min(0).max(100_000).nullable().default(null),
    useBy: z.iso.date().nullable().default(null),
  })
  .refine(({ name, foodId }) => name !== undefined || foodId !== null, 'a food needs a name or a foodId')
  .refine(({ foodId }) => foodId === null || foodById(foodId), 'the USDA table has no such foodId');

/** What the API sends of a saved food; grams are whole tenths. */
const tenths = z.number().min(0).nullable().default(null);
const apiRow = z.looseObject({
  id: z.number().int().positive(),
  productName: z.string().min(1),
  brand: z.string().nullable().default(null),
  servingSize: z.string().nullable().default(null),
  calories: z.number().min(0).nullable().default(null),
  totalFat: tenths,
  totalCarbs: tenths,
  dietaryFiber: tenths,
  protein: tenths,
  netCarbs: tenths,
  nutritionAnalysis: z.record(z.string(), z.unknown()).nullable().default(null),
  foodId: z.string().nullable().default(null),
  amountAtHand: tenths,
  useBy: z.iso.date().nullable().default(null),
});

const asTenths = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value * 10);

function fromPlainRow(row: z.output<typeof plainRow>, at: number): PantryFood {
  const { per100g, foodId } = row;
  return {
    id: row.id ?? at + 1,
    productName: row.name ?? foodById(foodId ?? '')?.description ?? '',
    brand: row.brand,
    servingSize: per100g ? '100 g' : null,
    calories: per100g ? Math.round(per100g.kcal) : null,
    totalFat: asTenths(per100g?.fat),
    totalCarbs: per100g ? asTenths(per100g.netCarbs + per100g.fiber) : null,
    dietaryFiber: asTenths(per100g?.fiber),
    protein: asTenths(per100g?.protein),
    netCarbs: asTenths(per100g?.netCarbs),
    nutritionAnalysis: null,
    foodId,
    amountAtHand: asTenths(row.atHand),
    useBy: row.useBy,
  };
}

const isApiRow = (row: unknown) => typeof row === 'object' && row !== null && 'productName' in row;

/**
 * Items of a pantry file, in the API's shape or as plain rows.
 * @throws Error in plain words with the number of the row that does not fit
 */
export function pantryItems(value: unknown): PantryFood[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new Error(
      'the file must hold a list of at least one food, like [{"name": "Eggs", "foodId": "01123"}]',
    );
  }
  const items = value.map((row: unknown, at): PantryFood => {
    const read = isApiRow(row) ? apiRow.safeParse(row) : plainRow.safeParse(row);
    if (!read.success) throw new Error(`food ${at + 1}: ${z.prettifyError(read.error)}`);
    return 'productName' in read.data ? apiRow.parse(row) : fromPlainRow(plainRow.parse(row), at);
  });
  const ids = new Set(items.map(({ id }) => id));
  if (ids.size < items.length) throw new Error('two foods have the same id');
  return items;
}
