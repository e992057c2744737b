import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { send } from './chat-page.ts';
import { becomeGuest, createAccountAsGuest, expect, expectAccessible, test } from './fixtures.ts';
import { openCard, saveGenerated, stockPantry, toast } from './meal-plans.ts';

const add = (page: Page) => page.getByRole('region', { name: 'Add what you ate' });
const sums = (page: Page) => page.getByRole('region', { name: "The day's totals" });
const meal = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Says what was eaten and logs all of it. */
async function say(page: Page, told: string, to = 'Breakfast'): Promise<Locator> {
  await add(page).getByLabel('Add to').selectOption(to);
  await add(page).getByLabel('What did you eat?').fill(told);
  await add(page).getByRole('button', { name: 'Look up' }).click();
  return page.getByRole('region', { name: 'What you said' });
}

async function logAll(page: Page, told: string, to = 'Breakfast') {
  const said = await say(page, told, to);
  await said.getByRole('button', { name: /^Log / }).click();
  await expect(said).toBeHidden();
}

test('a told meal is looked at, logged, changed in place, deleted and brought back', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking');
  await expect(sums(page)).toContainText('20 g left');
  await expectAccessible(page);
  const said = await say(page, 'two large eggs and half an avocado');
  await expect(said.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await said.getByRole('button', { name: 'Log all 2' }).click();
  await expect(meal(page, 'Breakfast').getByRole('listitem')).toHaveCount(2);
  const egg = meal(page, 'Breakfast').getByRole('listitem').filter({ hasText: /^Egg/ });
  await egg.getByRole('button', { name: /^More / }).click();
  await expect(egg.getByText('2.5 large')).toBeVisible();
  await egg.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit / });
  await expectAccessible(page);
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
  await page.reload();
  await expect(meal(page, 'Dinner').getByRole('listitem')).toContainText('3 large');
  await expectAccessible(page);
});

test('what is not known is asked about and can have figures of its own; nothing typed is lost', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking');
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

test('what may be anything is asked about; whoever picks by keyboard goes on at its amount', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking');
  const said = await say(page, 'a pizza');
  await expect(said.getByText(/That may be \d+ to \d+ g of net carbs/)).toBeVisible();
  await said
    .getByRole('button', { name: /^Pizza/ })
    .first()
    .press('Enter');
  await expect(said.getByLabel('Amount of pizza')).toBeFocused();
});

test('what is eaten often takes one tap, the same breakfast as the day before one more', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
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
    await expect(sums(page)).toContainText('No connection, and this device hasn’t opened this day before');
    await add(page)
      .getByRole('button', { name: /^Log Egg/ })
      .click();
    await expect(lunch).toContainText('Waiting to be sent');
    await context.setOffline(false);
    await expect(lunch).not.toContainText('Waiting to be sent', { timeout: 30_000 });
    await expect(sums(page)).not.toContainText('No connection');
  });
});

test('a guest’s diary stays on the device and is taken along', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/tracking');
  await logAll(page, '2 boiled eggs and 30 g cheddar');
  await page.reload();
  await expect(meal(page, 'Breakfast').getByRole('listitem')).toHaveCount(2);
  await createAccountAsGuest(page);
  await page.goto('/tracking');
  await page.getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(meal(page, 'Breakfast').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Add 2 entries' })).toBeHidden();
});

