import type { Locator, Page } from '@playwright/test';
import { acceptDisclaimer, becomeGuest, enterChat, expect, newAccount, test } from './fixtures.ts';

/** Pages by who may open them, with the name that the sign-in dialog calls them. */
const OPEN = [
  '/getting-started',
  '/science',
  '/success-stories',
  '/handbook/net-carbs',
  '/terms',
  '/privacy',
  '/reset-password?token=x',
  '/confirm-email?token=x',
];
const FOR_GUESTS = [
  ['/captain-keto', 'Chat Mode'],
  ['/keto-pantry', 'Upload Label'],
  ['/tracking', 'Tracking'],
  ['/profile', 'Profile & targets'],
] as const;
const FOR_ACCOUNTS = [
  ['/starter-foods', 'Starter Foods'],
  ['/saved-pantry', 'Saved Pantry'],
  ['/saved-meals', 'Saved Meals'],
  ['/account', 'Account settings'],
] as const;
const EVERYWHERE = [...FOR_GUESTS, ...FOR_ACCOUNTS];

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

/** Subscribe says that it is off, both lead to the chat. */
async function expectLeadsToChat(page: Page, arrive: () => Promise<void>): Promise<void> {
  await page.goto('/subscribe');
  await expect(page.getByText('Feature Disabled', { exact: true })).toBeVisible();
  await arrive();
  await page.goto('/journal-chat');
  await arrive();
}

test.use({ viewport: { width: 1440, height: 900 } });
// Each walk visits many pages.
test.slow();

