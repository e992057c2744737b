import type { Locator, Page } from '@playwright/test';
import { send } from './chat-page.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openCard, stockPantry, toast } from './meal-plans.ts';

const add = (page: Page) => page.getByRole('region', { name: 'Add what you ate' });
const sums = (page: Page) => page.getByRole('region', { name: "The day's totals" });
const meal = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Says what was eaten, and has it looked up. */
async function say(page: Page, told: string, to = 'Breakfast'): Promise<Locator> {
  await add(page).getByLabel('Add to').selectOption(to);
  await add(page).getByLabel('What did you eat?').fill(told);
  await add(page).getByRole('button', { name: 'Look up' }).click();
  return page.getByRole('region', { name: 'What you said' });
}

/** A page that is loaded already is left by its header faster than by a load. */
const openFromHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).click();

async function logAll(page: Page, told: string) {
  const said = await say(page, told);
  await said.getByRole('button', { name: /^Log / }).click();
  await expect(said).toBeHidden();
}

test('a told meal is looked at, asked about where it is not known, logged, changed, deleted and brought back', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking');
  await expect(sums(page)).toContainText('20 g left');
  await test.step('what may be anything; whoever picks by keyboard goes on at its amount', async () => {
    const said = await say(page, 'a pizza');
    await expect(said.getByText(/That may be \d+ to \d+ g of net carbs/)).toBeVisible();
    await said
      .getByRole('button', { name: /^Pizza/ })
      .first()
      .press('Enter');
    await expect(said.getByLabel('Amount of pizza')).toBeFocused();
    // What was read belongs to its text alone.
    await add(page).getByLabel('What did you eat?').fill('a pizza and eggs');
    await expect(said).toBeHidden();
  });
  await test.step('what is not known can have figures of its own; nothing typed is lost', async () => {
    const said = await say(page, '2 eggs, one flumpernickel');
    await expect(said.getByText("We don't know this name.")).toBeVisible();
    await expect(said.getByRole('button', { name: /^Log/ })).toBeDisabled();
    await page.reload();
    await expect(add(page).getByLabel('What did you eat?')).toHaveValue('2 eggs, one flumpernickel');
    await say(page, '2 eggs, one flumpernickel');
    await said.getByRole('button', { name: 'Enter my own numbers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your own numbers' });
    await expect(dialog.getByLabel('What you ate')).toHaveValue('flumpernickel');
    await dialog.getByLabel('Net carbs, g').fill('-3');
    await dialog.getByRole('button', { name: 'Log it' }).click();
    await expect(dialog.getByText('Enter 0 or more')).toBeVisible();
    await dialog.getByLabel('Net carbs, g').fill('30');
    await dialog.getByRole('button', { name: 'Log it' }).click();
    await expect(meal(page, 'Breakfast').getByRole('listitem')).toContainText('30 g net carbs');
    await expect(sums(page)).toContainText('over by 10 g');
  });
  await test.step('what is known, in all its parts', async () => {
    const said = await say(page, 'two large eggs and half an avocado', 'Lunch');
    await expect(said.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await said.getByRole('button', { name: 'Log all 2' }).click();
    await expect(meal(page, 'Lunch').getByRole('listitem')).toHaveCount(2);
    const egg = meal(page, 'Lunch').getByRole('listitem').filter({ hasText: /^Egg/ });
    await egg.getByRole('button', { name: /^More / }).click();
    await expect(egg.getByText('2.5 large')).toBeVisible();
    await egg.getByRole('button', { name: /^Edit / }).click();
  });
  await test.step('changed in place, deleted, brought back', async () => {
    const dialog = page.getByRole('dialog', { name: /^Edit / });
    await dialog.getByLabel('Amount').fill('three');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('The amount must be a number above 0')).toBeVisible();
    await dialog.getByLabel('Amount').fill('3');
    await dialog.getByLabel('Meal').selectOption('Dinner');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const dinner = meal(page, 'Dinner').getByRole('listitem');
    await expect(dinner).toContainText('3 large');
    await dinner.getByRole('button', { name: /^Delete / }).click();
    await expect(dinner).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(dinner).toContainText('3 large');
    const stored = await page.request.get(`/api/diary?from=${dayFrom(0)}&to=${dayFrom(0)}`);
    const { entries } = await stored.json();
    expect(entries).toContainEqual(
      expect.objectContaining({ meal: 'dinner', amount: expect.objectContaining({ count: 3 }) }),
    );
  });
});

