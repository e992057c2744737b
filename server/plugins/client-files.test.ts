import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_PATHS, pageFile } from '#contract/page-paths.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';

const SCRIPT = 'export const words = "salt salt salt";';
const PACK = gzipSync(SCRIPT.repeat(1000), { level: 0 });

let t: TestApp;
let folder: string;
const write = async (name: string, text: string | Buffer) => {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};
const page = (name: string) => `<!doctype html><title>${name}</title>`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'client-'));
  for (const address of [...PAGE_PATHS, '/handbook/net-carbs', 'not-found'])
    await write(pageFile(address), page(address));
  await write('handbook.pack', PACK);
  await write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('assets/index-abc123.js', SCRIPT);
  await write('assets/index-abc123.js.br', brotliCompressSync(SCRIPT));
  await write('assets/index-abc123.js.gz', gzipSync(SCRIPT));
  t = await openTestApp({ clientDir: folder });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'GET', url, headers });

test.each<readonly [url: string, address: string]>([
  ...PAGE_PATHS.map((address) => [address, address] as const),
  ['/handbook/net-carbs', '/handbook/net-carbs'],
  ['/saved-pantry/', '/saved-pantry'],
  ['/reset-password?token=abc', '/reset-password'],
  ['/tracking/?view=charts', '/tracking'],
])('%s is the page of %s', async (url, address) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.body).toBe(page(address));
});

test.each([
  '/nowhere',
  '/handbook/no-such-article',
  '/assets',
  '/saved-pantry/1',
  '/assets/missing.js',
  '/..%2f..%2fpackage.json',
  '/../package.json',
  '/%00',
  '//example.org',
])('%s is not found, and the page says so', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe(page('not-found'));
});

test('hashed files are kept for good, others are asked for again', async () => {
  const script = await get('/assets/index-abc123.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-type']).toContain('javascript');
  const icon = await get('/icon.svg');
  expect(icon.headers['cache-control']).toBe('no-cache');
  expect(icon.headers['content-type']).toContain('image/svg+xml');
});

test('what has not changed is not sent again', async () => {
  const first = await get('/science');
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\//);
  for (const known of [etag, `"other", ${etag}`]) {
    const again = await get('/science', { 'if-none-match': known });
    expect(again.statusCode, known).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['cache-control']).toBe('no-cache');
  }
  await write('science.html', page('A new edition'));
  const changed = await get('/science', { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toBe(page('A new edition'));
  await write('science.html', page('/science'));
});

test('each page tells whether the browser brought a session, also where it has not changed', async () => {
  const told = async (headers: Record<string, string>) =>
    (await get('/science', headers)).headers['server-timing'];
  const etag = String((await get('/science')).headers.etag);
  expect(await told({})).toBe('session;desc=none');
  expect(await told({ cookie: 'theme=dark; keto_session=x.y' })).toBe('session;desc=some');
  expect(await told({ cookie: 'keto_session=x.y', 'if-none-match': etag })).toBe('session;desc=some');
});

test('an address without a page stays not found, whatever the browser knows', async () => {
  const etag = String((await get('/nowhere')).headers.etag);
  for (const [name, value] of [
    ['if-none-match', etag],
    ['range', 'bytes=0-3'],
  ] as const) {
    const response = await get('/nowhere', { [name]: value });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(page('not-found'));
  }
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('a browser that takes %s gets %s', async (accepted, encoding, unpack) => {
  const response = await get('/assets/index-abc123.js', { 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers.vary).toBe('accept-encoding');
  expect(response.headers['content-type']).toContain('javascript');
  expect(unpack(response.rawPayload).toString()).toBe(SCRIPT);
});

test('each encoding has a tag of its own, and none is forced on anybody', async () => {
  const plain = await get('/assets/index-abc123.js', { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('accept-encoding');
  expect(plain.body).toBe(SCRIPT);
  const packed = await get('/assets/index-abc123.js', { 'accept-encoding': 'br' });
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
});

test('a part of a file is sent alone, packed or not; a part that it has not is refused', async () => {
  const part = (range: string, encoding: string) =>
    get('/assets/index-abc123.js', { range, 'accept-encoding': encoding });
  const plain = await part('bytes=7-11', 'identity');
  expect(plain.statusCode).toBe(206);
  expect(plain.headers['content-range']).toBe(`bytes 7-11/${SCRIPT.length}`);
  expect(plain.body).toBe('const');
  const packed = await part('bytes=0-3', 'br');
  expect(packed.statusCode).toBe(206);
  expect(packed.rawPayload).toEqual(brotliCompressSync(SCRIPT).subarray(0, 4));
  expect((await part('bytes=900-', 'identity')).statusCode).toBe(416);
});

test('a file of packed bytes is sent as it is', async () => {
  const response = await get('/handbook.pack', { 'accept-encoding': 'br, gzip' });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.rawPayload).toEqual(PACK);
});

test('a HEAD tells the same without the page', async () => {
  const response = await t.app.inject({ method: 'HEAD', url: '/science' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-length']).toBe(String(page('/science').length));
  expect(response.body).toBe('');
});

test('under /api nothing falls back to a page', async () => {
  for (const url of ['/api', '/api/nowhere']) {
    const response = await get(url);
    expect(response.statusCode, url).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'not_found',
      message: 'There is nothing at this address.',
    });
  }
});

test('pages are read, not written', async () => {
  const response = await t.client().post('/getting-started');
  expect(response.statusCode).toBe(404);
  expect(response.json().code).toBe('not_found');
});
