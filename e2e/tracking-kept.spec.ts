import type { Page } from '@playwright/test';
import { type Account, expect, test } from './fixtures.ts';

const log = (page: Page) => page.getByRole('region', { name: 'Your readings' });
const rows = (page: Page) => log(page).getByRole('listitem').filter({ hasText: 'mg/dL' });
const glucose = (page: Page) =>
  page
    .getByRole('region', { name: 'New reading' })
    .getByLabel(/^Glucose/)
    .first();
const save = (page: Page) => page.getByRole('button', { name: 'Save reading' });

/** Signs in through the open dialog, where the session ended in mid-work. */
async function signInAgain(page: Page, { username, password }: Account) {
  const form = page
    .getByRole('dialog', { name: 'Welcome aboard' })
    .getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email address').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('what is typed outlives a reload and the end of the session, in a new reading and in its correction', async ({
  page,
  context,
  signedIn,
}) => {
  await page.goto('/tracking?view=log');
  const none = page.getByRole('heading', { name: 'No readings yet' });
  await test.step('a new reading; a value outside the limits is refused in words', async () => {
    await glucose(page).fill('5.5');
    await save(page).click();
    await expect(page.getByText('Glucose must be 20 to 600 mg/dL').first()).toBeVisible();
    await page.getByRole('button', { name: 'Is it 5.5 mmol/L? Use 99.1 mg/dL' }).click();
    await expect(glucose(page)).toHaveValue('99.1');
    await context.clearCookies();
    await save(page).click();
    await signInAgain(page, signedIn);
    await expect(page).toHaveURL('/tracking?view=log');
    await expect(glucose(page)).toHaveValue('99.1');
    await expect(none).toBeVisible();
    await save(page).click();
    await expect(log(page).getByText('99 mg/dL')).toBeVisible();
    await expect(glucose(page)).toHaveValue('');
  });
  const dialog = page.getByRole('dialog', { name: 'Edit reading' });
  await test.step('its correction', async () => {
    await rows(page)
      .getByRole('button', { name: /^Edit reading/ })
      .click();
    await dialog.getByLabel('Glucose (mg/dL)').fill('940');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByText('Glucose must be 20 to 600 mg/dL')).toBeVisible();
    await dialog.getByLabel('Glucose (mg/dL)').fill('94');
    await dialog.getByLabel('Notes').fill('after a long walk');
    await page.reload();
    await expect(dialog.getByLabel('Notes')).toHaveValue('after a long walk');
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await signInAgain(page, signedIn);
    await expect(dialog.getByLabel('Notes')).toHaveValue('after a long walk');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(rows(page)).toContainText('94 mg/dL');
    await expect(rows(page)).toContainText('after a long walk');
  });
  await test.step('deleted and brought back, still the account’s and not a guest’s', async () => {
    await rows(page)
      .getByRole('button', { name: /^Delete reading/ })
      .click();
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toContainText('94 mg/dL');
    await expect(log(page).getByText('Saving...')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Readings saved on this device' })).toHaveCount(0);
  });
  await test.step('who deletes by keyboard stays in the list', async () => {
    await glucose(page).fill('102');
    await save(page).click();
    await expect(rows(page)).toHaveCount(2);
    // Its row is another one once it is stored, and a key pressed meanwhile would go nowhere.
    await expect(glucose(page)).toHaveValue('');
    await expect(log(page).getByText('Saving...')).toHaveCount(0);
    await expect(rows(page).last()).toContainText('after a long walk');
    await rows(page)
      .first()
      .getByRole('button', { name: /^Delete reading/ })
      .press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('button', { name: /^Edit reading/ })).toBeFocused();
    await rows(page)
      .getByRole('button', { name: /^Delete reading/ })
      .press('Enter');
    await expect(page.getByRole('heading', { name: 'Your readings' })).toBeFocused();
  });
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
