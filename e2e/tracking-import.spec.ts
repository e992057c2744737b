import { expect, test } from './fixtures.ts';

/** Somewhat more than one import takes. */
const LINES = 20_101;

test('a long sensor file is stored in parts with its progress; what was stored is not stored twice', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  const start = Date.UTC(2026, 0, 1);
  const minute = (at: number) => new Date(start + at * 60_000).toISOString();
  const rows = Array.from(
    { length: LINES },
    (_, at) => `${minute(at)},${at === 20_050 ? 'Low' : 90 + (at % 40)}`,
  );
  const file = (lines: string[]) => ['Time,Glucose (mg/dL)', ...lines].join('\n');
  // Some lines of both parts are there before.
  const known = { csv: file([...rows.slice(0, 10), ...rows.slice(-10)]), timeZone: 'UTC' };
  const stored = await page.request.post('/api/health-readings/import', { data: known });
  expect(await stored.json()).toMatchObject({ stored: 20 });
  const progress = page.getByRole('progressbar', { name: 'Import progress' });
  // The second part goes once the progress of the first was seen.
  let parts = 0;
  await page.route('**/api/health-readings/import', async (route) => {
    parts += 1;
    if (parts === 2) await expect(progress).toBeVisible();
    await route.continue();
  });
  await page.goto('/tracking?view=import');
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'sensor.csv', mimeType: 'text/csv', buffer: Buffer.from(file(rows)) });
  await expect(page.getByText('the first part of a longer file')).toBeVisible();
  await page.getByRole('button', { name: 'Import the whole file' }).click();
  const done = page.getByRole('heading', { name: '20080 readings saved, 21 lines skipped' });
  await expect(done).toBeVisible({ timeout: 60_000 });
  expect(parts).toBe(2);
  await expect(page.getByRole('region', { name: 'Skipped lines' })).toContainText('20052');
});
