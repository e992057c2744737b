import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const log = (page: Page) => page.getByRole('region', { name: 'Your readings' });
const glucose = (page: Page) =>
  page
    .getByRole('region', { name: 'New reading' })
    .getByLabel(/^Glucose/)
    .first();
const save = (page: Page) => page.getByRole('button', { name: 'Save reading' });

test('readings of an account are not taken for those of a guest', async ({ page, signedIn }) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking');
  await glucose(page).fill('104');
  await save(page).click();
  await expect(log(page).getByText('104 mg/dL')).toBeVisible();
  const row = log(page).getByRole('listitem').filter({ hasText: '104 mg/dL' });
  await row.getByRole('button', { name: /^Delete reading/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expect(page.getByRole('region', { name: 'Readings kept on this device' })).toHaveCount(0);
});

test('what tells of a failed save is there before the network goes; the numbers stay', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  const messages = page.waitForResponse(/\/assets\/toaster-/);
  await page.goto('/tracking');
  await (await messages).finished();
  await page.route('**/api/health-readings', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, json: {} }) : route.fallback(),
  );
  await page.route('**/assets/**', (route) => route.abort());
  await glucose(page).fill('104');
  await save(page).click();
  await expect(page.getByText('Reading not saved')).toBeVisible();
  await expect(glucose(page)).toHaveValue('104');
  await page.unroute('**/api/health-readings');
  await save(page).click();
  await expect(log(page).getByText('104 mg/dL')).toBeVisible();
});
