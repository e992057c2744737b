import { expect, test } from './fixtures.ts';
import { toast } from './meal-plans.ts';
import {
  generate,
  openPantry,
  openPlan,
  PLAN_LIMIT_MS,
  planner,
  planWithAccount,
  refusal,
  result,
  selectAll,
  selectFoods,
} from './planner-page.ts';

planWithAccount();

const GENERATE = '**/api/ai/generate-meal-plan';
const FAILED = 'Failed to generate meal plan';

test('a refusal opens the way to add the food that is wanted, and takes an amount at one tap', async ({
  page,
  context,
}) => {
  const [, , salmon] = await openPantry(page, context, [
    ['11090', 'Broccoli'],
    ['04053', 'Olive Oil'],
    ['15236', 'Salmon Fillet', 100],
  ]);
  await selectFoods(page, ['Broccoli', 'Olive Oil']);
  await generate(page, { type: 'Basic', meals: ['Dinner'] });
  await expect(refusal(page)).toContainText('add a protein', { timeout: PLAN_LIMIT_MS });
  await refusal(page).getByRole('button', { name: 'Add a food' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a food' });
  await dialog
    .getByRole('list', { name: 'Suggested foods' })
    .getByRole('button', { name: /ground beef/i })
    .click();
  await dialog
    .getByRole('button', { name: /ground beef/i })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save to Pantry' }).click();
  await expect(dialog).toBeHidden();
  await expect(planner(page).getByText('3 items selected')).toBeVisible();
  await generate(page, { type: 'Basic', meals: ['Dinner'] });
  await expect(result(page)).toBeVisible({ timeout: PLAN_LIMIT_MS });

  await page.getByRole('button', { name: 'Clear Selection' }).click();
  await selectFoods(page, ['Salmon Fillet', 'Broccoli', 'Olive Oil']);
  await generate(page, { type: 'Basic', meals: ['Dinner'], days: 3 });
  await expect(refusal(page)).toContainText('Salmon Fillet', { timeout: PLAN_LIMIT_MS });
  await refusal(page)
    .getByRole('button', { name: /^I have \d+ g of Salmon Fillet$/ })
    .click();
  await expect(result(page)).toBeVisible({ timeout: PLAN_LIMIT_MS });
  const stored = await (await context.request.get(`/api/pantry/items/${salmon?.id}`)).json();
  expect(stored.amountAtHand).toBeGreaterThan(1000);
});

test.describe('when the server fails', () => {
  test.use({ networkFails: true });

  test("each failure has its words, also of somebody else's items; planning is cancelled, and the next try works", async ({
    page,
    context,
  }) => {
    const items = await openPantry(page, context);
    await selectFoods(page, ['Cheddar']);
    // Cancelled, and nothing is said of it.
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(GENERATE, async (route) => {
      await promise;
      await route.abort();
    });
    await generate(page);
    await expect(planner(page).getByText('Generating...')).toBeVisible();
    await expect(planner(page).getByText('Choosing dishes and portions').last()).toBeVisible();
    await planner(page).getByRole('button', { name: 'Cancel' }).click();
    resolve();
    await expect(planner(page).getByRole('button', { name: 'Generate Meal Plan' })).toBeEnabled();
    await expect(toast(page, FAILED)).toHaveCount(0);

    // As of foods of others; that the server refuses them: server/features/meal-plans/generate.test.ts.
    await page.unroute(GENERATE);
    await page.route(GENERATE, (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: '' } }),
    );
    await generate(page);
    await expect(toast(page, FAILED)).toContainText('Please try again later');
    await expect(planner(page).getByRole('button', { name: 'Generate Meal Plan' })).toBeFocused();

    await page.unroute(GENERATE);
    await page.route(GENERATE, async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, mealPlan: '' } });
    });
    await selectAll(page);
    await generate(page, { meals: ['Dinner'] });
    await expect(toast(page, FAILED)).toContainText('No meal plan received from server', {
      timeout: PLAN_LIMIT_MS,
    });

    // One item was deleted on another device: planned without it.
    await page.unroute(GENERATE);
    await context.request.delete(`/api/pantry/items/${items[0]?.id}`);
    await generate(page, { meals: ['Dinner'] });
    await expect(result(page)).toBeVisible({ timeout: PLAN_LIMIT_MS });
    await openPlan(page).getByText('The plan as text').click();
    await expect(page.getByRole('region', { name: 'Meal plan text' })).not.toContainText('Large Eggs');

    await openPlan(page).getByRole('button', { name: 'Save Plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save Meal Plan' });
    const title = dialog.getByRole('textbox', { name: 'Meal Plan Title' });
    const save = dialog.getByRole('button', { name: 'Save Plan' });
    await title.fill('');
    await expect(save).toBeDisabled();
    await title.fill('   ');
    await expect(save).toBeDisabled();
    await title.press('Enter');
    await expect(dialog.getByText('Please enter a title for the meal plan')).toBeVisible();
    await page.route('**/api/meal-plans', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    await title.fill('Keeps its title');
    await save.click();
    await expect(toast(page, 'Failed to save meal plan')).toContainText('Please try again later');
    await expect(title).toHaveValue('Keeps its title');
    await page.unroute('**/api/meal-plans');
    const stored = Promise.withResolvers<void>();
    await page.route('**/api/meal-plans', async (route) => {
      await stored.promise;
      await route.fallback();
    });
    await save.click();
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    stored.resolve();
    await expect(toast(page, 'Meal plan saved successfully!')).toBeVisible();
  });
});
