import type { Page } from '@playwright/test';
import { type Account, becomeGuest, expect, expectAccessible, newAccount, test } from './fixtures.ts';

const log = (page: Page) => page.getByRole('region', { name: 'Your readings' });
const box = (page: Page, name: 'Glucose' | 'Ketones') =>
  page
    .getByRole('region', { name: 'New reading' })
    .getByLabel(new RegExp(`^${name}`))
    .first();
const save = (page: Page) => page.getByRole('button', { name: 'Save reading' });

async function enter(page: Page, glucose: string, ketones: string) {
  await box(page, 'Glucose').fill(glucose);
  await box(page, 'Ketones').fill(ketones);
  await save(page).click();
  await expect(box(page, 'Glucose')).toHaveValue('');
}

/** What stands in the log is at the server too: reloaded in mid-save, it would wait to be sent again. */
const expectStored = (page: Page) => expect(log(page).getByText('Saving...')).toHaveCount(0);

/** Signs in through the open dialog; an account that never did is asked to accept the disclaimer. */
async function signIn(page: Page, { username, password }: Account, { firstTime = true } = {}) {
  const dialog = page
    .getByRole('dialog', { name: 'Welcome aboard' })
    .getByRole('tabpanel', { name: 'Sign In' });
  await dialog.getByLabel('Email address').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  if (!firstTime) return;
  const disclaimer = page.getByRole('dialog', { name: 'Important Disclaimer' });
  await disclaimer.getByRole('checkbox').check();
  await disclaimer.getByRole('button', { name: 'Continue' }).click();
}

test('a visitor is asked to sign in or go on as a guest', async ({ page }) => {
  await page.goto('/tracking?view=charts');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: 'Welcome aboard' })).toBeVisible();
});

test('a typed line is understood while it is typed, saved and kept over a reload', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking?view=log');
  await expect(page.getByRole('heading', { name: 'No readings yet' })).toBeVisible();
  await expectAccessible(page);
  const line = page.getByLabel('Or type it in one line');
  await line.fill('98 1.2 fasting');
  await expect(page.getByText('glucose 98 mg/dL, ketones 1.2 mmol/L, fasting')).toBeVisible();
  await expect(box(page, 'Glucose')).toHaveValue('98');
  await expect(page.getByRole('radio', { name: 'Fasting', exact: true })).toBeChecked();
  await expect(page.getByText('GKI 4.5, moderate')).toBeVisible();
  await line.press('Enter');
  await expect(page.getByText('Reading saved')).toBeVisible();
  await expect(line).toHaveValue('');
  await page.reload();
  const row = log(page).getByRole('listitem').filter({ hasText: '98 mg/dL' });
  await expect(row).toContainText('Fasting');
  await expect(row).toContainText('1.2 mmol/L');
  await expect(row.getByText('On target')).toHaveCount(2);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the keypad enters both numbers, and the phone keyboard stays away', async ({ page }) => {
    await becomeGuest(page);
    await page.goto('/tracking?view=log');
    await expect(box(page, 'Glucose')).toHaveAttribute('inputmode', 'none');
    const glucose = page.getByRole('group', { name: 'Keypad for glucose' });
    for (const key of ['1', '0', '4']) await glucose.getByRole('button', { name: key, exact: true }).tap();
    await glucose.getByRole('button', { name: 'Delete the last digit' }).tap();
    await glucose.getByRole('button', { name: '1', exact: true }).tap();
    await glucose.getByRole('button', { name: 'Go to ketones' }).tap();
    const ketones = page.getByRole('group', { name: 'Keypad for ketones' });
    await ketones.getByRole('button', { name: 'Decimal point' }).tap();
    await ketones.getByRole('button', { name: '7', exact: true }).tap();
    await expect(box(page, 'Glucose')).toHaveValue('101');
    await expect(box(page, 'Ketones')).toHaveValue('0.7');
    await expect(
      page.getByText('This is our guess based on the time of day', { exact: false }),
    ).toBeVisible();
    await page.getByRole('region', { name: 'New reading' }).getByText('Fasting', { exact: true }).tap();
    await expect(page.getByText('This is our guess based on the time of day', { exact: false })).toBeHidden();
    await expectAccessible(page);
    await save(page).tap();
    const row = log(page).getByRole('listitem').filter({ hasText: '101 mg/dL' });
    await expect(row).toContainText('100 mg/dL or higher');
    await expect(row).toContainText('0.7 mmol/L');
  });
});

