import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createApi } from './api.ts';
import { ApiError, ConnectionError, errorText, toApiError } from './api-error.ts';

interface Seen {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise<void>((done) => (server ? server.close(() => done()) : done()));
  server = undefined;
});

/** A real server for one test; `answer` gets every request once its body is in. */
async function serve(answer: (request: Seen, response: ServerResponse) => void) {
  const seen: Seen[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const one = { method: request.method, headers: request.headers, body };
    seen.push(one);
    answer(one, response);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const ids: { current: string | null } = { current: null };
  const api = createApi({
    baseUrl: `http://127.0.0.1:${port}`,
    readGuestId: () => ids.current,
    storeGuestId: (id) => {
      ids.current = id;
    },
  });
  return { api, seen, ids };
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const named = z.object({ name: z.string() });

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('without a parser the answer is taken as it came', async () => {
  const { api } = await serve((_, response) => json(response, 200, { name: 7 }));
  expect(await api.get('/x', null)).toEqual({ name: 7 });
});

test('a body is sent as JSON with its content type', async () => {
  const { api, seen } = await serve((_, response) => json(response, 200, { name: 'a' }));
  expect(await api.post('/x', named, { body: { q: 1 } })).toEqual({ name: 'a' });
  expect(seen[0]).toMatchObject({ method: 'POST', body: '{"q":1}' });
  expect(seen[0]?.headers['content-type']).toBe('application/json');
});

test('a call without a body carries no content type', async () => {
  const { api, seen } = await serve((_, response) => json(response, 200, { name: 'a' }));
  await api.get('/x', named);
  await api.run('POST', '/x');
  expect(seen.map((one) => one.headers['content-type'])).toEqual([undefined, undefined]);
});

test('a form keeps the content type that names its boundary', async () => {
  const { api, seen } = await serve((_, response) => json(response, 200, { name: 'a' }));
  const form = new FormData();
  form.append('image', new Blob(['x'], { type: 'image/png' }), 'x.png');
  await api.post('/x', named, { body: form });
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

test('the guest id is sent once it is known, and a returned one replaces it', async () => {
  let next = 'first';
  const { api, seen, ids } = await serve((_, response) => {
    response.setHeader('x-guest-user-id', next);
    json(response, 200, { name: 'a' });
  });
  await api.get('/x', named);
  next = 'second';
  await api.get('/x', named);
  expect(seen.map((one) => one.headers['x-guest-user-id'])).toEqual([undefined, 'first']);
  expect(ids.current).toBe('second');
});

test('the guest id of a refusal is kept too', async () => {
  const { api, ids } = await serve((_, response) => {
    response.setHeader('x-guest-user-id', 'replaced');
    json(response, 401, { code: 'not_signed_in', message: 'Please sign in', requestId: 'r' });
  });
  await failure(api.get('/x', named));
  expect(ids.current).toBe('replaced');
});

test('a refusal reads "status: message" and keeps code, fields and request id', async () => {
  const { api } = await serve((_, response) =>
    json(response, 409, {
      code: 'already_exists',
      message: 'This address has an account',
      requestId: 'r-7',
      fields: { username: 'Taken' },
    }),
  );
  const error = await failure(api.post('/x', named, { body: {} }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: '409: This address has an account',
    serverMessage: 'This address has an account',
    status: 409,
    code: 'already_exists',
    requestId: 'r-7',
    fields: { username: 'Taken' },
  });
});

test.each([
  ['a plain body', 'Bad gateway here', '502: Bad gateway here'],
  ['JSON of someone else', '{"oops":1}', '502: {"oops":1}'],
  ['an empty body', '', '502: Bad Gateway'],
])('a refusal with %s shows what there is', async (_, body, message) => {
  const { api } = await serve((_request, response) => response.writeHead(502).end(body));
  const error = await failure(api.get('/x', named));
  expect(error).toMatchObject({ message, code: null, fields: {}, requestId: null });
});

test('a status without a word, as HTTP/2 sends it, is told by the fallback', async () => {
  const error = await toApiError(new Response('', { status: 502, statusText: '' }));
  expect(error.message).toBe('502: ');
  expect(errorText(error, 'An error occurred')).toBe('An error occurred');
  expect(errorText('thrown text', 'An error occurred')).toBe('An error occurred');
});

test('an answer of the wrong shape is refused', async () => {
  const { api } = await serve((_, response) => json(response, 200, { name: 7 }));
  expect(await failure(api.get('/x', named))).toBeInstanceOf(z.ZodError);
});

test('no answer at all is a connection error in words', async () => {
  const { api } = await serve((_, response) => response.destroy());
  const error = await failure(api.get('/x', named));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(errorText(error, 'fallback')).toMatch(/could not be reached/);
});

test('an aborted call says so and is no connection error', async () => {
  const abort = new AbortController();
  const { api } = await serve(() => abort.abort());
  expect(await failure(api.get('/x', named, { signal: abort.signal }))).toMatchObject({ name: 'AbortError' });
});

const counted = z.object({ n: z.number() });

test('the events of a stream come in order, whatever the chunks', async () => {
  const { api, seen } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hello\n\ndata: {"n"');
    response.write(':1}\n\ndata: {"n":2}\r\n\r\nevent: x\nda');
    response.end('ta: {"n":\ndata: 3}\n\ndata: {"n":4}');
  });
  const events: number[] = [];
  for await (const event of api.stream('/x', counted, { body: { q: 1 } })) events.push(event.n);
  expect(events).toEqual([1, 2, 3, 4]);
  expect(seen[0]?.headers.accept).toBe('text/event-stream');
});

test('letters that arrive in halves are put together', async () => {
  const bytes = Buffer.from('data: {"name":"é"}\n\n');
  const { api } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(bytes.subarray(0, 16), () => response.end(bytes.subarray(16)));
  });
  const names: string[] = [];
  for await (const event of api.stream('/x', named, {})) names.push(event.name);
  expect(names).toEqual(['é']);
});

test('a refusal before the stream begins is an ApiError', async () => {
  const { api } = await serve((_, response) =>
    json(response, 429, { code: 'too_many_requests', message: 'Wait', requestId: 'r' }),
  );
  expect(await failure(api.stream('/x', counted, {}).next())).toMatchObject({ message: '429: Wait' });
});

test('a line cut in the middle of a stream is a connection error after what came', async () => {
  const { api } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"n":1}\n\n', () => response.destroy());
  });
  const events: number[] = [];
  const reading = (async () => {
    for await (const event of api.stream('/x', counted, {})) events.push(event.n);
  })();
  expect(await failure(reading)).toBeInstanceOf(ConnectionError);
  expect(events).toEqual([1]);
});

test('leaving the loop early closes the stream', async () => {
  let closed: () => void = () => undefined;
  const isClosed = new Promise<void>((done) => {
    closed = done;
  });
  const { api } = await serve((_, response) => {
    response.on('close', closed);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"n":1}\n\n');
  });
  for await (const event of api.stream('/x', counted, {})) if (event.n === 1) break;
  await isClosed;
});
