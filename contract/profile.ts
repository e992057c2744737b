import { z } from 'zod';

export const disclaimerKind = z.enum(['general', 'chat', 'pantry']);
export type DisclaimerKind = z.infer<typeof disclaimerKind>;

/** Without a body the general disclaimer is accepted. */
export const acceptDisclaimerRequest = z
  .object({ kind: disclaimerKind.default('general') })
  .default({ kind: 'general' });

export const profile = z.object({
  age: z.number().int().nullable(),
  gender: z.string().nullable(),
  /** centimetres */
  height: z.number().nullable(),
  /** kilograms */
  weight: z.number().nullable(),
  healthGoal: z.string().nullable(),
  disclaimerAccepted: z.boolean(),
  chatDisclaimerAccepted: z.boolean(),
  pantryDisclaimerAccepted: z.boolean(),
  coachLevel: z.string(),
});
export type Profile = z.infer<typeof profile>;
