import type { BrowserContext, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import {
  type GeneratedMealPlan,
  type GenerateMealPlan,
  generateMealPlanResponse,
  type SavedMealPlan,
  type SaveMealPlan,
  savedMealPlan,
} from '../contract/meal-plans.ts';
import { type PantryItem, pantryItem } from '../contract/pantry.ts';
import { expect } from './fixtures.ts';

/** A food of the USDA table as the pantry calls it; grams at hand where somebody said. */
type Food = readonly [foodId: string, productName: string, atHand?: number];

/** What a keto kitchen has. */
export const KITCHEN: readonly Food[] = [
  ['01123', 'Large Eggs', 600],
  ['01001', 'Salted Butter', 250],
  ['05096', 'Chicken Thighs', 1200],
  ['15236', 'Salmon Fillet', 800],
  ['01009', 'Cheddar', 400],
  ['11457', 'Baby Spinach', 300],
  ['09037', 'Avocado'],
  ['11090', 'Broccoli', 700],
  ['01053', 'Heavy Cream', 500],
  ['04053', 'Olive Oil'],
  ['12155', 'Walnuts', 200],
];

/** Puts foods into the account's pantry, the first named first in the list. */
export async function stockPantry(context: BrowserContext, foods = KITCHEN): Promise<PantryItem[]> {
  const items: PantryItem[] = [];
  for (const [foodId, productName, atHand] of foods.toReversed()) {
    const stored = await context.request.post('/api/pantry/items', {
      data: {
        foodId,
        productName,
        ketoFriendly: true,
        ...(atHand === undefined ? {} : { amountAtHand: atHand * 10 }),
      },
    });
    expect(stored.ok(), await stored.text()).toBe(true);
    items.unshift(pantryItem.parse(await stored.json()));
  }
  return items;
}

/** Asks the planner as the page does. */
export async function planFrom(
  context: BrowserContext,
  items: readonly PantryItem[],
  options: Omit<GenerateMealPlan, 'pantryItems'> = {},
): Promise<GeneratedMealPlan> {
  const made = await context.request.post('/api/ai/generate-meal-plan', {
    data: { pantryItems: items.map(({ id }) => ({ id })), ...options },
  });
  expect(made.ok(), await made.text()).toBe(true);
  return generateMealPlanResponse.parse(await made.json());
}

type Saving = Pick<SaveMealPlan, 'title'> & Partial<SaveMealPlan>;

/** Saves a plan at the server, as another device would have. */
export async function savePlan(context: BrowserContext, plan: Saving): Promise<SavedMealPlan> {
  const saved = await context.request.post('/api/meal-plans', {
    data: { content: 'MEAL PLAN DETAILS:\nEat well.', pantryItemIds: '[]', ...plan },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  return savedMealPlan.parse(await saved.json());
}

/** Generates and saves a plan from these foods. */
export async function saveGenerated(
  context: BrowserContext,
  title: string,
  items: readonly PantryItem[],
  options: Omit<GenerateMealPlan, 'pantryItems'> = {},
): Promise<SavedMealPlan> {
  const { mealPlan, plan } = await planFrom(context, items, options);
  return savePlan(context, {
    title,
    content: mealPlan,
    pantryItemIds: JSON.stringify(items.map(({ id }) => id)),
    mealPlanType: plan.type,
    mealTypes: plan.mealTypes,
    plan,
  });
}

/** A plan that is text alone, as an earlier version or another app saved it; the first two foods are its own. */
export const TEXT_PLAN = `**INGREDIENTS FROM YOUR PANTRY:**
- Large Eggs: 3
- Salted Butter: 20 g

**MEAL PLAN DETAILS:**
**Breakfast: Scrambled eggs**
- 3 eggs
- 20 g butter
- 2 tbsp sour cream
- 1/2 cup mushrooms
1. Melt the butter over low heat.
2. Stir in the eggs until they are soft.
Net carbs: 4 g`;

const storedItem = z.looseObject({ amountAtHand: z.number().nullable() });

/** Grams of a food at hand, as the server has it. */
export async function gramsAtHand(context: BrowserContext, id: number): Promise<number | null> {
  const { amountAtHand } = storedItem.parse(
    await (await context.request.get(`/api/pantry/items/${id}`)).json(),
  );
  return amountAtHand === null ? null : amountAtHand / 10;
}

/** The card of a saved plan. */
export const planCard = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true });

/** Unfolds a card. */
export async function openCard(page: Page, title: string): Promise<Locator> {
  const card = planCard(page, title);
  await card.getByRole('button', { name: title, exact: true }).click();
  return card;
}

/** Chooses from the menu of a card. */
export async function chooseForPlan(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The toast that says this, with what it says beside. */
export const toast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title });
