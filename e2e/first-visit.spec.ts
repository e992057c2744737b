import type { Page } from '@playwright/test';
import { choose, expectAnswers, questions, send } from './chat-page.ts';
import { photographLabel } from './draw-label.ts';
import { acceptDisclaimer, expect, fillRegistration, test } from './fixtures.ts';
import { openCard, stockPantry } from './meal-plans.ts';
import { PLAN_LIMIT_MS, selectAll } from './planner-page.ts';
import { openSavedChat } from './saved-chats.ts';

const QUESTIONS = [
  'What is ketosis?',
  'How many carbs a day?',
  'Can I eat cheese?',
  'What can I drink?',
  'What is the keto flu?',
  'How much salt do I need?',
];
const CSV = 'Date,Glucose mg/dL\n2026-03-01 07:00,104\n2026-03-02 07:10,101\n2026-03-03 07:05,99\n';

/** Presses that the whole visit below takes; typing and choosing a file are not counted. Fewer is better; one
 * of them goes on from Today, which opens first, to the readings. */
const TAPS_MOST = 44;

async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() =>
    document.addEventListener('pointerup', () => Reflect.get(window, 'countTap')(), { capture: true }),
  );
  return () => taps;
}

async function goByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
}

/** Asks, becomes an account, and finds the talk again. */
async function talk(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'GUEST' }).click();
  await acceptDisclaimer(page);
  await page.waitForURL('**/getting-started');
  await goByMenu(page, 'Chat Mode');
  await page.getByRole('button', { name: 'Got it!' }).click();
  for (const [index, question] of QUESTIONS.entries()) {
    await send(page, question);
    await expectAnswers(page, index + 1);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Create Account' }).click();
  await fillRegistration(page);
  await page.getByRole('button', { name: 'Add 6 messages' }).click();
  await expect.poll(() => questions(page)).toEqual(QUESTIONS);
  await choose(page, 'Save Chat');
  await page.getByRole('button', { name: 'Saved Chats' }).click();
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('ketosis');
  await openSavedChat(page, 'What is ketosis?');
  await expect.poll(() => questions(page)).toEqual(QUESTIONS);
}

/** Scans a label, corrects it, saves it, and cooks what the planner makes of the pantry. */
async function eat(page: Page, photo: Buffer): Promise<void> {
  await goByMenu(page, 'Upload Label');
  await page
    .getByLabel('Photo of the label')
    .setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();
  const card = page.getByRole('region', { name: 'Product', exact: true });
  await expect(card).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Go to total carbs' }).click();
  await page.getByRole('textbox', { name: /^Total carbs/ }).fill('8');
  await card.getByRole('button', { name: 'Save to Pantry' }).click();
  const describe = page.getByRole('dialog', { name: 'Item Description' });
  await describe.getByLabel('Description').fill('Almond butter');
  await describe.getByRole('button', { name: 'Save to Pantry' }).click();
  await expect(page.getByText('Saved to Pantry!', { exact: true })).toBeVisible();
  await stockPantry(page.context());
  await goByMenu(page, 'Saved Pantry');
  const search = page.getByRole('searchbox', { name: 'Search food items...' });
  await search.fill('almond');
  await expect(page.getByRole('heading', { name: 'Almond butter' })).toBeVisible();
  await search.fill('');
  await selectAll(page);
  await page.getByRole('button', { name: 'Meal Planner' }).click();
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  const options = page.getByRole('dialog', { name: 'Meal Plan Options' });
  await options.getByRole('checkbox', { name: 'Dinner' }).check();
  await options.getByRole('button', { name: 'Generate Meal Plan' }).click();
  const sheet = page.getByRole('dialog', { name: 'AI Meal Planner' });
  await sheet.getByRole('button', { name: 'Save Plan' }).click({ timeout: PLAN_LIMIT_MS });
  const dialog = page.getByRole('dialog', { name: 'Save Meal Plan' });
  await dialog.getByRole('textbox', { name: 'Meal Plan Title' }).fill('First dinner');
  await dialog.getByRole('button', { name: 'Save Plan' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await goByMenu(page, 'Saved Meals');
  const plan = await openCard(page, 'First dinner');
  await plan.getByRole('button', { name: 'I cooked all of this' }).click();
  await expect(plan.getByRole('region', { name: 'Cooked: First dinner' })).toBeVisible();
}

/** Logs a reading, brings older ones, fasts, and sees them drawn. */
async function measure(page: Page): Promise<void> {
  await goByMenu(page, 'Tracking');
  await page.getByRole('navigation', { name: 'Tracking' }).getByRole('link', { name: 'Readings' }).click();
  const reading = page.getByRole('region', { name: 'New reading' });
  await reading
    .getByLabel(/^Glucose/)
    .first()
    .fill('98');
  await page.getByRole('button', { name: 'Save reading' }).click();
  await page.getByRole('link', { name: 'Import a CSV file' }).click();
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'meter.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await page.getByRole('button', { name: 'Import 3 readings' }).click();
  const views = page.getByRole('navigation', { name: 'Tracking' });
  await views.getByRole('link', { name: 'Fasting' }).click();
  await page.getByRole('button', { name: 'None of these apply to me' }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(page.getByRole('region', { name: 'You’re fasting' })).toBeVisible();
  await views.getByRole('link', { name: 'Charts' }).click();
  await expect(page.getByRole('heading', { name: 'Glucose' }).first()).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a whole first visit, from the landing page to the charts, takes few taps', async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(20_000);
    const photo = await photographLabel(context);
    const taps = await countTaps(page);
    await page.goto('/');
    await talk(page);
    await eat(page, photo);
    await measure(page);
    expect(taps()).toBeLessThanOrEqual(TAPS_MOST);
    expect(taps()).toBeGreaterThan(TAPS_MOST / 2);
  });
});
