import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import type { SavedMealPlan } from '../contract/meal-plans.ts';
import { expect, test } from './fixtures.ts';
import {
  KITCHEN,
  openCard,
  planCard,
  saveGenerated,
  savePlan,
  stockPantry,
  TEXT_PLAN,
  toast,
} from './meal-plans.ts';

const EMPTY = 'Start creating meal plans from your pantry items to see them here';
const NOTE = "Ingredients mentioned in the meal plan that aren't in your current pantry";

/** Names of a list of the card, without their tags. */
async function names(card: Locator, heading: RegExp): Promise<string[]> {
  const section = card
    .locator('section')
    .filter({ has: card.page().getByRole('heading', { name: heading }) });
  const texts = await section.getByRole('listitem').allInnerTexts();
  return texts.map((text) => text.replace(/\n?(?:Suggested|Not in pantry)$/, '').trim());
}

/** What copy gives, put together from what the card shows and the plan's own text. */
async function expectedText(card: Locator, { title, content }: SavedMealPlan): Promise<string> {
  const gone = await card.locator('del').allInnerTexts();
  const own = (await names(card, /^Ingredients from Your Pantry/)).map((name) =>
    gone.includes(name) ? `✗ ${name} (not in pantry)` : `✓ ${name}`,
  );
  const extras = (await names(card, /^Additional Ingredients Suggested/)).map((name) => `• ${name}`);
  const [, details = ''] = content.replaceAll('**', '').split('MEAL PLAN DETAILS:\n');
  return [
    title,
    ['INGREDIENTS FROM YOUR PANTRY:', ...own].join('\n'),
    ['ADDITIONAL INGREDIENTS NEEDED:', ...extras].join('\n'),
    `MEAL PLAN DETAILS:\n${details.trim()}`,
  ].join('\n\n');
}

const today = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());

test('a plan with dishes: card, dishes against the limit, copy and export to the letter', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/saved-meals');
  await expect(page.getByRole('heading', { name: 'Saved Meals', level: 1 })).toBeVisible();
  await expect(page.getByText('Your collection of keto meal plans')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Saved Meals' })).toBeVisible();
  await expect(page.getByText(EMPTY)).toBeVisible();

  const items = await stockPantry(context);
  const saved = await saveGenerated(context, "Tonight: Salmon & Co. (Anna's)", items, {
    mealPlanType: 'advanced',
    mealTypes: ['Breakfast', 'Dinner'],
  });
  const { plan } = saved;
  const used = plan?.days[0]?.dishes.flatMap(({ ingredients }) => ingredients) ?? [];
  const own = new Map(used.flatMap((one) => (one.pantryItemId ? [[one.pantryItemId, one.name]] : [])));
  expect(own.size).toBeGreaterThan(1);
  const [[goneId, goneName] = [0, '']] = own;
  await context.request.delete(`/api/pantry/items/${goneId}`);

  await page.reload();
  const card = await openCard(page, saved.title);
  for (const badge of ['Advanced Plan', 'Breakfast', 'Dinner']) {
    await expect(card.getByText(badge, { exact: true }).first()).toBeVisible();
  }
  await expect(card.getByText(`${own.size} ingredients`)).toBeVisible();
  await expect(
    card.getByRole('heading', {
      name: `Ingredients from Your Pantry (${own.size - 1}/${own.size} available)`,
    }),
  ).toBeVisible();
  await expect(card.locator('del')).toHaveText(goneName);
  await expect(card.getByText('Not in pantry').first()).toBeVisible();
  await expect(card.getByText(NOTE)).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Meal Plan Details' })).toBeVisible();
  for (const { name, steps, totals } of plan?.days[0]?.dishes ?? []) {
    const dish = card.getByRole('article', { name });
    await expect(dish.getByText(`${Number(totals.netCarbs.toFixed(1))} g net carbs`)).toBeVisible();
    await dish.getByText('Amounts and steps').click();
    await expect(dish.getByRole('list', { name: `Steps of ${name}` }).getByRole('listitem')).toHaveText(
      steps,
    );
  }
  await expect(card.getByText(`of the ${plan?.netCarbLimit.share} g net carb limit`)).toBeVisible();

  const expected = await expectedText(card, saved);
  await card.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Meal plan copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);

  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Export' }).click();
  const file = await downloading;
  await expect(toast(page, 'Meal plan exported successfully!')).toBeVisible();
  expect(file.suggestedFilename()).toBe('tonight_salmon_co_anna_s__meal_plan.txt');
  const bytes = readFileSync(await file.path());
  expect(bytes.equals(Buffer.from(`${expected}\n\n---\nExported on ${today()}\n`, 'utf8'))).toBe(true);
});

