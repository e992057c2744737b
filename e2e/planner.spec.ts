import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type SavedMealPlan, savedMealPlan } from '../contract/meal-plans.ts';
import { expect, test } from './fixtures.ts';
import { chooseForPlan, gramsAtHand, openCard, planCard, toast } from './meal-plans.ts';
import {
  generate,
  openPantry,
  openPlan,
  PLAN_LIMIT_MS,
  planner,
  planWithAccount,
  result,
  selectAll,
  selectFoods,
} from './planner-page.ts';

planWithAccount();

async function onlySavedPlan(page: Page): Promise<SavedMealPlan> {
  const [saved] = await (await page.request.get('/api/meal-plans')).json();
  return savedMealPlan.parse(saved);
}

test('select, options, generate, save, Saved Meals, copy, export, shopping list, cooked, undo', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const items = await openPantry(page, context);
  await expect(planner(page).getByRole('heading', { name: 'Select Items' })).toBeVisible();
  await expect(
    planner(page).getByText('Choose pantry items from the left to generate a personalized keto meal plan'),
  ).toBeVisible();
  await selectAll(page);
  await expect(planner(page).getByText(`${items.length} items selected`)).toBeVisible();
  const preview = items.slice(0, 3).map(({ productName }) => productName);
  await expect(planner(page).getByText(`${preview.join(', ')} +${items.length - 3} more`)).toBeVisible();
  await expect(
    planner(page).getByText('Click "Generate Meal Plan" to create your personalized keto meal plan'),
  ).toBeVisible();

  await planner(page).getByRole('button', { name: 'Generate Meal Plan' }).click();
  const options = page.getByRole('dialog', { name: 'Meal Plan Options' });
  const categories = options.getByRole('group', { name: 'Choose Meal Category' }).getByRole('checkbox');
  await expect(categories).toHaveCount(5);
  for (const name of ['Breakfast', 'Lunch', 'Dinner', 'Dessert', 'Snacks']) {
    await expect(options.getByRole('checkbox', { name })).not.toBeChecked();
  }
  const types = options.getByRole('group', { name: 'Choose Your Meal Plan' });
  await expect(types.getByRole('radio')).toHaveCount(3);
  await options.getByRole('checkbox', { name: 'Dinner' }).check();
  await options.getByRole('checkbox', { name: 'Breakfast' }).check();
  await expect(options.getByRole('radio', { name: 'Enhanced' })).toBeChecked();
  await options.getByRole('radio', { name: 'Advanced' }).check();
  await options.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(toast(page, 'Meal plan generated successfully!')).toBeVisible({ timeout: PLAN_LIMIT_MS });
  await expect(result(page)).toBeVisible();
  await openPlan(page).getByText('The plan as text').click();
  const text = page.getByRole('region', { name: 'Meal plan text' });
  await expect(text).toContainText('INGREDIENTS FROM YOUR PANTRY:');
  await expect(text).not.toContainText('*');
  expect((await text.boundingBox())?.height).toBeLessThanOrEqual(300);

  await openPlan(page).getByRole('button', { name: 'Save Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Meal Plan' });
  await expect(dialog.getByRole('heading', { name: `Selected items (${items.length})` })).toBeVisible();
  const title = dialog.getByRole('textbox', { name: 'Meal Plan Title' });
  await expect(title).toHaveValue(/ and 1 more$/);
  await title.fill('Friday, 2 meals');
  await dialog.getByRole('button', { name: 'Save Plan' }).click();
  await expect(toast(page, 'Meal plan saved successfully!')).toBeVisible();
  await expect(openPlan(page).getByText('Saved', { exact: true })).toBeVisible();
  const saved = await onlySavedPlan(page);
  expect(saved).toMatchObject({ title: 'Friday, 2 meals', mealPlanType: 'advanced' });
  expect(((await text.textContent()) ?? '').trim()).toBe(saved.content.replaceAll('*', '').trim());

  await openPlan(page).getByRole('link', { name: 'Saved Meals' }).click();
  const card = await openCard(page, 'Friday, 2 meals');
  await expect(card.getByText('Advanced Plan')).toBeVisible();
  const own = card
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Ingredients from Your Pantry/ }) })
    .getByRole('listitem');
  await expect(own.first()).toBeVisible();
  const names = await own.allInnerTexts();
  await card.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Meal plan copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = names.map((name) => `✓ ${name.trim()}`).join('\n');
  expect(copied.startsWith(`Friday, 2 meals\n\nINGREDIENTS FROM YOUR PANTRY:\n${lines}\n\n`)).toBe(true);
  const [, details = ''] = saved.content.split('MEAL PLAN DETAILS:\n');
  expect(copied.endsWith(`MEAL PLAN DETAILS:\n${details.trim()}`)).toBe(true);
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Export' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('friday_2_meals_meal_plan.txt');
  expect(readFileSync(await file.path(), 'utf8').startsWith(`${copied}\n\n---\nExported on `)).toBe(true);

  await chooseForPlan(page, 'Friday, 2 meals', 'Shopping list');
  await expect(page.getByRole('heading', { name: /^In your pantry/ })).toBeVisible();
  await page.getByRole('link', { name: 'Saved Meals' }).first().click();

  const [first] = saved.plan?.days[0]?.dishes ?? [];
  const used = first?.ingredients.find(
    ({ pantryItemId }) => items.find(({ id }) => id === pantryItemId)?.amountAtHand,
  );
  if (!first || !used?.pantryItemId) throw new Error('The plan takes nothing that is counted');
  const before = (items.find(({ id }) => id === used.pantryItemId)?.amountAtHand ?? 0) / 10;
  await openCard(page, 'Friday, 2 meals');
  await planCard(page, 'Friday, 2 meals')
    .getByRole('button', { name: `Cooked it: ${first.name}` })
    .click();
  const told = toast(page, 'Taken from your pantry');
  await expect(told).toContainText(used.name);
  expect(await gramsAtHand(context, used.pantryItemId)).toBeLessThan(before);
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Put back in your pantry')).toBeVisible();
  expect(await gramsAtHand(context, used.pantryItemId)).toBeCloseTo(before, 1);
});

