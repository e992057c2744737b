import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  chooseForPlan,
  KITCHEN,
  openCard,
  planCard,
  saveGenerated,
  savePlan,
  stockPantry,
  toast,
} from './meal-plans.ts';

const isDeletion = (url: URL) => /^\/api\/meal-plans\/\d+$/.test(url.pathname);

/** Holds deletions back until the returned function is called. */
async function holdDeletions(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(isDeletion, async (route) => {
    if (route.request().method() === 'DELETE') await promise;
    await route.fallback();
  });
  return () => resolve();
}

test('delete waits on its own card alone, moves the focus on, and can be undone, or is asked about; a new title is refused when blank', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  const items = await stockPantry(context, KITCHEN.slice(0, 6));
  const [eggs] = items;
  const { id } = await savePlan(context, { title: 'Stays' });
  const saved = await saveGenerated(context, 'Goes', items, { mealTypes: ['Dinner'] });
  const pantryKnown = Promise.withResolvers<void>();
  await page.route('**/api/pantry/ids?*', async (route) => {
    await pantryKnown.promise;
    await route.fallback();
  });
  await page.goto('/saved-meals');
  const release = await holdDeletions(page);
  const remove = planCard(page, 'Goes').getByRole('button', { name: /^Delet/ });
  await remove.click();
  // Whether it can be brought back is not known yet, and nobody is asked before it is.
  await expect(remove).toHaveText(/^Deleting\.\.\./);
  pantryKnown.resolve();
  await expect(remove).toHaveText(/^Deleting\.\.\./);
  await expect(remove).toBeDisabled();
  await expect(planCard(page, 'Stays').getByRole('button', { name: /^Delete/ })).toBeEnabled();
  release();
  await expect(toast(page, 'Meal plan deleted successfully!')).toBeVisible();
  await expect(planCard(page, 'Goes')).toHaveCount(0);
  await expect(planCard(page, 'Stays').getByRole('button', { name: 'Stays', exact: true })).toBeFocused();

  await toast(page, 'Meal plan deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Meal plan restored')).toBeVisible();
  const card = await openCard(page, 'Goes');
  await expect(card.getByText('Dinner', { exact: true }).first()).toBeVisible();
  const [restored] = await (await context.request.get('/api/meal-plans')).json();
  expect(restored).toMatchObject({ title: 'Goes', content: saved.content, plan: saved.plan });

  // What could not be brought back is asked about first; deleted elsewhere is deleted.
  const without = await savePlan(context, { title: 'Without eggs', pantryItemIds: `[${eggs?.id}]` });
  await context.request.delete(`/api/pantry/items/${eggs?.id}`);
  await page.reload();
  const removeIt = planCard(page, 'Without eggs').getByRole('button', { name: /^Delete/ });
  await removeIt.click();
  const question = page.getByRole('dialog', { name: 'Delete this meal plan?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(removeIt).toBeFocused();
  await context.request.delete(`/api/meal-plans/${without.id}`);
  await removeIt.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Meal plan deleted successfully!')).toBeVisible();
  await expect(planCard(page, 'Without eggs')).toHaveCount(0);

  // A new title: blank is refused, what was typed survives a failure.
  await chooseForPlan(page, 'Stays', 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename Meal Plan' });
  const box = dialog.getByRole('textbox', { name: 'Meal Plan Title' });
  await expect(box).toBeFocused();
  await box.fill('   ');
  await expect(dialog.getByText('Please enter a title for the meal plan')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await box.press('Enter');
  await box.fill('New name');
  await box.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(planCard(page, 'New name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for New name' })).toBeFocused();

  await chooseForPlan(page, 'New name', 'Rename');
  await context.request.delete(`/api/meal-plans/${id}`);
  await box.fill('Newest name');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This meal plan does not exist.')).toBeVisible();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveValue('Newest name');
});

test.describe('when the server or the network fails', () => {
  test.use({ networkFails: true });

  test('the page says so and tries again; delete, copy, pantry and cooking say so, and nothing is stuck', async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.username).toContain('@');
    const answered = Promise.withResolvers<void>();
    let fails = true;
    await page.route('**/api/meal-plans', async (route) => {
      await answered.promise;
      if (fails) await route.fulfill({ status: 500, body: 'Down' });
      else await route.fallback();
    });
    await page.goto('/saved-meals');
    await expect(page.getByText('Loading saved meals...')).toBeVisible();
    answered.resolve();
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to load saved meals' });
    await expect(failure).toContainText('Down');
    fails = false;
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No Saved Meals')).toBeVisible();

    // An empty list kept from before is no word about plans while the server fails.
    await savePlan(context, { title: 'Stubborn' });
    fails = true;
    await page.route('**/api/pantry/ids*', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    await page.reload();
    await expect(failure).toBeVisible();
    await expect(page.getByText('No Saved Meals')).toBeHidden();
    await page.unroute('**/api/meal-plans');
    await failure.getByRole('button', { name: 'Try again' }).click();

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    });
    const card = await openCard(page, 'Stubborn');
    const unknown = card.getByRole('alert').filter({ hasText: "We couldn't load your pantry" });
    await expect(unknown).toBeVisible();
    await card.getByRole('button', { name: 'Export' }).click();
    await expect(toast(page, 'Failed to export meal plan')).toBeVisible();
    await page.unroute('**/api/pantry/ids*');
    await unknown.getByRole('button', { name: 'Try again' }).click();
    await expect(unknown).toBeHidden();
    await card.getByRole('button', { name: 'Copy' }).click();
    await expect(toast(page, 'Failed to copy meal plan')).toBeVisible();

    await page.route('**/api/meal-plans/**', (route) => route.fulfill({ status: 500, body: 'Down' }));
    await card.getByRole('button', { name: /^Delete/ }).click();
    await expect(toast(page, 'Failed to delete meal plan').getByRole('alert')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Delete Stubborn' })).toBeEnabled();
    await card.getByRole('button', { name: 'I cooked all of this' }).click();
    await expect(toast(page, 'Failed to take the food from your pantry')).toBeVisible();
    await page.unroute('**/api/meal-plans/**');

    await context.setOffline(true);
    await expect(page.getByRole('status', { name: 'Connection' })).toContainText('You are offline');
    await card.getByRole('button', { name: 'I cooked all of this' }).click();
    await expect(toast(page, 'Saved on this device')).toContainText(
      "take the food from your pantry when you're back online",
    );
    await expect(card.getByText('Waiting to be sent')).toBeVisible();
    await card.getByRole('button', { name: /^Delete/ }).click();
    await expect(toast(page, 'Meal plan will be deleted')).toBeVisible();
    await expect(card).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: /waiting to be sent/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'No Saved Meals' })).toBeVisible();
  });
});
