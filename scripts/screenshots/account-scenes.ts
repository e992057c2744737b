import type { Page } from '@playwright/test';
import { choose, expectAnswers, failureNotice, send } from '../../e2e/chat-page.ts';
import { chooseForPlan, openCard } from '../../e2e/meal-plans.ts';
import { generate, PLAN_LIMIT_MS, planner, refusal, result, selectFoods } from '../../e2e/planner-page.ts';
import { chooseForChat, openSavedChat } from '../../e2e/saved-chats.ts';
import { type Scene, type Size, scenesOf } from './scene.ts';
import { openDialog, openUserMenu } from './visitor-scenes.ts';

const fails = (path: string) => (page: Page) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'unavailable', message: 'The server is resting.', requestId: 'screenshot' },
    }),
  );
const neverAnswers = (path: string) => (page: Page) => page.route(path, () => undefined);

const openLibrary = async (page: Page, size: Size) => {
  if (size === 'phone')
    await openDialog(page, () => page.getByRole('button', { name: 'Prompt Library' }).click());
};

const openSavedChats = async (page: Page, size: Size) => {
  if (size === 'phone')
    await openDialog(page, () => page.getByRole('button', { name: 'Saved Chats' }).click());
};

async function openPlanner(page: Page, size: Size): Promise<void> {
  if (size === 'phone') await planner(page).getByRole('button', { name: 'Meal Planner' }).click();
}

async function makePlan(page: Page, size: Size): Promise<void> {
  await selectFoods(page, ['Wild Salmon', 'Avocado', 'Baby Spinach', 'Large Eggs', 'Salted Butter']);
  await openPlanner(page, size);
  await generate(page, { meals: ['Lunch', 'Dinner'] });
  await result(page).waitFor({ timeout: PLAN_LIMIT_MS });
}

async function openProduct(page: Page, name: string, button: RegExp): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .getByRole('button', { name: button })
    .click();
}

const chat: Omit<Scene, 'viewer'>[] = [
  { name: 'chat', path: '/captain-keto', act: (page) => expectAnswers(page, 2), isWindow: true },
  {
    name: 'chat-emergency',
    path: '/captain-keto',
    act: async (page) => {
      await send(page, 'I am vomiting, my ketones are 5 and glucose 320, breathing fast');
      await expectAnswers(page, 3);
    },
    isWindow: true,
  },
  {
    name: 'chat-failed',
    path: '/captain-keto',
    before: fails('**/api/captain-keto/chat'),
    act: async (page) => {
      await send(page, 'What is ketosis?');
      await failureNotice(page).first().waitFor();
    },
    isWindow: true,
  },
  {
    name: 'chat-waiting',
    path: '/captain-keto',
    before: neverAnswers('**/api/captain-keto/chat'),
    act: (page) => send(page, 'What is ketosis?'),
    isWindow: true,
  },
  { name: 'chat-library', path: '/captain-keto', act: openLibrary, isWindow: true },
  {
    name: 'chat-saved',
    path: '/captain-keto',
    act: async (page, size) => {
      await openSavedChats(page, size);
      await openSavedChat(page, 'What may I eat?');
      await expectAnswers(page, 3);
    },
    isWindow: true,
  },
  {
    name: 'chat-rename',
    path: '/captain-keto',
    act: async (page, size) => {
      await openSavedChats(page, size);
      await chooseForChat(page, 'What may I eat?', 'Rename');
    },
    isWindow: true,
  },
  {
    name: 'chat-shortcuts',
    path: '/captain-keto',
    // A phone has no keys to be told of.
    act: async (page, size) => size === 'desktop' && choose(page, 'Keyboard shortcuts'),
    isWindow: true,
  },
  {
    name: 'chat-own-data',
    path: '/captain-keto',
    act: (page) => openDialog(page, () => page.getByRole('button', { name: 'Your data' }).click()),
    isWindow: true,
  },
];

