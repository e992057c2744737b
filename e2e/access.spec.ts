import type { Locator, Page } from '@playwright/test';
import { acceptDisclaimer, becomeGuest, enterChat, expect, newAccount, test } from './fixtures.ts';

const signIn = (page: Page): Locator => page.getByRole('dialog', { name: 'Welcome aboard' });
const reminder = (page: Page): Locator => page.getByRole('dialog', { name: 'Access Required' });
const banner = (page: Page): Locator => page.getByRole('banner');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const phone = { width: 390, height: 844 };

async function openPantryMenu(page: Page): Promise<Locator> {
  await banner(page).getByRole('button', { name: 'Keto Pantry' }).click();
  return page.getByRole('menu');
}

async function openUserMenu(page: Page, label: string): Promise<Locator> {
  await banner(page).getByRole('button', { name: label }).click();
  return page.getByRole('menu');
}

async function openPhoneMenu(page: Page): Promise<Locator> {
  await banner(page).getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('dialog', { name: 'Menu' });
}

async function closeDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

async function submitSignIn(page: Page, { username, password }: { username: string; password: string }) {
  const form = signIn(page).getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email address').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The page is shown as asked for, with nothing in the way. */
async function expectOpens(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toBeVisible();
  await expect(signIn(page)).toBeHidden();
  await expect(reminder(page)).toBeHidden();
}

/** Home, with the sign-in dialog that names the page. */
async function expectAsksToSignIn(page: Page, name: string, withGuest: boolean): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(signIn(page).getByText(name, { exact: true })).toBeVisible();
  await expect(signIn(page).getByRole('button', { name: 'Continue as Guest' })).toHaveCount(
    withGuest ? 1 : 0,
  );
}

/** From the open page to home, and neither store nor cookie is left behind. */
async function logOut(page: Page, label: string): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('keto-chat-history', '[]');
    sessionStorage.setItem('keto-carried-chat', '{}');
  });
  await (await openUserMenu(page, label)).getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('You have been signed out of your account')).toBeVisible();
  await expectOpens(page, '/');
  await expect(banner(page).getByRole('button', { name: 'Welcome' })).toBeVisible();
  const kept = await page.evaluate(() => [
    localStorage.getItem('keto-chat-history'),
    sessionStorage.getItem('keto-carried-chat'),
  ]);
  expect(kept).toEqual([null, null]);
  expect((await page.request.get('/api/user')).status()).toBe(401);
}

// Each page: client/routes/guards.test.ts; each item: client/features/shell/nav-items.test.ts. Here is one of a kind.
test.use({ viewport: { width: 1440, height: 900 } });
// Each walk visits many pages.
test.slow();

