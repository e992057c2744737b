import type { Page } from '@playwright/test';
import { chatBox, messageList } from './chat-page.ts';
import { becomeGuest, expect, test } from './fixtures.ts';
import { KITCHEN, stockPantry } from './meal-plans.ts';
import { generate, openPlan, PLAN_LIMIT_MS, result, selectAll } from './planner-page.ts';

const ZONE = 'Pacific/Auckland';
const LOCALE = 'de-DE';

test.use({ locale: LOCALE, timezoneId: ZONE });

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const row = (page: Page, food: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(food, { exact: true }) });

/** The units of the profile, as a person chooses them. */
async function chooseUnits(page: Page): Promise<void> {
  await page.goto('/profile');
  const units = page.getByRole('region', { name: 'Units and time', exact: true });
  await units.getByLabel('Glucose').selectOption('mmol/L');
  await units.getByLabel('Weight', { exact: true }).selectOption('lb');
  await units.getByLabel('Height and waist').selectOption('in');
  await units.getByLabel('Food').selectOption('oz');
  await units.getByRole('button', { name: 'Save' }).click();
  await expect(units.getByText('Saved', { exact: true })).toBeVisible();
}

/** Late on a Friday in London, and Saturday morning in Auckland. */
async function readingOfSaturday(page: Page): Promise<void> {
  const stored = await page.request.post('/api/health-readings', {
    data: {
      readingTime: '2026-03-20T22:30:00.000Z',
      glucoseLevel: 97.3,
      ketoneLevel: 1.2,
      weight: 81.6466266,
      waist: 91.44,
    },
  });
  expect(stored.ok(), await stored.text()).toBe(true);
}

test('readings, starter foods, pantry and plan follow units, language and zone of the person; a food is asked about', async ({
  page,
  context,
  signedIn,
}) => {
  test.setTimeout(120_000);
  expect(signedIn.username).toContain('@');
  const units = { glucose: 'mmol/L', weight: 'lb', length: 'in', food: 'oz' };
  expect((await page.request.patch('/api/profile', { data: { units } })).ok()).toBe(true);
  await readingOfSaturday(page);
  await stockPantry(context, KITCHEN.slice(0, 7));

  await page.goto('/tracking?view=log');
  const log = region(page, 'Your readings');
  await expect(log.getByRole('heading', { name: 'Samstag, 21. März' })).toBeVisible();
  const reading = log.getByRole('listitem').filter({ hasText: '5.4 mmol/L' });
  await expect(reading).toContainText('11:30');
  await expect(reading).toContainText('1.2 mmol/L');
  await expect(reading).toContainText('180.0 lb');
  await expect(reading).toContainText('36.0 in');
  await expect(page.getByText('mg/dL')).toHaveCount(0);

  await page.goto('/starter-foods');
  await expect(row(page, 'Eggs')).toContainText('1 large (1.8 oz)');
  await expect(row(page, 'Eggs')).toContainText('0.4 g');
  await expect(row(page, 'Salmon')).toContainText('3 oz');
  await expect(row(page, 'Bone broth')).toContainText('no USDA number');
  await page.getByRole('searchbox', { name: 'Search the starter foods' }).fill('almond');
  await expect(page.getByText('2 of 80 foods')).toBeVisible();
  await page.getByRole('button', { name: 'Add Almonds to pantry' }).click();
  await expect(page.getByText('Almonds has been saved to your pantry collection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Almonds is in your pantry' })).toBeDisabled();
  // A question about a food stands in the chat, typed and not sent.
  await page.getByRole('searchbox', { name: 'Search the starter foods' }).fill('walnuts');
  await page.getByRole('link', { name: 'Ask Captain Keto about Walnuts' }).click();
  await expect(chatBox(page)).toHaveValue('Walnuts: how much of it fits into a keto day?');
  await expect(messageList(page).getByRole('listitem')).toHaveCount(0);

  await page.goto('/saved-pantry');
  await expect(row(page, 'Large Eggs')).toContainText('1 large (1.8 oz)');
  await expect(row(page, 'Large Eggs')).toContainText('21.2 oz on hand');
  await page.getByRole('searchbox', { name: 'Search food items...' }).fill('Almonds');
  await expect(page.getByText(/^1\.3 oz: \d+ kcal, 3\.2\sg\snet\scarbs/)).toBeVisible();
  const today = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: ZONE }).format(new Date());
  await expect(page.getByText(`Added ${today}`).first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search food items...' }).fill('');
  await selectAll(page);
  await generate(page, { type: 'Basic', meals: ['Breakfast'] });
  await expect(result(page)).toBeVisible({ timeout: PLAN_LIMIT_MS });
  const dish = openPlan(page).getByRole('article').first();
  await dish.getByText('Amounts and steps').click();
  const amounts = dish.getByRole('list', { name: /^Ingredients of / });
  await expect(amounts.getByText(/\doz|\d oz/).first()).toBeVisible();
  await expect(amounts.getByText(/\d g\b/)).toHaveCount(0);
});

test('a guest chooses units too, and reading pages write days in the language of the browser', async ({
  page,
}) => {
  await becomeGuest(page);
  await chooseUnits(page);
  await page.goto('/tracking?view=log');
  const entry = region(page, 'New reading');
  await entry
    .getByLabel(/^Glucose/)
    .first()
    .fill('5.4');
  await page.getByRole('button', { name: 'Save reading' }).click();
  const log = region(page, 'Your readings');
  await expect(log.getByRole('listitem').filter({ hasText: '5.4 mmol/L' })).toBeVisible();
  await expect(log.getByText('under 5.6 mmol/L')).toBeVisible();
  await page.goto('/success-stories');
  await expect(page.getByText('42 lbs', { exact: true })).toBeVisible();
  await page.goto('/science');
  await expect(page.getByText('07.02.2018')).toBeVisible();
});
