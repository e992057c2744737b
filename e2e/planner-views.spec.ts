import { expect, test } from './fixtures.ts';
import { planCard, toast } from './meal-plans.ts';
import {
  generate,
  openPantry,
  openPlan,
  PLAN_LIMIT_MS,
  planner,
  planWithAccount,
  result,
  selectFoods,
} from './planner-page.ts';
import { DESKTOP, PHONE } from './states/state.ts';

planWithAccount();

test('on a phone the planner is a sheet from the bottom, and what it made stays; by keyboard alone a plan is saved and cooked', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await openPantry(page, context);
  await expect(planner(page)).toContainText('Select Items');
  await selectFoods(page, ['Large Eggs', 'Cheddar', 'Baby Spinach']);
  await expect(planner(page)).toContainText('3 selected');
  await planner(page).getByRole('button', { name: 'Meal Planner' }).click();
  const sheet = page.getByRole('dialog', { name: 'AI Meal Planner' });
  await expect(sheet.getByText('3 items selected')).toBeVisible();
  await generate(page, { meals: ['Breakfast'] });
  await expect(sheet.getByRole('heading', { name: 'Your Keto Meal Plan' })).toBeVisible({
    timeout: PLAN_LIMIT_MS,
  });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(planner(page)).toContainText('3 selected · plan ready');
  await expect(planner(page).getByRole('button', { name: 'Meal Planner' })).toBeFocused();
  await page.reload();
  await planner(page).getByRole('button', { name: 'Meal Planner' }).click();
  await expect(sheet.getByRole('heading', { name: 'Your Keto Meal Plan' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Clear Selection' }).click();
  await page.getByRole('checkbox', { name: /^Select all/ }).focus();
  await page.keyboard.press('Space');
  await planner(page).getByRole('button', { name: 'Generate Meal Plan' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Meal Plan Options' });
  await dialog.getByRole('checkbox', { name: 'Dinner' }).focus();
  await page.keyboard.press('Space');
  // Enter in a form of choices sends it.
  await page.keyboard.press('Enter');
  await expect(result(page)).toBeFocused({ timeout: PLAN_LIMIT_MS });
  await page.keyboard.press('Tab');
  await expect(openPlan(page).getByRole('button', { name: 'Save Plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Save Meal Plan' }).getByRole('textbox').focus();
  await page.keyboard.type('By hand');
  await page.keyboard.press('Enter');
  await expect(openPlan(page).getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/saved-meals');
  const card = planCard(page, 'By hand');
  await card.getByRole('checkbox', { name: 'Select By hand' }).focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'By hand', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'By hand', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(card.getByRole('button', { name: 'More servings' })).toBeVisible();
  for (const action of ['Copy By hand', 'Export By hand', 'Delete By hand', 'More for By hand']) {
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: action })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'More servings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('group', { name: 'Servings' }).getByRole('status')).toHaveText('1.5');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'I cooked all of this' })).toBeFocused();
  await page.keyboard.press('Enter');
  const note = card.getByRole('region', { name: 'Cooked: By hand' });
  await expect(note).toBeVisible();
  await expect(card.getByRole('button', { name: 'I cooked all of this' })).toBeFocused();
  await expect(toast(page, 'Taken from your pantry')).toBeVisible();
  await page.keyboard.press('F8');
  // The toast itself comes first, then its button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast(page, 'Taken from your pantry').getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toBeHidden();
});
