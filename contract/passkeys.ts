import { z } from 'zod';

export const PASSKEYS_AT_MOST = 20;
export const PASSKEY_NAME_MAX = 60;

/** As the browser words it (WebAuthn, JSON forms); what is in it is checked when its signature is. */
const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);

const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };
const transports = z.array(z.string().max(40)).max(10);

/** A new key, signed by the device that made it. */
const createdCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.optional(),
  }),
  clientExtensionResults: z.object({}),
});

/** A sign-in, signed with a key. */
const signedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
  clientExtensionResults: z.object({}),
});

/** What the browser is handed as `publicKey` to make a key. */
export const passkeyCreation = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
});

/** What the browser is handed as `publicKey` to sign in. */
export const passkeyQuestion = z.looseObject({ challenge: z.string() });

/** In its owner's words, to tell it from the others. */
const passkeyName = z
  .string('Please give the passkey a name')
  .trim()
  .min(1, 'Please give the passkey a name')
  .max(PASSKEY_NAME_MAX, `The name can have at most ${PASSKEY_NAME_MAX} characters`);

/** Without a name it goes by the browser that made it. */
export const newPasskeyRequest = z.object({ credential: createdCredential, name: passkeyName.optional() });
export const renamePasskeyRequest = z.object({ name: passkeyName });
export const passkeySignInRequest = z.object({ credential: signedCredential });

export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  /** ISO instants. */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;
export const passkeyList = z.array(passkey);