test('a plan of text alone works in everything; created date and time follow the zone of the profile; many are searched and ordered', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  const timeZone = 'Pacific/Auckland';
  expect((await context.request.patch('/api/profile', { data: { timeZone } })).ok()).toBe(true);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [eggs, butter] = await stockPantry(context, KITCHEN.slice(0, 2));
  const saved = await savePlan(context, {
    title: 'Eggs of old',
    content: TEXT_PLAN,
    pantryItemIds: JSON.stringify([eggs?.id, butter?.id]),
  });
  await context.request.delete(`/api/pantry/items/${butter?.id}`);
  await savePlan(context, { title: 'Plain eggs', mealPlanType: 'basic' });
  for (const title of ['Week 9', 'Week 10']) await savePlan(context, { title });
  const { createdAt } = await savePlan(context, { title: 'Far away' });
  await page.goto('/saved-meals');
  const there = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  await expect(planCard(page, 'Far away').getByRole('time')).toHaveText(there.format(new Date(createdAt)));
  await expect(planCard(page, 'Plain eggs').getByText('Basic Plan')).toBeVisible();
  await expect(planCard(page, 'Plain eggs').getByText('0 ingredients')).toBeVisible();
  const card = await openCard(page, 'Eggs of old');
  await expect(card.getByText('Enhanced Plan')).toBeVisible();
  await expect(
    card.getByRole('heading', { name: 'Ingredients from Your Pantry (1/2 available)' }),
  ).toBeVisible();
  await expect(card.locator('del')).toHaveText('Salted Butter');
  await expect(card.getByRole('heading', { name: 'Additional Ingredients Suggested (2)' })).toBeVisible();
  expect(await names(card, /^Additional/)).toEqual(['Sour cream', 'Mushrooms']);
  await expect(card.getByText('Suggested', { exact: true })).toHaveCount(2);
  await expect(card.getByText('Breakfast: Scrambled eggs')).toBeVisible();
  await expect(card.getByText('**')).toHaveCount(0);

  await card.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Meal plan copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await expectedText(card, saved));

  await card.getByRole('button', { name: 'More servings' }).click();
  await expect(card.getByText('- 4 1/2 eggs')).toBeVisible();
  await expect(card.getByText('Net carbs: 4 g')).toBeVisible();
  // A list of more than five is searched.
  const search = page.getByRole('searchbox', { name: 'Search saved meals...' });
  await expect(search).toHaveCount(0);
  await savePlan(context, { title: 'Breakfast club', mealTypes: ['Breakfast'] });
  await page.reload();
  await expect((await openCard(page, 'Eggs of old')).getByText('- 4 1/2 eggs')).toBeVisible();

  await card.getByRole('button', { name: 'I cooked all of this' }).click();
  await expect(toast(page, 'Nothing was taken from your pantry')).toContainText('Large Eggs');

  const titles = page.getByRole('list', { name: 'Saved meal plans' }).getByRole('heading', { level: 2 });
  const newest = ['Breakfast club', 'Far away', 'Week 10', 'Week 9', 'Plain eggs', 'Eggs of old'];
  await expect(titles).toHaveText(newest);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title Z-A');
  const last = ['Week 10', 'Week 9', 'Plain eggs', 'Far away', 'Eggs of old', 'Breakfast club'];
  await expect(titles).toHaveText(last);
  await search.fill('WEEK');
  await expect(titles).toHaveText(['Week 10', 'Week 9']);
  await expect(page.getByRole('status').filter({ hasText: '2 meal plans found' })).toBeAttached();
  await search.fill('pizza');
  await expect(page.getByRole('heading', { name: 'No meal plans found' })).toBeVisible();
});