test.describe('a visitor', () => {
  test('by typed address: open pages open, the others ask at home', async ({ page }) => {
    for (const path of OPEN) {
      await page.goto(path);
      await expectOpens(page, path);
    }
    for (const [path, name] of FOR_GUESTS) {
      await page.goto(path);
      await expectAsksToSignIn(page, name, true);
    }
    for (const [path, name] of FOR_ACCOUNTS) {
      await page.goto(path);
      await expectAsksToSignIn(page, name, false);
    }
    await expectLeadsToChat(page, () => expectAsksToSignIn(page, 'Chat Mode', true));
  });

  test('by the header: four items remind, two ask to sign in, the rest opens', async ({ page }) => {
    await page.goto('/science', { waitUntil: 'networkidle' });
    const remind = async (name: string) => {
      await expect(reminder(page)).toContainText(
        `To access ${name}, create an account, login as a user, or select guest mode.`,
      );
      await closeDialog(reminder(page));
      await expect(page).toHaveURL('/science');
    };
    for (const name of ['Chat Mode', 'Tracking']) {
      await banner(page).getByRole('link', { name }).click();
      await remind(name);
    }
    for (const name of ['Starter Foods', 'Upload Label']) {
      await (await openPantryMenu(page)).getByRole('menuitem', { name }).click();
      await remind(name);
    }
    for (const name of ['Saved Pantry', 'Saved Meals']) {
      await (await openPantryMenu(page)).getByRole('menuitem', { name: `${name} (Login required)` }).click();
      await expect(signIn(page).getByText(name, { exact: true })).toBeVisible();
      await closeDialog(signIn(page));
    }
    await banner(page).getByRole('link', { name: 'Success Stories' }).click();
    await expectOpens(page, '/success-stories');

    await banner(page).getByRole('link', { name: 'Chat Mode' }).click();
    await reminder(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main').getByRole('button', { name: 'GUEST' })).toBeInViewport();
    await expect(page.getByText('All rights reserved.')).toBeInViewport();
  });

  test('by the user menu: both ways in, a new account, and no logout', async ({ page }) => {
    await page.goto('/science');
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

  test('by the phone menu: the same items with the same outcome', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/science', { waitUntil: 'networkidle' });
    for (const name of ['Chat Mode', 'Tracking', 'Starter Foods', 'Upload Label']) {
      await (await openPhoneMenu(page)).getByRole('link', { name }).click();
      await expect(reminder(page)).toContainText(`To access ${name},`);
      await closeDialog(reminder(page));
    }
    for (const name of ['Saved Pantry', 'Saved Meals']) {
      const menu = await openPhoneMenu(page);
      await expect(menu.getByText('Guest Mode')).toHaveCount(0);
      await menu.getByRole('link', { name: `${name} (Login required)` }).click();
      await expect(signIn(page).getByText(name, { exact: true })).toBeVisible();
      await closeDialog(signIn(page));
    }
    const menu = await openPhoneMenu(page);
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeDisabled();
    await menu.getByRole('link', { name: 'Get Started' }).click();
    await expectOpens(page, '/getting-started');
  });
});

test.describe('a guest', () => {
  test('by typed address: chat, scanner, tracking and profile open, the rest needs an account', async ({
    page,
  }) => {
    await becomeGuest(page);
    await enterChat(page);
    for (const path of [...OPEN, ...FOR_GUESTS.map(([path]) => path)]) {
      await page.goto(path);
      await expectOpens(page, path);
    }
    for (const [path, name] of FOR_ACCOUNTS) {
      await page.goto(path);
      await expectAsksToSignIn(page, name, false);
      await expect(signIn(page)).toContainText('You can keep what you saved as a guest.');
    }
    await expectLeadsToChat(page, () => expectOpens(page, '/captain-keto'));
  });

  test('by header and menus: never the reminder, the sign-in dialog for what needs an account', async ({
    page,
  }) => {
    await becomeGuest(page);
    await enterChat(page);
    for (const [path, name] of [
      ['/tracking', 'Tracking'],
      ['/captain-keto', 'Chat Mode'],
    ] as const) {
      await banner(page).getByRole('link', { name }).click();
      await expectOpens(page, path);
    }
    for (const name of ['Starter Foods', 'Saved Pantry (Login required)', 'Saved Meals (Login required)']) {
      await (await openPantryMenu(page)).getByRole('menuitem', { name }).click();
      await expect(signIn(page)).toContainText('You need an account');
      await closeDialog(signIn(page));
    }
    await (await openPantryMenu(page)).getByRole('menuitem', { name: 'Upload Label' }).click();
    await expectOpens(page, '/keto-pantry');
    await expect((await openUserMenu(page, 'Guest User')).getByRole('menuitem')).toHaveText([
      'Profile & targets',
      'Login as User',
      'Create Account',
      'Logout',
    ]);

    await page.goto('/getting-started');
    await page.getByRole('button', { name: 'Choose an action' }).click();
    const actions = page.getByRole('menu');
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
    const menu = await openPhoneMenu(page);
    await expect(menu.getByText('Guest Mode')).toBeVisible();
    await menu.getByRole('link', { name: 'Starter Foods' }).click();
    await expect(signIn(page)).toContainText('You need an account to open Starter Foods.');
  });
});

test.describe('an account', () => {
  test('opens every page, by typed address, header and menus', async ({ page, signedIn }) => {
    for (const path of [...OPEN, ...EVERYWHERE.map(([path]) => path)]) {
      await page.goto(path);
      await expectOpens(page, path);
    }
    await expectLeadsToChat(page, () => expectOpens(page, '/captain-keto'));

    for (const [path, name] of EVERYWHERE.slice(0, 3)) {
      if (name === 'Upload Label') continue;
      await banner(page).getByRole('link', { name }).click();
      await expectOpens(page, path);
    }
    const pantryItems = ['Starter Foods', 'Upload Label', 'Saved Pantry', 'Saved Meals'];
    for (const name of pantryItems) {
      const menu = await openPantryMenu(page);
      await expect(menu.getByRole('menuitem')).toHaveText(pantryItems);
      await menu.getByRole('menuitem', { name }).click();
      await expectOpens(
        page,
        `/${name.toLowerCase().replace(' ', '-').replace('upload-label', 'keto-pantry')}`,
      );
    }
    const menu = await openUserMenu(page, signedIn.displayName);
    await expect(menu.getByRole('menuitem')).toHaveText(['Profile & targets', 'Account settings', 'Logout']);
    await menu.getByRole('menuitem', { name: 'Account settings' }).click();
    await expectOpens(page, '/account');

    await page.goto('/getting-started');
    await expect(page.getByRole('heading', { name: `Welcome back, ${signedIn.displayName}!` })).toBeVisible();
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
  });

  test('logs out from each page to home, and nothing of it stays in the browser', async ({
    page,
    signedIn,
  }) => {
    for (const [path] of EVERYWHERE) {
      await page.goto(path);
      await page.evaluate(() => {
        localStorage.setItem('keto-chat-history', '[]');
        sessionStorage.setItem('keto-carried-chat', '{}');
      });
      await (await openUserMenu(page, signedIn.displayName))
        .getByRole('menuitem', { name: 'Logout' })
        .click();
      await expect(page.getByText('You have been signed out of your account')).toBeVisible();
      await expectOpens(page, '/');
      await expect(banner(page).getByRole('button', { name: 'Welcome' })).toBeVisible();
      const kept = await page.evaluate(() => [
        localStorage.getItem('keto-chat-history'),
        sessionStorage.getItem('keto-carried-chat'),
      ]);
      expect(kept, path).toEqual([null, null]);
      expect((await page.request.get('/api/user')).status()).toBe(401);
      const { username, password } = signedIn;
      await page.request.post('/api/login', { data: { username, password } });
    }
  });
});

test.describe('the wanted page is remembered', () => {
  test('over signing in', async ({ page, account }) => {
    await page.goto('/tracking?view=charts');
    await expectAsksToSignIn(page, 'Tracking', true);
    await submitSignIn(page, account);
    await acceptDisclaimer(page);
    await expectOpens(page, '/tracking?view=charts');
  });

  test('over continuing as a guest', async ({ page }) => {
    await page.goto('/tracking?view=fasting');
    await signIn(page).getByRole('button', { name: 'Continue as Guest' }).click();
    await acceptDisclaimer(page);
    await expectOpens(page, '/tracking?view=fasting');
  });

  test('over a guest making an account, and over a wrong password', async ({ page, account }) => {
    await becomeGuest(page);
    await page.goto('/getting-started');
    await (await openPantryMenu(page)).getByRole('menuitem', { name: 'Starter Foods' }).click();
    const made = newAccount();
    await signIn(page).getByRole('tab', { name: 'Create Account' }).click();
    const form = page.getByRole('tabpanel', { name: 'Create Account' });
    await form.getByLabel('Email address').fill(made.username);
    await form.getByLabel('Password', { exact: true }).fill(made.password);
    await form.getByLabel('Confirm password', { exact: true }).fill(made.password);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expectOpens(page, '/starter-foods');

    await (await openUserMenu(page, made.username)).getByRole('menuitem', { name: 'Logout' }).click();
    await expectOpens(page, '/');
    await page.goto('/saved-meals');
    await submitSignIn(page, { ...account, password: 'Wrong-pass1' });
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
    await submitSignIn(page, account);
    await acceptDisclaimer(page);
    await expectOpens(page, '/saved-meals');
  });

  test('not over closing the dialog: a sign-in later leads to the chat', async ({ page, account }) => {
    await page.goto('/saved-pantry');
    await closeDialog(signIn(page));
    await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
    await submitSignIn(page, account);
    await acceptDisclaimer(page);
    await expect(page).toHaveURL('/captain-keto');
  });
});
