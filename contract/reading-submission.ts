import { z } from 'zod';
import { createReading, updateReading } from './health-readings.ts';
import { personalData } from './profile.ts';

/** What a glucose value was sent in; without it, mg/dL. Stored and answered is always mg/dL. */
export const glucoseUnit = z.enum(['mg/dL', 'mmol/L']);

/** What a submission may say about the person beside the reading; fields left out, or null, stay as they are. */
export const submittedProfile = personalData
  .pick({ age: true, gender: true, height: true, weight: true, healthGoal: true })
  .partial();

/** `glucoseLevel` as `glucose_level`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Documentation alone: the same fields in the other spelling. */
const spelledSnake = (shape: Record<string, z.ZodType>) =>
  z.object(
    Object.fromEntries(Object.entries(shape).map(([name, field]) => [snakeCase(name), field.optional()])),
  );

const glucoseInEitherUnit = {
  glucoseLevel: z
    .number()
    .nullable()
    .describe('20 to 600 mg/dL, or 1.1 to 33.3 if the unit is mmol/L')
    .optional(),
  glucoseUnit: glucoseUnit.default('mg/dL'),
};
const bareReading = z.object({ ...createReading.shape, ...glucoseInEitherUnit });
const bareChanges = z.object({ ...updateReading.shape, ...glucoseInEitherUnit });
const eitherSpelling = z.union([spelledSnake(bareReading.shape), bareReading]);

/**
 * The bodies a reading is saved by, as the documentation shows them: with or without a profile, in either spelling,
 * or the reading's fields alone.
 */
export const readingSubmission = z.union([
  z.object({
    profile: z.union([spelledSnake(submittedProfile.shape), submittedProfile]).optional(),
    reading: eitherSpelling,
  }),
  eitherSpelling,
]);

/** The bodies a reading is changed by, in either spelling. */
export const readingChanges = z.union([spelledSnake(bareChanges.shape), bareChanges]);
