import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_PATHS } from '#contract/page-paths.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'client-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Keto</title>');
  await writeFile(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'assets', 'index-abc123.js'), 'export {};');
  t = await openTestApp({ clientDir: folder });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

test.each([...PAGE_PATHS, '/handbook/net-carbs', '/saved-pantry/', '/reset-password?token=abc'])(
  '%s is a page',
  async (url) => {
    const response = await t.client().get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('<title>Keto</title>');
  },
);

test.each(['/nowhere', '/handbook', '/saved-pantry/1', '/assets/missing.js', '/..%2f..%2fpackage.json'])(
  '%s is not found, and the client says so',
  async (url) => {
    const response = await t.client().get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<title>Keto</title>');
  },
);

test('hashed files are kept for good, others are asked for again', async () => {
  const script = await t.client().get('/assets/index-abc123.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-type']).toContain('javascript');
  const icon = await t.client().get('/icon.svg');
  expect(icon.headers['cache-control']).toBe('no-cache');
  expect(icon.headers['content-type']).toContain('image/svg+xml');
});

test('under /api nothing falls back to a page', async () => {
  for (const url of ['/api', '/api/nowhere']) {
    const response = await t.client().get(url);
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
