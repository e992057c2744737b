import type { Page } from '@playwright/test';
import { photographLabel } from './draw-label.ts';
import { becomeGuest, enterChat, expect, newAccount, test } from './fixtures.ts';

async function scan(page: Page, photo: Buffer) {
  await page.goto('/keto-pantry');
  await page
    .getByLabel('Photo of the label')
    .setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();
  const card = page.getByRole('region', { name: 'Product', exact: true });
  await expect(card).toBeVisible({ timeout: 60_000 });
  return card;
}

/** A figure of the product card, found by its name. */
const figure = (card: ReturnType<Page['locator']>, name: string) =>
  card.locator('dl > div').filter({ has: card.page().getByText(name, { exact: true }) });

test('guest: photo, score, save, listed; then register, import, listed on the server', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const photo = await photographLabel(context);
  await becomeGuest(page);
  const card = await scan(page, photo);
  await expect(figure(card, 'Calories')).toContainText('190');
  await expect(figure(card, 'Net Carbs')).toContainText('4 g');
  await expect(figure(card, 'Fat')).toContainText('16 g');
  await expect(figure(card, 'Protein')).toContainText('6 g');
  await expect(card.getByText(/\b([6-9]|10)\/10/).first()).toBeVisible();

  await card.getByRole('button', { name: 'Save to Pantry' }).click();
  const describe = page.getByRole('dialog', { name: 'Item Description' });
  await expect(describe.getByRole('button', { name: 'Save to Pantry' })).toBeDisabled();
  await describe.getByLabel('Description').fill('Almond butter');
  await describe.getByRole('button', { name: 'Save to Pantry' }).click();
  await expect(page.getByText('Saved Locally!', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await card.getByRole('button', { name: 'I ate 1 serving' }).click();
  await expect(page.getByText('Logged: Almond butter')).toBeVisible();
  const onDevice = page.getByRole('region', { name: 'Saved on this device (1)' });
  await expect(onDevice.getByRole('heading', { name: 'Almond butter' })).toBeVisible();

  await onDevice.getByRole('button', { name: 'Create Account' }).click();
  const account = newAccount();
  const form = page.getByRole('tabpanel', { name: 'Create Account' });
  await form.getByLabel('Email address').fill(account.username);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Create Account' }).click();

  await page.getByRole('button', { name: 'Import 1 item' }).click();
  await expect(page.getByText('1 item moved to your pantry collection.', { exact: true })).toBeVisible();
  await page.goto('/saved-pantry');
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Almond butter' }) });
  await expect(item).toBeVisible();
  await expect(item.getByText(/Keto Score: \d+\/10/)).toBeVisible();
  const stored = await (await context.request.get('/api/pantry/items')).json();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    productName: 'Almond butter',
    netCarbs: 40,
    totalFat: 160,
    calories: 190,
  });
});

test('registered: photo, a corrected value moves the score, saved on the server', async ({
  page,
  context,
  signedIn,
}) => {
  test.setTimeout(180_000);
  expect(signedIn.username).toContain('@');
  const card = await scan(page, await photographLabel(context));
  await expect(figure(card, 'Net Carbs')).toContainText('4 g');
  await page.getByRole('textbox', { name: /^Total carb/ }).fill('27');
  await expect(figure(card, 'Net Carbs')).toContainText('24 g');
  await expect(card.getByText('Poor', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Edit product name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Sweetened almond spread');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await card.getByRole('button', { name: 'Save to Pantry' }).click();
  await expect(page.getByText('Saved to Pantry!', { exact: true })).toBeVisible();
  await page.goto('/saved-pantry');
  await expect(page.getByRole('heading', { name: 'Sweetened almond spread' })).toBeVisible();
});

test('what is no image is refused at once, and a photo without a label with a reason', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  const input = page.getByLabel('Photo of the label');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no label') });
  await expect(page.getByText('Invalid file type', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select an image file.', { exact: true })).toBeVisible();

  await page
    .getByRole('button', { name: 'Dismiss' })
    .or(page.getByRole('button', { name: /close/i }))
    .first()
    .click();
  const blank = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  await input.setInputFiles({ name: 'blank.png', mimeType: 'image/png', buffer: blank });
  await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Product', exact: true })).toHaveCount(0);
});

test('the Captain answers from the handbook with sources that open', async ({ page }) => {
  await becomeGuest(page);
  await enterChat(page);
  const box = page.getByRole('main').getByRole('textbox');
  await box.fill('What is ketosis?');
  await box.press('Enter');
  const source = page
    .getByRole('main')
    .getByRole('link', { name: /what is ketosis/i })
    .last();
  await expect(source).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1, { timeout: 60_000 });
  await box.fill('Write me a poem about the stock market');
  await box.press('Enter');
  await expect(page.getByText("I'm Only Designed for Keto-Related Questions").first()).toBeVisible();
  await source.click();
  await expect(page).toHaveURL(/\/handbook\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an emergency is answered with what to do, and no diet', async ({ page }) => {
  await becomeGuest(page);
  await enterChat(page);
  const box = page.getByRole('main').getByRole('textbox');
  await box.fill('I take glipizide');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1, { timeout: 60_000 });
  await box.fill('I am vomiting, my ketones are 5 and glucose 320, breathing fast');
  await box.press('Enter');
  await expect(page.getByText(/may be ketoacidosis/).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/911/).first()).toBeVisible();
});
