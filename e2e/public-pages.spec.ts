import type { Page, Route } from '@playwright/test';
import { acceptDisclaimer, expect, newAccount, test } from './fixtures.ts';
import { stopClock, toasts } from './toast-clock.ts';

const MARK = 'keto-test-mark';
const main = (page: Page) => page.getByRole('main');

test('the landing page says what it is about, leads on, and ends with the disclaimer; header and menu change places at 768 pixels; GUEST asks for five points and loads Get Started anew', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate((mark) => Object.assign(window, { [mark]: true }), MARK);
  await expect(
    main(page)
      .getByText(/prediabetes/i)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Key App Features' })).toBeVisible();
  for (const feature of ['24/7 AI Coaching', 'Metabolic Education', 'Tracking & Bio-Feedback']) {
    const part = page.getByRole('group', { name: feature });
    if (!(await part.isVisible())) await main(page).getByText(feature, { exact: true }).click();
    await expect(part).toBeVisible();
  }
  await expect(page.getByRole('group', { name: 'Tracking & Bio-Feedback' })).toContainText(
    /below 100 mg\/dL.*above 0\.5 mmol\/L/,
  );
  await expect(main(page).getByText(/not medical advice/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Keto Navigator');
  await main(page).getByRole('link', { name: 'GET STARTED' }).click();
  await expect(page).toHaveURL('/getting-started');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');

  await page.setViewportSize({ width: 767, height: 900 });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
  const user = page.getByRole('banner').getByRole('button', { name: 'Welcome' });
  await expect(menu).toBeVisible();
  await expect(user).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toBeHidden();
  await expect(user).toBeVisible();

  await main(page).getByRole('button', { name: 'GUEST' }).click();
  const disclaimer = page.getByRole('dialog', { name: 'Important Disclaimer' });
  await expect(disclaimer.getByRole('listitem')).toHaveCount(5);
  for (const point of [
    'Medical advice',
    'AI assistance',
    'Nutrition information',
    'Individual results',
    'Emergencies',
  ]) {
    await expect(disclaimer.getByText(point, { exact: true })).toBeVisible();
  }
  await disclaimer.getByRole('button', { name: 'Cancel' }).click();
  await expect(disclaimer).toBeHidden();
  await expect(page).toHaveURL('/');
  await main(page).getByRole('button', { name: 'GUEST' }).click();
  await acceptDisclaimer(page);
  await page.waitForURL('**/getting-started');
  await expect(page.getByRole('button', { name: 'Guest User' })).toBeVisible();
  expect(await page.evaluate((mark) => Reflect.has(window, mark), MARK)).toBe(false);

  await page.getByRole('button', { name: 'Choose an action' }).click();
  await page.getByRole('menuitem', { name: 'Create Account', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Join the crew' })).toBeVisible();
});

/** Holds a call back until the returned function is called. */
async function hold(page: Page, address: string, then: (route: Route) => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await then(route);
  });
  return resolve;
}

test.describe('signing in', () => {
  test.use({ networkFails: true });

  test('waits in words; a disclaimer put off, or not saved, keeps nobody out; making an account waits in words', async ({
    page,
    account,
  }) => {
    await page.goto('/');
    // The code of the dialog does not come: that is said, and the next try goes on.
    const code = '**/assets/auth-prompts-*.js';
    await page.route(code, (route) => route.abort());
    await main(page).getByRole('button', { name: 'LOGIN' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(code);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    // A browser that keeps the failed module has the page loaded anew; any other opens the dialog at once.
    const form = page.getByRole('tabpanel', { name: 'Sign In' });
    await expect(async () => {
      if (!(await form.isVisible()))
        await main(page).getByRole('button', { name: 'LOGIN' }).click({ timeout: 2000 });
      await expect(form).toBeVisible({ timeout: 2000 });
    }).toPass();

    const signedIn = await hold(page, '**/api/login', (route) => route.fallback());
    await form.getByLabel('Email address').fill(account.username);
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(form.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    signedIn();
    const disclaimer = page.getByRole('dialog', { name: 'Important Disclaimer' });
    await disclaimer.getByRole('button', { name: 'Cancel' }).click();
    const menu = page.getByRole('banner').getByRole('button', { name: account.displayName });
    await expect(menu).toBeVisible();
    await expect(page).toHaveURL('/');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toasts(page)).toContainText('Logged out successfully');
    await page.getByRole('button', { name: 'Dismiss' }).click();

    await main(page).getByRole('button', { name: 'LOGIN' }).click();
    await page.getByRole('tab', { name: 'Create Account' }).click();
    const create = page.getByRole('tabpanel', { name: 'Create Account' });
    const { username, password } = newAccount();
    await create.getByLabel('Email address').fill(username);
    await create.getByLabel('Password', { exact: true }).fill(password);
    await create.getByLabel('Confirm password', { exact: true }).fill(password);
    const registered = await hold(page, '**/api/register', (route) => route.fallback());
    await create.getByRole('button', { name: 'Create Account' }).click();
    await expect(create.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    registered();
    await page.route('**/api/profile/accept-disclaimer', (route) => route.fulfill({ status: 500 }));
    await acceptDisclaimer(page);
    await expect(page).toHaveURL('/captain-keto');
    await expect(toasts(page).filter({ hasNotText: 'Account created successfully' })).toHaveCount(0);
    await page.goto('/getting-started');
    await expect(page.getByRole('heading', { name: `Welcome back, ${username}!` })).toBeVisible();

    await page.route('**/api/user', (route) =>
      route.fulfill({ json: { id: 1, username: '', displayName: null, isGuest: false } }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome back, there!' })).toBeVisible();
  });
});

test('each action of Get Started leads where it says; the chat waits while it is found out who is here; Starter Foods has eight categories', async ({
  page,
  signedIn,
}) => {
  await page.goto('/getting-started');
  await main(page).getByText('Starter Kit', { exact: true }).click();
  const kit = page.getByRole('group', { name: 'Starter Kit' });
  await expect(kit.getByRole('heading', { name: 'Exercise equipment' })).toBeVisible();
  await expect(kit.getByRole('listitem').filter({ hasText: 'Resistance bands' })).toBeVisible();
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Choose an action' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  for (const [action, path] of [
    ['Start or Continue a Chat', '/captain-keto'],
    ['Upload Food Label', '/keto-pantry'],
    ['Go to Saved Meals', '/saved-meals'],
    ['Explore Keto Science', '/science'],
  ] as const) {
    await choose(action);
    await expect(page, action).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/getting-started');
  }

  const answer = await hold(page, '**/api/user', (route) => route.fallback());
  await page.goto('/captain-keto');
  await expect(main(page).getByText('Loading...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: `Ahoy, ${signedIn.displayName}!` })).toBeVisible();
  await page.unroute('**/api/user');

  await page.goto('/starter-foods');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Proteins & Meats',
    'Healthy Fats & Oils',
    'Dairy & Alternatives',
    'Vegetables',
    'Fruits (Low Sugar)',
    'Nuts & Seeds',
    'Flavor Boosters & Condiments',
    'Drinks',
    'Ready to reduce insulin resistance?',
  ]);
  await expect(main(page).getByRole('link', { name: 'Chat Mode' })).toHaveAttribute('href', '/captain-keto');
  await expect(main(page).getByRole('link', { name: 'Keto Pantry' })).toHaveAttribute('href', '/keto-pantry');
  await expect(
    page.getByText('Create an account to save your progress, or click Guest to try basic features.'),
  ).toBeVisible();
  for (const name of ['LOGIN', 'GUEST', 'Back to Home']) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', '/');
  }

  await page.goto('/getting-started');
  await choose('Logout');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: signedIn.displayName })).toHaveCount(0);
});

test('Science shows eight papers, Success Stories tells of 90 days, with the ways on; Continue of the reminder leads home and down 100 milliseconds later', async ({
  page,
  account,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  // Who is here has to be known: before, the page's own rule asks to sign in.
  await page.goto('/science', { waitUntil: 'networkidle' });
  const papers = main(page).getByRole('article');
  await expect(papers).toHaveCount(8);
  await expect(papers.getByText('Ketogenic diet', { exact: true })).toHaveCount(4);
  await expect(papers.getByText('Intermittent fasting', { exact: true })).toHaveCount(4);
  for (const paper of await papers.all()) {
    const link = paper.getByRole('heading').getByRole('link');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(paper.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    expect((await paper.getByRole('paragraph').allInnerTexts()).join(' ').length).toBeGreaterThan(100);
  }
  const findings = page.getByRole('region', { name: 'Key Scientific Findings' });
  expect(await findings.getByRole('listitem').count()).toBeGreaterThan(3);
  await expectWaysIn(page);

  await page.getByRole('banner').getByRole('link', { name: 'Chat Mode' }).click();
  const go = page.getByRole('dialog', { name: 'Access Required' }).getByRole('button', { name: 'Continue' });
  await expect(go).toBeVisible();
  await stopClock(page);
  await go.click();
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.getByRole('heading', { name: 'Key App Features' })).toBeVisible({ timeout: 50 });
  }).toPass();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.clock.runFor(50);
  expect(await scrolled()).toBe(0);
  await page.clock.runFor(50);
  expect(await scrolled()).toBeGreaterThan(0);
  await expect(main(page).getByRole('button', { name: 'GUEST' })).toBeInViewport();
  await page.clock.resume();

  await page.goto('/success-stories');
  await expect(page.getByRole('heading', { name: /90-day transformation/ })).toBeVisible();
  for (const result of [/42 lbs/, /6\.2 to 5\.4/, /fatty liver/]) {
    await expect(main(page).getByText(result).first()).toBeVisible();
  }
  await expect(page.getByRole('blockquote')).toBeVisible();
  for (const name of ['Strategies', 'Grocery list']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expectWaysIn(page);

  const { username, password } = account;
  await page.request.post('/api/login', { data: { username, password } });
  for (const path of ['/success-stories', '/science']) {
    await page.goto(path);
    const on = main(page).getByRole('link', { name: 'Start Chatting Now' });
    await expect(on).toHaveAttribute('href', '/captain-keto');
    await expect(main(page).getByRole('button', { name: 'LOGIN' })).toHaveCount(0);
  }
});

/** For a visitor: LOGIN, GUEST and the way home. */
async function expectWaysIn(page: Page): Promise<void> {
  await expect(main(page).getByRole('button', { name: 'LOGIN' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'GUEST' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
}
