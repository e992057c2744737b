import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountExport } from '#contract/account.ts';
import { healthReadings } from '#server/database/schema/health-readings.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let url: string;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  // A fetch that is given up opens another line ahead of need, which no request ever comes on.
  t.app.server.closeAllConnections();
  await t.close();
});

/** More than lines of the network hold, so that it is not all sent before somebody reads. */
async function ownerOfMuch() {
  const { client, user } = await signedInClient(t);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (let chunk = 0; chunk < 10; chunk++) {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      userId: user.id,
      glucoseLevel: 90,
      readingTime: new Date(Date.UTC(2026, 0, 1, 0, chunk * 500 + index)),
      notes: 'n'.repeat(2000),
    }));
    await t.db.insert(healthReadings).values(rows);
  }
  return { headers: { cookie } };
}

test('a big download is whole, row after row', async () => {
  const response = await fetch(`${url}/api/account/export`, await ownerOfMuch());
  const data = accountExport.parse(await response.json());
  expect(data.healthReadings).toHaveLength(5000);
  expect(data.healthReadings.at(-1)).toMatchObject({ readingTime: '2026-01-04T11:19:00.000Z' });
});

test('whoever stops downloading gives back what was held, and too many at once are asked to wait', async () => {
  const owner = await ownerOfMuch();
  for (let round = 0; round < 3; round++) {
    const going = new AbortController();
    const open = () => fetch(`${url}/api/account/export`, { ...owner, signal: going.signal });
    const downloads = await Promise.all([open(), open(), open(), open()]);
    expect(downloads.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refused = await fetch(`${url}/api/account/export`, owner);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    await refused.text();
    going.abort();
    await expect
      .poll(
        async () => {
          const again = await fetch(`${url}/api/account/export`, owner);
          await again.text();
          return again.status;
        },
        { timeout: 20_000 },
      )
      .toBe(200);
  }
});
