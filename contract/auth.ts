import { z } from 'zod';

/** An address in lower case, as accounts go by it. */
export const email = z
  .string('Please enter a valid email address')
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

/** Password rule shared by registration, reset and change; 200 characters bound the hashing work. */
export const newPassword = z
  .string('Password must be at least 8 characters')
  .min(8, 'Password must be at least 8 characters')
  .max(200, 'Password must be at most 200 characters')
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/[0-9]/, 'Password must contain at least one number');

export const passwordOfNow = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(200, 'Password must be at most 200 characters');

export const loginRequest = z.object({
  username: email,
  password: passwordOfNow,
  /** Of the authenticator app, or a recovery code; asked for where the account has one. */
  code: z.string().trim().max(40, 'The code has 6 digits').optional(),
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const displayName = z
  .string('Display name is required')
  .trim()
  .min(1, 'Display name is required')
  .max(80, 'Display name must be at most 80 characters');

/** Where the password was not repeated there is nothing to compare. */
export const samePasswords = (v: { password: string; confirmPassword?: string | undefined }) =>
  v.confirmPassword === undefined || v.password === v.confirmPassword;
export const mismatch = { message: 'Passwords do not match', path: ['confirmPassword'] };

/** The password typed a second time: forms ask for it, calls may send it along. */
export const repeated = { confirmPassword: z.string() };
export const maybeRepeated = { confirmPassword: z.string(mismatch.message).optional() };

const newAccount = { username: email, password: newPassword, displayName: displayName.optional() };

/** What the server needs to create an account. */
export const registerRequest = z.object({ ...newAccount, ...maybeRepeated }).refine(samePasswords, mismatch);
export type RegisterRequest = z.infer<typeof registerRequest>;

export const registerForm = z.object({ ...newAccount, ...repeated }).refine(samePasswords, mismatch);

export const forgotPasswordRequest = z.object({ username: email });

const reset = {
  token: z
    .string('Reset token is required')
    .min(1, 'Reset token is required')
    .max(200, 'Reset token is required'),
  password: newPassword,
};
export const resetPasswordRequest = z.object({ ...reset, ...maybeRepeated }).refine(samePasswords, mismatch);
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

/** The reset form; the token comes from the address of the page. */
export const resetPasswordForm = z.object({ ...reset, ...repeated }).refine(samePasswords, mismatch);

export const messageResponse = z.object({ message: z.string() });

/** A registered user has a number as id; a guest has the signed guest id as a string. */
export const currentUser = z.object({
  id: z.union([z.number().int(), z.string()]),
  username: z.string(),
  displayName: z.string().nullable(),
  isGuest: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** Request and response header that carries the server-made, signed guest id. */
export const GUEST_ID_HEADER = 'x-guest-user-id';
