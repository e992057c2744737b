import type { Page } from '@playwright/test';
import { becomeGuest, expect, newAccount, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';
import { expectToast, stopClock, toasts, untilTold } from './toast-clock.ts';

const USUAL_MS = 5000;
const DOWN = { status: 500, json: { code: 'internal', message: 'Something broke', requestId: 'r-1' } };
const INVALID_FILE = {
  title: 'Invalid file type',
  description: 'Please select an image file.',
  fails: true,
  ms: USUAL_MS,
} as const;

test.use({ networkFails: true });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

async function openSignIn(page: Page, tab: 'Sign In' | 'Create Account') {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('tabpanel', { name: tab });
}

test('register and log out: refused, failed, done', async ({ page, account }) => {
  test.slow();
  const form = await openSignIn(page, 'Create Account');
  await form.getByLabel('Email address').fill(account.username);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(account.password);
  const create = form.getByRole('button', { name: 'Create Account' });
  const description = 'An account with this email address already exists. Please sign in instead.';
  await expectToast(page, { title: 'Registration failed', description, fails: true, ms: USUAL_MS }, create);

  await form.getByLabel('Email address').fill(newAccount().username);
  const done = { title: 'Account created successfully', description: 'Welcome to Keto Navigator!' };
  await expectToast(page, { ...done, ms: USUAL_MS }, create);

  await page.goto('/science');
  const menu = page.getByRole('banner').getByRole('button', { name: '@example.org' });
  const item = page.getByRole('menuitem', { name: 'Logout' });
  await page.route('**/api/logout', (route) => route.fulfill(DOWN), { times: 1 });
  await menu.click();
  await expect(item).toBeVisible();
  const failed = { title: 'Logout error', description: 'Something broke' };
  await expectToast(page, { ...failed, fails: true, ms: USUAL_MS }, item);
  await menu.click();
  await expect(item).toBeVisible();
  const out = { title: 'Logged out successfully', description: 'You have been signed out of your account' };
  await expectToast(page, { ...out, ms: USUAL_MS }, item);
  await expect(page).toHaveURL('/');
});

test('sign in and reset a password: refused, failed, done', async ({ page, account }) => {
  test.slow();
  const login = await openSignIn(page, 'Sign In');
  await login.getByLabel('Email address').fill(account.username);
  await login.getByLabel('Password', { exact: true }).fill('Wrong-pass1');
  const description = 'Invalid email or password. Please check your credentials and try again.';
  await expectToast(
    page,
    { title: 'Login failed', description, fails: true, ms: USUAL_MS },
    login.getByRole('button', { name: 'Sign In', exact: true }),
  );

  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const sendLink = page.getByRole('button', { name: 'Send Reset Link' });
  await page.route('**/api/forgot-password', (route) => route.fulfill(DOWN), { times: 1 });
  const failed = { description: 'Something broke', fails: true, ms: USUAL_MS } as const;
  await expectToast(page, { title: 'Error', ...failed }, sendLink);
  const sent = 'If an account exists for this address, a reset link is on its way. It works for one hour.';
  await expectToast(page, { title: 'Reset link sent', description: sent, ms: USUAL_MS }, sendLink);

  await page.goto(await mailedLink(account.username));
  await page.getByLabel('New password', { exact: true }).fill('Fresh-start2');
  await page.getByLabel('Confirm password', { exact: true }).fill('Fresh-start2');
  const reset = page.getByRole('button', { name: 'Reset Password' });
  await page.route('**/api/reset-password', (route) => route.fulfill(DOWN), { times: 1 });
  await expectToast(page, { title: 'Password reset failed', ...failed }, reset);
  const changed = 'Your password has been changed. Please sign in with the new one.';
  const done = { title: 'Password reset successful', description: changed, ms: USUAL_MS };
  await expectToast(page, done, reset);
});

test('a page of its own: subscribing is off', async ({ page }) => {
  await becomeGuest(page);
  const description = 'Subscription functionality is temporarily disabled. All features are free.';
  await expectToast(page, { title: 'Feature Disabled', description, ms: USUAL_MS }, () =>
    page.goto('/subscribe'),
  );
  await expect(page).toHaveURL('/captain-keto');
});

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    await becomeGuest(page);
    await page.goto('/keto-pantry');
    // With the clock at a stand nothing more would come.
    await page.getByLabel('Photo of the label').waitFor({ state: 'attached' });
  });

  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no label') };
  const chooseText = (page: Page) => page.getByLabel('Photo of the label').setInputFiles(file);

  test('takes the place of the one before', async ({ page }) => {
    await stopClock(page);
    await chooseText(page);
    await untilTold(page, INVALID_FILE);
    const blank = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
    const picture = { name: 'blank.png', mimeType: 'image/png', buffer: blank };
    await page.getByLabel('Photo of the label').setInputFiles(Array.from({ length: 5 }, () => picture));
    const next = { title: 'Up to 4 photos', description: 'Remove one to make room for another.' };
    await untilTold(page, { ...next, fails: true, ms: USUAL_MS });
    await expect(toasts(page)).toHaveCount(1);
  });

  test('waits while the pointer is over it', async ({ page }) => {
    await stopClock(page);
    await chooseText(page);
    const shown = await untilTold(page, INVALID_FILE);
    await page.clock.runFor(USUAL_MS / 2);
    await shown.hover();
    await page.clock.runFor(10 * USUAL_MS);
    await expect(shown).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(USUAL_MS / 2 - 100);
    await expect(shown).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(shown).toHaveCount(0);
  });

  test('has the focus by F8, and waits meanwhile', async ({ page }) => {
    await stopClock(page);
    await chooseText(page);
    const shown = await untilTold(page, INVALID_FILE);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator(':focus')).toHaveCount(1);
    await page.clock.runFor(10 * USUAL_MS);
    await expect(shown).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(shown).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(shown.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shown).toHaveCount(0);
  });

  test('goes with a swipe of more than 50 pixels to the right', async ({ page }) => {
    await stopClock(page);
    await chooseText(page);
    const shown = await untilTold(page, INVALID_FILE);
    const box = await shown.boundingBox();
    if (!box) throw new Error('The toast has no place');
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    const swipe = async (by: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(-120);
    await swipe(50);
    await expect(shown).toHaveCount(1);
    await swipe(51);
    await expect(shown).toHaveCount(0);
  });
});
