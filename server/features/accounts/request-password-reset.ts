import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/users.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { letter } from './letter.ts';
import { createResetToken, hashResetToken, RESET_TOKEN_LIFETIME_MS } from './reset-token.ts';

/** A link this young is on its way still: it works, and no other is mailed. */
const ON_ITS_WAY_MS = 2 * 60 * 1000;

interface ResetDeps {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Mails a reset link to the account with this address; a newer link replaces an older one. Without such an account
 * nothing happens, nor within two minutes of the last link: strangers can neither flood the owner nor block the way in.
 * @returns whose account it is and where the mail went, or null
 */
export async function requestPasswordReset(
  deps: ResetDeps,
  username: string,
): Promise<{ userId: number; sentTo: string } | null> {
  const token = createResetToken();
  const now = deps.clock.now().getTime();
  const expires = new Date(now + RESET_TOKEN_LIFETIME_MS);
  const noneOnItsWay = or(
    isNull(users.resetTokenExpires),
    lte(users.resetTokenExpires, new Date(now + RESET_TOKEN_LIFETIME_MS - ON_ITS_WAY_MS)),
  );
  const [user] = await deps.db
    .update(users)
    .set({ resetToken: hashResetToken(token), resetTokenExpires: expires })
    .where(and(eq(users.username, username), noneOnItsWay))
    .returning({ userId: users.id, displayName: users.displayName });
  if (!user) return null;
  const text = resetText(user.displayName, `${deps.publicUrl}/reset-password?token=${token}`);
  try {
    const mail = { to: username, subject: 'Reset your Keto Navigator password', text };
    return { userId: user.userId, sentTo: await deps.mailer.send(mail) };
  } catch (error) {
    // Nothing is on its way, so the next try must not wait for it.
    await deps.db
      .update(users)
      .set({ resetToken: null, resetTokenExpires: null })
      .where(and(eq(users.id, user.userId), eq(users.resetToken, hashResetToken(token))));
    throw error;
  }
}

const resetText = (displayName: string | null, link: string) =>
  letter(displayName, [
    'Somebody asked for a new password for your Keto Navigator account.',
    'Open this link within one hour to choose one:',
    '',
    link,
    '',
    "The link works once. If it wasn't you, ignore this email and nothing will change.",
  ]);
