import { z } from 'zod';
import { diaryAmount, diarySource, diaryValues, estimate } from './diary.ts';

/** A meal is told in some sentences; more is no meal. */
export const MEAL_TEXT_MOST = 1000;
/** Most foods of a person's own that a call may name. */
const OWN_MOST = 500;

/** Something of the person's own that a name may mean: a pantry item, a recipe. The server adds an account's by itself. */
export const ownFood = z.object({
  name: z.string().trim().min(1).max(200),
  source: diarySource,
  /** What the values are of, e.g. {count: 1, unit: "serving"}. */
  amount: diaryAmount,
  grams: estimate.nullable(),
  values: diaryValues,
});
export type OwnFood = z.infer<typeof ownFood>;

/** A sentence such as "two eggs, handful of spinach, half my leftover curry". */
export const readMealRequest = z.object({
  text: z
    .string('Please write what you ate')
    .trim()
    .min(1, 'Please write what you ate')
    .max(MEAL_TEXT_MOST, `Please use at most ${MEAL_TEXT_MOST} characters`),
  own: z.array(ownFood).max(OWN_MOST).default([]),
});

/** One thing that was meant, weighed and valued; ready to be logged. */
export const mealChoice = z.object({
  name: z.string(),
  amount: diaryAmount,
  grams: estimate.nullable(),
  values: diaryValues,
  source: diarySource,
  /** Whose numbers, in words: "USDA FNDDS 2021-2023", "your pantry". */
  sourceName: z.string(),
});
export type MealChoice = z.infer<typeof mealChoice>;

export const mealRow = z.object({
  /** The words of the sentence. */
  said: z.string(),
  /** False where no food is known by these words: the choices are then the nearest to pick from, and none is meant yet. */
  isKnown: z.boolean(),
  /** What was meant first, then what else may have been. */
  choices: z.array(mealChoice),
  /** Why a value is uncertain, each a sentence. */
  doubts: z.array(z.string()),
  /** A question to answer before it is logged ("300 eggs?"); null for none. */
  asks: z.string().nullable(),
});
export type MealRow = z.infer<typeof mealRow>;

export const readMeal = z.object({ rows: z.array(mealRow) });
export type ReadMeal = z.infer<typeof readMeal>;
