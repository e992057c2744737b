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

test('a visitor registers, accepts the disclaimer once, logs out and signs in again', async ({ page }) => {
  const account = newAccount();
  await openSignIn(page);
  await expect(page.getByText('Sign in to continue your keto journey')).toBeVisible();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByText('Start your personalized keto journey')).toBeVisible();
  const form = panel(page, 'Create Account');
  await form.getByLabel('Display name').fill(account.displayName);
  await form.getByLabel('Email address').fill(account.username);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(account.password);
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

  await openSignIn(page);
  const login = panel(page, 'Sign In');
  await login.getByLabel('Email address').fill(account.username);
  await login.getByLabel('Password', { exact: true }).fill(account.password);
  await login.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/captain-keto');
});

test('the forms say what is wrong beside the field, and keep what was typed', async ({ page }) => {
  await openSignIn(page);
  const login = panel(page, 'Sign In');
  await login.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(login.getByText('Please enter a valid email address')).toBeVisible();
  await expect(login.getByText('Password is required')).toBeVisible();

  await page.getByRole('tab', { name: 'Create Account' }).click();
  const form = panel(page, 'Create Account');
  await form.getByLabel('Email address').fill('sailor@example.org');
  const texts: [string, string][] = [
    ['short1A', 'Password must be at least 8 characters'],
    ['lowercase1', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE1', 'Password must contain at least one lowercase letter'],
    ['NoNumbers', 'Password must contain at least one number'],
  ];
  for (const [password, text] of texts) {
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(form.getByText(text, { exact: true })).toBeVisible();
  }
  await form.getByLabel('Password', { exact: true }).fill('Sail4the-win');
  await form.getByLabel('Confirm password', { exact: true }).fill('Sail4the-wim');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await expect(form.getByLabel('Email address')).toHaveValue('sailor@example.org');
});

test('a wrong password is told by a toast, and nothing typed is lost', async ({ page, account }) => {
  await openSignIn(page);
  const login = panel(page, 'Sign In');
  await login.getByLabel('Email address').fill(account.username);
  await login.getByLabel('Password', { exact: true }).fill('Wrong-pass1');
  await login.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Invalid email or password. Please check your credentials and try again.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(login.getByLabel('Email address')).toHaveValue(account.username);
});

test('a forgotten password is reset through the mailed link, once', async ({ page, account }) => {
  await openSignIn(page);
  await panel(page, 'Sign In').getByLabel('Email address').fill(account.username);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Reset link sent', { exact: true })).toBeVisible();

  const link = await mailedLink(account.username);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Fresh-start2');
  await page.getByLabel('Confirm password', { exact: true }).fill('Fresh-start2');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successful', { exact: true })).toBeVisible();

  const old = await page.request.post('/api/login', {
    data: { username: account.username, password: account.password },
  });
  expect(old.status()).toBe(401);
  const fresh = await page.request.post('/api/login', {
    data: { username: account.username, password: 'Fresh-start2' },
  });
  expect(fresh.ok()).toBe(true);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Fresh-start3');
  await page.getByLabel('Confirm password', { exact: true }).fill('Fresh-start3');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset failed', { exact: true })).toBeVisible();
});

test('a guest keeps the guest mode over a reload and leaves it by logging out', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/getting-started');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Guest User' })).toBeVisible();
  const stored = await page.evaluate(() => ({
    mode: localStorage.getItem('guestMode'),
    user: localStorage.getItem('guestUser'),
  }));
  expect(stored.mode).toBeTruthy();
  expect(stored.user).toContain('"isGuest":true');
  await page.getByRole('button', { name: 'Guest User' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('You have been signed out of your account')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('guestUser'))).toBeNull();
});