test('a meal is logged by one tap where it is eaten often, and from the chat, which knows it then', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await test.step('the same breakfast as the day before, and a food of it', async () => {
    await page.goto(`/tracking?day=${dayFrom(-1)}`);
    await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
    await logAll(page, '3 slices of bacon and 2 fried eggs');
    await page.getByRole('link', { name: 'The day after' }).click();
    await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Same breakfast as the day before' }).click();
    await expect(meal(page, 'Breakfast').getByRole('listitem')).toHaveCount(2);
    await add(page).getByLabel('Add to').selectOption('Lunch');
    await add(page)
      .getByRole('button', { name: /^Log .*bacon/i })
      .click();
    await expect(meal(page, 'Lunch').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(meal(page, 'Lunch').getByRole('listitem')).toHaveCount(0);
  });
  await test.step('told in the chat, it is looked at and confirmed first', async () => {
    await openFromHeader(page, 'Chat Mode');
    await send(page, 'Log two eggs and half an avocado');
    await page.getByRole('link', { name: 'Check the foods and log them' }).click();
    const said = page.getByRole('region', { name: 'What you said' });
    await expect(said.getByRole('listitem')).toHaveCount(2);
    await said.getByRole('button', { name: 'Log all 2' }).click();
    await expect(said).toBeHidden();
    await openFromHeader(page, 'Chat Mode');
    await send(page, 'How many carbs are left today?');
    await expect(page.getByText(/Of 20 g that is .* left/)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ networkFails: true });

  test('without a network the day stays readable and what is logged waits', async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.username).toContain('@');
    await page.goto('/tracking');
    await logAll(page, '2 boiled eggs');
    await expect(add(page).getByRole('button', { name: /^Log Egg/ })).toBeVisible();
    await context.setOffline(true);
    await add(page).getByLabel('Add to').selectOption('Lunch');
    await add(page)
      .getByRole('button', { name: /^Log Egg/ })
      .click();
    const lunch = meal(page, 'Lunch').getByRole('listitem');
    await expect(lunch).toContainText('Waiting to be sent');
    await page.getByRole('link', { name: 'The day before' }).click();
    await expect(sums(page)).toContainText(
      'You’re offline, and you haven’t opened this day on this device before',
    );
    await expect(meal(page, 'Dinner')).toContainText("We can't tell while you're offline.");
    await add(page)
      .getByRole('button', { name: /^Log Egg/ })
      .click();
    await expect(lunch).toContainText('Waiting to be sent');
    await context.setOffline(false);
    await expect(lunch).not.toContainText('Waiting to be sent', { timeout: 30_000 });
    await expect(sums(page)).not.toContainText('No connection');
  });
});

test('one tap logs what comes from the pantry, the plan of the rest of the day, or a dish of it that was cooked', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await stockPantry(context);
  const perServing = { calories: 120, netCarbs: 60, totalCarbs: 60, protein: 150, totalFat: 40 };
  const yogurt = { productName: 'Harbour Yogurt', servingSize: '170 g', ketoFriendly: true };
  const data = { ...yogurt, ...perServing, amountAtHand: 5000 };
  const stored = await page.request.post('/api/pantry/items', { data });
  expect(stored.ok(), await stored.text()).toBe(true);
  await test.step('from the pantry', async () => {
    await page.goto('/saved-pantry');
    await page.getByRole('button', { name: 'I ate it: Harbour Yogurt' }).click();
    await expect(page.getByText('Logged: Harbour Yogurt')).toBeVisible();
    // Half a kilogram less one serving.
    await expect(page.getByText(/330 g on hand/)).toBeVisible();
    await openFromHeader(page, 'Tracking');
    await expect(page.getByRole('button', { name: 'Make Harbour Yogurt a favorite' })).toBeVisible();
    await expect(page.getByText('your pantry').first()).toBeVisible();
  });
  const ofPlan = page.getByRole('listitem').filter({ hasText: 'your meal plan' });
  await test.step('from a plan of the rest of the day, which is saved', async () => {
    await page.getByRole('button', { name: 'Plan the rest of my day' }).click();
    await page.getByRole('button', { name: 'I ate this' }).first().click({ timeout: 30_000 });
    await expect(page.getByText(/^Logged: /)).toBeVisible();
    await expect(ofPlan).toHaveCount(1);
    await page.getByRole('button', { name: 'Save Plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save Meal Plan' });
    await dialog.getByLabel('Meal Plan Title').fill('The rest of today');
    await dialog.getByRole('button', { name: 'Save Plan' }).click();
  });
  await test.step('from a dish of it that was cooked', async () => {
    await page.getByRole('link', { name: 'Saved Meals' }).last().click();
    const card = await openCard(page, 'The rest of today');
    const cooked = card.getByRole('button', { name: /^Cooked it: / }).first();
    const dish = (await cooked.getAttribute('aria-label'))?.replace('Cooked it: ', '') ?? 'no dish';
    await cooked.click();
    await expect(toast(page, 'Taken from your pantry')).toContainText('One serving was logged as');
    await openFromHeader(page, 'Tracking');
    await expect(ofPlan).toHaveCount(2);
    await expect(page.getByRole('button', { name: `Make ${dish} a favorite` }).last()).toBeVisible();
  });
});

