import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Account, expect, test } from './fixtures.ts';
import { codeOf, givePassword, scanned, shownKey } from './ways-in.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Signs out, and in again up to the question for the code. */
async function begin(page: Page, { username, password }: Account): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email address').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
}

// The walk is long, and a machine may be busy.
test.slow();

const send = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click();

test('a person sets up two-step sign-in, keeps the recovery codes, signs in with either, and turns it off', async ({
  page,
  signedIn,
}) => {
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await givePassword(page, 'Wrong-pass1');
  await expect(page.getByText('This isn’t your password. Please try again.')).toBeVisible();
  await givePassword(page, signedIn.password);
  const scan = dialog(page, 'Scan the code with your app');
  await expect(scan.getByLabel('Code from the app')).toBeFocused();
  const key = await shownKey(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const picture = scan.getByRole('img', { name: 'QR code for your authenticator app' });
    expect(await scanned(picture)).toContain(`secret=${key}`);
  }
  await scan.getByRole('button', { name: 'Copy key' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await scan.getByLabel('Code from the app').fill('000000');
  await scan.getByRole('button', { name: 'Turn on' }).click();
  await expect(scan.getByText(/^This code is wrong/)).toBeVisible();
  await scan.getByLabel('Code from the app').fill(codeOf(key));
  await scan.getByRole('button', { name: 'Turn on' }).click();

  const kept = dialog(page, 'Two-step sign-in is on');
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  const codes = await kept.getByRole('listitem').allInnerTexts();
  await kept.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const download = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'Download' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(codes.join('\n'));
  // Closed by accident, they would be lost.
  await page.keyboard.press('Escape');
  await kept.getByRole('button', { name: 'I saved my codes' }).click();
  await expect(section(page).getByText('10 recovery codes left.')).toBeVisible();

  await begin(page, signedIn);
  const step = dialog(page, 'One more step');
  const box = step.getByLabel('Code from your authenticator app');
  await expect(box).toBeFocused();
  await box.fill('000000');
  await send(page);
  await expect(step.getByText(/^This code is wrong/)).toBeVisible();
  // Nothing of the first step is lost on the way back.
  await step.getByRole('button', { name: 'Back to sign in' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await expect(form.getByLabel('Email address')).toHaveValue(signedIn.username);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(signedIn.password);
  await send(page);
  await box.fill(codeOf(key, 1));
  await send(page);
  await page.waitForURL('**/captain-keto');

  await begin(page, signedIn);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.getByLabel('Recovery code').fill('no-such-code');
  await send(page);
  await expect(page.getByText(/^This recovery code is wrong/)).toBeVisible();
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toUpperCase());
  await send(page);
  await page.waitForURL('**/captain-keto');

  await page.goto('/account');
  await expect(section(page).getByText('9 recovery codes left.')).toBeVisible();
  await section(page).getByRole('button', { name: 'Make new recovery codes' }).click();
  await givePassword(page, signedIn.password);
  const renewed = dialog(page, 'Your new recovery codes');
  await expect(renewed.getByRole('listitem')).toHaveCount(10);
  expect(await renewed.getByRole('listitem').allInnerTexts()).not.toContain(codes[1]);
  await renewed.getByRole('button', { name: 'I saved my codes' }).click();
  await expect(section(page).getByText('10 recovery codes left.')).toBeVisible();

  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await givePassword(page, signedIn.password);
  await expect(page.getByText('Two-step sign-in is off', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
  const { username, password } = signedIn;
  const alone = await page.request.post('/api/login', { data: { username, password } });
  expect(alone.ok()).toBe(true);
});
