import { eq } from 'drizzle-orm';
import { users } from '../../../database/schema/users.ts';
import type { AccountDeps } from '../account-deps.ts';
import { letter } from '../letter.ts';
import { createMailLink, type OfAccount } from './mail-link.ts';

type MailDeps = Pick<AccountDeps, 'db' | 'clock' | 'mailer' | 'config' | 'limits'>;

/**
 * Mails the link that verifies an account's address, or moves the account to a new one; where the new one has an
 * account, its owner is told in its place. Called after the answer, so that neither its words nor its time tell which
 * it was.
 * @returns where the mail went, for the log; null where that address was mailed to often enough
 */
export async function mailAccountLink(deps: MailDeps, link: OfAccount): Promise<string | null> {
  const { db, mailer, limits } = deps;
  const publicUrl = deps.config.PUBLIC_URL;
  const { kind, email } = link;
  // For a taken address too, though nobody gets it: the asker's download lists it, and their older link ends by it.
  const token = await createMailLink(deps, link);
  if (kind === 'change') {
    const [owner] = await db
      .select({ displayName: users.displayName })
      .from(users)
      .where(eq(users.username, email));
    if (!(await limits.allows(owner ? 'stranger_mail' : 'newcomer_mail', email))) return null;
    if (owner) {
      const subject = 'Your email address already has an account';
      return mailer.send({ to: email, subject, text: takenText(owner.displayName, publicUrl) });
    }
  }
  const { subject, what } = WORDS[kind];
  return mailer.send({
    to: email,
    subject,
    text: linkText(what, `${publicUrl}/confirm-email?token=${token}`),
  });
}

const WORDS = {
  verify: {
    subject: 'Confirm your email address',
    what: 'Somebody asked to confirm that this email address belongs to your Keto Navigator account.',
  },
  change: {
    subject: 'Confirm your new email address',
    what: 'Somebody asked to use this email address for their Keto Navigator account.',
  },
} as const;

const linkText = (what: string, link: string) =>
  letter(null, [
    what,
    'Was it you? Open this link within 24 hours and enter your password:',
    '',
    link,
    '',
    "The link works once. If it wasn't you, ignore this email and nothing will change.",
  ]);

const takenText = (displayName: string | null, publicUrl: string) =>
  letter(displayName, [
    'Somebody tried to move their Keto Navigator account to this email address. This address already has an account, so nothing has changed.',
    '',
    `Was it you? Sign in with this address at ${publicUrl}, or use a different address for your other account.`,
    "If it wasn't you, you don't need to do anything.",
  ]);