test.describe('a visitor', () => {
  test('by typed address: open pages open, the others ask at home; by the user menu: both ways in', async ({
    page,
  }) => {
    await page.goto('/getting-started');
    await expectOpens(page, '/getting-started');
    for (const [path, name, withGuest] of [
      ['/keto-pantry', 'Upload Label', true],
      ['/saved-pantry', 'Saved Pantry', false],
      ['/journal-chat', 'Chat Mode', true],
    ] as const) {
      await page.goto(path);
      await expectAsksToSignIn(page, name, withGuest);
    }
    await closeDialog(signIn(page));

    const menu = await openUserMenu(page, 'Welcome');
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Login',
      'Login as Guest',
      'Create Account',
      'Logout',
    ]);
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeDisabled();
    await menu.getByRole('menuitem', { name: 'Login', exact: true }).click();
    await expect(signIn(page).getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible();
    await closeDialog(signIn(page));
    await (await openUserMenu(page, 'Welcome')).getByRole('menuitem', { name: 'Create Account' }).click();
    const join = page.getByRole('dialog', { name: 'Join the crew' });
    await expect(join.getByRole('tab', { name: 'Create Account', selected: true })).toBeVisible();
    await closeDialog(join);
    await (await openUserMenu(page, 'Welcome')).getByRole('menuitem', { name: 'Login as Guest' }).click();
    await acceptDisclaimer(page);
    await expectOpens(page, '/getting-started');
    await expect(banner(page).getByRole('button', { name: 'Guest User' })).toBeVisible();
  });

  test('by the header: four items remind, two ask to sign in, the rest opens; by the phone menu: the same items', async ({
    page,
  }) => {
    await page.goto('/science', { waitUntil: 'networkidle' });
    const expectReminds = async (name: string) => {
      await expect(reminder(page)).toContainText(
        `To access ${name}, create an account, login as a user, or select guest mode.`,
      );
      await closeDialog(reminder(page));
      await expect(page).toHaveURL('/science');
    };
    const expectAsks = async (name: string) => {
      await expect(signIn(page).getByText(name, { exact: true })).toBeVisible();
      await closeDialog(signIn(page));
    };
    await banner(page).getByRole('link', { name: 'Tracking' }).click();
    await expectReminds('Tracking');
    await (await openPantryMenu(page)).getByRole('menuitem', { name: 'Upload Label' }).click();
    await expectReminds('Upload Label');
    await (await openPantryMenu(page))
      .getByRole('menuitem', { name: 'Saved Meals (Login required)' })
      .click();
    await expectAsks('Saved Meals');

    await page.setViewportSize(phone);
    await (await openPhoneMenu(page)).getByRole('link', { name: 'Starter Foods' }).click();
    await expectReminds('Starter Foods');
    const menu = await openPhoneMenu(page);
    await expect(menu.getByText('Guest Mode')).toHaveCount(0);
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeDisabled();
    await menu.getByRole('link', { name: 'Saved Pantry (Login required)' }).click();
    await expectAsks('Saved Pantry');
    await (await openPhoneMenu(page)).getByRole('link', { name: 'Success Stories' }).click();
    await expectOpens(page, '/success-stories');
    await (await openPhoneMenu(page)).getByRole('link', { name: 'Chat Mode' }).click();
    await reminder(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a guest', () => {
  test('by typed address: chat, scanner, tracking and profile open, the rest needs an account; by header and menus: never the reminder', async ({
    page,
  }) => {
    await becomeGuest(page);
    await enterChat(page);
    await page.goto('/saved-pantry');
    await expectAsksToSignIn(page, 'Saved Pantry', false);
    await expect(signIn(page)).toContainText('You can keep what you saved as a guest.');
    await page.goto('/journal-chat');
    await expectOpens(page, '/captain-keto');

    await banner(page).getByRole('link', { name: 'Tracking' }).click();
    await expectOpens(page, '/tracking');
    for (const name of ['Starter Foods', 'Saved Pantry (Login required)']) {
      await (await openPantryMenu(page)).getByRole('menuitem', { name }).click();
      await expect(signIn(page)).toContainText('You need an account');
      await closeDialog(signIn(page));
    }
    await (await openPantryMenu(page)).getByRole('menuitem', { name: 'Upload Label' }).click();
    await expectOpens(page, '/keto-pantry');
    const menu = await openUserMenu(page, 'Guest User');
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Profile & targets',
      'Login as User',
      'Create Account',
      'Logout',
    ]);
    await menu.getByRole('menuitem', { name: 'Profile & targets' }).click();
    await expectOpens(page, '/profile');

    await banner(page).getByRole('link', { name: 'Get Started' }).click();
    const actions = page.getByRole('menu');
    await page.getByRole('button', { name: 'Choose an action' }).click();
    await expect(actions.getByRole('menuitem')).toHaveText([
      'Start a Chat',
      'Upload Food Label',
      'Go to Saved Pantry/Meal Planner',
      'Go to Saved Meals',
      'Explore Keto Science',
      'Create Account',
      'Logout',
    ]);
    await actions.getByRole('menuitem', { name: 'Go to Saved Meals' }).click();
    await expect(signIn(page)).toContainText('You need an account to open Saved Meals.');
    await closeDialog(signIn(page));
    await page.getByRole('button', { name: 'Choose an action' }).click();
    await actions.getByRole('menuitem', { name: 'Start a Chat' }).click();
    await expectOpens(page, '/captain-keto');

    await page.setViewportSize(phone);
    const sheet = await openPhoneMenu(page);
    await expect(sheet.getByText('Guest Mode')).toBeVisible();
    await sheet.getByRole('link', { name: 'Starter Foods' }).click();
    await expect(signIn(page)).toContainText('You need an account to open Starter Foods.');
  });
});

