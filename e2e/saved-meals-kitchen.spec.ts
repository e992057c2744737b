import { expect, test } from './fixtures.ts';
import {
  chooseForPlan,
  gramsAtHand,
  openCard,
  planCard,
  saveGenerated,
  savePlan,
  stockPantry,
  toast,
} from './meal-plans.ts';

const DINNER = { mealTypes: ['Dinner' as const] };

test('servings multiply amounts; cooked takes them from the pantry and undo puts them back; a plan is printed whole', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  // A plan on paper is black on white also from the dark theme.
  await page.emulateMedia({ colorScheme: 'dark' });
  const items = await stockPantry(context);
  const { plan } = await saveGenerated(context, 'For two', items, DINNER);
  const { plan: printed } = await saveGenerated(context, 'On paper', items, { ...DINNER, days: 2 });
  const dish = plan?.days[0]?.dishes[0];
  const counted = dish?.ingredients.find(
    ({ pantryItemId }) => items.find(({ id }) => id === pantryItemId)?.amountAtHand,
  );
  const before = (items.find(({ id }) => id === counted?.pantryItemId)?.amountAtHand ?? 0) / 10;
  if (!dish || !counted?.pantryItemId) throw new Error('The plan takes nothing that is counted');

  await page.goto('/saved-meals');
  const card = await openCard(page, 'For two');
  const fewer = card.getByRole('button', { name: 'Fewer servings' });
  await expect(fewer).toBeDisabled();
  for (let step = 0; step < 2; step++) await card.getByRole('button', { name: 'More servings' }).click();
  await expect(card.getByRole('group', { name: 'Servings' }).getByRole('status')).toHaveText('2');
  await expect(card.getByText(/^The lists show amounts for 2 servings/)).toBeVisible();
  const shown = card.getByRole('article', { name: dish.name });
  await shown.getByText('Amounts and steps').click();
  const line = shown
    .getByRole('list', { name: `Ingredients of ${dish.name}` })
    .getByRole('listitem')
    .filter({ hasText: counted.name })
    .first();
  await expect(line).toContainText(`${Math.round(counted.grams * 2)} g`);
  await expect(shown.getByText(`${Number(dish.totals.netCarbs.toFixed(1))} g net carbs`)).toBeVisible();

  const taken = Math.min(before, counted.grams * 2);
  await shown.getByRole('button', { name: `Cooked it: ${dish.name}` }).click();
  await expect(toast(page, 'Taken from your pantry')).toContainText(counted.name);
  const note = card.getByRole('region', { name: `Cooked: ${dish.name}` });
  await expect(note).toContainText(counted.name);
  expect(await gramsAtHand(context, counted.pantryItemId)).toBeCloseTo(before - taken, 1);
  await toast(page, 'Taken from your pantry').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Put back in your pantry')).toBeVisible();
  const today = new Date().toISOString().slice(0, 10);
  const diary = await context.request.get(`/api/diary?from=${today}&to=${today}`);
  expect((await diary.json()).entries).toEqual([]);
  await expect(note).toBeHidden();
  expect(await gramsAtHand(context, counted.pantryItemId)).toBeCloseTo(before, 1);

  await card.getByRole('button', { name: 'I cooked all of this' }).click();
  const whole = card.getByRole('region', { name: 'Cooked: For two' });
  await expect(whole).toContainText("Cooking doesn't add anything to your diary");
  await shown.getByRole('button', { name: `Log a serving: ${dish.name}` }).click();
  await expect(toast(page, `Logged: ${dish.name}`)).toBeVisible();
  await whole.getByRole('button', { name: 'Put the foods back' }).click();
  await expect(whole).toBeHidden();
  await expect(card.getByRole('button', { name: 'I cooked all of this' })).toBeFocused();
  expect(await gramsAtHand(context, counted.pantryItemId)).toBeCloseTo(before, 1);

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  await chooseForPlan(page, 'On paper', 'Print');
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(sheet.getByRole('heading', { name: 'On paper' })).toBeVisible();
  for (const { name, steps } of printed?.days.flatMap(({ dishes }) => dishes) ?? []) {
    const list = sheet.getByRole('list', { name: `Steps of ${name}` }).first();
    await expect(list.getByText(steps.at(-1) ?? '', { exact: true })).toBeVisible();
  }
  const colors = await sheet.evaluate((node) => {
    const { color } = getComputedStyle(node);
    return { color, ground: getComputedStyle(document.body).backgroundColor };
  });
  expect(colors).toEqual({ color: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)' });
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await expect(planCard(page, 'On paper')).toBeVisible();
});

