import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Coach } from '#coach/coach.ts';
import { GUEST_ID_HEADER } from '#contract/auth.ts';
import { guestClient, openTestApp, type TestApp } from '#server/testing/test-app.ts';

/** Short, so that a test need not wait; only the stalled uploads come near it. */
const STALL_MS = 300;
const FORM_LENGTH = 70;

let t: TestApp;
let port: number;
let lastLine: Socket | null = null;
/** Milliseconds without a byte after which the line would be cut while a question is being answered; 0 is never. */
let limitWhileAnswering: number | undefined;

beforeAll(async () => {
  const coach: Coach = {
    async *answer() {
      limitWhileAnswering = lastLine?.timeout;
      yield { type: 'text', text: 'Aye.' };
    },
    close: async () => {},
  };
  t = await openTestApp({ stallLimitMs: STALL_MS, engines: { coach } });
  t.app.server.on('connection', (socket) => {
    lastLine = socket;
  });
  port = Number(new URL(await t.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => t.close());

/** A line on which a request's head and the first part of its body were sent. */
async function beginUpload(head: string[], part: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...head, 'Host: localhost', '', part].join('\r\n'));
  return socket;
}

/** All that comes until the server closes the line. */
async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return text;
}

const login = [
  'POST /api/login HTTP/1.1',
  'Content-Type: application/json',
  `Content-Length: ${FORM_LENGTH}`,
];

test.each([
  ['a form', login, '{"username": '],
  [
    'a photo',
    [
      'POST /api/analyze-nutrition HTTP/1.1',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 9000',
    ],
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n',
  ],
])('%s that stalls on its way is answered and its line closed', async (name, head, part) => {
  const guest = await guestClient(t);
  const socket = await beginUpload([...head, `${GUEST_ID_HEADER}: ${guest.guestId}`], part);
  const answer = await answerOn(socket);
  expect(answer, name).toMatch(/^HTTP\/1\.1 504 /);
  expect(answer).toContain('"code":"timed_out","message":"The upload stopped partway. Please try again."');
});

test('an upload that moves slowly arrives, however long it takes in all', async () => {
  const body = JSON.stringify({ username: 'nobody@example.org', password: 'Sail4the-win' }).padEnd(
    FORM_LENGTH,
  );
  const socket = await beginUpload([...login, 'Connection: close'], body.slice(0, 1));
  const answer = answerOn(socket);
  for (const letter of body.slice(1)) {
    await new Promise((resolve) => setTimeout(resolve, STALL_MS / 10));
    socket.write(letter);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
});

test('while an answer is made the line may be silent', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/api/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ question: 'Are eggs keto?' }),
  });
  expect(await response.text()).toContain('Aye.');
  expect(limitWhileAnswering).toBe(0);
});

test('heads and whole requests have limits of their own', () => {
  expect(t.app.server).toMatchObject({
    requestTimeout: 900_000,
    headersTimeout: 20_000,
    keepAliveTimeout: 72_000,
    timeout: 0,
  });
});
