import type { Page } from '@playwright/test';
import { type Account, becomeGuest, expect, expectAccessible, test } from './fixtures.ts';

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

const rows = (page: Page) => log(page).getByRole('listitem').filter({ hasText: 'mg/dL' });
const emergency = (page: Page) => page.getByRole('alert').filter({ hasText: 'Emergency' });

/** What stands in the log is at the server too: reloaded in mid-save, it would wait to be sent again. */
const expectStored = (page: Page) => expect(log(page).getByText('Saving...')).toHaveCount(0);

/** Signs in through the open dialog and accepts the disclaimer. */
async function signIn(page: Page, { username, password }: Account) {
  const dialog = page
    .getByRole('dialog', { name: 'Welcome aboard' })
    .getByRole('tabpanel', { name: 'Sign In' });
  await dialog.getByLabel('Email address').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  const disclaimer = page.getByRole('dialog', { name: 'Important Disclaimer' });
  await disclaimer.getByRole('checkbox').check();
  await disclaimer.getByRole('button', { name: 'Continue' }).click();
}

const CSV = [
  'Date,Time,Glucose mg/dL,Ketones mmol/L,Notes',
  '2026-03-14,07:12,98,1.2,early',
  '2026-03-15,07:15,1020,1.1,meter broken',
  '2026-03-16,07:20,101,,',
  '2026-03-16,12:10,140,,',
  'yesterday,07:20,99,1.0,',
].join('\n');
const file = (text: string) => ({ name: 'meter.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

async function chooseCsv(page: Page) {
  await page.getByLabel('CSV file').setInputFiles(file(CSV));
  await expect(page.getByText("3 readings can be imported, 2 lines can't.")).toBeVisible();
}

test('a typed line is understood and saved; a file is imported once, each refused line with its reason', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking?view=log');
  await expect(page.getByRole('heading', { name: 'No readings yet' })).toBeVisible();
  await test.step('a line', async () => {
    const line = page.getByLabel('Or type it in one line');
    await line.fill('98 1.2 fasting');
    await expect(page.getByText('glucose 98 mg/dL, ketones 1.2 mmol/L, fasting')).toBeVisible();
    await expect(box(page, 'Glucose')).toHaveValue('98');
    await expect(page.getByRole('radio', { name: 'Fasting', exact: true })).toBeChecked();
    await expect(page.getByText('GKI 4.5, moderate')).toBeVisible();
    await line.press('Enter');
    await expect(page.getByText('Reading saved')).toBeVisible();
    await expect(line).toHaveValue('');
    await expect(rows(page)).toContainText('Fasting');
    await expect(rows(page)).toContainText('1.2 mmol/L');
    await expect(rows(page).getByText('On target')).toHaveCount(2);
  });
  await test.step('a file, after a look at its columns', async () => {
    await page.getByRole('link', { name: 'Import a CSV file' }).click();
    await chooseCsv(page);
    await expect(page.getByRole('combobox', { name: 'Glucose mg/dL', exact: true })).toHaveValue('glucose');
    await page.getByLabel('Notes', { exact: true }).selectOption('Skip this column');
    await page.getByRole('button', { name: 'Import 3 readings' }).click();
    await expect(page.getByRole('heading', { name: '3 readings saved, 2 lines skipped' })).toBeFocused();
    const refused = page.getByRole('region', { name: 'Skipped lines' });
    await expect(refused.getByRole('row').filter({ hasText: '1020' })).toContainText('20 to 600');
    await expect(refused.getByRole('row').filter({ hasText: 'yesterday' })).toContainText('6');
    await expectAccessible(page);
  });
  await test.step('the same file again', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click();
    await chooseCsv(page);
    await page.getByRole('button', { name: 'Import 3 readings' }).click();
    await expect(page.getByRole('heading', { name: '0 readings saved, 5 lines skipped' })).toBeVisible();
    await page.getByRole('link', { name: 'See your readings' }).click();
    await expect(rows(page)).toHaveCount(4);
    await expect(log(page)).not.toContainText('early');
  });
  await test.step('its mornings were not marked: they are marked as fasting together', async () => {
    await page.getByRole('button', { name: 'Mark morning readings as fasting (2)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which of these were fasting?' });
    await dialog.getByRole('checkbox', { name: /98 mg\/dL/ }).uncheck();
    await dialog.getByRole('button', { name: 'Mark 1 as fasting' }).click();
    await expect(dialog).toBeHidden();
    await expect(rows(page).filter({ hasText: '101 mg/dL' })).toContainText('Fasting');
    await expect(rows(page).filter({ hasText: '98 mg/dL' }).last()).not.toContainText('Fasting');
    await expect(page.getByRole('button', { name: 'Mark morning readings as fasting (1)' })).toBeVisible();
    await expectStored(page);
    const stored: { isFasting: boolean }[] = await (await page.request.get('/api/health-readings')).json();
    expect(stored.filter(({ isFasting }) => isFasting)).toHaveLength(2);
  });
  await test.step('each view has its address', async () => {
    const tabs = page.getByRole('navigation', { name: 'Tracking' });
    for (const [name, view, heading] of [
      ['Charts', 'charts', 'Glucose'],
      ['Fasting', 'fasting', /fast/i],
    ] as const) {
      await tabs.getByRole('link', { name }).press('Enter');
      await expect(page).toHaveURL(`/tracking?view=${view}`);
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible();
    }
  });
});

