import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMailServer } from '#tests/mail-server.ts';
import { createMailer } from './mailer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

const mail = {
  to: 'ada@example.org',
  subject: 'Ahoy',
  text: 'Fair winds: https://keto.example.org/?token=abc=def',
};
const MAIL_FROM = 'Keto Navigator <captain@example.org>';

test('through a mail server', async () => {
  const smtp = await openMailServer();
  const mailer = createMailer({
    SMTP_URL: `smtp://keto:pass@127.0.0.1:${smtp.port}`,
    MAIL_FROM,
    DATA_DIR: folder,
  });
  expect(await mailer.send(mail)).toBe('mail server');
  await smtp.close();
  expect(smtp.received).toMatchObject([{ from: 'captain@example.org', to: ['ada@example.org'] }]);
  expect(smtp.received[0]?.message).toContain('Subject: Ahoy');
  expect(smtp.received[0]?.message).toContain('From: Keto Navigator <captain@example.org>');
  expect(await readdir(folder)).toEqual([]);
});

test('a mail server that refuses is an error', async () => {
  const smtp = await openMailServer();
  const mailer = createMailer({
    SMTP_URL: `smtp://keto:wrong@127.0.0.1:${smtp.port}`,
    MAIL_FROM,
    DATA_DIR: folder,
  });
  await expect(mailer.send(mail)).rejects.toThrow(/Invalid login/);
  await smtp.close();
});

test('what a mail server quotes of a mail it refuses stays out of the error', async () => {
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}>: unknown here`)),
  });
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const mailer = createMailer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM, DATA_DIR: folder });
  const refused = await mailer.send(mail).catch((error: unknown) => error);
  expect(inspect(refused)).not.toContain(mail.to);
  expect(refused).toMatchObject({
    code: 'EENVELOPE',
    message: "Can't send mail - all recipients were rejected: 550",
  });
  await new Promise<void>((resolve) => smtp.close(resolve));
});

test('without a mail server, as a file that only its owner reads', async () => {
  const mailer = createMailer({ MAIL_FROM, DATA_DIR: folder });
  const file = await mailer.send(mail);
  expect(path.dirname(file)).toBe(path.join(folder, 'outbox'));
  expect(file).toMatch(/\.eml$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const message = await readFile(file, 'utf8');
  expect(message).toContain('To: ada@example.org');
  expect(message).toContain('https://keto.example.org/?token=');
});