test('the rest of the day is planned from the pantry, and a dish of it logged', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  for (const [foodId, productName] of [
    ['01123', 'Large Eggs'],
    ['05096', 'Chicken Thighs'],
    ['11457', 'Baby Spinach'],
    ['04053', 'Olive Oil'],
    ['01009', 'Cheddar'],
  ]) {
    const sent = await page.request.post('/api/pantry/items', {
      data: { foodId, productName, ketoFriendly: true },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  await page.goto('/tracking');
  await page.getByRole('button', { name: 'Plan the rest of my day' }).click();
  const ate = page.getByRole('button', { name: 'I ate this' }).first();
  await ate.click({ timeout: 30_000 });
  await expect(page.getByText(/^Logged: /)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'your meal plan' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Save Plan' }).click();
  const save = page.getByRole('dialog', { name: 'Save Meal Plan' });
  await save.getByLabel('Meal Plan Title').fill('The rest of today');
  await save.getByRole('button', { name: 'Save Plan' }).click();
  await page.getByRole('link', { name: 'Saved Meals' }).last().click();
  await expect(page.getByText('The rest of today').first()).toBeVisible();
});

/** An entry of so many days ago. */
const entryOf = (daysAgo: number, netCarbs: number) => {
  const value = { value: netCarbs, low: netCarbs, high: netCarbs };
  return {
    day: dayFrom(-daysAgo),
    eatenAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    meal: 'dinner',
    name: 'Dinner',
    amount: { count: 1, unit: '' },
    grams: null,
    values: { netCarbs: value, totalCarbs: null, energy: null, protein: null, fat: null },
    source: { kind: 'own' },
    idempotencyKey: crypto.randomUUID(),
  };
};

test('whoever takes insulin and eats ever fewer carbs is told once, and the charts show the days', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.request.patch('/api/profile', { data: { medicines: ['Insulin glargine'] } });
  const entries = [1, 2, 3, 4]
    .map((day) => entryOf(day, 25))
    .concat([9, 10, 12, 15].map((day) => entryOf(day, 140)));
  const sent = await page.request.post('/api/diary', { data: { entries } });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.goto('/tracking');
  const note = page.getByRole('note', { name: 'Call your doctor today' });
  await expect(note).toContainText('Tell your prescriber today');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I told my prescriber, or will today' }).click();
  await expect(note).toBeHidden();
  await page.goto('/tracking?view=charts');
  const chart = page.getByRole('region', { name: 'Net carbs' });
  await expect(chart).toContainText('8 days');
  await chart.getByRole('button', { name: 'Net carbs as a table' }).click();
  const days = chart.getByRole('region', { name: 'Net carbs per day, table' });
  await expect(days.getByRole('row').filter({ hasText: '140 g' })).toHaveCount(4);
  await expectAccessible(page);
  await page.goto('/tracking');
  await expect(sums(page)).toBeVisible();
  await expect(note).toBeHidden();
});

test('told in the chat, a meal is looked at and confirmed before it is logged, and the Captain knows it then', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/captain-keto');
  await send(page, 'Log two eggs and half an avocado');
  await page.getByRole('link', { name: 'Check the foods and log them' }).click();
  const said = page.getByRole('region', { name: 'What you said' });
  await expect(said.getByRole('listitem')).toHaveCount(2);
  await said.getByRole('button', { name: 'Log all 2' }).click();
  await expect(said).toBeHidden();
  await page.goto('/captain-keto');
  await send(page, 'How many carbs are left today?');
  await expect(page.getByText(/Of 20 g that is .* left/)).toBeVisible();
});

test('two meals that differ in one food are told apart once the readings allow it', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  const eaten = (name: string, daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * 86_400_000);
    at.setUTCHours(7, 10, 0, 0);
    return { ...entryOf(daysAgo, 20), name, eatenAt: at.toISOString(), day: at.toISOString().slice(0, 10) };
  };
  const days = [12, 11, 10, 9, 8, 7, 6, 5];
  const entries = days.flatMap((day) => [
    eaten(day > 8 ? 'Oatmeal' : 'Eggs', day),
    eaten('Coffee with cream', day),
  ]);
  expect((await page.request.post('/api/diary', { data: { entries } })).ok()).toBe(true);
  for (const { name, eatenAt, day } of entries.filter((one) => one.name !== 'Coffee with cream')) {
    const rise = (name === 'Eggs' ? 12 : 88) + (Number(day.slice(-1)) % 2) * 3;
    for (const [minutes, glucoseLevel] of [
      [-10, 96],
      [60, 96 + rise],
    ] as const) {
      const readingTime = new Date(Date.parse(eatenAt) + minutes * 60_000).toISOString();
      const saved = await page.request.post('/api/health-readings', { data: { readingTime, glucoseLevel } });
      expect(saved.ok(), await saved.text()).toBe(true);
    }
  }
  await page.goto('/tracking?view=charts');
  const compared = page.getByRole('region', { name: 'Meals compared' });
  await expect(compared).toContainText('You know how the meals compare in 1 of 1 pair.');
  await expect(compared).toContainText(/Eggs raised your glucose 7\d mg\/dL less/);
  await expect(compared).toContainText('Sleep, walks, illness and medicines');
  await compared.getByRole('button', { name: 'Meals compared as a table' }).click();
  await expect(compared.getByRole('row')).toHaveCount(9);
  await expectAccessible(page);
});

