import { foodById, loadFoods } from '../content/foods/foods.ts';
import { foodFacts } from '../domain/nutrition/food.ts';
import { analyzeFacts } from '../domain/product-analysis/product-analysis.ts';
import { photographLabel } from './draw-label.ts';
import { photographFront, photographIngredients } from './draw-package.ts';
import { becomeGuest, expect, expectAccessible, test } from './fixtures.ts';

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

test('front, panel and ingredients become one product with a name, allergens and its photos', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const front = jpeg('front.jpg', await photographFront(context));
  const panel = jpeg('panel.jpg', await photographLabel(context));
  const list = jpeg('list.jpg', await photographIngredients(context));
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  await page.getByLabel('Photo of the label').setInputFiles([front, front, panel]);
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(page.getByRole('img', { name: /^Chosen photo/ })).toHaveCount(2);
  await page.getByLabel('Another photo of the product').setInputFiles([list]);
  await expect(page.getByRole('img', { name: /^Chosen photo/ })).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();
  await expect(page.getByText('Photo 2 of 3')).toBeVisible({ timeout: 60_000 });
  const card = page.getByRole('region', { name: 'Product', exact: true });
  await expect(card).toBeVisible({ timeout: 120_000 });
  await expect(card.getByRole('heading', { name: /Almond Crunch/ })).toBeVisible();
  const ingredients = card.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients.getByRole('heading', { name: 'Allergens listed' })).toBeVisible();
  for (const name of ['milk', 'tree nuts', 'soybeans', 'peanuts', 'sesame', 'maltodextrin', 'erythritol']) {
    await expect(ingredients.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await expect(ingredients).toContainText('go by what is printed on the package');

  const photos = page.getByRole('group', { name: 'Show photo' }).getByRole('button');
  await expect(photos).toHaveCount(3);
  const shown = page.getByRole('img', { name: 'Photo 2 of the product' });
  await expect(shown).toBeVisible();
  await photos.first().click();
  await expect(page.getByRole('img', { name: 'Photo 1 of the product' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Protein/ }).focus();
  await expect(shown).toBeVisible();
  await expectAccessible(page);
});

test('a label typed by hand gets better choices from the foods table', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  await page.getByRole('button', { name: 'Type the label by hand' }).click();
  for (const [name, amount] of [
    ['Calories', '160'],
    ['Total fat', '7'],
    ['Total carbs', '25'],
    ['Fiber', '1'],
    ['Protein', '1'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(amount);
  }
  await page.getByLabel('Where is the label from?').selectOption('total_incl_fibre');
  await page.getByLabel('Serving weight (g or ml)').fill('34');
  await expect(page.getByText('Better Keto Alternatives')).toBeVisible();
  await expect(page.getByText(/Add its name with the button at the top/)).toBeVisible();
  await page.getByRole('button', { name: 'What is it? Add its name' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Crackers');
  await page.getByRole('dialog').getByRole('button', { name: 'Save name' }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: / net carbs in / })
      .first(),
  ).toBeVisible();
});

test('pasted and dropped photos are added, a fifth is left out and said so, each can be removed', async ({
  page,
}) => {
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  const picture = (await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 80 } })).toString('base64');
  const bring = (kind: 'paste' | 'drop', count: number) =>
    page.evaluate(
      ({ type, amount, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const files = new DataTransfer();
        for (let index = 0; index < amount; index += 1) {
          files.items.add(new File([bytes], `photo-${index}.png`, { type: 'image/png' }));
        }
        const event =
          type === 'paste'
            ? new ClipboardEvent(type, { clipboardData: files, bubbles: true, cancelable: true })
            : new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
      },
      { type: kind, amount: count, base64: picture },
    );
  const chosen = page.getByRole('img', { name: /^Chosen photo/ });
  await expect(page.getByRole('button', { name: /^Choose a photo of the label/ })).toBeVisible();
  await bring('drop', 2);
  await expect(chosen).toHaveCount(2);
  await bring('paste', 1);
  await expect(chosen).toHaveCount(3);
  await bring('drop', 2);
  await expect(chosen).toHaveCount(4);
  await expect(page.getByText('Up to 4 photos', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add another photo/ })).toHaveCount(0);
  for (const left of [3, 2, 1, 0]) {
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(chosen).toHaveCount(left);
  }
  await expect(page.getByRole('button', { name: /^Choose a photo of the label/ })).toBeVisible();
});

