import type { Page } from '@playwright/test';
import { acceptDisclaimer, becomeGuest, expect, newAccount, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';

const dialogOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

async function openSignIn(page: Page) {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function enter(page: Page, username: string, password: string) {
  const login = panel(page, 'Sign In');
  await login.getByLabel('Email address').fill(username);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('the forms say what is wrong beside the field; a visitor registers, accepts the disclaimer once, logs out and signs in again', async ({
  page,
}) => {
  const account = newAccount();
  await openSignIn(page);
  await expect(page.getByText('Sign in to continue your keto journey')).toBeVisible();
  const login = panel(page, 'Sign In');
  await login.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(login.getByText('Please enter a valid email address')).toBeVisible();
  await expect(login.getByText('Password is required')).toBeVisible();
  await enter(page, account.username, account.password);
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  const words = 'Invalid email or password. Please check your credentials and try again.';
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(login.getByLabel('Email address')).toHaveValue(account.username);

  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByText('Start your personalized keto journey')).toBeVisible();
  const form = panel(page, 'Create Account');
  await form.getByLabel('Display name').fill(account.displayName);
  await form.getByLabel('Email address').fill(account.username);
  const password = form.getByLabel('Password', { exact: true });
  const repeated = form.getByLabel('Confirm password', { exact: true });
  await password.fill('NoNumbers');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(form.getByText('Password must contain at least one number', { exact: true })).toBeVisible();
  await password.fill(account.password);
  await repeated.fill('Sail4the-wim');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await expect(form.getByLabel('Email address')).toHaveValue(account.username);
  await repeated.fill(account.password);
  // The active tab submits, as the Create Account button does.
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByText('Welcome to Keto Navigator!')).toBeVisible();
  await acceptDisclaimer(page);
  await page.waitForURL('**/captain-keto');

  await page.goto('/science');
  await page.getByRole('button', { name: account.displayName }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('You have been signed out of your account')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('guest')))).toEqual(
    [],
  );
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  await enter(page, account.username, account.password);
  await page.waitForURL('**/captain-keto');
});

test('a guest keeps the guest mode over a reload and leaves it by logging out; a forgotten password is reset', async ({
  page,
  account,
}) => {
  await test.step('a guest', async () => {
    await becomeGuest(page);
    await page.goto('/getting-started');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Guest User' })).toBeVisible();
    const stored = await page.evaluate(() => [
      localStorage.getItem('guestMode'),
      localStorage.getItem('guestUser'),
    ]);
    expect(stored).toEqual(['true', expect.stringContaining('"isGuest":true')]);
    await page.getByRole('button', { name: 'Guest User' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('You have been signed out of your account')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('guestUser'))).toBeNull();
  });
  await test.step('a forgotten password is reset through the mailed link, once', async () => {
    await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
    await panel(page, 'Sign In').getByLabel('Email address').fill(account.username);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Reset link sent', { exact: true })).toBeVisible();
    const link = await mailedLink(account.username);
    const reset = async (password: string) => {
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Reset Password' }).click();
    };
    await reset('Fresh-start2');
    await expect(page.getByText('Password reset successful', { exact: true })).toBeVisible();
    const { username } = account;
    const fresh = await page.request.post('/api/login', { data: { username, password: 'Fresh-start2' } });
    expect(fresh.ok()).toBe(true);
    await reset('Fresh-start3');
    await expect(page.getByText('Password reset failed', { exact: true })).toBeVisible();
  });
});
