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
  await expect(ingredients.getByRole('heading', { name: 'Allergens named' })).toBeVisible();
  for (const name of ['milk', 'tree nuts', 'soybeans', 'peanuts', 'sesame', 'maltodextrin', 'erythritol']) {
    await expect(ingredients.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await expect(ingredients).toContainText('what is printed on the package decides');

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
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: / net carbs in / })
      .first(),
  ).toBeVisible();
});
