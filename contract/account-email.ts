import { z } from 'zod';
import { email, passwordOfNow } from './auth.ts';

const INCOMPLETE = 'This link isn’t complete. Please open the link in the email again.';

/** Opening a mailed link; the password shows that whoever opens it also asked for it. */
export const confirmEmailRequest = z.object({
  token: z.string(INCOMPLETE).min(1, INCOMPLETE).max(200, INCOMPLETE),
  password: passwordOfNow,
});

/** The address an account goes by. */
export const accountEmail = z.object({
  address: z.string(),
  /** Whether its owner has opened a link that was mailed to it. */
  isVerified: z.boolean(),
  /** False where the server sends no mail: then an address is neither verified nor changed. */
  canChange: z.boolean(),
});
export type AccountEmail = z.infer<typeof accountEmail>;

export const changeEmailRequest = z.object({ newEmail: email, password: passwordOfNow });
