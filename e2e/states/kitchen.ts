import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import {
  chooseForPlan,
  openCard,
  planCard,
  saveGenerated,
  savePlan,
  stockPantry,
  TEXT_PLAN,
} from '../meal-plans.ts';
import { generate, PLAN_LIMIT_MS, refusal, result, selectFoods } from '../planner-page.ts';
import { closed, dialog, menu, type State, unfold } from './state.ts';

/** Below the width where the planner stands beside the list, it is a sheet. */
async function openPlanner(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: 'Meal Planner' });
  if ((await page.getByRole('dialog').count()) === 0 && (await bar.isVisible())) await bar.click();
}

async function* pantry(page: Page): AsyncGenerator<State> {
  await page.goto('/saved-pantry');
  await page.getByRole('button', { name: 'Edit Large Eggs' }).click();
  yield await dialog(page, 'Edit Food Item', 'features/pantry/edit-dialog.tsx');
  await closed(page);
  await page.getByRole('button', { name: 'Add a food' }).click();
  const add = page.getByRole('dialog', { name: 'Add a food' });
  await add.getByRole('searchbox').fill('walnuts');
  const found = add.getByRole('listitem').filter({ hasText: 'net carbs' }).first();
  await found.waitFor();
  yield await dialog(page, 'Add a food', 'features/pantry/add-food/add-food-dialog.tsx');
  await found.getByRole('button').click();
  await add.getByRole('searchbox').waitFor({ state: 'detached' });
  yield { name: 'a found food' };
  await closed(page);
}

async function* planner(page: Page): AsyncGenerator<State> {
  await selectFoods(page, ['Large Eggs']);
  await openPlanner(page);
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  yield await dialog(page, 'Meal Plan Options', 'features/meal-planner/options-dialog.tsx');
  await page.keyboard.press('Escape');
  await openPlanner(page);
  await generate(page, { type: 'Basic', meals: ['Dessert'] });
  await expect(refusal(page)).toBeVisible({ timeout: PLAN_LIMIT_MS });
  yield { name: 'why there is no plan', of: 'features/meal-planner/meal-planner.tsx', only: 'phone' };
  await openPlanner(page);
  await generate(page, { type: 'Enhanced', meals: ['Dessert'] });
  await expect(result(page)).toBeVisible({ timeout: PLAN_LIMIT_MS });
  await page.getByText('Amounts and steps').first().click();
  yield { name: 'a meal plan', only: 'phone' };
  await openPlanner(page);
  await page.getByRole('button', { name: 'Save Plan' }).click();
  yield await dialog(page, 'Save Meal Plan', 'features/meal-planner/save-dialog.tsx');
  await page.keyboard.press('Escape');
}

async function* meals(page: Page): AsyncGenerator<State> {
  await page.goto('/saved-meals');
  const card = await openCard(page, 'Two days');
  await unfold(page);
  await card.getByRole('button', { name: 'I cooked all of this' }).click();
  await card.getByRole('region', { name: /^Cooked:/ }).waitFor();
  await page.getByRole('checkbox', { name: 'Select Two days' }).check();
  yield { name: 'a cooked and selected plan' };
  await page.getByRole('button', { name: 'More for Two days' }).click();
  yield await menu(page, 'of a plan', 'features/saved-meals/card/card-actions.tsx');
  await closed(page);
  await chooseForPlan(page, 'Two days', 'Rename');
  yield await dialog(page, 'Rename Meal Plan', 'features/saved-meals/plan-changes.tsx');
  await closed(page);
  // A plan that cannot be brought back as it was is asked about.
  await planCard(page, 'Old')
    .getByRole('button', { name: /^Delete/ })
    .click();
  yield await dialog(page, 'Delete this meal plan?', 'features/saved-meals/card/meal-card.tsx');
  await closed(page);
  await page.getByRole('button', { name: 'Shopping list' }).click();
  await page.getByRole('checkbox').first().check();
  yield { name: 'a shopping list' };
}

/** Somebody with an account who plans and cooks: pantry, planner, Saved Meals and their dialogs. */
export async function* kitchenWalk(page: Page): AsyncGenerator<State> {
  const items = await stockPantry(page.context());
  await saveGenerated(page.context(), 'Two days', items, { mealTypes: ['Lunch', 'Dinner'], days: 2 });
  const [eggs, butter] = items;
  await savePlan(page.context(), {
    title: 'Old',
    content: TEXT_PLAN,
    pantryItemIds: JSON.stringify([eggs?.id, butter?.id]),
  });
  await page.context().request.delete(`/api/pantry/items/${butter?.id}`);
  yield* pantry(page);
  yield* planner(page);
  yield* meals(page);
}
