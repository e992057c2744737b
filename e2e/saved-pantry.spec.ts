import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { CreatePantryItemRequest } from '../contract/pantry.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const ANALYSIS = {
  keto_score: 9,
  keto_rating: 'excellent',
  calories: 720,
  net_carbs: 0.1,
  total_fat: 81,
  protein: null,
  analysis: 'Nearly all of its energy is fat.',
  recommendations: ['Salt it yourself', 'Keep it cold'],
  macro_breakdown: { fat_percentage: 99, protein_percentage: 1, carb_percentage: 0 },
};

type Saving = Omit<CreatePantryItemRequest, 'ketoFriendly'>;

/** From the oldest to the newest. */
const FOODS: Saving[] = [
  {
    productName: 'Butter',
    brand: 'Hilltop',
    servingSize: '100 g',
    calories: 720,
    netCarbs: 1,
    totalFat: 810,
    ketoScore: 9,
    notes: 'For the pan',
    nutritionAnalysis: ANALYSIS,
  },
  { productName: 'Greek Yogurt', ketoScore: 6 },
  { productName: 'Carrots', brand: 'Dale', ketoScore: 4 },
  { productName: 'White Bread', ketoScore: 0 },
  { productName: 'Mystery' },
];
const NAMES = FOODS.map(({ productName }) => productName);

async function fillPantry(context: BrowserContext): Promise<void> {
  for (const data of FOODS) {
    const stored = await context.request.post('/api/pantry/items', { data: { ketoFriendly: true, ...data } });
    expect(stored.ok(), await stored.text()).toBe(true);
  }
}

const items = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const card = (page: Page, name: string): Locator =>
  items(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const names = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Pantry items' }).getByRole('heading', { level: 3 }).allInnerTexts();

/** Red, green and blue of the text, each from 0 to 255. */
async function colourOf(text: Locator): Promise<number[]> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  return [...colour.matchAll(/[\d.]+/g)].map(([part]) => Number(part));
}

test.beforeEach(({ signedIn }) => {
  expect(signedIn.username).toContain('@');
});

