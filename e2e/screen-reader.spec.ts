import type { Locator } from '@playwright/test';
import { chatBox, expectAnswers, send } from './chat-page.ts';
import { listenToLiveRegions } from './checks/heard.ts';
import { accessibilityTree } from './checks/tree.ts';
import { expect, test } from './fixtures.ts';
import { stockPantry } from './meal-plans.ts';
import { settled } from './states/state.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

/** The box that was refused first has the focus, is marked as wrong, and says why. */
async function expectRefused(box: Locator, reason: string | RegExp): Promise<void> {
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription(reason);
}

test('the landing page is heard in its order; a new page is told by its title and read from its beginning; a menu opened before it is there stays open', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await test.step('way past, navigation, heading, what it is, ways in', async () => {
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

  const science = page.getByRole('banner').getByRole('link', { name: 'Science' });
  await test.step('a menu that was opened before the next page is there', async () => {
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
    await science.press('Enter');
    await theme.click();
    await expect(page.getByRole('menu')).toBeVisible();
    gate.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Keto Science' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Page' })).toContainText('Keto Science');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(theme).toBeFocused();
  });

  await test.step('a page is told once, also on the way back', async () => {
    await page.goBack();
    await expect(page).toHaveTitle('Keto Navigator');
    const heard = await listenToLiveRegions(page);
    await science.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle('Keto Science | Keto Navigator');
    const titles = async () => (await heard()).filter((text) => text.endsWith('Keto Navigator'));
    await expect.poll(titles).toEqual(['Keto Science | Keto Navigator']);
    await page.goBack();
    await expect.poll(titles).toEqual(['Keto Science | Keto Navigator', 'Keto Navigator']);
  });
});

test('refused forms send the focus to the first wrong box, which says why; boxes say what they are for, and a password may be pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  const form = page.getByRole('tabpanel');
  const box = (name: string) => form.getByRole('textbox', { name, exact: true });
  const signIn = form.getByRole('button', { name: 'Sign In', exact: true });
  await page.evaluate(() => navigator.clipboard.writeText('From-a-manager1'));

  await test.step('signing in', async () => {
    await expect(box('Email address')).toHaveAttribute('autocomplete', 'username');
    await expect(box('Password')).toHaveAttribute('autocomplete', 'current-password');
    await signIn.click();
    await expectRefused(box('Email address'), 'Please enter a valid email address');
    await box('Email address').fill('sailor@example.org');
    await signIn.click();
    await expectRefused(box('Password'), 'Password is required');
    await box('Password').press('Control+v');
    await expect(box('Password')).toHaveValue('From-a-manager1');
  });

  await test.step('a new account', async () => {
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await box('Email address').fill('sailor@example.org');
    await box('Password').fill('short1A');
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expectRefused(box('Password'), /^At least 8 characters .* Password must be at least 8 characters$/);
    await box('Password').clear();
    for (const name of ['Password', 'Confirm password']) {
      await expect(box(name)).toHaveAttribute('autocomplete', 'new-password');
      await box(name).press('Control+v');
      await expect(box(name)).toHaveValue('From-a-manager1');
    }
  });

  await page.goto('/reset-password?token=x');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectRefused(
    page.getByRole('textbox', { name: 'New password' }),
    /Password must be at least 8 characters$/,
  );
});

test('a question is heard with its answer, once and whole, then what can be done with it; so is a food of the pantry', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await stockPantry(context, [['01123', 'Large Eggs']]);

  await test.step('a question', async () => {
    await page.goto('/captain-keto');
    await chatBox(page).waitFor();
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
          - button "This didn't help"
          - list "What you could ask next"
    `);
    const answers = (await heard()).filter((text) => text.includes('Captain Keto answered:'));
    expect(answers).toHaveLength(1);
    expect((await heard()).filter((text) => text.includes('charting a reply')).length).toBeLessThanOrEqual(1);
  });

  await test.step('a food', async () => {
    await page.goto('/saved-pantry');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Large Eggs' }) });
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
});