const pantry: Omit<Scene, 'viewer'>[] = [
  { name: 'pantry', path: '/saved-pantry', isTall: true },
  {
    name: 'pantry-nothing-found',
    path: '/saved-pantry',
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Search food items...' }).fill('chocolate');
      await page.getByRole('heading', { name: 'No items found' }).waitFor();
    },
  },
  {
    name: 'pantry-analysis',
    path: '/saved-pantry',
    act: async (page) => {
      await openProduct(page, 'Cheddar', /Show Analysis/);
      await page.getByRole('definition').first().waitFor();
    },
    isTall: true,
  },
  {
    name: 'pantry-edit',
    path: '/saved-pantry',
    act: (page) => openDialog(page, () => openProduct(page, 'Cheddar', /^Edit/)),
    isWindow: true,
  },
  {
    name: 'pantry-add-food',
    path: '/saved-pantry',
    act: async (page) => {
      await page
        .getByRole('button', { name: /Add (a )?food/i })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('combobox')
        .or(page.getByRole('dialog').getByRole('searchbox'))
        .first()
        .fill('salmon');
      await page
        .getByRole('dialog')
        .getByText(/salmon/i)
        .first()
        .waitFor();
    },
    isWindow: true,
  },
  {
    name: 'planner-selected',
    path: '/saved-pantry',
    act: async (page, size) => {
      await selectFoods(page, ['Wild Salmon', 'Avocado', 'Baby Spinach', 'Large Eggs', 'Salted Butter']);
      await openPlanner(page, size);
    },
    isWindow: true,
  },
  {
    name: 'planner-options',
    path: '/saved-pantry',
    act: async (page, size) => {
      await selectFoods(page, ['Wild Salmon', 'Avocado']);
      await openPlanner(page, size);
      await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
      await page.getByRole('dialog', { name: 'Meal Plan Options' }).waitFor();
    },
    isWindow: true,
  },
  {
    name: 'planner-working',
    path: '/saved-pantry',
    before: neverAnswers('**/api/ai/generate-meal-plan'),
    act: async (page, size) => {
      await selectFoods(page, ['Wild Salmon', 'Avocado']);
      await openPlanner(page, size);
      await generate(page);
    },
    isWindow: true,
  },
  { name: 'planner-plan', path: '/saved-pantry', act: makePlan, isWindow: true },
  {
    name: 'planner-save',
    path: '/saved-pantry',
    act: async (page, size) => {
      await makePlan(page, size);
      await page.getByRole('button', { name: 'Save Plan' }).click();
      await page.getByRole('dialog', { name: 'Save Meal Plan' }).waitFor();
    },
    isWindow: true,
  },
  {
    name: 'planner-refused',
    path: '/saved-pantry',
    act: async (page, size) => {
      await selectFoods(page, ['White Bread']);
      await openPlanner(page, size);
      await generate(page, { type: 'Basic', meals: ['Dinner'] });
      await refusal(page).waitFor({ timeout: PLAN_LIMIT_MS });
    },
    isWindow: true,
  },
];