test('an empty pantry says where to begin; a list is searched by name and brand, ordered six ways and selected', async ({
  page,
  context,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/pantry/search*', async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto('/saved-pantry');
  await expect(page.getByText('Loading your pantry items...')).toBeVisible();
  resolve();
  await expect(page.getByRole('heading', { name: 'Saved Pantry', level: 1 })).toBeVisible();
  await expect(page.getByText('Select items to generate keto meal plans')).toBeVisible();
  await expect(page.getByText('No pantry items yet')).toBeVisible();
  await expect(page.getByText('Start by scanning nutrition labels with the Pantry Scanner')).toBeVisible();

  await fillPantry(context);
  await page.reload();
  const search = page.getByRole('searchbox', { name: 'Search food items...' });
  await expect(search).toHaveAttribute('placeholder', 'Search food items...');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort).toHaveValue('newest');
  const [butter, yogurt, carrots, bread, mystery] = NAMES;
  for (const [label, order] of [
    ['Newest First', NAMES.toReversed()],
    ['Oldest First', NAMES],
    ['Name A-Z', NAMES.toSorted()],
    ['Name Z-A', NAMES.toSorted().reverse()],
    ['Best Keto Score', [butter, yogurt, carrots, bread, mystery]],
    ['Worst Keto Score', [bread, carrots, yogurt, butter, mystery]],
  ] as const) {
    await sort.selectOption(label);
    await expect.poll(() => names(page)).toEqual(order);
  }

  const all = page.getByRole('checkbox', { name: 'Select all (5)' });
  await all.check();
  await expect(page.getByText('5 selected', { exact: true })).toBeVisible();
  await card(page, 'Butter').getByRole('checkbox').uncheck();
  await expect(page.getByText('4 selected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(card(page, 'Carrots').getByRole('checkbox')).not.toBeChecked();
  await expect(all).not.toBeChecked();

  await search.fill('hillTOP');
  await expect.poll(() => names(page)).toEqual(['Butter']);
  await search.fill('YOGURT');
  await expect.poll(() => names(page)).toEqual(['Greek Yogurt']);
  await search.fill('nothing like it');
  await expect(page.getByText('No items found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
});

test('a card tells its food, and its analysis unfolds by itself; ratings are green, blue, yellow and red', async ({
  page,
  context,
}) => {
  await fillPantry(context);
  await page.goto('/saved-pantry');
  const butter = card(page, 'Butter');
  for (const text of ['Hilltop', 'Excellent', 'Keto Score: 9/10', 'For the pan']) {
    await expect(butter.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(butter.getByText('100 g: 720 kcal, 0.1 g net carbs, 81.0 g fat')).toBeVisible();
  await expect(butter.getByText(/^Added .*20\d\d/)).toBeVisible();
  for (const [name, rating] of [
    ['Greek Yogurt', 'Good'],
    ['Carrots', 'Moderate'],
    ['White Bread', 'Poor'],
  ] as const) {
    await expect(card(page, name).getByText(rating, { exact: true })).toBeVisible();
  }
  const mystery = card(page, 'Mystery');
  await expect(mystery.getByText(/Excellent|Good|Moderate|Poor|Keto Score/)).toHaveCount(0);
  await expect(mystery.getByRole('button', { name: /Analysis/ })).toHaveCount(0);

  await butter.getByRole('button', { name: 'Show Analysis' }).click();
  const figures = butter.locator('dl > div');
  await expect(figures).toHaveText(['Calories720', 'Net Carbs0.1 g', 'Fat81 g', 'Proteinunknown']);
  await expect(butter.getByText('9/10', { exact: true })).toBeVisible();
  await expect(butter.getByRole('heading', { name: 'AI Analysis' })).toBeVisible();
  await expect(butter.getByText(ANALYSIS.analysis)).toBeVisible();
  await expect(butter.getByRole('heading', { name: 'Recommendations' })).toBeVisible();
  for (const line of ANALYSIS.recommendations) {
    await expect(butter.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  }
  await expect(butter.getByRole('heading', { name: 'Macro Distribution' })).toBeVisible();
  for (const share of ['Fat 99%', 'Protein 1%', 'Carbs 0%']) {
    await expect(butter.getByRole('listitem').filter({ hasText: share })).toBeVisible();
  }
  await butter.getByRole('button', { name: 'Hide Analysis' }).click();
  await expect(butter.getByRole('heading', { name: 'AI Analysis' })).toBeHidden();

  const badge = (food: string, rating: string) =>
    colourOf(card(page, food).getByText(rating, { exact: true }));
  const [r1 = 0, g1 = 0, b1 = 0] = await badge('Butter', 'Excellent');
  expect(g1).toBeGreaterThan(Math.max(r1, b1));
  const [r2 = 0, g2 = 0, b2 = 0] = await badge('Greek Yogurt', 'Good');
  expect(b2).toBeGreaterThan(Math.max(r2, g2));
  const [r3 = 0, g3 = 0, b3 = 0] = await badge('Carrots', 'Moderate');
  expect(Math.min(r3, g3)).toBeGreaterThan(2 * b3);
  const [r4 = 0, g4 = 0, b4 = 0] = await badge('White Bread', 'Poor');
  expect(r4).toBeGreaterThan(2 * Math.max(g4, b4));
});

test('a food is edited in a dialog and deleted, which can be undone; a session that ends meanwhile loses nothing', async ({
  page,
  context,
  signedIn,
}) => {
  await fillPantry(context);
  await page.goto('/saved-pantry');
  await page.getByRole('button', { name: 'Edit Butter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Food Item' });
  const name = dialog.getByLabel('Product Name');
  await expect(name).toHaveValue('Butter');
  await expect(dialog.getByLabel('Notes')).toHaveAttribute('rows', '3');
  await name.fill('Something else');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Butter')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Butter' }).click();
  await name.fill('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Product name is required')).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  const changes = '**/api/pantry/items/*';
  await page.route(changes, async (route) => {
    await promise;
    await route.fallback();
  });
  await name.fill('Salted Butter');
  await dialog.getByLabel('Notes').fill('For bread');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  resolve();
  await expect(dialog).toBeHidden();
  await page.unroute(changes);
  await expect(card(page, 'Salted Butter').getByText('For bread')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Salted Butter' }).click();
  await expect(card(page, 'Salted Butter')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Salted Butter')).toBeVisible();

  // The session ends while a food is edited: the sign-in comes above it.
  await page.getByRole('button', { name: 'Edit Salted Butter' }).click();
  await dialog.getByLabel('Notes').fill('from the market');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const ended = page.getByRole('dialog', { name: 'Welcome aboard' });
  await expect(ended).toContainText('Your session has ended.');
  await expect(page.getByText('401')).toHaveCount(0);
  await expectAccessible(page);
  const form = ended.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email address').fill(signedIn.username);
  await form.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(ended).toBeHidden();
  await expect(dialog.getByLabel('Notes')).toHaveValue('from the market');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card(page, 'Salted Butter')).toContainText('from the market');
  await expect(dialog).toBeHidden();
  const stored = await context.request.get('/api/pantry/items');
  expect(await stored.text()).toContain('from the market');

  await page.getByRole('button', { name: 'Edit Salted Butter' }).click();
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await ended.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});
