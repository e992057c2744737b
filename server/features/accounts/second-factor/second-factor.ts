import { createHmac, randomInt } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuthenticatorSetup, secondFactorState } from '#contract/second-factor.ts';
import { secondFactors } from '../../../database/schema/second-factors.ts';
import { users } from '../../../database/schema/users.ts';
import { AppError, notFound } from '../../../errors.ts';
import { notSignedIn } from '../../../plugins/actor.ts';
import type { AccountDeps } from '../account-deps.ts';
import { createSecret, openSecret, sealSecret, setupAddress, stepOfCode } from './totp.ts';

type FactorDeps = Pick<AccountDeps, 'db' | 'clock' | 'secrets'>;

const isOn = isNotNull(secondFactors.confirmedAt);
const ofUser = (userId: number) => eq(secondFactors.userId, userId);

const WRONG_CODE = 'This code is wrong or was already used. Please wait for the next one.';
const WRONG_RECOVERY_CODE = 'This recovery code is wrong or was already used.';
const wrongCode = () => new AppError('invalid_input', { message: WRONG_CODE, fields: { code: WRONG_CODE } });

const RECOVERY_CODES = 10;
const HALF = 5;
/** Without what is mistaken for something else: no 0, 1, i, l, o, u. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes such as `k7m2q-9xwtp`, of 49 random bits each. */
const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);

/** What is stored. Case, spaces and dashes do not matter in what is typed. */
const hashRecoveryCode = (code: string, key: string): string =>
  createHmac('sha256', key).update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');

export async function readSecondFactor(
  { db }: FactorDeps,
  userId: number,
): Promise<z.infer<typeof secondFactorState>> {
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(and(ofUser(userId), isOn));
  return {
    since: row?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: row?.recoveryCodes.length ?? 0,
  };
}

/**
 * Makes a secret for an authenticator app; it counts once a code of it was confirmed. One that is set up already stays.
 * @throws AppError already_exists
 */
export async function beginAuthenticator(
  { db, secrets }: FactorDeps,
  userId: number,
): Promise<AuthenticatorSetup> {
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, userId));
  if (!user) throw notSignedIn();
  const secret = createSecret();
  const sealed = sealSecret(secret, secrets.factorKey);
  const begun = await db
    .insert(secondFactors)
    .values({ userId, secret: sealed, recoveryCodes: [] })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret: sealed, lastStep: null },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (begun.length === 0) {
    const message = 'Your account already has an authenticator app. Remove it before you add another.';
    throw new AppError('already_exists', { message });
  }
  return { secret, address: setupAddress(secret, user.username) };
}

/**
 * Turns sign-in in two steps on.
 * @returns the recovery codes, which cannot be read again
 * @throws AppError invalid_input for a wrong code, not_found where no app is being set up
 */
export async function confirmAuthenticator(
  deps: FactorDeps,
  userId: number,
  code: string,
): Promise<string[]> {
  const { db, clock, secrets } = deps;
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(and(ofUser(userId), isNull(secondFactors.confirmedAt)));
  if (!row) throw notFound('authenticator app');
  const step = stepOfCode(openSecret(row.secret, secrets.factorKey), code, clock.now());
  if (step === null) throw wrongCode();
  const codes = createRecoveryCodes();
  const recoveryCodes = codes.map((one) => hashRecoveryCode(one, secrets.factorKey));
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt: clock.now(), lastStep: step, recoveryCodes })
    // Another secret may have been made meanwhile.
    .where(and(ofUser(userId), isNull(secondFactors.confirmedAt), eq(secondFactors.secret, row.secret)))
    .returning({ userId: secondFactors.userId });
  if (confirmed.length === 0) throw wrongCode();
  return codes;
}

/** @throws AppError not_found where sign-in takes one step */
export async function renewRecoveryCodes({ db, secrets }: FactorDeps, userId: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  const recoveryCodes = codes.map((one) => hashRecoveryCode(one, secrets.factorKey));
  const renewed = await db
    .update(secondFactors)
    .set({ recoveryCodes })
    .where(and(ofUser(userId), isOn))
    .returning({ userId: secondFactors.userId });
  if (renewed.length === 0) throw notFound('authenticator app');
  return codes;
}

/** @returns whether there was one that counted */
export async function removeAuthenticator({ db }: Pick<FactorDeps, 'db'>, userId: number): Promise<boolean> {
  const [gone] = await db
    .delete(secondFactors)
    .where(ofUser(userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return gone?.confirmedAt != null;
}

/**
 * The second step of a sign-in, after the right password.
 * @param spend counts a try
 * @returns how it was passed; "none" where the account has no second step
 * @throws AppError code_required without a code, or with a wrong or used one
 */
export async function passSecondFactor(
  { db, clock, secrets }: FactorDeps,
  { userId, code, spend }: { userId: number; code: string | undefined; spend: () => Promise<void> },
): Promise<'none' | 'authenticator' | 'recovery_code'> {
  const [row] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(ofUser(userId), isOn));
  if (!row) return 'none';
  if (!code) throw codeRequired('Please enter the code from your authenticator app, or a recovery code.');
  await spend();
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const step = stepOfCode(openSecret(row.secret, secrets.factorKey), digits, clock.now());
    const taken =
      step === null
        ? []
        : await db
            .update(secondFactors)
            .set({ lastStep: step })
            .where(and(ofUser(userId), or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))))
            .returning({ userId: secondFactors.userId });
    if (taken.length === 0) throw codeRequired(WRONG_CODE);
    return 'authenticator';
  }
  const hash = hashRecoveryCode(code, secrets.factorKey);
  const taken = await db
    .update(secondFactors)
    .set({ recoveryCodes: sql`array_remove(${secondFactors.recoveryCodes}, ${hash})` })
    .where(and(ofUser(userId), sql`${hash} = any(${secondFactors.recoveryCodes})`))
    .returning({ userId: secondFactors.userId });
  if (taken.length === 0) throw codeRequired(WRONG_RECOVERY_CODE);
  return 'recovery_code';
}

const codeRequired = (message: string) =>
  new AppError('code_required', { message, fields: { code: message } });
