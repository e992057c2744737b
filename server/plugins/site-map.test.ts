import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { PUBLIC_URL: 'https://keto.example', TRUST_PROXY: 'true' } });
});
afterAll(() => t.close());

test('search engines are led to the pages that are the same for everyone, and past the calls', async () => {
  const robots = await t.app.inject('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Sitemap: https://keto.example/sitemap.xml']),
  );
  const siteMap = await t.app.inject('/sitemap.xml');
  expect(siteMap.headers['content-type']).toBe('application/xml; charset=utf-8');
  for (const path of ['/', '/science', '/handbook', '/handbook/net-carbs'])
    expect(siteMap.body).toContain(`<loc>https://keto.example${path}</loc>`);
  expect(siteMap.body).not.toContain('saved-pantry');
});
