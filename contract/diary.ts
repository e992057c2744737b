import { z } from 'zod';
import { knownTimeZone } from './profile.ts';

export const DIARY_MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type DiaryMeal = (typeof DIARY_MEALS)[number];

/** Most of anything that an entry holds: grams, kcal, pieces. */
export const ENTRY_MOST = 100_000;
const amountOf = z.number().min(0).max(ENTRY_MOST, 'That’s more than one entry can hold');

/** A value and the range that the true one lies in, all in one unit. */
export const estimate = z
  .object({ value: amountOf, low: amountOf, high: amountOf })
  .refine(({ value, low, high }) => low <= value && value <= high, 'A value must lie within its range');
export type Estimate = z.infer<typeof estimate>;

/** What a portion holds; grams and kcal. Null is unknown, never 0. */
export const diaryValues = z.object({
  netCarbs: estimate.nullable(),
  totalCarbs: estimate.nullable(),
  energy: estimate.nullable(),
  protein: estimate.nullable(),
  fat: estimate.nullable(),
});
export type DiaryValues = z.infer<typeof diaryValues>;
export const DIARY_VALUES = [
  'netCarbs',
  'totalCarbs',
  'energy',
  'protein',
  'fat',
] as const satisfies readonly (keyof DiaryValues)[];
export type DiaryValue = (typeof DIARY_VALUES)[number];

/** Nobody has a diary of earlier or later days here. */
const DAYS = { first: '2000-01-01', last: '2099-12-31' } as const;
const dayOf = (name: string) =>
  z.iso
    .date(`${name} must be a date`)
    .refine((day) => day >= DAYS.first && day <= DAYS.last, `${name} must be a day from 2000 to 2099`);

const databaseId = z.number().int().positive().max(2_147_483_647);

/** A long recipe with its method has some 5,000 characters. */
export const RECIPE_TEXT_MOST = 8000;
/** Most lines of a recipe that are looked up. */
export const RECIPE_LINES_MOST = 80;

/** A recipe as it was worked out, to be opened and logged again. */
export const writtenRecipe = z.object({
  text: z.string().min(1).max(RECIPE_TEXT_MOST),
  /** How many it makes, and what all of it weighs once cooked; null where nobody said. */
  portions: z.number().positive().max(100_000).nullable(),
  cookedGrams: z.number().positive().max(100_000).nullable(),
  /** Place of each line's food among its choices; the negative ones are none of these. */
  taken: z.array(z.number().int()).max(2 * RECIPE_LINES_MOST),
});
export type WrittenRecipe = z.infer<typeof writtenRecipe>;

/** Where the numbers come from. */
export const diarySource = z.discriminatedUnion('kind', [
  /** A row of USDA's tables: five digits are SR28, eight are FNDDS. */
  z.object({
    kind: z.literal('food'),
    foodId: z.string().regex(/^\d{5}(?:\d{3})?$/, 'We don’t have this food in our tables'),
  }),
  /** A dish that the tables lack, worked out from a plain recipe. */
  z.object({ kind: z.literal('dish') }),
  /** A food of the person's own pantry. */
  z.object({ kind: z.literal('pantry'), itemId: databaseId }),
  /** A dish of a meal plan; null for one that was not saved. */
  z.object({ kind: z.literal('plan'), planId: databaseId.nullable() }),
  z.object({ kind: z.literal('recipe'), written: writtenRecipe.optional() }),
  /** A label or barcode that was read and not kept in the pantry. */
  z.object({ kind: z.literal('label') }),
  /** The person's own figures. */
  z.object({ kind: z.literal('own') }),
  /** A file of another app, e.g. "Cronometer". */
  z.object({ kind: z.literal('import'), app: z.string().trim().min(1).max(60) }),
]);
export type DiarySource = z.infer<typeof diarySource>;

