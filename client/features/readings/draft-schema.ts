import { z } from 'zod';
import type { Draft } from './entry-draft.ts';

/** The boxes of a reading as the browser's stores keep them. */
export const draftSchema = z.object({
  glucose: z.string(),
  ketones: z.string(),
  weight: z.string(),
  waist: z.string(),
  isFasting: z.boolean().nullable(),
  time: z.string(),
  feeling: z.string(),
  lastMeal: z.string(),
  lastMealPantryItemId: z.number().nullable(),
  lastMealPlanId: z.number().nullable(),
  recentActivity: z.string(),
  notes: z.string(),
}) satisfies z.ZodType<Draft>;