/** Eaten so many days ago, in the evening or at another time of UTC. */
const entryOf = (daysAgo: number, netCarbs: number, name = 'Dinner', time = '19:00') => {
  const value = { value: netCarbs, low: netCarbs, high: netCarbs };
  const day = dayFrom(-daysAgo);
  return {
    day,
    eatenAt: `${day}T${time}:00.000Z`,
    meal: 'dinner',
    name,
    amount: { count: 1, unit: '' },
    grams: null,
    values: { netCarbs: value, totalCarbs: null, energy: null, protein: null, fat: null },
    source: { kind: 'own' },
    idempotencyKey: crypto.randomUUID(),
  };
};

test('who takes insulin is told once that carbs fell; the charts show the days, and which of two meals raised glucose', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.request.patch('/api/profile', { data: { medicines: ['Insulin glargine'] } });
  const dinners = [
    ...[1, 2, 3, 4].map((day) => entryOf(day, 25)),
    ...[9, 10, 12, 15].map((day) => entryOf(day, 140)),
  ];
  const days = [12, 11, 10, 9, 8, 7, 6, 5];
  const meals = days.map((day) => entryOf(day, 5, day > 8 ? 'Oatmeal' : 'Eggs', '07:10'));
  const coffees = days.map((day) => entryOf(day, 5, 'Coffee with cream', '07:10'));
  const entries = [...dinners, ...meals, ...coffees];
  const sent = await page.request.post('/api/diary', { data: { entries } });
  expect(sent.ok(), await sent.text()).toBe(true);
  const readings = meals.flatMap(({ name, eatenAt, day }) => {
    const rise = (name === 'Eggs' ? 12 : 88) + (Number(day.slice(-1)) % 2) * 3;
    return [
      { readingTime: new Date(Date.parse(eatenAt) - 600_000).toISOString(), glucoseLevel: 96 },
      { readingTime: new Date(Date.parse(eatenAt) + 3_600_000).toISOString(), glucoseLevel: 96 + rise },
    ];
  });
  const kept = await Promise.all(readings.map((data) => page.request.post('/api/health-readings', { data })));
  expect(kept.every((answer) => answer.ok())).toBe(true);
  const note = page.getByRole('note', { name: 'Call your doctor today' });
  await test.step('told', async () => {
    await page.goto('/tracking');
    await expect(note).toContainText('Tell your prescriber today');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I told my prescriber, or will today' }).click();
    await expect(note).toBeHidden();
  });
  await test.step('the days, and the meals that differ in one food', async () => {
    await page.getByRole('link', { name: 'Charts' }).click();
    const chart = page.getByRole('region', { name: 'Net carbs' });
    await expect(chart).toContainText('13 days');
    await chart.getByRole('button', { name: 'Net carbs as a table' }).click();
    const table = chart.getByRole('region', { name: 'Net carbs per day, table' });
    await expect(table.getByRole('row').filter({ hasText: '150 g' })).toHaveCount(3);
    await expect(table.getByRole('row').filter({ hasText: '140 g' })).toHaveCount(1);
    const compared = page.getByRole('region', { name: 'Meals compared' });
    await expect(compared).toContainText('We can tell how the meals compare in 1 of 1 pair.');
    await expect(compared).toContainText(/Eggs raised your glucose 7\d mg\/dL less/);
    await expect(compared).toContainText('Sleep, walks, illness and medicines');
    await compared.getByRole('button', { name: 'Meals compared as a table' }).click();
    await expect(compared.getByRole('row')).toHaveCount(9);
    await expectAccessible(page);
  });
  await page.goto('/tracking');
  await expect(sums(page)).toBeVisible();
  await expect(note).toBeHidden();
});
