import { z } from 'zod';
import { KEPT_JSON_MAX, PRODUCT_TEXT_MAX, tooLong } from './product-limits.ts';

/** Grams are stored and sent as whole tenths (value x 10, rounded); null is unknown, never 0. */
const tenths = z.number().int().min(0).max(1_000_000).nullable().default(null);
const text = (name: string, max: number) =>
  z.string().trim().max(max, tooLong(name, max)).nullable().default(null);

const NOTES_MAX = 2000;
const anyAnalysis = z.record(z.string(), z.unknown()).nullable();
const isKept = (value: unknown) => (JSON.stringify(value) ?? '').length <= KEPT_JSON_MAX;

/** More than this is no portion of a food. */
const FOOD_GRAMS_MOST = 5000;

const productName = z
  .string('Product name is required')
  .trim()
  .min(1, 'Product name is required')
  .max(PRODUCT_TEXT_MAX.name, tooLong('Product name', PRODUCT_TEXT_MAX.name));
/** What is still there, in tenths of a gram; null where nobody said. */
const amountAtHand = tenths;
/** The day it should be eaten by, YYYY-MM-DD. */
const useBy = z.iso.date('Please enter a valid use-by date').nullable();
const notes = z.string().trim().max(NOTES_MAX, tooLong('Notes', NOTES_MAX)).nullable();
/** An item's label may be of any length; what is searched for is not. */
const search = z.string().trim().max(200, 'Please search with fewer words').default('');

export const PANTRY_SORTS = [
  'newest',
  'oldest',
  'name-asc',
  'name-desc',
  'keto-score-high',
  'keto-score-low',
] as const;
export type PantrySort = (typeof PANTRY_SORTS)[number];

export const createPantryItemRequest = z.object({
  productName,
  brand: text('The brand', PRODUCT_TEXT_MAX.brand),
  category: text('The category', 100),
  servingSize: text('The serving size', PRODUCT_TEXT_MAX.servingSize),
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
  imageUrl: text('The address of the picture', 2000),
  ocrData: z.unknown().refine(isKept, tooLong('The text read from the label', KEPT_JSON_MAX)).optional(),
  /** The whole analysis object as it was shown when saved. */
  nutritionAnalysis: anyAnalysis
    .refine(isKept, tooLong('The analysis', KEPT_JSON_MAX))
    .refine(
      (analysis) => String(analysis?.ingredients ?? '').length <= PRODUCT_TEXT_MAX.ingredients,
      tooLong('The ingredient list', PRODUCT_TEXT_MAX.ingredients),
    )
    .default(null),
  isFavorite: z.boolean().default(false),
  amountAtHand,
  useBy: useBy.default(null),
  /**
   * Number of the row in the USDA table, for foods that are added from it. Name, notes, favorite, amount and day are
   * then taken as sent; every number, the score and the analysis are worked out from the table.
   */
  foodId: z
    .string()
    .regex(/^\d{5}$/, 'We don’t have this food in our table')
    .nullable()
    .default(null),
  /** With `foodId`: the portion that the numbers are for; without it the customary one. */
  portionGrams: z
    .number()
    .positive('Please enter a weight for the portion')
    .max(FOOD_GRAMS_MOST, `A portion can weigh at most ${FOOD_GRAMS_MOST} g`)
    .nullable()
    .default(null),
  notes: notes.default(null),
  /** Made by the client per saving; a repeated post stores nothing twice. */
  idempotencyKey: z.uuid().optional(),
});
export type CreatePantryItemRequest = z.input<typeof createPantryItemRequest>;

export const pantryItem = createPantryItemRequest.omit({ portionGrams: true, idempotencyKey: true }).extend({
  nutritionAnalysis: anyAnalysis.default(null),
  ocrData: z.unknown().optional(),
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
    'This request changes nothing',
  );
export type UpdatePantryItemRequest = z.infer<typeof updatePantryItemRequest>;

/** What a card shows; the analysis is read when it is opened. */
export const listedPantryItem = pantryItem
  .omit({ nutritionAnalysis: true, ocrData: true })
  .extend({ hasAnalysis: z.boolean() });
export type ListedPantryItem = z.infer<typeof listedPantryItem>;

export const PANTRY_PAGE_MOST = 200;

export const searchPantryQuery = z.object({
  /** In name or brand, in any letter case. */
  search,
  sort: z.enum(PANTRY_SORTS).default('newest'),
  limit: z.coerce.number().int().min(1).max(PANTRY_PAGE_MOST).default(60),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type SearchPantry = z.input<typeof searchPantryQuery>;

/** A search finds so many, the newest; so what it costs ends somewhere, however much one has. */
export const PANTRY_FOUND_MOST = 500;

/** `total` counts all there are, or what a search found. */
export const pantryPage = z.object({ items: z.array(listedPantryItem), total: z.number().int() });
export type PantryPage = z.infer<typeof pantryPage>;

export const pantryIdsQuery = z.object({ search });

/** Everything, or what a search found, newest first, as far as selecting and shopping need it. */
export const pantryIds = z.object({
  items: z.array(pantryItem.pick({ id: true, productName: true, amountAtHand: true })),
});
export type PantryIds = z.infer<typeof pantryIds>;

/** How long a removed item can be brought back. */
export const PANTRY_UNDO_MINUTES = 15;

/** Ids are 4-byte integers in the database. */
export const pantryItemParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