test('a dangerous value is answered before it is saved and after, and goes away only when it was read', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking?view=log');
  await box(page, 'Glucose').fill('45');
  const alert = page.getByRole('alert').filter({ hasText: 'Emergency' });
  await expect(alert).toContainText('15 to 20 g of sugar');
  await expectAccessible(page);
  await expect(alert.getByRole('button', { name: 'I have read this' })).toHaveCount(0);
  await save(page).click();
  await expect(log(page).getByText('45 mg/dL')).toBeVisible();
  await expect(alert).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expectStored(page);
  await page.reload();
  await expect(log(page).getByText('45 mg/dL')).toBeVisible();
  await expect(alert).toContainText('15 to 20 g of sugar');
  await enter(page, '92', '0.8');
  await expect(log(page).getByText('92 mg/dL')).toBeVisible();
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'I have read this' }).click();
  await expect(alert).toBeHidden();
  await page.reload();
  await expect(log(page).getByText('45 mg/dL')).toBeVisible();
  await expect(alert).toBeHidden();
});

test('an alert nobody read stays that person’s own, goes when the value is corrected, and with logout', async ({
  page,
  signedIn,
  playwright,
  baseURL,
}) => {
  await page.goto('/tracking?view=log');
  const alert = page.getByRole('alert').filter({ hasText: 'Emergency' });
  await enter(page, '45', '0.4');
  await expect(alert).toBeVisible();
  const row = log(page).getByRole('listitem').filter({ hasText: 'mg/dL' });
  const correct = async (glucose: string) => {
    await row.getByRole('button', { name: /^Edit reading/ }).click();
    await page.getByLabel('Glucose (mg/dL)').last().fill(glucose);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(row).toContainText(`${glucose} mg/dL`);
  };
  await correct('95');
  await expect(alert).toBeHidden();
  await correct('41');
  await expect(alert).toBeVisible();

  const kept = () => page.evaluate(() => localStorage.getItem('keto-unread-dangers'));
  expect(await kept()).toContain('41');
  const other = newAccount();
  const api = await playwright.request.newContext({ baseURL });
  expect((await api.post('/api/register', { data: other })).ok()).toBe(true);
  await api.dispose();
  expect((await page.request.post('/api/login', { data: other })).ok()).toBe(true);
  await page.reload();
  await expect(log(page).getByRole('heading', { name: 'No readings yet' })).toBeVisible();
  await expect(alert).toHaveCount(0);

  const { username, password } = signedIn;
  expect((await page.request.post('/api/login', { data: { username, password } })).ok()).toBe(true);
  await page.reload();
  await expect(alert).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: signedIn.displayName }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(kept).toBeNull();
});

test('a meter that shows LO or HI is answered at once, and no number is made of it', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking?view=log');
  const line = page.getByLabel('Or type it in one line');
  const alert = page.getByRole('alert').filter({ hasText: 'Emergency' });
  await line.fill('LO');
  await expect(alert).toContainText('Treat it as a severe low now');
  await expect(alert).toContainText('15 to 20 g of sugar');
  await expectAccessible(page);
  await line.press('Enter');
  await expect(page.getByText('there isn’t a number to save').first()).toBeVisible();
  await page.reload();
  await expect(alert).toContainText('Treat it as a severe low now');
  await line.fill('HI vomiting');
  await expect(alert).toContainText('glucose is too high for the meter to show');
  await expect(alert.getByRole('listitem').first()).toContainText('Do not drive yourself');
  await save(page).click();
  await line.fill('');
  await expect(alert).toBeHidden();
  await box(page, 'Glucose').fill('lo');
  await expect(alert).toContainText('Treat it as a severe low now');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'No readings yet' })).toBeVisible();
  const stored = await page.request.get('/api/health-readings');
  expect(await stored.json()).toEqual([]);
});

