import type { Page } from '@playwright/test';
import { expectAnswers, send } from './chat-page.ts';
import { photographLabel } from './draw-label.ts';
import { becomeGuest, enterChat, expect, fillRegistration, test } from './fixtures.ts';
import { blankPhoto } from './scan-answers.ts';

const product = (page: Page) => page.getByRole('region', { name: 'Product', exact: true });

/** A figure of the product card, found by its name. */
const figure = (page: Page, name: string) =>
  product(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });

const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze with Captain Keto' });

test('guest: photo, score, save, listed; then register, import, scan again, saved on the server', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const photo = { name: 'label.jpg', mimeType: 'image/jpeg', buffer: await photographLabel(context) };
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  await page.getByLabel('Photo of the label').setInputFiles(photo);
  const reading = page.waitForResponse('**/api/analyze-nutrition');
  await analyze(page).click();
  const card = product(page);
  await expect(card).toBeVisible({ timeout: 60_000 });
  const body = await (await reading).text();
  await expect(figure(page, 'Calories')).toContainText('190');
  await expect(figure(page, 'Net Carbs')).toContainText('4 g');
  await expect(figure(page, 'Fat')).toContainText('16 g');
  await expect(figure(page, 'Protein')).toContainText('6 g');
  await expect(card.getByText(/\b([6-9]|10)\/10/).first()).toBeVisible();

  await test.step('saved and eaten', async () => {
    await card.getByRole('button', { name: 'Save to Pantry' }).click();
    const describe = page.getByRole('dialog', { name: 'Item Description' });
    await expect(describe.getByRole('button', { name: 'Save to Pantry' })).toBeDisabled();
    await describe.getByLabel('Description').fill('Almond butter');
    await describe.getByRole('button', { name: 'Save to Pantry' }).click();
    await expect(page.getByText('Saved Locally!', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Saved' })).toBeDisabled();
    await card.getByRole('button', { name: 'I ate 1 serving' }).click();
    await expect(page.getByText('Logged: Almond butter')).toBeVisible();
  });

  await test.step('taken along into an account', async () => {
    const onDevice = page.getByRole('region', { name: 'Saved on this device (1)' });
    await expect(onDevice.getByRole('heading', { name: 'Almond butter' })).toBeVisible();
    await onDevice.getByRole('button', { name: 'Create Account' }).click();
    await fillRegistration(page);
    await page.getByRole('button', { name: 'Import 1 item' }).click();
    await expect(page.getByText('1 item moved to your pantry.', { exact: true })).toBeVisible();
    const stored = await (await context.request.get('/api/pantry/items')).json();
    expect(stored).toHaveLength(1);
    const values = { netCarbs: 40, totalFat: 160, calories: 190 };
    expect(stored[0]).toMatchObject({ productName: 'Almond butter', ...values });
  });

  await test.step('the account scans: a corrected value moves the score', async () => {
    // The same photo, with what the reader made of it before.
    await page.route('**/api/analyze-nutrition', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body }),
    );
    await page.goto('/keto-pantry');
    await page.getByLabel('Photo of the label').setInputFiles(photo);
    await analyze(page).click();
    await expect(figure(page, 'Net Carbs')).toContainText('4 g');
    await page.getByRole('textbox', { name: /^Total carb/ }).fill('27');
    await expect(figure(page, 'Net Carbs')).toContainText('24 g');
    await expect(card.getByText('Poor', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Edit product name' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Sweetened almond spread');
    await page.getByRole('dialog').getByRole('button', { name: 'Save name' }).click();
    await card.getByRole('button', { name: 'Save to Pantry' }).click();
    await expect(page.getByText('Saved to Pantry!', { exact: true })).toBeVisible();
  });

  await page.goto('/saved-pantry');
  await expect(page.getByRole('heading', { name: 'Sweetened almond spread' })).toBeVisible();
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Almond butter' }) });
  await expect(item).toBeVisible();
  await expect(item.getByText(/Keto Score: \d+\/10/)).toBeVisible();
});

test('what is no image is refused at once, a photo without a label with a reason; the Captain answers from the handbook, and an emergency with what to do', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await becomeGuest(page);

  await test.step('what cannot be read', async () => {
    await page.goto('/keto-pantry');
    const input = page.getByLabel('Photo of the label');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no label') });
    await expect(page.getByText('Invalid file type', { exact: true })).toBeVisible();
    await expect(page.getByText('Please select an image file.', { exact: true })).toBeVisible();
    await input.setInputFiles(await blankPhoto(page));
    await analyze(page).click();
    const reason = page.getByRole('main').getByRole('alert');
    await expect(reason).toContainText('This picture is too small', { timeout: 60_000 });
    await expect(product(page)).toHaveCount(0);
  });

  await enterChat(page);
  const source = page
    .getByRole('main')
    .getByRole('link', { name: /what is ketosis/i })
    .last();
  await test.step('an answer with its source, and no other topic', async () => {
    await send(page, 'What is ketosis?');
    await expectAnswers(page, 1);
    await expect(source).toBeVisible();
    await send(page, 'Write me a poem about the stock market');
    await expect(page.getByText("I'm Only Designed for Keto-Related Questions").first()).toBeVisible();
    await expectAnswers(page, 2);
    await source.click();
    await expect(page).toHaveURL(/\/handbook\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
  });

  await test.step('an emergency gets no diet', async () => {
    await send(page, 'I take glipizide');
    await expectAnswers(page, 3);
    await send(page, 'I am vomiting, my ketones are 5 and glucose 320, breathing fast');
    await expect(page.getByText(/may be ketoacidosis/).first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/911/).first()).toBeVisible();
  });
});
