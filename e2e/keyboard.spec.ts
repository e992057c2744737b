import type { Page } from '@playwright/test';
import { chatBox, expectAnswers } from './chat-page.ts';
import { Keys } from './checks/keys.ts';
import { photographLabel } from './draw-label.ts';
import { expect, newAccount, test } from './fixtures.ts';
import { stockPantry } from './meal-plans.ts';
import { openPlan, PLAN_LIMIT_MS, result } from './planner-page.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

async function signUp(page: Page, keys: Keys): Promise<string> {
  await page.goto('/');
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keys.goTo('button', 'LOGIN');
  await keys.press('Enter');
  await keys.expectIn(page.getByRole('dialog', { name: 'Welcome aboard' }));
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeFocused();
  await keys.press('Enter');
  await keys.goTo('tab', 'Sign In');
  await keys.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Create Account' })).toBeFocused();
  await keys.goTo('textbox', 'Email address');
  await keys.press('Enter');
  // What is wrong first is where the focus goes, and it says why.
  const email = page.getByRole('tabpanel').getByRole('textbox', { name: 'Email address' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  const { username, password, displayName } = newAccount();
  await keys.type(username);
  await keys.goTo('textbox', 'Password');
  await keys.type(password);
  await keys.goTo('textbox', 'Confirm password');
  await keys.type(password);
  await keys.goBackTo('textbox', 'Display name');
  await keys.type(displayName);
  await keys.press('Enter');
  await keys.expectIn(page.getByRole('dialog', { name: 'Important Disclaimer' }));
  await keys.goTo('checkbox', 'I have read and understand these disclaimers');
  await keys.press('Space');
  await keys.goTo('button', 'Continue');
  await keys.press('Enter');
  await page.waitForURL('**/captain-keto');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Chat Mode!' });
  await keys.expectIn(welcome);
  await keys.goTo('button', 'Got it!');
  await keys.press('Enter');
  await expect(welcome).toBeHidden();
  await keys.expectIn(page.getByRole('main'));
  return displayName;
}

async function openFromMenu(page: Page, keys: Keys, item: string): Promise<void> {
  await keys.goTo('button', 'Keto Pantry', 'banner');
  await keys.press('Enter');
  await keys.arrowTo(page.getByRole('menuitem', { name: item }));
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: item })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

async function scanAndSave(page: Page, keys: Keys, buffer: Buffer): Promise<void> {
  await openFromMenu(page, keys, 'Upload Label');
  await keys.goTo('button', /^Choose a photo of the label/);
  const area = page.getByRole('button', { name: /^Choose a photo of the label/ });
  // A busy browser may miss one press; the focus must not have moved for the next.
  await expect(async () => {
    await expect(area).toBeFocused();
    const chooser = page.waitForEvent('filechooser', { timeout: 10_000 });
    await keys.press('Enter');
    await (await chooser).setFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole('button', { name: 'Analyze with Captain Keto' })).toBeFocused();
  await keys.press('Enter');
  const product = page.getByRole('region', { name: 'Product', exact: true });
  await expect(product).toBeVisible({ timeout: 60_000 });
  await keys.expectIn(product);
  await keys.goTo('button', 'Edit product name');
  await keys.press('Enter');
  await keys.expectIn(page.getByRole('dialog', { name: 'Item Description' }));
  await keys.goTo('textbox', 'Description');
  await keys.type('Almond butter');
  await keys.press('Enter');
  await expect(product.getByRole('button', { name: 'Edit product name' })).toBeFocused();
  await keys.goTo('button', 'Save to Pantry');
  await keys.press('Enter');
  await expect(product.getByRole('button', { name: 'Saved' })).toBeVisible();
  await keys.expectIn(page.getByRole('main'));
}

async function planAndSave(page: Page, keys: Keys): Promise<void> {
  await openFromMenu(page, keys, 'Saved Pantry');
  await keys.goTo('button', 'Delete Almond butter');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Almond butter' })).toBeHidden();
  await keys.expectIn(page.getByRole('main'));
  await keys.goTo('checkbox', /^Select all/);
  await keys.press('Space');
  await keys.goTo('button', 'Generate Meal Plan');
  await keys.press('Enter');
  const options = page.getByRole('dialog', { name: 'Meal Plan Options' });
  await keys.expectIn(options);
  await keys.goTo('checkbox', 'Dinner');
  await keys.press('Space');
  await keys.goTo('radio', /^Basic|^Enhanced|^Advanced/);
  await keys.press('ArrowUp');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(result(page)).toBeFocused({ timeout: PLAN_LIMIT_MS });
  await keys.goTo('button', 'Save Plan');
  await keys.press('Enter');
  await keys.goTo('textbox', 'Meal Plan Title');
  await keys.type('By hand');
  await keys.press('Enter');
  await expect(openPlan(page).getByText('Saved', { exact: true })).toBeVisible();
  await keys.expectIn(page.getByRole('main'));
}

test('the whole way by keyboard: sign up, scan, rename, save, plan, chat, log out', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const photo = await photographLabel(context);
  const keys = new Keys(page);
  const displayName = await signUp(page, keys);
  await stockPantry(context);
  await scanAndSave(page, keys, photo);
  await planAndSave(page, keys);

  await keys.goTo('link', 'Chat Mode', 'banner');
  await keys.press('Enter');
  await expect(page).toHaveURL('/captain-keto');
  await keys.expectIn(page.getByRole('main'));
  await keys.goTo('textbox', 'Ask Captain Keto...');
  await keys.type('What is ketosis?');
  await keys.press('Enter');
  await expectAnswers(page, 1);
  await expect(chatBox(page)).toBeFocused();

  await keys.goTo('button', displayName, 'banner');
  await keys.press('Enter');
  await keys.arrowTo(page.getByRole('menuitem', { name: 'Logout' }));
  await keys.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have been signed out of your account')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(keys.faults).toEqual([]);
});