test('a dangerous value, also one that a meter has no number for, is answered until the answer was read', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking?view=log');
  const alert = emergency(page);
  await test.step('LO and HI are answered at once, and no number is made of them', async () => {
    const line = page.getByLabel('Or type it in one line');
    await line.fill('LO');
    await expect(alert).toContainText('Treat it as a severe low now');
    await expect(alert).toContainText('15 to 20 g of sugar');
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
    expect(await (await page.request.get('/api/health-readings')).json()).toEqual([]);
  });
  await test.step('a number, before it is saved and after', async () => {
    await box(page, 'Glucose').fill('45');
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
    // Nothing is left that would bring it back.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('keto-unread-dangers'))).toBeNull();
  });
});

test('an alert nobody read stays that person’s own, goes when the value is corrected, and with logout', async ({
  page,
  signedIn,
  account,
}) => {
  await page.clock.install();
  await page.goto('/tracking?view=log');
  const alert = emergency(page);
  await test.step('one press saves, though the alert moves the button', async () => {
    await box(page, 'Glucose').pressSequentially('44');
    await save(page).hover();
    await page.mouse.down();
    // Longer than a pause of typing lasts.
    await page.clock.runFor(1500);
    await page.mouse.up();
    await expect(rows(page)).toContainText('44 mg/dL');
    await expect(alert).toContainText('You entered: Glucose 44 mg/dL.');
  });
  const correct = async (glucose: string) => {
    await rows(page)
      .getByRole('button', { name: /^Edit reading/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit reading' });
    await dialog.getByLabel('Glucose (mg/dL)').fill(glucose);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(rows(page)).toContainText(`${glucose} mg/dL`);
  };
  await test.step('a correction takes it away or brings it, its first step in sight on a small phone', async () => {
    await correct('95');
    await expect(alert).toBeHidden();
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 600 });
    await correct('41');
    await expect(page.getByText('That glucose is dangerously low')).toBeInViewport({ ratio: 1 });
    if (size) await page.setViewportSize(size);
  });
  const kept = () => page.evaluate(() => localStorage.getItem('keto-unread-dangers'));
  const comeAs = async ({ username, password }: Account) => {
    await expectStored(page);
    expect((await page.request.post('/api/login', { data: { username, password } })).ok()).toBe(true);
    await page.reload();
  };
  await test.step('somebody else on this device does not meet it', async () => {
    expect(await kept()).toContain('41');
    await comeAs(account);
    await expect(log(page).getByRole('heading', { name: 'No readings yet' })).toBeVisible();
    await expect(alert).toHaveCount(0);
    await comeAs(signedIn);
    await expect(alert).toBeVisible();
  });
  await page.getByRole('banner').getByRole('button', { name: signedIn.displayName }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(kept).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a guest keeps readings on the device and takes them along at sign-in, once; a keypad enters them', async ({
    page,
    account,
  }) => {
    await becomeGuest(page);
    await page.goto('/tracking?view=log');
    await test.step('the keypad enters both numbers, and the phone’s keyboard stays away', async () => {
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
      const guess = page.getByText('This is our guess based on the time of day');
      await expect(guess).toBeVisible();
      await page.getByRole('region', { name: 'New reading' }).getByText('Fasting', { exact: true }).tap();
      await expect(guess).toBeHidden();
      await expectAccessible(page);
      await save(page).tap();
      await expect(rows(page)).toContainText('100 mg/dL or higher');
      await expect(rows(page)).toContainText('0.7 mmol/L');
    });
    await test.step('a workbook is refused in words, a file taken', async () => {
      await page.goto('/tracking?view=import');
      const workbook = { ...file(''), name: 'meter.xlsx', buffer: Buffer.from('PK\u0003\u0004 and so on') };
      await page.getByLabel('CSV file').setInputFiles(workbook);
      await expect(page.getByRole('alert')).toContainText('save it as CSV');
      await chooseCsv(page);
      await page.getByRole('button', { name: 'Import 3 readings' }).click();
      await page.getByRole('link', { name: 'See your readings' }).click();
      await expect(rows(page)).toHaveCount(4);
      await page.getByRole('link', { name: 'Charts' }).click();
      await expect(page.getByRole('application', { name: 'Glucose in mg/dL over time' })).toBeVisible();
    });
    await page.setViewportSize({ width: 1280, height: 720 });
    const choose = async (item: string) => {
      await page.getByRole('banner').getByRole('button', { name: 'Guest User' }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await test.step('who would log out is told', async () => {
      await choose('Logout');
      const warning = page.getByRole('dialog', { name: 'Log out and delete your data?' });
      await expect(warning).toContainText('4 readings');
      // Escape belongs to the menu until it has gone.
      await expect(page.getByRole('menu')).toHaveCount(0);
      await page.keyboard.press('Escape');
    });
    await test.step('they come along once', async () => {
      await choose('Login as User');
      await signIn(page, account);
      await page.waitForURL('**/captain-keto');
      await page.goto('/tracking?view=log');
      await expect(page.getByRole('region', { name: 'Readings saved on this device' })).toBeVisible();
      await expect(log(page).getByRole('heading', { name: 'No readings yet' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Add 4 readings' }).click();
      await expect(page.getByText('4 readings moved to your account.')).toBeVisible();
      await expect(rows(page)).toHaveCount(4);
      await expect(page.getByRole('button', { name: /^Add \d/ })).toHaveCount(0);
      expect(await (await page.request.get('/api/health-readings')).json()).toHaveLength(4);
    });
  });
});