test('values outside the limits are refused in words; what was typed outlives a reload and the end of the session', async ({
  page,
  context,
  signedIn,
}) => {
  await page.goto('/tracking?view=log');
  await box(page, 'Glucose').fill('5.5');
  await save(page).click();
  await expect(page.getByText('Glucose must be 20 to 600 mg/dL').first()).toBeVisible();
  await page.getByRole('button', { name: 'Is it 5.5 mmol/L? Use 99.1 mg/dL' }).click();
  await page.reload();
  await expect(box(page, 'Glucose')).toHaveValue('99.1');
  await expect(page.getByRole('heading', { name: 'No readings yet' })).toBeVisible();

  await context.clearCookies();
  await save(page).click();
  await signIn(page, signedIn, { firstTime: false });
  await expect(page).toHaveURL('/tracking?view=log');
  await expect(box(page, 'Glucose')).toHaveValue('99.1');
  await expect(page.getByRole('heading', { name: 'No readings yet' })).toBeVisible();
  await save(page).click();
  await expect(log(page).getByText('99 mg/dL')).toBeVisible();
  await expect(box(page, 'Glucose')).toHaveValue('');
});

test('a reading is edited, deleted and brought back', async ({ page, signedIn }) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking?view=log');
  await enter(page, '104', '0.4');
  const row = log(page).getByRole('listitem').filter({ hasText: 'mg/dL' });
  await expect(row).toContainText('104 mg/dL');
  await row.getByRole('button', { name: /^Edit reading/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit reading' });
  await dialog.getByLabel('Glucose (mg/dL)').fill('1040');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Glucose must be 20 to 600 mg/dL')).toBeVisible();
  await dialog.getByLabel('Glucose (mg/dL)').fill('94');
  await dialog.getByLabel('Notes').fill('typed one wrong');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('94 mg/dL');
  await expect(row).toContainText('typed one wrong');

  await row.getByRole('button', { name: /^Delete reading/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('94 mg/dL');
  await expectStored(page);
  await page.reload();
  // What the device kept may stand there until the server's list has come.
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('typed one wrong');
});

const CSV = [
  'Date,Time,Glucose mg/dL,Ketones mmol/L,Notes',
  '2026-03-14,07:12,98,1.2,early',
  '2026-03-15,07:15,1020,1.1,meter broken',
  '2026-03-16,07:20,101,,',
  'yesterday,07:20,99,1.0,',
].join('\n');
const file = (text: string) => ({ name: 'meter.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

async function importCsv(page: Page) {
  await page.goto('/tracking?view=log');
  await page.getByRole('link', { name: 'Import a CSV file' }).click();
  await page.getByLabel('CSV file').setInputFiles(file(CSV));
  await expect(page.getByText("2 readings can be imported, 2 lines can't.")).toBeVisible();
}

test('a file is imported after a look at its columns; each refused line has its reason, and twice stores nothing new', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await importCsv(page);
  await expect(page.getByRole('combobox', { name: 'Glucose mg/dL', exact: true })).toHaveValue('glucose');
  await page.getByLabel('Notes', { exact: true }).selectOption('Skip this column');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 readings' }).click();
  await expect(page.getByRole('heading', { name: '2 readings saved, 2 lines skipped' })).toBeFocused();
  const refused = page.getByRole('region', { name: 'Skipped lines' });
  await expect(refused.getByRole('row').filter({ hasText: '1020' })).toContainText('20 to 600');
  await expect(refused.getByRole('row').filter({ hasText: 'yesterday' })).toContainText('5');
  await expectAccessible(page);
  await importCsv(page);
  await page.getByRole('button', { name: 'Import 2 readings' }).click();
  await expect(page.getByRole('heading', { name: '0 readings saved, 4 lines skipped' })).toBeVisible();
  await page.getByRole('link', { name: 'See your readings' }).click();
  const rows = log(page).getByRole('listitem').filter({ hasText: 'mg/dL' });
  await expect(rows).toHaveCount(2);
  await expect(log(page)).not.toContainText('early');
});

test('a workbook is refused in words', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/tracking?view=import');
  const workbook = { ...file(''), name: 'meter.xlsx', buffer: Buffer.from('PK\u0003\u0004 and so on') };
  await page.getByLabel('CSV file').setInputFiles(workbook);
  await expect(page.getByRole('alert')).toContainText('save it as CSV');
});

test('a guest keeps readings on the device and takes them along at sign-in, once', async ({
  page,
  account,
}) => {
  await becomeGuest(page);
  await importCsv(page);
  await page.getByRole('button', { name: 'Import 2 readings' }).click();
  await page.getByRole('link', { name: 'See your readings' }).click();
  await enter(page, '92', '1.5');
  await expect(log(page).getByRole('listitem').filter({ hasText: 'mg/dL' })).toHaveCount(3);
  await page.getByRole('banner').getByRole('button', { name: 'Guest User' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Log out and delete your data?' })).toContainText(
    '3 readings',
  );
  // Escape belongs to the menu until it has gone.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('banner').getByRole('button', { name: 'Guest User' }).click();
  await page.getByRole('menuitem', { name: 'Login as User' }).click();
  await signIn(page, account);
  await page.waitForURL('**/captain-keto');
  await page.goto('/tracking?view=log');
  await expect(page.getByRole('region', { name: 'Readings saved on this device' })).toBeVisible();
  await expect(log(page).getByRole('heading', { name: 'No readings yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 3 readings' }).click();
  await expect(page.getByText('3 readings moved to your account.')).toBeVisible();
  await page.reload();
  await expect(log(page).getByRole('listitem').filter({ hasText: 'mg/dL' })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Add \d/ })).toHaveCount(0);
});

test('each view has its address and is accessible', async ({ page, signedIn }) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking?view=log');
  await enter(page, '95', '0.8');
  const tabs = page.getByRole('navigation', { name: 'Tracking' });
  for (const [name, view, heading] of [
    ['Charts', 'charts', 'Glucose'],
    ['Fasting', 'fasting', /fast/i],
  ] as const) {
    await tabs.getByRole('link', { name }).press('Enter');
    await expect(page).toHaveURL(`/tracking?view=${view}`);
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/tracking?view=elsewhere');
  await expect(page.getByRole('region', { name: 'Add what you ate' })).toBeVisible();
});

test('morning readings that were not marked are marked as fasting together', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const csv = 'Date,Glucose mg/dL\n2026-03-01 07:00,104\n2026-03-02 07:10,101\n2026-03-02 12:10,140\n';
  const sent = await context.request.post('/api/health-readings/import', { data: { csv, timeZone: zone } });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.goto('/tracking?view=log');
  await page.getByRole('button', { name: 'Mark morning readings as fasting (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which of these were fasting?' });
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /104 mg\/dL/ }).uncheck();
  await dialog.getByRole('button', { name: 'Mark 1 as fasting' }).click();
  await expect(dialog).toBeHidden();
  const rows = log(page).getByRole('listitem').filter({ hasText: 'mg/dL' });
  await expect(rows.filter({ hasText: '101 mg/dL' })).toContainText('Fasting');
  await expect(rows.filter({ hasText: '104 mg/dL' })).not.toContainText('Fasting');
  await expect(page.getByRole('button', { name: 'Mark morning readings as fasting (1)' })).toBeVisible();
});
