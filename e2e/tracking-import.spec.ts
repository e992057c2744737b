import { expect, test } from './fixtures.ts';

test('a long sensor file is stored in parts with its progress; what was stored is not stored twice', async ({
  page,
  signedIn,
}) => {
  test.slow();
  expect(signedIn.username).toContain('@');
  const start = Date.UTC(2026, 0, 1);
  const minute = (at: number) => new Date(start + at * 60_000).toISOString();
  const rows = Array.from(
    { length: 45_000 },
    (_, at) => `${minute(at)},${at === 44_000 ? 'Low' : 90 + (at % 40)}`,
  );
  const csv = ['Time,Glucose (mg/dL)', ...rows].join('\n');
  const choose = async () => {
    await page.goto('/tracking?view=import');
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'sensor.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText('the first part of a longer file')).toBeVisible();
    await page.getByRole('button', { name: 'Import the whole file' }).click();
  };
  await choose();
  await expect(page.getByRole('progressbar', { name: 'Import progress' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: '44999 readings saved, 1 line skipped' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('region', { name: 'Skipped lines' })).toContainText('44002');
  await choose();
  await expect(page.getByRole('heading', { name: /^0 readings saved, 45000 lines skipped/ })).toBeVisible({
    timeout: 90_000,
  });
});
