import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { becomeGuest, expect, test } from './fixtures.ts';
import { keptPhotos, keptScans } from './kept-on-device.ts';
import { blankPhoto, readAsBread } from './scan-answers.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Product', exact: true });
const talk = (page: Page) => page.getByRole('region', { name: 'Conversation about this product' });
const box = (page: Page) => talk(page).getByRole('textbox', { name: /^Ask Captain Keto about this product/ });
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const chosen = (page: Page) => page.getByRole('img', { name: /^Chosen photo/ });
const empty = (page: Page) => page.getByRole('button', { name: /^Choose a photo of the label/ });
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze with Captain Keto' });
const left = (page: Page) => page.getByRole('region', { name: 'Unfinished scans' });

test('a guest’s photos, corrections, talk and half a question outlive reloads; each tab has its own scan', async ({
  page,
  context,
}) => {
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  const photo = await blankPhoto(page);
  await page.getByLabel('Photo of the label').setInputFiles([photo, photo]);
  await expect(chosen(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect.poll(() => keptPhotos(page)).toBe(1);

  // Cut off amid the reading: one press begins it again.
  await page.route('**/api/analyze-nutrition', () => undefined);
  await analyze(page).click();
  await expect(page.getByRole('heading', { name: 'Reading your label' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('We stopped reading because you left the page.')).toBeVisible();
  await expect(chosen(page)).toHaveCount(1);
  await readAsBread(page);
  await analyze(page).click();
  await expect(card(page)).toBeVisible();

  await field(page, /^Protein/).fill('9');
  await page.getByLabel('Serving weight (g or ml)').fill('40');
  await card(page).getByRole('button', { name: 'Edit product name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Almond spread');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await box(page).fill('How many net carbs?');
  await box(page).press('Enter');
  const answers = talk(page).getByRole('button', { name: 'Copy' });
  // The first question loads the coach's data.
  await expect(answers).toHaveCount(2, { timeout: 60_000 });
  await box(page).fill('And with half a');

  // Another tab begins a scan of its own.
  const other = await context.newPage();
  await other.goto('/keto-pantry');
  await expect(empty(other)).toBeVisible();
  await expect(left(other)).toBeHidden();
  await other.getByRole('button', { name: 'Type the label by hand' }).click();
  await field(other, /^Calories/).fill('170');
  await expect.poll(() => keptScans(page)).toBe(2);

  // With the newer one open beside it, this tab has its own again.
  await page.reload();
  await expect(card(page).getByRole('heading', { name: 'Almond spread' })).toBeVisible();
  await expect(field(page, /^Protein/)).toHaveValue('9');
  await expect(page.getByLabel('Serving weight (g or ml)')).toHaveValue('40');
  await expect(page.getByRole('img', { name: 'Your photo of the label' })).toBeVisible();
  await expect(answers).toHaveCount(2);
  await expect(talk(page).getByText('How many net carbs?')).toBeVisible();
  await expect(box(page)).toHaveValue('And with half a');
  await other.close();

  await card(page).getByRole('button', { name: 'Save to Pantry' }).click();
  await expect(card(page).getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(empty(page)).toBeVisible();

  // What the closed tab left can be gone on with.
  await expect(left(page).getByRole('listitem')).toHaveCount(1);
  await left(page)
    .getByRole('button', { name: /^Continue/ })
    .click();
  await expect(field(page, /^Calories/)).toHaveValue('170');
  await card(page).getByRole('button', { name: 'Scan New Product' }).click();
  await expect(empty(page)).toBeVisible();
  await page.reload();
  await expect(empty(page)).toBeVisible();
  await expect(left(page)).toBeHidden();
});

test('a chosen photo outlives its file', async ({ page }, info) => {
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  const photo = await blankPhoto(page);
  const path = info.outputPath(photo.name);
  writeFileSync(path, photo.buffer);
  await page.getByLabel('Photo of the label').setInputFiles(path);
  await expect.poll(() => keptPhotos(page)).toBe(1);
  rmSync(path);
  await page.reload();
  const width = () => chosen(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test('an account goes on over other pages and a reload, and takes nothing of it along at logout', async ({
  page,
  signedIn,
}) => {
  await page.goto('/keto-pantry');
  await page.getByRole('button', { name: 'Type the label by hand' }).click();
  await field(page, /^Total carbs/).fill('20');
  await page.getByRole('banner').getByRole('link', { name: 'Science' }).click();
  await page.waitForURL('**/science');
  await page.goBack();
  await expect(field(page, /^Total carbs/)).toHaveValue('20');

  // The question was on its way: it stands in the box again, and costs nothing until it is sent.
  await page.route('**/api/pantry-conversation', () => undefined);
  await box(page).fill('Is it good for keto?');
  await box(page).press('Enter');
  await expect(talk(page).getByText('Is it good for keto?')).toBeVisible();
  await page.reload();
  await expect(box(page)).toHaveValue('Is it good for keto?');
  await expect(field(page, /^Total carbs/)).toHaveValue('20');

  expect(await keptScans(page)).toBe(1);
  await page.getByRole('button', { name: signedIn.displayName }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => keptScans(page)).toBe(0);
});
