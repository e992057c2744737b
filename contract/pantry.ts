import { z } from 'zod';

/** Grams are stored and sent as whole tenths (value x 10, rounded); null is unknown, never 0. */
const tenths = z.number().int().min(0).max(1_000_000).nullable().default(null);
const text = (max: number) => z.string().trim().max(max).nullable().default(null);

const productName = z
  .string('Product name is required')
  .trim()
  .min(1, 'Product name is required')
  .max(200, 'Product name must be at most 200 characters');
/** What is still there, in tenths of a gram; null where nobody said. */
const amountAtHand = tenths;
/** The day it should be eaten by, YYYY-MM-DD. */
const useBy = z.iso.date('The use-by date must be a day').nullable();
const notes = z.string().trim().max(2000, 'Notes must be at most 2000 characters').nullable();

export const createPantryItemRequest = z.object({
  productName,
  brand: text(200),
  category: text(100),
  servingSize: text(200),
  /** kcal, whole */
  calories: z.number().int().min(0).max(100_000).nullable().default(null),
  totalFat: tenths,
  saturatedFat: tenths,
  totalCarbs: tenths,
  dietaryFiber: tenths,
  sugars: tenths,
  protein: tenths,
  /** milligrams, whole */
  sodium: z.number().int().min(0).max(1_000_000).nullable().default(null),
  netCarbs: tenths,
  ketoScore: z.number().int().min(0).max(10).nullable().default(null),
  ketoFriendly: z.boolean(),
  imageUrl: text(2000),
  ocrData: z.unknown().optional(),
  /** The whole analysis object as it was shown when saved. */
  nutritionAnalysis: z.record(z.string(), z.unknown()).nullable().default(null),
  isFavorite: z.boolean().default(false),
  amountAtHand,
  useBy: useBy.default(null),
  /** Number of the row in the USDA table, for foods that were added from it. */
  foodId: z
    .string()
    .regex(/^\d{5}$/, 'This food is not in the table')
    .nullable()
    .default(null),
  notes: notes.default(null),
});
export type CreatePantryItemRequest = z.input<typeof createPantryItemRequest>;

export const pantryItem = createPantryItemRequest.extend({
  id: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PantryItem = z.infer<typeof pantryItem>;

export const updatePantryItemRequest = z
  .object({
    productName,
    notes,
    isFavorite: z.boolean(),
    amountAtHand: amountAtHand.removeDefault(),
    useBy,
  })
  .partial()
  .refine(
    (changes) => Object.values(changes).some((value) => value !== undefined),
    'Nothing to change was sent',
  );
export type UpdatePantryItemRequest = z.infer<typeof updatePantryItemRequest>;

/** Ids are 4-byte integers in the database. */
export const pantryItemParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
