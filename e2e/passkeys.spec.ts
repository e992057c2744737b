import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { addAuthenticator, givePassword } from './ways-in.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

async function askPasskey(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

// The walk is long, and a machine may be busy.
test.slow();

test('a passkey is added, named and used in place of the password, then removed; who does not unlock the device is told so', async ({
  page,
  signedIn,
}) => {
  const authenticator = await addAuthenticator(page);
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await givePassword(page, 'Wrong-pass1');
  await expect(page.getByText('This isn’t your password. Please try again.')).toBeVisible();
  await givePassword(page, signedIn.password);
  await expect(toast(page, 'Passkey added')).toBeVisible();
  const line = section(page).getByRole('listitem');
  // Without a name of its own it goes by the browser's.
  await expect(line).toContainText('Chrome on Linux');
  await expect(line).toContainText('not used yet');

  await section(page).getByRole('button', { name: 'Rename Chrome on Linux' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename this passkey' });
  await dialog.getByLabel('Name').fill(' ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please give the passkey a name')).toBeVisible();
  await dialog.getByLabel('Name').fill('Blue key');
  await page.keyboard.press('Enter');
  await expect(line).toContainText('Blue key');
  await expectAccessible(page);

  // The device knows that it has one.
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My phone');
  await givePassword(page, signedIn.password);
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();

  await authenticator.setUnlocks(false);
  await askPasskey(page);
  await expect(page.getByText(/^The passkey request was canceled, took too long/)).toBeVisible();
  await authenticator.setUnlocks(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/captain-keto');
  await page.goto('/account');
  await expect(line).toContainText('last used');
  await section(page).getByRole('button', { name: 'Remove Blue key' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this passkey?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
  await expect(line).toHaveCount(0);

  await askPasskey(page);
  await expect(
    page.getByText('We don’t know this passkey. Please sign in with your password.'),
  ).toBeVisible();
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email address').fill(signedIn.username);
  await form.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/captain-keto');
});
