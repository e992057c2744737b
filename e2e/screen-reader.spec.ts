import type { Locator } from '@playwright/test';
import { PAGE_PATHS } from '../contract/page-paths.ts';
import { expectAnswers, send } from './chat-page.ts';
import { listenToLiveRegions } from './checks/heard.ts';
import { accessibilityTree } from './checks/tree.ts';
import { becomeGuest, enterChat, expect, test } from './fixtures.ts';
import { stockPantry } from './meal-plans.ts';
import { settled } from './states/state.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

/** The box that was refused first has the focus, is marked as wrong, and says why. */
async function expectRefused(box: Locator, reason: string | RegExp): Promise<void> {
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription(reason);
}

test('each page says its language and a title of its own', async ({ page, signedIn }) => {
  test.setTimeout(120_000);
  expect(signedIn.username).toContain('@');
  const titles = new Map<string, string>();
  for (const path of PAGE_PATHS) {
    await page.goto(path);
    await settled(page);
    const { pathname } = new URL(page.url());
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(pathname === '/' ? 'Keto Navigator' : /.+ \| Keto Navigator$/);
    titles.set(pathname, await page.title());
  }
  expect(new Set(titles.values()).size, [...titles.values()].join(', ')).toBe(titles.size);
});

test('a new page is told by its title, and is read from its beginning', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const heard = await listenToLiveRegions(page);
  await page.getByRole('banner').getByRole('link', { name: 'Science' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const titles = async () => (await heard()).filter((text) => text.endsWith('Keto Navigator'));
  await expect.poll(titles).toEqual(['Keto Science | Keto Navigator']);
  await page.goBack();
  await expect.poll(titles).toEqual(['Keto Science | Keto Navigator', 'Keto Navigator']);
});

test('a menu opened before the next page is there stays open', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const theme = page.getByRole('button', { name: 'Theme' });
  await theme.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  // A menu gives its focus back a moment after it is gone; a key pressed before would go there.
  await expect(theme).toBeFocused();
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Science' }).press('Enter');
  await theme.click();
  await expect(page.getByRole('menu')).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Keto Science' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Page' })).toContainText('Keto Science');
  await expect(page.getByRole('menu')).toBeVisible();
});

test('the landing page is heard in its order: way past, navigation, heading, what it is, ways in', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  const tree = await accessibilityTree(page);
  const order = [
    { role: 'link', name: 'Skip to content' },
    { role: 'banner', name: '' },
    { role: 'navigation', name: 'Main' },
    { role: 'link', name: 'Get Started' },
    { role: 'main', name: '' },
    { role: 'heading', name: 'Steady glucose is a harbor. Let us plot your way in.' },
    { role: 'button', name: 'Start Charting a Course Today' },
    { role: 'heading', name: 'Key App Features' },
    { role: 'link', name: 'GET STARTED' },
    { role: 'button', name: 'LOGIN' },
    { role: 'button', name: 'GUEST' },
    { role: 'contentinfo', name: '' },
  ];
  const places = order.map((one) =>
    tree.findIndex(({ role, name }) => role === one.role && name === one.name),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('refused forms send the focus to the first wrong box, which says why', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  const box = (name: string) => page.getByRole('tabpanel').getByRole('textbox', { name, exact: true });
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectRefused(box('Email address'), 'Please enter a valid email address');
  await box('Email address').fill('sailor@example.org');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectRefused(box('Password'), 'Password is required');

  await page.getByRole('tab', { name: 'Create Account' }).click();
  await box('Email address').fill('sailor@example.org');
  await box('Password').fill('short1A');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Create Account' }).click();
  await expectRefused(box('Password'), /^At least 8 characters .* Password must be at least 8 characters$/);

  await page.goto('/reset-password?token=x');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectRefused(
    page.getByRole('textbox', { name: 'New password' }),
    /Password must be at least 8 characters$/,
  );
});

test('a password may be pasted, and the browser is told what each box is for', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  const box = (name: string) => page.getByRole('tabpanel').getByRole('textbox', { name, exact: true });
  await page.evaluate(() => navigator.clipboard.writeText('From-a-manager1'));
  await expect(box('Email address')).toHaveAttribute('autocomplete', 'username');
  await expect(box('Password')).toHaveAttribute('autocomplete', 'current-password');
  await box('Password').press('Control+v');
  await expect(box('Password')).toHaveValue('From-a-manager1');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  for (const name of ['Password', 'Confirm password']) {
    await expect(box(name)).toHaveAttribute('autocomplete', 'new-password');
    await box(name).press('Control+v');
    await expect(box(name)).toHaveValue('From-a-manager1');
  }
});

test('a question is heard with its answer, once and whole, then what can be done with it', async ({
  page,
}) => {
  await becomeGuest(page);
  await enterChat(page);
  const heard = await listenToLiveRegions(page);
  await send(page, 'What is ketosis?');
  await expectAnswers(page, 1);
  await expect(page.getByRole('list', { name: 'Messages' })).toMatchAriaSnapshot(`
    - list "Messages":
      - listitem:
        - paragraph: "You asked: What is ketosis?"
        - paragraph: /.+/
        - group: /Sources \\(\\d+\\)/
        - button "Copy"
        - button "Regenerate"
        - button "This helped"
        - button "This did not help"
        - list "What you could ask next"
  `);
  const answers = (await heard()).filter((text) => text.includes('Captain Keto answered:'));
  expect(answers).toHaveLength(1);
  expect((await heard()).filter((text) => text.includes('charting a reply')).length).toBeLessThanOrEqual(1);
});

test('a food of the pantry is heard with its name, its score and what can be done', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await stockPantry(context, [['01123', 'Large Eggs']]);
  await page.goto('/saved-pantry');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Large Eggs' }) });
  await expect(card).toMatchAriaSnapshot(`
    - listitem:
      - checkbox "Select Large Eggs"
      - heading "Large Eggs" [level=3]
      - text: Excellent
      - button "Favorite Large Eggs"
      - paragraph: /kcal.*net carbs.*fat.*protein/
      - paragraph: /Keto Score. \\d+\\/10/
      - button "Show Analysis"
      - button "Edit Large Eggs"
      - button "Delete Large Eggs"
  `);
  const heard = await listenToLiveRegions(page);
  await card.getByRole('button', { name: 'Delete Large Eggs' }).press('Enter');
  await expect
    .poll(async () => (await heard()).filter((text) => text.includes('Item deleted')).length)
    .toBe(1);
});
