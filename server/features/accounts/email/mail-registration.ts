import { eq } from 'drizzle-orm';
import { users } from '../../../database/schema/users.ts';
import type { AccountDeps } from '../account-deps.ts';
import { letter } from '../letter.ts';
import { createMailLink, type Registration } from './mail-link.ts';

type MailDeps = Pick<AccountDeps, 'db' | 'clock' | 'mailer' | 'config' | 'limits'>;

/**
 * Mails the link that finishes a registration; where the address has an account, its owner is told of that in its
 * place. Called after the answer, so that neither its words nor its time tell which it was.
 * @returns where the mail went, for the log; null where the address was mailed to often enough
 */
export async function mailRegistration(
  deps: MailDeps,
  registration: Omit<Registration, 'kind'>,
): Promise<string | null> {
  const { db, mailer, limits } = deps;
  const publicUrl = deps.config.PUBLIC_URL;
  const { email } = registration;
  const [owner] = await db
    .select({ displayName: users.displayName })
    .from(users)
    .where(eq(users.username, email));
  if (!(await limits.allows(owner ? 'stranger_mail' : 'newcomer_mail', email))) return null;
  if (owner) {
    const subject = 'You already have a Keto Navigator account';
    return mailer.send({ to: email, subject, text: knownText(owner.displayName, publicUrl) });
  }
  const token = await createMailLink(deps, { kind: 'register', ...registration });
  const text = newcomerText(`${publicUrl}/confirm-email?token=${token}`);
  return mailer.send({ to: email, subject: 'Finish your Keto Navigator account', text });
}

const newcomerText = (link: string) =>
  letter(null, [
    'Somebody started a Keto Navigator account with this email address.',
    'Was it you? Open this link within 24 hours and enter the password you chose:',
    '',
    link,
    '',
    "The link works once. If it wasn't you, ignore this email and no account will be created.",
  ]);

const knownText = (displayName: string | null, publicUrl: string) =>
  letter(displayName, [
    'Somebody tried to create a Keto Navigator account with this email address. You already have one.',
    `Was it you? Sign in at ${publicUrl}, or ask for a new password here:`,
    '',
    `${publicUrl}/reset-password`,
    '',
    "If it wasn't you, you don't need to do anything: nothing has changed.",
  ]);
