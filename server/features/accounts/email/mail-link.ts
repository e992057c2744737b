import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/client.ts';
import { mailLinks } from '../../../database/schema/mail-links.ts';
import { AppError } from '../../../errors.ts';
import type { AccountDeps } from '../account-deps.ts';
import { createResetToken, hashResetToken } from '../reset-token.ts';

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** What a link stands for. `email` is where it was mailed, `passwordHash` argon2id in PHC string form. */
export type Registration = {
  kind: 'register';
  email: string;
  passwordHash: string;
  displayName: string | null;
};
export type OfAccount = { kind: 'verify' | 'change'; email: string; userId: number };
type Opened = { tokenHash: string };

type LinkDeps = Pick<AccountDeps, 'db' | 'clock'>;

/**
 * Keeps a link for 24 hours; it takes the place of an older one of the same address or, where it is of an account, of
 * the same account and kind.
 * @returns the token for the mail, which is stored nowhere
 */
export async function createMailLink(
  { db, clock }: LinkDeps,
  link: Registration | OfAccount,
): Promise<string> {
  const token = createResetToken();
  const createdAt = clock.now();
  const row = {
    userId: null,
    passwordHash: null,
    displayName: null,
    ...link,
    tokenHash: hashResetToken(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + LIFETIME_MS),
  };
  const older =
    link.kind === 'register'
      ? { target: [mailLinks.email], targetWhere: sql`${mailLinks.userId} is null` }
      : { target: [mailLinks.userId, mailLinks.kind] };
  await db
    .insert(mailLinks)
    .values(row)
    .onConflictDoUpdate({ ...older, set: row });
  return token;
}

/** @throws AppError invalid_input where the link is unknown, used, replaced or older than a day */
export async function findMailLink(
  { db, clock }: LinkDeps,
  token: string,
): Promise<(Registration & Opened) | (OfAccount & Opened)> {
  const tokenHash = hashResetToken(token);
  const [row] = await db.select().from(mailLinks).where(isLive(tokenHash, clock.now()));
  if (!row) throw linkNoLongerValid();
  const { kind, email, userId, passwordHash, displayName } = row;
  if (kind !== 'register' && userId !== null) return { kind, email, userId, tokenHash };
  if (kind === 'register' && passwordHash !== null)
    return { kind, email, passwordHash, displayName, tokenHash };
  throw linkNoLongerValid();
}

/**
 * Uses a link up, within the transaction of what it is used for: of two uses at once only one succeeds.
 * @throws AppError invalid_input where it is no longer there
 */
export async function takeMailLink(tx: Queries, tokenHash: string, now: Date): Promise<void> {
  const taken = await tx
    .delete(mailLinks)
    .where(isLive(tokenHash, now))
    .returning({ tokenHash: mailLinks.tokenHash });
  if (taken.length === 0) throw linkNoLongerValid();
}

const isLive = (tokenHash: string, now: Date) =>
  and(eq(mailLinks.tokenHash, tokenHash), gt(mailLinks.expiresAt, now));

export function linkNoLongerValid(): AppError {
  const message =
    'This link no longer works: it was already used, replaced by a newer one, or is more than a day old. Please ask for a new one.';
  return new AppError('invalid_input', { message, fields: { token: message } });
}

/** Another account got the address before the link was opened. */
export function addressTaken(): AppError {
  const message =
    'This email address already has an account, so you can’t use this link. Please sign in to that account, or choose a new password for it.';
  return new AppError('invalid_input', { message, fields: { token: message } });
}
