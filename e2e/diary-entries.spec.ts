import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './fixtures.ts';

test('a pasted recipe is worked out line by line, and a portion of it logged', async ({ page, signedIn }) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking');
  await page.getByRole('button', { name: 'From a recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'From a recipe' });
  await dialog
    .getByRole('textbox', { name: 'Recipe' })
    .fill('Serves 4\n- 200 g almond flour\n- 4 large eggs\n- 2 flumpernickels\n- salt to taste');
  await dialog.getByRole('button', { name: 'Calculate' }).click();
  const list = dialog.getByRole('list', { name: 'Ingredients' });
  // The first text that is read waits for the tables.
  await expect(list.getByRole('listitem')).toHaveCount(4, { timeout: 30_000 });
  // By keyboard one goes on at the first line.
  await expect(list).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Food for 200 g almond flour')).toBeFocused();
  await expect(dialog.getByText("We don't know this name")).toHaveCount(1);
  await expect(dialog.getByText("No amount given, so we don't count it.")).toHaveCount(1);
  const open = dialog.getByText('1 line needs your choice');
  await expect(open).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Log one portion' })).toBeDisabled();
  await dialog.getByLabel('Food for 2 flumpernickels').selectOption('Leave it out');
  await expect(open).toBeHidden();
  await expect(dialog.getByRole('columnheader', { name: '1 of 4 portions' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Recipe' }).fill('Serves 4\n- 200 g wheat flour\n- 4 large eggs');
  await dialog.getByRole('button', { name: 'Calculate' }).click();
  await dialog.getByRole('button', { name: 'Swap it' }).click();
  await expect(dialog.getByLabel('Food for 200 g wheat flour')).toContainText('Swap: almond flour');
  await dialog.getByLabel('Name').fill('Sunday bread');
  await dialog.getByRole('button', { name: 'Log one portion' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('your recipe').first()).toBeVisible();
  // From now on the person's words mean it.
  await page.getByLabel('What did you eat?').fill('two portions of my sunday bread');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('option', { name: 'Sunday bread (your recipes)' })).toBeAttached();
  // And the recipe can be opened as it was left, its swap included.
  await page.getByRole('button', { name: 'From a recipe' }).click();
  await dialog.getByRole('button', { name: 'Sunday bread' }).click();
  await expect(dialog.getByLabel('Food for 200 g wheat flour')).toContainText('Swap: almond flour');
  await expect(dialog.getByLabel('Name')).toHaveValue('Sunday bread');
  await expect(dialog.getByRole('columnheader', { name: '1 of 4 portions' })).toBeVisible();
  await dialog.getByLabel('Portions').fill('8');
  await dialog.getByRole('button', { name: 'Log one portion' }).click();
  await expect(page.getByRole('button', { name: 'Edit Sunday bread' })).toHaveCount(2);
});

test('a diary of another app is imported once and taken out again; the numbers of an entry can be corrected', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await test.step('in after a look at its columns, and out', async () => {
    const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    const csv = [
      'Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g),Net Carbs (g),Category',
      `${day},9:15 AM,Breakfast,"Oats, rolled",58.00 g,220,37.5,4.1,9.8,31.6,Grains`,
      `${day},1:00 PM,Lunch,Chicken breast,120.00 g,198,0,4.3,37.2,0,Poultry`,
      `${day},,Lunch,Soda,1 can,much,39,0,0,39,Drinks`,
    ].join('\n');
    const bringIn = async () => {
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'servings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await expect(page.getByText('from Cronometer: 3 lines.')).toBeVisible();
      await expect(page.getByText("2 entries can be imported, 1 line can't.")).toBeVisible();
    };
    await page.goto('/tracking?view=diary-file');
    await bringIn();
    await expect(page.getByRole('combobox', { name: 'Food Name' })).toHaveValue('name');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 2 entries' }).click();
    await expect(
      page.getByRole('heading', { name: '2 entries added to your diary, 1 line skipped' }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Import another file' }).click();
    await bringIn();
    await page.getByRole('button', { name: 'Import 2 entries' }).click();
    await expect(page.getByRole('heading', { name: '0 entries added to your diary' })).toBeVisible();
    await expect(page.getByText("You already had 2 entries, so we didn't add them again.")).toBeVisible();
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
  await test.step('corrected numbers: the others grow with the amount', async () => {
    const twelve = { value: 12, low: 12, high: 12 };
    const entry = {
      day: new Date().toISOString().slice(0, 10),
      eatenAt: new Date().toISOString(),
      meal: 'dinner',
      name: 'Dinner',
      amount: { count: 1, unit: '' },
      grams: null,
      values: { netCarbs: twelve, totalCarbs: null, energy: null, protein: null, fat: null },
      source: { kind: 'own' },
      idempotencyKey: crypto.randomUUID(),
    };
    expect((await page.request.post('/api/diary', { data: { entries: [entry] } })).ok()).toBe(true);
    await page.goto('/tracking');
    await page.getByRole('button', { name: 'Edit Dinner' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Dinner' });
    await dialog.getByText('Correct the numbers').click();
    await dialog.getByLabel('Amount').fill('2');
    await expect(dialog.getByLabel('Net carbs, g')).toHaveValue('24');
    await dialog.getByLabel('Energy, kcal').fill('lots');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter 0 or more')).toBeVisible();
    await dialog.getByLabel('Energy, kcal').fill('310');
    await dialog.getByLabel('Net carbs, g').fill('9.5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Dinner 9.5 g net carbs' })).toBeVisible();
    await expect(page.getByRole('region', { name: "The day's totals" })).toContainText('310');
  });
});
