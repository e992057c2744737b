import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /**
   * Resolves with where the mail went, in words for the log that hold neither address nor content; those of an error do
   * not either.
   */
  send(mail: Mail): Promise<string>;
}

type MailSettings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

/** Whether mails reach people, or become files that only the operator reads. */
export const sendsMail = (config: Pick<Config, 'SMTP_URL'>): boolean => config.SMTP_URL !== undefined;

/** Sends through `SMTP_URL`; without it each mail becomes a file in `DATA_DIR/outbox` that any mail program opens. */
export function createMailer(config: MailSettings): Mailer {
  return config.SMTP_URL ? smtpMailer(config.SMTP_URL, config.MAIL_FROM) : outboxMailer(config);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail).catch((error: unknown) => {
        throw withoutReply(error);
      });
      return 'mail server';
    },
  };
}

/** The server's words of a refusal may quote the address, and a spam filter's the link; their number tells enough. */
function withoutReply(error: unknown): unknown {
  if (!(error instanceof Error) || !('response' in error) || typeof error.response !== 'string') return error;
  const reply = 'responseCode' in error ? String(error.responseCode) : 'no number';
  const bare = new Error(error.message.replace(error.response, () => reply));
  return Object.assign(bare, 'code' in error && { code: error.code });
}

function outboxMailer(config: MailSettings): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from: config.MAIL_FROM },
  );
  const folder = path.resolve(config.DATA_DIR, 'outbox');
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
      const file = path.join(folder, name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message, { mode: 0o600 });
      return file;
    },
  };
}
