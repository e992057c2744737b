import type { Page } from '@playwright/test';
import { photographLabel } from './draw-label.ts';
import { photographPackage } from './draw-package.ts';
import { becomeGuest, expect, expectAccessible, test } from './fixtures.ts';
import { blankPhoto, readAsBread } from './scan-answers.ts';

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

const upload = (page: Page) => page.getByRole('button', { name: /^Choose a photo of the label/ });
const chosen = (page: Page) => page.getByRole('img', { name: /^Chosen photo/ });
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze with Captain Keto' });
const product = (page: Page) => page.getByRole('region', { name: 'Product', exact: true });

test('a label typed by hand gets better choices; front, panel and ingredients become one product with a name and allergens', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const sides = await photographPackage(context);
  const front = jpeg('front.jpg', sides.front);
  const list = jpeg('list.jpg', sides.ingredients);
  const panel = jpeg('panel.jpg', await photographLabel(context));
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  const card = product(page);

  await test.step('typed: better choices from the foods table', async () => {
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
    const choices = page.getByRole('listitem').filter({ hasText: / net carbs in / });
    await expect(choices.first()).toBeVisible();
    await card.getByRole('button', { name: 'Scan New Product' }).click();
  });

  await test.step('three photos, chosen in two goes', async () => {
    await page.getByLabel('Photo of the label').setInputFiles([front, front, panel]);
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await expect(chosen(page)).toHaveCount(2);
    await page.getByLabel('Another photo of the product').setInputFiles([list]);
    await expect(chosen(page)).toHaveCount(3);
    await analyze(page).click();
    await expect(page.getByText('Photo 2 of 3')).toBeVisible({ timeout: 60_000 });
    await expect(card).toBeVisible({ timeout: 120_000 });
  });

  await expect(card.getByRole('heading', { name: /Almond Crunch/ })).toBeVisible();
  const ingredients = card.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients.getByRole('heading', { name: 'Allergens listed' })).toBeVisible();
  for (const name of ['milk', 'tree nuts', 'soybeans', 'peanuts', 'sesame', 'maltodextrin', 'erythritol']) {
    await expect(ingredients.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await expect(ingredients).toContainText('go by what is printed on the package');

  // The photo that a value stands in is shown beside it.
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

/** Pastes or drops so many pictures, as from another program. */
const bring = (page: Page, kind: 'paste' | 'drop', count: number, picture: Buffer) =>
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
    { type: kind, amount: count, base64: picture.toString('base64') },
  );

test('tips, product card, new name, talk about it, and the next scan; pasted and dropped photos are added up to four', async ({
  page,
}) => {
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  for (const tip of ['Good lighting', 'Capture the whole panel', 'Avoid glare']) {
    await expect(page.getByRole('listitem').filter({ hasText: tip })).toBeVisible();
  }
  const input = page.getByLabel('Photo of the label');
  await expect(input).toHaveAttribute('accept', /^image\/\*/);
  await expect(upload(page)).toBeVisible();
  const photo = await blankPhoto(page);

  await test.step('a fifth photo is left out and said so, each can be removed', async () => {
    await bring(page, 'drop', 2, photo.buffer);
    await expect(chosen(page)).toHaveCount(2);
    await bring(page, 'paste', 1, photo.buffer);
    await expect(chosen(page)).toHaveCount(3);
    await bring(page, 'drop', 2, photo.buffer);
    await expect(chosen(page)).toHaveCount(4);
    await expect(page.getByText('Up to 4 photos', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add another photo/ })).toHaveCount(0);
    for (const left of [3, 2, 1, 0]) {
      await page.getByRole('button', { name: 'Remove photo 1' }).click();
      await expect(chosen(page)).toHaveCount(left);
    }
  });

  await readAsBread(page);
  const picking = page.waitForEvent('filechooser');
  await upload(page).click();
  await (await picking).setFiles(photo);
  await expect(chosen(page)).toBeVisible();
  await analyze(page).click();
  const card = product(page);
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
  await expect(upload(page)).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  await expect(analyze(page)).toHaveCount(0);
  await input.setInputFiles(photo);
  await analyze(page).click();
  await expect(card.getByRole('heading', { name: 'White Bread' })).toBeVisible();
  await expect(talk.getByRole('button', { name: 'Copy' })).toHaveCount(1);
  await card.getByRole('button', { name: 'Scan New Product' }).click();
  await expect(upload(page)).toBeVisible();
});
