import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Account, expect, expectAccessible, test } from './fixtures.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });

test('the owner of an account changes name and password, ends other devices, takes the data along and leaves', async ({
  page,
  playwright,
  baseURL,
  signedIn,
}) => {
  const signInElsewhere = async ({ username, password }: Pick<Account, 'username' | 'password'>) => {
    const device = await playwright.request.newContext({ baseURL, userAgent: FIREFOX });
    expect((await device.post('/api/login', { data: { username, password } })).ok()).toBe(true);
    return device;
  };
  const others = await Promise.all([1, 2, 3].map(() => signInElsewhere(signedIn)));
  await page.goto('/account');
  const devices = section(page, 'Where you are signed in');
  await expect(devices.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);

  const who = section(page, 'Who you are');
  await expect(who).toContainText(signedIn.username);
  await who.getByLabel('Display name').fill('Admiral Ann');
  await who.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page, 'Name saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Admiral Ann' })).toBeVisible();

  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await devices
    .getByRole('button', { name: /^Sign out Firefox on Windows/ })
    .first()
    .click();
  await expect(toast(page, 'Device signed out')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('You signed out 2 other devices.', { exact: true })).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  for (const device of others) {
    expect((await device.get('/api/user')).status()).toBe(401);
    await device.dispose();
  }

  const password = section(page, 'Password');
  const fresh = 'Fresh-start2';
  await password.getByLabel('Current password', { exact: true }).fill('Wrong-pass1');
  await password.getByLabel('New password', { exact: true }).fill(fresh);
  await password.getByLabel('Confirm password', { exact: true }).fill(fresh);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('This isn’t your password. Please try again.')).toBeVisible();
  await expect(password.getByLabel('New password', { exact: true })).toHaveValue(fresh);
  await password.getByLabel('Current password', { exact: true }).fill(signedIn.password);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();

  const download = page.waitForEvent('download');
  await section(page, 'Your data').getByRole('button', { name: 'Download my data' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).account).toMatchObject({
    username: signedIn.username,
    displayName: 'Admiral Ann',
  });

  await section(page, 'Delete account').getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByText('This isn’t your password. Please try again.')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(fresh);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(toast(page, 'Account deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Welcome' })).toBeVisible();
  const gone = await page.request.post('/api/login', {
    data: { username: signedIn.username, password: fresh },
  });
  expect(gone.status()).toBe(401);
});