/** As it is said: {count: 2, unit: "large"}, {count: 150, unit: "g"}, {count: 1, unit: "cup"}; no unit where a number is all. */
export const diaryAmount = z.object({
  count: z
    .number('The amount must be a number')
    .positive('The amount must be more than 0')
    .max(ENTRY_MOST, 'That’s more than anyone eats'),
  unit: z.string().trim().max(60, 'The unit must be at most 60 characters'),
});
export type DiaryAmount = z.infer<typeof diaryAmount>;

const entryFields = z.object({
  /** The day it counts for, by the person's own clock. */
  day: dayOf('The day'),
  eatenAt: z.iso
    .datetime({ offset: true, error: 'The time must be a date and time with a time zone' })
    .refine((at) => {
      const year = new Date(at).getUTCFullYear();
      return year >= 1999 && year <= 2100;
    }, 'The time must be from 2000 to 2099'),
  meal: z.enum(DIARY_MEALS),
  name: z
    .string('What you ate is missing')
    .trim()
    .min(1, 'What you ate is missing')
    .max(200, 'The name must be at most 200 characters'),
  amount: diaryAmount,
  /** What the amount weighs; null where nothing tells. */
  grams: estimate.nullable(),
  /** Of the whole amount. */
  values: diaryValues,
  source: diarySource,
  isFavorite: z.boolean(),
});

/** One entry as it is sent; what comes from the pantry may be taken from what is at hand there. */
export const createDiaryEntry = entryFields.extend({
  isFavorite: z.boolean().default(false),
  /** Grams to take from the pantry item's amount at hand; given back when the entry is removed. */
  takenFromPantryGrams: z.number().positive().max(100_000).nullable().default(null),
  /** Made by the client per entry; a repeated post stores nothing twice. */
  idempotencyKey: z.uuid(),
});
export type CreateDiaryEntry = z.input<typeof createDiaryEntry>;

/** Most entries one call stores: a meal, a day, a page of a file. */
export const MOST_ENTRIES_SENT = 500;
export const createDiaryEntries = z.object({
  entries: z
    .array(createDiaryEntry)
    .min(1, 'This request has nothing to log')
    .max(MOST_ENTRIES_SENT, `You can log at most ${MOST_ENTRIES_SENT} at a time`),
});

/** Any of the fields; whoever changes the amount sends the values of the new one (`withCount` of domain/diary). */
export const updateDiaryEntry = entryFields
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'This request changes nothing');
export type UpdateDiaryEntry = z.infer<typeof updateDiaryEntry>;

export const diaryEntry = entryFields.extend({ id: z.number().int(), createdAt: z.iso.datetime() });
export type DiaryEntry = z.infer<typeof diaryEntry>;
export const diaryEntries = z.object({ entries: z.array(diaryEntry) });
/** What was sent as it stands in the diary; `added` counts those that were not there before. */
export const loggedEntries = diaryEntries.extend({ added: z.number().int() });

export const diaryEntryParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Most days one call lists, and most entries: beyond, ask for fewer days. */
export const MOST_DAYS_LISTED = 400;
export const MOST_ENTRIES_LISTED = 5000;
/** Entries with from <= day <= to, by the time they were eaten. */
export const listDiary = z.object({
  from: z.iso.date('from must be a date'),
  to: z.iso.date('to must be a date'),
});

/** Times in the file are of this zone. */
export const exportDiaryQuery = z.object({ timeZone: knownTimeZone });

/** Sums of a day; `unknown` counts entries whose net carbs nobody knows. */
export const diaryDay = z.object({
  day: z.iso.date(),
  entries: z.number().int(),
  unknown: z.number().int(),
  values: diaryValues,
});
export type DiaryDay = z.infer<typeof diaryDay>;
export const diaryDays = z.object({ days: z.array(diaryDay) });

/** What is eaten often: favorites first, then what was logged lately, each as its last entry, with how often. */
export const frequentFoods = z.object({
  foods: z.array(z.object({ entry: diaryEntry, times: z.number().int() })),
});
export type FrequentFoods = z.infer<typeof frequentFoods>;
