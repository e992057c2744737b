import type { Page } from '@playwright/test';
import { expectAnswers, storeTalk } from '../chat-page.ts';
import { type Account, expect } from '../fixtures.ts';
import { savePlan, stockPantry, TEXT_PLAN } from '../meal-plans.ts';
import { chooseForChat, saveChat } from '../saved-chats.ts';
import { addAuthenticator, codeOf, givePassword, shownKey } from '../ways-in.ts';
import { openPages } from './pages.ts';
import { closed, dialog, menu, type State, settled } from './state.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** What an account holds after a while. */
async function furnish(page: Page): Promise<void> {
  const context = page.context();
  await stockPantry(context);
  await savePlan(context, { title: 'Old', content: TEXT_PLAN });
  await storeTalk(context, ['Is butter keto?', 'Yes, it is nearly all fat.']);
  await saveChat(context, 'Nuts and seeds', [['Are almonds keto?', 'A handful a day fits well.']]);
  for (let day = 12; day > 0; day--) {
    const reading = { readingTime: ago(24 * day), glucoseLevel: 90 + day, ketoneLevel: 1.4, weight: 80 };
    const data = { ...reading, waist: 90, isFasting: true, lastMeal: 'Eggs and avocado' };
    expect((await context.request.post('/api/health-readings', { data })).ok()).toBe(true);
  }
  const morning = { readingTime: new Date(`${ago(48).slice(0, 10)}T07:00:00Z`), glucoseLevel: 101 };
  expect((await context.request.post('/api/health-readings', { data: morning })).ok()).toBe(true);
  for (const data of [
    { plannedHours: 16, startedAt: ago(40), endedAt: ago(23) },
    { plannedHours: 16, startedAt: ago(13) },
  ])
    expect((await context.request.post('/api/fasts', { data })).ok()).toBe(true);
}

async function* chat(page: Page): AsyncGenerator<State> {
  await page.goto('/captain-keto');
  await expectAnswers(page, 1);
  await page.getByRole('button', { name: "This didn't help" }).click();
  yield await dialog(page, /What was wrong/, 'features/chat/feedback/feedback-dialog.tsx');
  await closed(page);
  await page.getByRole('button', { name: 'Saved Chats' }).click();
  await page.getByRole('button', { name: 'Actions for Nuts and seeds' }).click();
  yield { ...(await menu(page, 'of a saved chat', 'features/chat/saved-chats/chat-row.tsx')), only: 'phone' };
  await page.keyboard.press('Escape');
  await chooseForChat(page, 'Nuts and seeds', 'Rename');
  yield await dialog(page, 'Rename Conversation', 'features/chat/saved-chats/saved-chats.tsx');
  await page.keyboard.press('Escape');
  if (await page.getByRole('dialog').isHidden())
    await page.getByRole('button', { name: 'Saved Chats' }).click();
  await chooseForChat(page, 'Nuts and seeds', 'Delete');
  yield await dialog(page, 'Delete this conversation?', 'features/chat/saved-chats/saved-chats.tsx');
}