test('a shopping list over two plans: by aisle, without what is at hand, ticked off, copied, shared, printed; or with nothing to buy', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async ({ title, text } = {}) => {
      document.body.dataset.shared = `${title}\n${text}`;
    };
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  const items = await stockPantry(context, [
    ['15236', 'Salmon Fillet', 800],
    ['11457', 'Baby Spinach', 2000],
    ['01001', 'Salted Butter'],
    ['01053', 'Heavy Cream', 2000],
  ]);
  const { plan } = await saveGenerated(context, 'Salmon night', items, DINNER);
  const salmon = plan?.days[0]?.dishes[0]?.ingredients.find(
    ({ pantryItemId }) => pantryItemId === items[0]?.id,
  );
  if (!salmon) throw new Error('The plan takes no salmon');
  await context.request.patch(`/api/pantry/items/${items[0]?.id}`, { data: { amountAtHand: 300 } });
  await savePlan(context, { title: 'Toast', content: 'MEAL PLAN DETAILS:\n- 2 tbsp almond butter' });

  await page.goto('/saved-meals');
  for (const title of ['Salmon night', 'Toast']) {
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  }
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeAttached();
  await page.getByRole('button', { name: 'Shopping list' }).click();
  await expect(page.getByRole('heading', { name: 'Shopping list', level: 1 })).toBeVisible();
  const baking = page.getByRole('region', { name: 'Nuts, seeds & baking' });
  await expect(baking.getByRole('checkbox', { name: /Almond butter/ })).toBeVisible();
  const home = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^In your pantry/ }) });
  const fish = page.getByRole('region', { name: 'Fish & seafood' }).getByRole('listitem');
  await expect(fish.filter({ hasText: 'Salmon Fillet' })).toContainText(`${Math.round(salmon.grams - 30)} g`);
  await expect(home.getByRole('listitem').filter({ hasText: 'Salmon Fillet' })).toContainText('Not enough');
  await expect(page.getByRole('checkbox', { name: /Heavy Cream|Baby Spinach|Salted Butter/ })).toHaveCount(0);
  const boxes = page.getByRole('checkbox');
  const count = await boxes.count();
  await boxes.first().check();
  await expect(page.getByText(`1 of ${count} checked off`)).toBeVisible();
  await page.reload();
  await expect(boxes.first()).toBeChecked();
  await expect(page.getByText(`1 of ${count} checked off`)).toBeVisible();

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Shopping list copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.match(/^\[x\]/gm)).toHaveLength(1);
  expect(copied.match(/^\[ \]/gm)).toHaveLength(count - 1);
  expect(copied).toContain('NUTS, SEEDS & BAKING\n[ ] Almond butter');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', `Shopping list\n${copied}`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
  await expect(baking).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Uncheck all' }).click();
  await expect(boxes.first()).not.toBeChecked();
  await page.getByRole('button', { name: 'Take Salmon night off this list' }).click();
  await expect(boxes).toHaveCount(1);
  await page.goBack();
  await expect(planCard(page, 'Salmon night')).toBeVisible();

  // A list that needs nothing, or of plans that are gone, says so.
  const { id } = await savePlan(context, { title: 'Water day' });
  await page.goto(`/saved-meals?shopping=${id}`);
  await expect(page.getByRole('heading', { name: 'Nothing to buy' })).toBeVisible();
  await context.request.delete(`/api/meal-plans/${id}`);
  await page.reload();
  await expect(page.getByText('The meal plans it was made from were deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'Saved Meals' }).first().click();
  await expect(planCard(page, 'Salmon night')).toBeVisible();
});
