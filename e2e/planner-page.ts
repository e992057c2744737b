import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { MealCategory } from '../contract/meal-plans.ts';
import type { PantryItem } from '../contract/pantry.ts';
import { expect, test } from './fixtures.ts';
import { KITCHEN, stockPantry } from './meal-plans.ts';

/** The first plan loads the planner's data, which takes its time on a busy machine. */
export const PLAN_LIMIT_MS = 60_000;

/** The planner beside the list, or its bar on a phone. */
export const planner = (page: Page): Locator => page.getByRole('region', { name: 'AI Meal Planner' });

/** The plan where it stands open on wide screens: across the page, above the list. */
export const openPlan = (page: Page): Locator => page.getByRole('region', { name: 'Your Keto Meal Plan' });

export const result = (page: Page): Locator => page.getByRole('heading', { name: 'Your Keto Meal Plan' });

/** Why there is no plan. */
export const refusal = (page: Page): Locator =>
  page.getByRole('region', { name: "Why we couldn't make a plan" });

/** Every test of this file is of somebody signed in, and may wait for the first plan. */
export function planWithAccount(): void {
  test.beforeEach(({ signedIn }) => {
    expect(signedIn.username).toContain('@');
    test.setTimeout(2 * PLAN_LIMIT_MS);
  });
}

/** Opens Saved Pantry with these foods in it, and gives them, the first named first. */
export async function openPantry(
  page: Page,
  context: BrowserContext,
  foods = KITCHEN,
): Promise<PantryItem[]> {
  const items = await stockPantry(context, foods);
  await page.goto('/saved-pantry');
  return items;
}

export const selectAll = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /^Select all/ }).check();

/** Selects foods by their names, each searched for: a long list draws what is in sight alone. */
export async function selectFoods(page: Page, names: readonly string[]): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search food items...' });
  for (const name of names) {
    await search.fill(name);
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  }
  await search.fill('');
}

interface Options {
  type?: 'Basic' | 'Enhanced' | 'Advanced';
  meals?: readonly MealCategory[];
  days?: number;
}

/** Goes through the options dialog, which remembers what was chosen last. */
export async function generate(page: Page, { type = 'Enhanced', meals = [], days = 1 }: Options = {}) {
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meal Plan Options' });
  for (const meal of meals) await dialog.getByRole('checkbox', { name: meal }).check();
  await dialog.getByRole('radio', { name: type }).check();
  await dialog.getByRole('combobox', { name: 'Days' }).selectOption(String(days));
  await dialog.getByRole('button', { name: 'Generate Meal Plan' }).click();
}