test.describe('an account', () => {
  test('opens every page, by typed address, header and menus, and logs out to home with nothing left', async ({
    page,
    signedIn,
  }) => {
    const { username, password, displayName } = signedIn;
    await page.goto('/subscribe');
    await expect(page.getByText('Feature Disabled', { exact: true })).toBeVisible();
    await expectOpens(page, '/captain-keto');
    await banner(page).getByRole('link', { name: 'Tracking' }).click();
    await expectOpens(page, '/tracking');
    for (const [name, path] of [
      ['Starter Foods', '/starter-foods'],
      ['Saved Meals', '/saved-meals'],
    ] as const) {
      const pantry = await openPantryMenu(page);
      await expect(pantry.getByRole('menuitem')).toHaveText([
        'Starter Foods',
        'Upload Label',
        'Saved Pantry',
        'Saved Meals',
      ]);
      await pantry.getByRole('menuitem', { name }).click();
      await expectOpens(page, path);
    }
    const menu = await openUserMenu(page, displayName);
    await expect(menu.getByRole('menuitem')).toHaveText(['Profile & targets', 'Account settings', 'Logout']);
    await menu.getByRole('menuitem', { name: 'Account settings' }).click();
    await expectOpens(page, '/account');

    await banner(page).getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByRole('heading', { name: `Welcome back, ${displayName}!` })).toBeVisible();
    await page.getByRole('button', { name: 'Choose an action' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Start or Continue a Chat',
      'Upload Food Label',
      'Go to Saved Pantry/Meal Planner',
      'Go to Saved Meals',
      'Explore Keto Science',
      'Logout',
    ]);
    await page.getByRole('menuitem', { name: 'Go to Saved Pantry/Meal Planner' }).click();
    await expectOpens(page, '/saved-pantry');

    await logOut(page, displayName);
    for (const path of ['/journal-chat', '/tracking']) {
      await page.request.post('/api/login', { data: { username, password } });
      await page.goto(path);
      await expectOpens(page, path.replace('journal-chat', 'captain-keto'));
      await logOut(page, displayName);
    }
  });
});

test.describe('the wanted page is remembered', () => {
  test('over continuing as a guest, over making an account, over a wrong password and over signing in, not over closing the dialog', async ({
    page,
    account,
  }) => {
    await test.step('over continuing as a guest', async () => {
      await page.goto('/tracking?view=fasting');
      await signIn(page).getByRole('button', { name: 'Continue as Guest' }).click();
      await acceptDisclaimer(page);
      await expectOpens(page, '/tracking?view=fasting');
    });
    await test.step('over a guest making an account', async () => {
      const made = newAccount();
      await (await openPantryMenu(page)).getByRole('menuitem', { name: 'Starter Foods' }).click();
      await signIn(page).getByRole('tab', { name: 'Create Account' }).click();
      const form = page.getByRole('tabpanel', { name: 'Create Account' });
      await form.getByLabel('Email address').fill(made.username);
      await form.getByLabel('Password', { exact: true }).fill(made.password);
      await form.getByLabel('Confirm password', { exact: true }).fill(made.password);
      await form.getByRole('button', { name: 'Create Account' }).click();
      await expectOpens(page, '/starter-foods');
    });
    await test.step('over a wrong password and signing in', async () => {
      await page.context().clearCookies();
      await page.goto('/tracking?view=charts');
      await expectAsksToSignIn(page, 'Tracking', true);
      await submitSignIn(page, { ...account, password: 'Wrong-pass1' });
      await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
      await submitSignIn(page, account);
      await acceptDisclaimer(page);
      await expectOpens(page, '/tracking?view=charts');
    });
    await test.step('not over closing the dialog: a sign-in later leads to the chat', async () => {
      await page.context().clearCookies();
      await page.goto('/saved-pantry');
      await closeDialog(signIn(page));
      await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
      await submitSignIn(page, account);
      await expect(page).toHaveURL('/captain-keto');
    });
  });
});
