import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { createLabelReader } from '#label-reader/label-reader.ts';
import { hostileFiles } from '#server/testing/hostile-files.ts';
import { guestClient, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { photoUpload } from '#server/testing/upload.ts';

const MB = 1024 * 1024;
/** What may be left behind after a hundred megabytes of hostile files: well below one decoded bomb. */
const MEMORY_LEFT_MB = 300;

const labelReader = createLabelReader();
let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' }, engines: { labelReader } });
});
afterAll(async () => {
  await labelReader.close();
  await t.close();
});

test('damaged, hostile and non-image files are refused clearly, and the memory comes back', {
  timeout: 300_000,
}, async () => {
  const client = await guestClient(t);
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(50);
  const before = process.memoryUsage().rss;
  const wrong: string[] = [];
  const codes = new Set<string>();
  for (const [name, file] of files) {
    const { body, headers } = await photoUpload(file);
    const response = await client.post('/api/analyze-nutrition', body, { headers });
    const refusal = errorBody.safeParse(response.json());
    const isClear = refusal.success && refusal.data.message.length > 10;
    if (response.statusCode < 400 || response.statusCode > 499 || !isClear) {
      wrong.push(`${name}: ${response.statusCode} ${response.body.slice(0, 200)}`);
    }
    if (refusal.success) codes.add(refusal.data.code);
  }
  expect(wrong).toEqual([]);
  expect([...codes].sort()).toEqual([
    'label_unclear',
    'no_label',
    'too_large',
    'unreadable_image',
    'unsupported_type',
  ]);
  await labelReader.close();
  const left = (process.memoryUsage().rss - before) / MB;
  expect(left).toBeLessThan(MEMORY_LEFT_MB);
  expect((await client.get('/healthz')).statusCode).toBe(200);
});