test('a diary of another app is imported after a look at its columns, once, and taken out again', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  const day = dayFrom(-2);
  const csv = [
    'Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g),Net Carbs (g),Category',
    `${day},9:15 AM,Breakfast,"Oats, rolled",58.00 g,220,37.5,4.1,9.8,31.6,Grains`,
    `${day},1:00 PM,Lunch,Chicken breast,120.00 g,198,0,4.3,37.2,0,Poultry`,
    `${day},,Lunch,Soda,1 can,much,39,0,0,39,Drinks`,
  ].join('\n');
  const bringIn = async () => {
    await page.goto('/tracking');
    await page.getByRole('link', { name: 'Import or export' }).click();
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'servings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText('from Cronometer: 3 lines.')).toBeVisible();
    await expect(page.getByText("2 entries can be imported, 1 line can't.")).toBeVisible();
  };
  await bringIn();
  await expect(page.getByRole('combobox', { name: 'Food Name' })).toHaveValue('name');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect(page.getByRole('heading', { name: '2 entries in your diary, 1 line skipped' })).toBeFocused();
  await bringIn();
  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect(page.getByRole('heading', { name: '2 entries in your diary' })).toBeVisible();
  await page.goto(`/tracking?day=${day}`);
  await expect(page.getByRole('button', { name: 'Make Oats, rolled a favorite' })).toHaveCount(1);
  await expect(page.getByText('Cronometer').first()).toBeVisible();
  await page.getByRole('link', { name: 'Import or export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/^Day,Time,Meal,Food/);
  expect(lines[1]).toMatch(
    new RegExp(`^${day},09:15,breakfast,"Oats, rolled",58,g,58,31.6,31.6,31.6,37.5,220`),
  );
  expect(lines).toHaveLength(3);
});

test('from the pantry and from a cooked dish of a plan one tap logs it', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  const saved = await page.request.post('/api/pantry/items', {
    data: {
      productName: 'Harbour Yogurt',
      servingSize: '170 g',
      calories: 120,
      netCarbs: 60,
      totalCarbs: 60,
      protein: 150,
      totalFat: 40,
      ketoFriendly: true,
      amountAtHand: 5000,
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/saved-pantry');
  await page.getByRole('button', { name: 'I ate it: Harbour Yogurt' }).click();
  await expect(page.getByText('Logged: Harbour Yogurt')).toBeVisible();
  // Half a kilogram less one serving.
  await expect(page.getByText(/330 g on hand/)).toBeVisible();
  await page.goto('/tracking');
  await expect(page.getByRole('button', { name: 'Make Harbour Yogurt a favorite' })).toBeVisible();
  await expect(page.getByText('your pantry').first()).toBeVisible();
  const { plan } = await saveGenerated(context, 'Tonight', await stockPantry(context), {
    mealTypes: ['Dinner'],
  });
  const dish = plan?.days[0]?.dishes[0]?.name ?? 'no dish';
  await page.goto('/saved-meals');
  const card = await openCard(page, 'Tonight');
  await card.getByRole('button', { name: `Cooked it: ${dish}` }).click();
  await expect(toast(page, 'Taken from your pantry')).toContainText('One serving was logged as');
  await page.goto('/tracking');
  await expect(page.getByRole('button', { name: `Make ${dish} a favorite` })).toBeVisible();
});
