import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Received {
  from: string;
  to: string[];
  /** Head and body as they came, in quoted-printable. */
  message: string;
}

export interface MailServer {
  port: number;
  /** In the order they came. */
  received: Received[];
  close(): Promise<void>;
}

/** A real mail server on a free port; it knows the one account `keto` with the password `pass`, and asks nobody for it. */
export async function openMailServer(): Promise<MailServer> {
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
  // A refused sign-in is reported here too; the sender's error is what counts.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}