test('selection survives search and order; a dish is swapped, one is kept, and a reload keeps selection and plan', async ({
  page,
  context,
}) => {
  await openPantry(page, context);
  await selectFoods(page, ['Cheddar', 'Walnuts', 'Salmon Fillet']);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name Z-A');
  await expect(page.getByRole('checkbox', { name: 'Select Walnuts' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name A-Z');
  await expect(page.getByRole('checkbox', { name: 'Select Cheddar' })).toBeChecked();
  await expect(planner(page).getByText('3 items selected')).toBeVisible();
  await expect(planner(page).getByText('Cheddar, Walnuts, Salmon Fillet')).toBeVisible();

  await selectAll(page);
  await generate(page, { meals: ['Breakfast', 'Dinner'] });
  await expect(result(page)).toBeVisible({ timeout: PLAN_LIMIT_MS });
  const dishes = openPlan(page).getByRole('article');
  await expect(dishes).toHaveCount(2);
  const [breakfast = '', dinner = ''] = await dishes.getByRole('heading').allInnerTexts();

  await openPlan(page)
    .getByRole('button', { name: `Swap ${dinner}` })
    .click();
  await expect(dishes.getByRole('heading').nth(1)).not.toHaveText(dinner, { timeout: PLAN_LIMIT_MS });
  await expect(dishes.getByRole('heading').first()).toHaveText(breakfast);
  const swapped = (await dishes.getByRole('heading').nth(1).textContent()) ?? '';

  await openPlan(page)
    .getByRole('button', { name: `Keep ${swapped}` })
    .click();
  await openPlan(page).getByRole('button', { name: 'Regenerate the rest' }).click();
  await expect(dishes.getByRole('heading').first()).not.toHaveText(breakfast, { timeout: PLAN_LIMIT_MS });
  await expect(dishes.getByRole('heading').nth(1)).toHaveText(swapped);

  const shown = await dishes.getByRole('heading').allInnerTexts();
  await page.reload();
  await expect(planner(page).getByText('11 items selected')).toBeVisible();
  await expect(dishes.getByRole('heading')).toHaveText(shown);
  await page.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(result(page)).toBeHidden();
  await expect(planner(page).getByRole('heading', { name: 'Select Items' })).toBeVisible();
});
