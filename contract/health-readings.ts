import { z } from 'zod';
import { isMeasured, READING_LIMITS } from './reading-values.ts';

const text = (name: string, most: number) =>
  z.string(`${name} must be text`).trim().max(most, `${name} must be at most ${most} characters`).nullable();

const between = (name: string, unit: string, { least, most }: { least: number; most: number }) => {
  const range = `${name} must be ${least} to ${most} ${unit}`;
  return z.number(`${name} must be a number`).min(least, range).max(most, range).nullable();
};

/** Ids are 4-byte integers in the database. */
const databaseId = (words: string) =>
  z.number(words).int(words).positive(words).max(2_147_483_647, words).nullable();

const readingTime = z.iso.datetime({
  offset: true,
  error: 'The time must be a date and time with a time zone',
});

const measured = z.object({
  /** mg/dL */
  glucoseLevel: between('Glucose', 'mg/dL', READING_LIMITS.glucose),
  /** mmol/L */
  ketoneLevel: between('Ketones', 'mmol/L', READING_LIMITS.ketones),
  /** kg */
  weight: between('Weight', 'kg', READING_LIMITS.weight),
  /** cm */
  waist: between('Waist', 'cm', READING_LIMITS.waist),
  isFasting: z.boolean('Fasting must be true or false'),
  lastMeal: text('The last meal', 300),
  /** The pantry item that was eaten, where the person picked one. */
  lastMealPantryItemId: databaseId('The pantry item must be given by its ID number'),
  /** The saved meal plan that was eaten from, where the person picked one. */
  lastMealPlanId: databaseId('The meal plan must be given by its ID number'),
  recentActivity: text('The activity', 300),
  feeling: text('The feeling', 100),
  notes: text('Notes', 2000),
});
export type ReadingFields = z.infer<typeof measured>;

/** One reading as it is sent: what is left out is not entered, and a time left out is now. */
export const createReading = measured
  .partial()
  .extend({
    readingTime: readingTime.optional(),
    /** Made by the client per save; a repeated save finds the reading it stored before. */
    idempotencyKey: z.uuid().optional(),
  })
  .refine(isMeasured, { error: 'Enter glucose, ketones, weight or waist', path: ['glucoseLevel'] });
export type CreateReading = z.infer<typeof createReading>;

/** Any of the fields; null takes a value away. What is left must still measure something. */
export const updateReading = measured
  .partial()
  .extend({ readingTime: readingTime.optional() })
  .refine((changes) => Object.keys(changes).length > 0, 'This request changes nothing');
export type UpdateReading = z.infer<typeof updateReading>;

export const healthReading = measured.extend({
  id: z.number().int(),
  readingTime: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type HealthReading = z.infer<typeof healthReading>;

/** What a reading is answered with where its values, the feeling or the notes give reason to. */
const readingAdvice = z.object({
  level: z.enum(['caution', 'call_today', 'emergency']),
  /** Stable name of the rule. */
  rule: z.string(),
  title: z.string(),
  /** What to do, in order. */
  actions: z.array(z.string()).readonly(),
  /** The question whose "yes" would raise the level. */
  asks: z.string().nullable(),
  /** The first action is the call for emergency help. */
  callsEmergencyNumber: z.boolean(),
});

/** The reading as it is stored now; the advice is null where there is nothing to say. */
export const savedReading = healthReading.extend({ advice: readingAdvice.nullable() });
export type SavedReading = z.infer<typeof savedReading>;

export const healthReadingParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
