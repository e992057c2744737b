import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/users.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createResetToken, hashResetToken, RESET_TOKEN_LIFETIME_MS } from './reset-token.ts';

interface ResetDeps {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Mails a reset link to the account with this address; a newer link replaces an older one. Without such an account
 * nothing happens.
 * @returns whose account it is and where the mail went, or null
 */
export async function requestPasswordReset(
  deps: ResetDeps,
  username: string,
): Promise<{ userId: number; sentTo: string } | null> {
  const token = createResetToken();
  const expires = new Date(deps.clock.now().getTime() + RESET_TOKEN_LIFETIME_MS);
  const [user] = await deps.db
    .update(users)
    .set({ resetToken: hashResetToken(token), resetTokenExpires: expires })
    .where(eq(users.username, username))
    .returning({ userId: users.id, displayName: users.displayName });
  if (!user) return null;
  const sentTo = await deps.mailer.send({
    to: username,
    subject: 'Reset your Keto Navigator password',
    text: resetText(user.displayName, `${deps.publicUrl}/reset-password?token=${token}`),
  });
  return { userId: user.userId, sentTo };
}

function resetText(displayName: string | null, link: string): string {
  return [
    `Ahoy${displayName ? ` ${displayName}` : ''},`,
    '',
    'somebody asked for a new password for your Keto Navigator account.',
    'Open this address within one hour to choose one:',
    '',
    link,
    '',
    'It works once. If it was not you, leave this mail alone and nothing changes.',
    '',
    'Fair winds,',
    'Captain Keto',
  ].join('\n');
}