const meals: Omit<Scene, 'viewer'>[] = [
  { name: 'meals', path: '/saved-meals' },
  {
    name: 'meals-open',
    path: '/saved-meals',
    act: async (page) => {
      const card = await openCard(page, 'Three calm days');
      await card.getByText('Amounts and steps').first().click();
    },
  },
  {
    name: 'meals-rename',
    path: '/saved-meals',
    act: (page) => chooseForPlan(page, 'Quick breakfast', 'Rename'),
    isWindow: true,
  },
  {
    name: 'meals-shopping-list',
    path: '/saved-meals',
    act: async (page) => {
      for (const title of ['Three calm days', 'Lunch and dinner for two days'])
        await page.getByRole('checkbox', { name: `Select ${title}` }).check();
      await page.getByRole('button', { name: 'Shopping list' }).click();
      await page.getByRole('heading', { name: 'Shopping list', level: 1 }).waitFor();
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'meals-delete',
    path: '/saved-meals',
    // The plan goes at once, and can be brought back: the last scene that needs it.
    act: (page) => page.getByRole('button', { name: 'Delete Quick breakfast' }).click(),
    isWindow: true,
  },
];

const CSV = `Device Timestamp,Record Type,Historic Glucose mg/dL
01-05-2026 07:10 AM,0,98
01-05-2026 07:25 AM,0,99
01-06-2026 07:11 AM,0,high`;

const tracking: Omit<Scene, 'viewer'>[] = [
  { name: 'diary', path: '/tracking', isTall: true },
  {
    name: 'diary-said',
    path: '/tracking',
    act: async (page) => {
      await page
        .getByLabel('What did you eat?')
        .fill('two large eggs, 3 slices of bacon and half an avocado, some zorbleberries');
      await page.getByRole('button', { name: 'Look up' }).click();
      await page.getByRole('button', { name: /^Log/ }).last().waitFor();
      await page.getByLabel('What you said').waitFor();
    },
  },
  {
    name: 'diary-recipe',
    path: '/tracking',
    act: async (page) => {
      await page.getByRole('button', { name: 'From a recipe' }).click();
      await page
        .getByRole('textbox', { name: 'Recipe' })
        .fill(
          'Banana bread\n250 g wheat flour\n100 g sugar\n3 eggs\n2 flumpernickels\nsalt to taste\nServes 8',
        );
      await page.getByRole('button', { name: 'Calculate' }).click();
      await page.getByRole('list', { name: 'Ingredients' }).waitFor();
      await page.getByLabel('Food for 2 flumpernickels').selectOption('Leave it out');
      await page.getByRole('table').scrollIntoViewIfNeeded();
    },
    isWindow: true,
  },
  {
    name: 'diary-file',
    path: '/tracking?view=diary-file',
    act: async (page) => {
      const csv = [
        'Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g),Fiber (g),Category',
        '2026-03-10,9:15 AM,Breakfast,"Oats, rolled",58.00 g,220,37.5,4.1,9.8,5.9,Grains',
        '2026-03-10,1:00 PM,Lunch,Chicken breast,120.00 g,198,0,4.3,37.2,0,Poultry',
        '2026-03-10,,Lunch,Soda,1 can,much,39,0,0,0,Drinks',
      ];
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'servings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) });
      await page.getByText('How it will be saved').waitFor();
    },
    isTall: true,
  },
  { name: 'tracking', path: '/tracking?view=log', isTall: true },
  {
    name: 'tracking-danger',
    path: '/tracking?view=log',
    act: async (page) => {
      await page.getByLabel('Or type it in one line').fill('45 0.4');
      await page.getByRole('alert').filter({ hasText: 'Emergency' }).waitFor();
    },
    isWindow: true,
  },
  {
    name: 'tracking-edit',
    path: '/tracking?view=log',
    act: (page) => {
      const edit = page.getByRole('button', { name: /^Edit reading/ }).first();
      return openDialog(page, () => edit.click());
    },
    isWindow: true,
  },
  {
    name: 'tracking-charts',
    path: '/tracking?view=charts',
    act: async (page) => {
      await page.getByRole('radio', { name: '90 days' }).check();
      await page.getByRole('application').first().waitFor();
    },
  },
  {
    name: 'tracking-table',
    path: '/tracking?view=charts',
    act: (page) => page.getByRole('button', { name: 'Glucose as a table' }).click(),
    isWindow: true,
  },
  { name: 'tracking-fasting', path: '/tracking?view=fasting' },
  { name: 'tracking-import', path: '/tracking?view=import' },
  {
    name: 'tracking-import-preview',
    path: '/tracking?view=import',
    act: async (page) => {
      const file = { name: 'meter.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
      await page.getByLabel('CSV file').setInputFiles(file);
    },
  },
];

export const accountScenes = scenesOf('account', [
  { name: 'account-getting-started', path: '/getting-started' },
  { name: 'account-landing', path: '/' },
  { name: 'starter-foods', path: '/starter-foods' },
  { name: 'profile', path: '/profile' },
  { name: 'account-menu', path: '/science', act: openUserMenu('Demo Sailor'), isWindow: true },
  ...chat,
  ...pantry,
  ...meals,
  ...tracking,
]);

/** What failed or is awaited is shown where nothing was kept from before, so these come first. */
export const newcomerScenes = scenesOf('newcomer', [
  { name: 'pantry-loading', path: '/saved-pantry', before: neverAnswers('**/api/pantry/**') },
  { name: 'pantry-failed', path: '/saved-pantry', before: fails('**/api/pantry/**') },
  { name: 'meals-failed', path: '/saved-meals', before: fails('**/api/meal-plans') },
  { name: 'newcomer-chat', path: '/captain-keto', isWindow: true },
  { name: 'newcomer-pantry', path: '/saved-pantry' },
  { name: 'newcomer-meals', path: '/saved-meals' },
  { name: 'newcomer-diary', path: '/tracking' },
  { name: 'newcomer-tracking', path: '/tracking?view=log' },
  { name: 'newcomer-charts', path: '/tracking?view=charts' },
  { name: 'newcomer-fasting', path: '/tracking?view=fasting' },
  { name: 'newcomer-profile', path: '/profile' },
  {
    name: 'newcomer-first-questions',
    path: '/profile',
    act: (page) => {
      const questions = page.getByRole('region', { name: 'First questions' });
      return openDialog(page, () => questions.getByRole('button', { name: 'Start' }).click());
    },
    isWindow: true,
  },
]);
