import type { Page } from '@playwright/test';
import { expectAnswers, send } from '../../e2e/chat-page.ts';
import { photographLabel } from '../../e2e/draw-label.ts';
import { enterChat } from '../../e2e/fixtures.ts';
import { scenesOf } from './scene.ts';
import { openUserMenu } from './visitor-scenes.ts';

const READING_LIMIT_MS = 60_000;

/** A photo that the label fills, whatever the window's size. */
async function labelPhoto(page: Page): Promise<Buffer> {
  const studio = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 480, height: 640 } });
  if (!studio) throw new Error('The page has no browser of its own');
  const photo = await photographLabel(studio);
  await studio.close();
  return photo;
}

async function choosePhoto(page: Page): Promise<void> {
  const buffer = await labelPhoto(page);
  await page
    .getByLabel('Photo of the label')
    .setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('img', { name: /^Chosen photo/ }).waitFor();
}

async function scanLabel(page: Page): Promise<void> {
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();
  await page.getByRole('region', { name: 'Product', exact: true }).waitFor({ timeout: READING_LIMIT_MS });
}

async function scanNamed(page: Page): Promise<void> {
  await scanLabel(page);
  await page.getByRole('button', { name: 'Edit product name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Crunchy almond butter');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The photo is on its way and stays there. */
const holdReading = (page: Page) => page.route('**/api/analyze-nutrition', () => undefined);

async function startScan(page: Page): Promise<void> {
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
}

async function scanBlank(page: Page): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  await page
    .getByLabel('Photo of the label')
    .setInputFiles({ name: 'blank.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();
  await page.getByRole('alert').waitFor({ timeout: READING_LIMIT_MS });
}

async function saveScan(page: Page): Promise<void> {
  await scanLabel(page);
  await page.getByRole('button', { name: 'Save to Pantry' }).click();
  await page.getByRole('dialog', { name: 'Item Description' }).waitFor();
}

async function saveNamedScan(page: Page): Promise<void> {
  await saveScan(page);
  const dialog = page.getByRole('dialog', { name: 'Item Description' });
  await dialog.getByLabel('Description').fill('Almond butter');
  await dialog.getByRole('button', { name: 'Save to Pantry' }).click();
  await page.getByRole('region', { name: /^Saved on this device/ }).waitFor();
}

async function openActions(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Choose an action' }).click();
  await page.getByRole('menu').waitFor();
}

async function logOut(page: Page): Promise<void> {
  await openUserMenu('Guest User')(page, (page.viewportSize()?.width ?? 0) < 768 ? 'phone' : 'desktop');
  await page
    .getByRole('menuitem', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Logout' }))
    .first()
    .click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor();
}

/** The first scenes are of a guest who kept nothing yet, so their order matters. */
export const guestScenes = scenesOf('guest', [
  { name: 'guest-getting-started', path: '/getting-started', act: openActions },
  { name: 'guest-chat-welcome', path: '/captain-keto', isWindow: true },
  { name: 'guest-chat-empty', path: '/captain-keto', act: enterChat, isWindow: true },
  {
    name: 'guest-chat-answer',
    path: '/captain-keto',
    act: async (page) => {
      await send(page, 'What is ketosis?');
      await expectAnswers(page, 1);
    },
    isWindow: true,
  },
  { name: 'scanner', path: '/keto-pantry' },
  { name: 'scanner-photo', path: '/keto-pantry', act: choosePhoto },
  { name: 'scanner-reading', path: '/keto-pantry', before: holdReading, act: startScan },
  { name: 'scanner-refused', path: '/keto-pantry', act: scanBlank },
  { name: 'scanner-product', path: '/keto-pantry', act: scanNamed },
  { name: 'scanner-describe', path: '/keto-pantry', act: saveScan, isWindow: true },
  { name: 'guest-diary', path: '/tracking' },
  { name: 'guest-tracking', path: '/tracking?view=log' },
  { name: 'guest-tracking-fasting', path: '/tracking?view=fasting' },
  { name: 'guest-menu', path: '/science', act: openUserMenu('Guest User'), isWindow: true },
  { name: 'guest-science', path: '/science' },
  { name: 'guest-saved', path: '/keto-pantry', act: saveNamedScan },
  { name: 'guest-logout', path: '/science', act: logOut, isWindow: true },
]);
