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
  await page.goto('/tracking?view=log');
  await glucose(page).fill('104');
  await save(page).click();
  await expect(log(page).getByText('104 mg/dL')).toBeVisible();
  const row = log(page).getByRole('listitem').filter({ hasText: '104 mg/dL' });
  await row.getByRole('button', { name: /^Delete reading/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expect(page.getByRole('region', { name: 'Readings saved on this device' })).toHaveCount(0);
});

test('a dangerous value is saved by the first press, though its alert moves the button', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.clock.install();
  await page.goto('/tracking?view=log');
  await glucose(page).pressSequentially('45');
  await save(page).click();
  await expect(log(page).getByText('45 mg/dL')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'I have read this' }).click();
  await expect(glucose(page)).toHaveValue('');

  await glucose(page).pressSequentially('44');
  await save(page).hover();
  await page.mouse.down();
  // Longer than a pause of typing lasts.
  await page.clock.runFor(1500);
  await page.mouse.up();
  await expect(log(page).getByText('44 mg/dL')).toBeVisible();
});

test.describe('parts that cannot be fetched', () => {
  test.use({ networkFails: true });

  test('what tells of a failed save is there before the network goes; the numbers stay', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.username).toContain('@');
    // What keeps a change until it is sent comes last.
    const changes = page.waitForResponse(/\/assets\/browser-changes-/);
    await page.goto('/tracking?view=log');
    await (await changes).finished();
    await page.waitForLoadState('networkidle');
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
});

test('a correction that was typed outlives a reload and the end of the session', async ({
  page,
  context,
  signedIn,
}) => {
  await page.goto('/tracking?view=log');
  await glucose(page).fill('104');
  await save(page).click();
  const row = log(page).getByRole('listitem').filter({ hasText: 'mg/dL' });
  await row.getByRole('button', { name: /^Edit reading/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit reading' });
  await dialog.getByLabel('Notes').fill('after a long walk');
  await page.reload();
  await expect(dialog.getByLabel('Notes')).toHaveValue('after a long walk');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const signIn = page.getByRole('dialog', { name: 'Welcome aboard' }).getByRole('tabpanel');
  await signIn.getByLabel('Email address').fill(signedIn.username);
  await signIn.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('after a long walk');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('after a long walk');
  await page.reload();
  await expect(row).toContainText('after a long walk');
  await expect(dialog).toHaveCount(0);
});

test('who deletes by keyboard stays in the list', async ({ page, signedIn }) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking?view=log');
  for (const value of ['101', '102']) {
    await glucose(page).fill(value);
    await save(page).click();
    await expect(log(page).getByText(`${value} mg/dL`)).toBeVisible();
    await expect(glucose(page)).toHaveValue('');
  }
  const rows = log(page).getByRole('listitem').filter({ hasText: 'mg/dL' });
  await rows
    .first()
    .getByRole('button', { name: /^Delete reading/ })
    .press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('button', { name: /^Edit reading/ })).toBeFocused();
  await rows.getByRole('button', { name: /^Delete reading/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your readings' })).toBeFocused();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 600 } });

  test('an alert begins with its first step, also where it is longer than the screen', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.username).toContain('@');
    await page.goto('/tracking?view=log');
    await glucose(page).fill('104');
    await save(page).click();
    const row = log(page).getByRole('listitem').filter({ hasText: 'mg/dL' });
    await row.getByRole('button', { name: /^Edit reading/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit reading' });
    await dialog.getByLabel('Glucose (mg/dL)').fill('48');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('That glucose is dangerously low')).toBeInViewport({ ratio: 1 });
  });
});