async function* diary(page: Page): AsyncGenerator<State> {
  await page.goto('/tracking');
  await settled(page);
  await page.getByLabel('What did you eat?').fill('one flumpernickel');
  await page.getByRole('button', { name: 'Look up' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: "We don't know this name" })
    .getByRole('button', { name: 'Enter my own numbers' })
    .click();
  yield await dialog(page, 'Your own numbers', 'features/diary/own-figures-dialog.tsx');
  await page.getByLabel('Net carbs, g').fill('3');
  await page.getByRole('button', { name: 'Log it' }).click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByText('Correct the numbers').click();
  yield await dialog(page, /^Edit /, 'features/diary/edit-entry-dialog.tsx');
  await page.goto('/tracking');
  await page.getByRole('button', { name: 'From a recipe' }).click();
  await page
    .getByRole('textbox', { name: 'Recipe' })
    .fill('200 g almond flour\n3 eggs\nsalt to taste\nServes 4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('table').waitFor();
  yield await dialog(page, 'From a recipe', 'features/diary/recipe-dialog.tsx');
}

async function* ownAccount(page: Page, { password }: Pick<Account, 'password'>): AsyncGenerator<State> {
  await page.goto('/account');
  await settled(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  yield await dialog(page, 'Delete your account?', 'features/account/password-dialog.tsx');
  await closed(page);
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  yield await dialog(page, 'Set up two-step sign-in', 'features/account/two-step/codes-dialog.tsx');
  await givePassword(page, password);
  yield await dialog(page, 'Scan the code with your app', 'features/account/two-step/codes-dialog.tsx');
  await page.getByLabel('Code from the app').fill(codeOf(await shownKey(page)));
  await page.keyboard.press('Enter');
  yield await dialog(page, 'Two-step sign-in is on', 'features/account/two-step/codes-dialog.tsx');
  await page.getByRole('button', { name: 'I saved my codes' }).click();
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  yield await dialog(page, 'Make new recovery codes?', 'features/account/two-step/codes-dialog.tsx');
  await closed(page);
  await page.getByRole('button', { name: 'Turn off' }).click();
  yield await dialog(page, 'Turn off two-step sign-in?', 'features/account/password-dialog.tsx');
  await closed(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  yield await dialog(page, 'Add a passkey', 'features/account/password-dialog.tsx');
  // Not before: a look at the tree of names ends it.
  await addAuthenticator(page);
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await givePassword(page, password);
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  yield await dialog(page, 'Rename this passkey', 'features/account/passkey-dialogs.tsx');
  await closed(page);
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  yield await dialog(page, 'Remove this passkey?', 'features/account/passkeys-section.tsx');
  await closed(page);
}

async function* tracking(page: Page): AsyncGenerator<State> {
  await page.goto('/profile');
  await settled(page);
  await page.getByRole('region', { name: 'First questions' }).getByRole('button', { name: 'Start' }).click();
  yield await dialog(page, 'A few quick questions', 'features/profile/onboarding-dialog.tsx');
  await page.goto('/tracking?view=log');
  await settled(page);
  await page
    .getByRole('button', { name: /^Edit reading/ })
    .first()
    .click();
  yield await dialog(page, 'Edit reading', 'features/readings/edit-reading-dialog.tsx');
  await page.goto('/tracking?view=log');
  await page.getByRole('button', { name: /^Mark morning readings/ }).click();
  yield await dialog(page, 'Which of these were fasting?', 'features/readings/mark-fasting-dialog.tsx');
  await page.goto('/tracking?view=fasting');
  await page.getByRole('button', { name: 'Fix the times' }).click();
  yield await dialog(page, 'Correct this fast', 'features/fasting/edit-fast-dialog.tsx');
  await page.goto('/tracking?view=import');
  const lines = 'Date,Glucose mg/dL,Notes\n2026-03-01 07:00,98,ok\nnever,12,bad\n';
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'meter.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
  await page.getByText('can be imported').first().waitFor();
  yield { name: 'a file to import' };
}

/** Somebody with an account that was used for a while: every page, full, and the dialogs of chat and tracking. */
export async function* accountWalk(page: Page, account: Account): AsyncGenerator<State> {
  await furnish(page);
  yield* openPages(page);
  yield* chat(page);
  yield* diary(page);
  yield* tracking(page);
  yield* ownAccount(page, account);
}

/** The same person's first look: every page that is empty yet. */
export async function* newcomerWalk(page: Page): AsyncGenerator<State> {
  for (const path of [
    '/captain-keto',
    '/saved-pantry',
    '/saved-meals',
    '/tracking',
    '/tracking?view=log',
    '/tracking?view=charts',
  ]) {
    await page.goto(path);
    await settled(page);
    yield { name: `empty ${path}` };
  }
}
