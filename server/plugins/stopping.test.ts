import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { openTestApp } from '#server/testing/test-app.ts';

test('a stopping server finishes what it has begun and refuses what still comes on its open lines', async () => {
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const t = await openTestApp({
    engines: {
      coach: {
        async *answer() {
          asked.resolve();
          await mayAnswer.promise;
          yield { type: 'text', text: 'Aye.' };
        },
        close: async () => {},
      },
    },
  });
  const { port } = new URL(await t.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  const body = JSON.stringify({ question: 'Are eggs keto?' });
  const head = ['POST /api/ask HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  socket.write([...head, `Content-Length: ${body.length}`, '', body].join('\r\n'));
  await asked.promise;

  const closed = t.close();
  await expect.poll(() => t.app.server.listening).toBe(false);
  socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => t.log.lines('stopping')).toHaveLength(1);
  mayAnswer.resolve();
  await Promise.all([once(socket, 'close'), closed]);

  const [, first = '', second = ''] = answers.split('HTTP/1.1 ');
  expect(first).toMatch(/^200 /);
  expect(first).toContain('Aye.');
  expect(second).toMatch(/^503 /);
  expect(second).toMatch(/retry-after: 5/i);
  expect(second).toContain('"message":"The server is being restarted. Please try again in a moment."');
});

test('readiness fails first: everything else is served, and each answer ends its connection', async () => {
  const t = await openTestApp();
  expect((await t.client().get('/readyz')).headers.connection).not.toBe('close');
  t.app.stopping.failReadiness();
  const ready = await t.client().get('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(errorBody.parse(ready.json()).code).toBe('unavailable');
  for (const response of [await t.client().get('/healthz'), await t.client().post('/api/login-guest')]) {
    expect(response.statusCode).toBe(200);
    expect(response.headers.connection).toBe('close');
  }
  await t.close();
});

test('handing over drops what a proxy may ask of another server and serves what it must not repeat', async () => {
  const t = await openTestApp();
  const url = await t.app.listen({ host: '127.0.0.1', port: 0 });
  t.app.stopping.failReadiness();
  const handedOver = t.app.stopping.handOver();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  for (const path of ['/api/user', '/', '/readyz']) {
    await expect(fetch(`${url}${path}`)).rejects.toThrow('fetch failed');
  }
  const written = await fetch(`${url}/api/login-guest`, { method: 'POST' });
  expect([written.status, written.headers.get('connection')]).toEqual([200, 'close']);
  await handedOver;
  await t.close();
});
