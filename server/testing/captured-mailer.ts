import type { Mail, Mailer } from '../mail/mailer.ts';

/** Keeps mails instead of sending them. */
export class CapturedMailer implements Mailer {
  readonly mails: Mail[] = [];
  /** Set to let every delivery fail. */
  failure: Error | null = null;

  async send(mail: Mail): Promise<string> {
    if (this.failure) throw this.failure;
    this.mails.push(mail);
    return 'captured';
  }
}
