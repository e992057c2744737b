import { eq } from 'drizzle-orm';
import type { AccountEventKind } from '#contract/account-events.ts';
import { users } from '../../../database/schema/users.ts';
import type { AccountDeps } from '../account-deps.ts';
import { letter } from '../letter.ts';

/** What the owner is told of at once, in case it was somebody else: subject and what happened. */
const NOTICES = {
  signed_in_new_device: [
    'New sign-in to your Keto Navigator account',
    'A new device signed in to your account',
  ],
  password_changed: ['Your Keto Navigator password was changed', 'The password for your account was changed'],
  password_reset: ['Your Keto Navigator password was reset', 'The password for your account was reset'],
  authenticator_added: ['Two-step sign-in is on', 'An authenticator app was added to your account'],
  authenticator_removed: ['Two-step sign-in is off', 'The authenticator app was removed from your account'],
  recovery_code_used: [
    'A recovery code was used',
    'A recovery code was used to sign in to your account. It will not work again',
  ],
  recovery_codes_renewed: [
    'Your recovery codes were renewed',
    'New recovery codes were made for your account. The old ones no longer work',
  ],
  passkey_added: ['A passkey was added', 'A passkey was added to your account'],
  email_change_asked: [
    'Your email address may change',
    'Somebody who knows your password asked to change the email address of your account. The address will change when somebody opens the link we sent to the new one',
  ],
  email_changed: [
    'Your Keto Navigator email address was changed',
    'Your account has a new email address now. This is our last email to the old one',
  ],
  passkey_removed: ['A passkey was removed', 'A passkey was removed from your account'],
} as const satisfies Partial<Record<AccountEventKind, readonly [subject: string, what: string]>>;
type NoticeKind = keyof typeof NOTICES;

export const isNotice = (kind: AccountEventKind): kind is NoticeKind => kind in NOTICES;

interface Happened {
  userId: number;
  kind: NoticeKind;
  device: string;
  happenedAt: Date;
  /** Where it is mailed in place of the address of now. */
  to?: string | undefined;
}

/** Mails the owner of the account; one that was deleted meanwhile has none. */
export async function sendNotice(
  { db, mailer, config }: Pick<AccountDeps, 'db' | 'mailer' | 'config'>,
  event: Happened,
): Promise<void> {
  const [owner] = await db
    .select({ username: users.username, displayName: users.displayName })
    .from(users)
    .where(eq(users.id, event.userId));
  if (!owner) return;
  const text = noticeText(event, owner.displayName, config.PUBLIC_URL);
  await mailer.send({ to: event.to ?? owner.username, subject: NOTICES[event.kind][0], text });
}

function noticeText(event: Happened, displayName: string | null, publicUrl: string): string {
  const when = `${event.happenedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return letter(displayName, [
    `${NOTICES[event.kind][1]}.`,
    '',
    `When: ${when}`,
    `Device: ${event.device || 'unknown'}`,
    '',
    "If that was you, you don't need to do anything.",
    "If that wasn't you, choose a new password and sign out every other device here:",
    '',
    `${publicUrl}/account`,
  ]);
}
