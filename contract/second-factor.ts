import { z } from 'zod';
import { passwordOfNow } from './auth.ts';

/** Digits of an authenticator's code: the usual of RFC 6238. */
export const CODE_DIGITS = 6;

/** Asks for the password again, so that nobody changes the ways in at a browser that was left open. */
export const confirmedByPassword = z.object({ password: passwordOfNow });

export const secondFactorState = z.object({
  /** ISO instant since when an authenticator's code is asked for; null where none is. */
  since: z.string().nullable(),
  recoveryCodesLeft: z.number().int(),
});

/** What an authenticator app needs to know: to be scanned as an `otpauth` address, or typed in base32. */
export const authenticatorSetup = z.object({ secret: z.string(), address: z.string() });
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>;

export const confirmAuthenticatorRequest = z.object({
  code: z
    .string('Please enter the code')
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, `The code has ${CODE_DIGITS} digits`)),
});

/** Shown once; the server keeps hashes alone. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
