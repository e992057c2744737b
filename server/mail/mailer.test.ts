import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

interface Received {
  from: string;
  to: string[];
  message: string;
}

/** A real mail server on a free port that accepts one account. */
async function startSmtpServer() {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'keto' && password === 'pass' ? done(null, { user: username }) : done(new Error('no')),
    async onData(stream, session, done) {
      let message = '';
      for await (const chunk of stream) message += String(chunk);
      const { mailFrom, rcptTo } = session.envelope;
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map((to) => to.address), message });
      done();
    },
  });
  // The refused sign-in below is reported here too; the sender's error is what counts.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

test('through a mail server', async () => {
  const smtp = await startSmtpServer();
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
  const smtp = await startSmtpServer();
  const mailer = createMailer({
    SMTP_URL: `smtp://keto:wrong@127.0.0.1:${smtp.port}`,
    MAIL_FROM,
    DATA_DIR: folder,
  });
  await expect(mailer.send(mail)).rejects.toThrow(/Invalid login/);
  await smtp.close();
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
