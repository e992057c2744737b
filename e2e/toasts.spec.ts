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

test('register and log out, sign in and reset a password: refused, failed, done', async ({
  page,
  account,
}) => {
  test.slow();
  await page.goto('/');
  const login = page.getByRole('main').getByRole('button', { name: 'LOGIN' });
  await login.click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const form = page.getByRole('tabpanel', { name: 'Create Account' });
  await form.getByLabel('Email address').fill(account.username);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(account.password);
  const create = form.getByRole('button', { name: 'Create Account' });
  const taken = 'An account with this email address already exists. Please sign in instead.';
  const unregistered = { title: 'Registration failed', description: taken };
  await expectToast(page, { ...unregistered, fails: true, ms: USUAL_MS }, create);
  await form.getByLabel('Email address').fill(newAccount().username);
  const created = { title: 'Account created successfully', description: 'Welcome to Keto Navigator!' };
  await expectToast(page, { ...created, ms: USUAL_MS }, create);

  await page.goto('/science');
  const menu = page.getByRole('banner').getByRole('button', { name: '@example.org' });
  const item = page.getByRole('menuitem', { name: 'Logout' });
  await page.route('**/api/logout', (route) => route.fulfill(DOWN), { times: 1 });
  await menu.click();
  await expect(item).toBeVisible();
  const failed = { description: 'Something broke', fails: true, ms: USUAL_MS } as const;
  await expectToast(page, { title: 'Logout error', ...failed }, item);
  await menu.click();
  await expect(item).toBeVisible();
  const out = { title: 'Logged out successfully', description: 'You have been signed out of your account' };
  await expectToast(page, { ...out, ms: USUAL_MS }, item);
  await expect(page).toHaveURL('/');

  await login.click();
  const signIn = page.getByRole('tabpanel', { name: 'Sign In' });
  await signIn.getByLabel('Email address').fill(account.username);
  await signIn.getByLabel('Password', { exact: true }).fill('Wrong-pass1');
  const wrong = 'Invalid email or password. Please check your credentials and try again.';
  const refused = { title: 'Login failed', description: wrong, fails: true, ms: USUAL_MS } as const;
  await expectToast(page, refused, signIn.getByRole('button', { name: 'Sign In', exact: true }));

  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const sendLink = page.getByRole('button', { name: 'Send Reset Link' });
  await page.route('**/api/forgot-password', (route) => route.fulfill(DOWN), { times: 1 });
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

test('a toast waits while the pointer is over it, has the focus by F8, goes with a swipe of more than 50 pixels to the right, and takes the place of the one before; a page of its own: subscribing is off', async ({
  page,
}) => {
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  const photo = page.getByLabel('Photo of the label');
  // With the clock at a stand nothing more would come.
  await photo.waitFor({ state: 'attached' });
  await stopClock(page);
  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no label') };
  const tell = async () => {
    await page.mouse.move(0, 0);
    await photo.setInputFiles(file);
    return untilTold(page, INVALID_FILE);
  };

  const hovered = await tell();
  await page.clock.runFor(USUAL_MS / 2);
  await hovered.hover();
  await page.clock.runFor(10 * USUAL_MS);
  await expect(hovered).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(USUAL_MS / 2 - 100);
  await expect(hovered).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(hovered).toHaveCount(0);

  const focused = await tell();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator(':focus')).toHaveCount(1);
  await page.clock.runFor(10 * USUAL_MS);
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(focused).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(focused.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveCount(0);

  const swiped = await tell();
  const box = await swiped.boundingBox();
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
  await expect(swiped).toHaveCount(1);
  await swipe(51);
  await expect(swiped).toHaveCount(0);

  await tell();
  const blank = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  const picture = { name: 'blank.png', mimeType: 'image/png', buffer: blank };
  await photo.setInputFiles(Array.from({ length: 5 }, () => picture));
  const next = { title: 'Up to 4 photos', description: 'Remove one to make room for another.' };
  await untilTold(page, { ...next, fails: true, ms: USUAL_MS });
  await expect(toasts(page)).toHaveCount(1);

  await page.clock.resume();
  const description = 'Subscription functionality is temporarily disabled. All features are free.';
  await expectToast(page, { title: 'Feature Disabled', description, ms: USUAL_MS }, () =>
    page.goto('/subscribe'),
  );
  await expect(page).toHaveURL('/captain-keto');
});