/** White bread of the foods table as the reader would answer with it. */
function breadAnswer() {
  const food = foodById('18069');
  if (!food) throw new Error('The table has no white bread');
  const facts = { ...foodFacts(food), productName: 'White Bread', brand: 'Dale' };
  const result = { type: 'result', analysis: analyzeFacts(facts, loadFoods()) };
  return { contentType: 'text/event-stream', body: `data: ${JSON.stringify(result)}\n\n` };
}

test('tips, product card, new name, talk about it, and the next scan', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  for (const tip of ['Good lighting', 'Capture the whole panel', 'Avoid glare']) {
    await expect(page.getByRole('listitem').filter({ hasText: tip })).toBeVisible();
  }
  const input = page.getByLabel('Photo of the label');
  await expect(input).toHaveAttribute('accept', /^image\/\*/);
  await page.route('**/api/analyze-nutrition', (route) => route.fulfill(breadAnswer()));
  const blank = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  const photo = { name: 'label.png', mimeType: 'image/png', buffer: blank };
  const picking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose a photo of the label/ }).click();
  await (await picking).setFiles(photo);
  await expect(page.getByRole('img', { name: /^Chosen photo/ })).toBeVisible();
  await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();

  const card = page.getByRole('region', { name: 'Product', exact: true });
  await expect(card.getByRole('heading', { name: 'White Bread' })).toBeVisible();
  await expect(card.getByText('Dale', { exact: true })).toBeVisible();
  const bar = card.getByRole('progressbar', { name: 'Keto Score' });
  const score = Number(/^(\d+) out of 10$/.exec((await bar.getAttribute('aria-valuetext')) ?? '')?.[1]);
  await expect(bar).toHaveAttribute('aria-valuenow', String(score * 10));
  await expect(card.getByText(`${score}/10`, { exact: true }).first()).toBeVisible();

  const talk = page.getByRole('region', { name: 'Conversation about this product' });
  await expect(talk.getByRole('listitem').filter({ hasText: 'Better Keto Alternatives' })).toHaveCount(1);
  await card.getByRole('button', { name: 'Edit product name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Product Name' });
  await dialog.getByLabel('Product name').fill('   ');
  await expect(dialog.getByRole('button', { name: 'Save name' })).toBeDisabled();
  await dialog.getByLabel('Product name').fill('Toast');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(card.getByRole('heading', { name: 'Toast' })).toBeVisible();

  const box = talk.getByRole('textbox', { name: 'Ask Captain Keto about this product...' });
  const submit = talk.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await box.fill('  ');
  await expect(submit).toBeDisabled();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/pantry-conversation', async (route) => {
    await promise;
    await route.fallback();
  });
  await box.fill('How many');
  await box.press('Shift+Enter');
  await box.pressSequentially('net carbs?');
  await box.press('Enter');
  await expect(talk.getByText('How many\nnet carbs?')).toBeVisible();
  await expect(talk.getByText('The Captain is charting a reply...')).toBeVisible();
  await expect(box).toBeDisabled();
  resolve();
  await expect(talk.getByRole('button', { name: 'Copy' })).toHaveCount(2, { timeout: 60_000 });
  await expect(box).toBeEnabled();

  await talk.getByRole('button', { name: 'New Scan' }).click();
  await expect(page.getByRole('button', { name: /^Choose a photo of the label/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Chosen photo/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Analyze with Captain Keto' })).toHaveCount(0);
  await input.setInputFiles(photo);
  await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();
  await expect(card.getByRole('heading', { name: 'White Bread' })).toBeVisible();
  await expect(talk.getByRole('button', { name: 'Copy' })).toHaveCount(1);
  await card.getByRole('button', { name: 'Scan New Product' }).click();
  await expect(page.getByRole('button', { name: /^Choose a photo of the label/ })).toBeVisible();
});
