import type { Locator, Page } from '@playwright/test';
import { choose, expectAnswers, send } from './chat-page.ts';
import { becomeGuest, expect, test } from './fixtures.ts';
import { chooseForChat, openSavedChat, saveChat } from './saved-chats.ts';
import { expectToast } from './toast-clock.ts';

const USUAL_MS = 5000;
const SAVED_MS = 2000;
const DOWN = { status: 500, json: { code: 'internal', message: 'Something broke', requestId: 'r-1' } };
const ANSWER = 'A handful a day fits well.';

test.use({ reducedMotion: 'reduce', networkFails: true, viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/** Opens the menu of the input; what is left is the choice of an item. */
async function inMenu(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Chat menu' }).click();
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  return item;
}

test('a guest is told that saving chats needs an account', async ({ page }) => {
  await becomeGuest(page);
  // The welcome to the chat was seen before.
  await page.evaluate(() => localStorage.setItem('keto-guest-disclaimers', '["general","chat"]'));
  await page.goto('/captain-keto');
  const description =
    'You must have an account and be logged in to save conversations. Please sign up or log in to access this feature.';
  const action = 'Sign in or create an account';
  const told = { title: 'Account Required', description, action, fails: true, ms: USUAL_MS } as const;
  await expectToast(page, told, await inMenu(page, 'Save Chat'));
});

test('an account saves, copies and clears its chat; a saved chat is closed and deleted', async ({
  page,
  context,
  signedIn,
}) => {
  test.slow();
  expect(signedIn.username).toContain('@');
  await saveChat(context, 'Nuts', [['Are almonds keto?', ANSWER]]);
  await page.goto('/captain-keto');
  const nothing = { title: 'Nothing to Save', description: 'Start a conversation first, then save it.' };
  await expectToast(page, { ...nothing, ms: USUAL_MS }, await inMenu(page, 'Save Chat'));

  await openSavedChat(page, 'Nuts');
  await expectAnswers(page, 1);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await expectToast(page, { title: 'Copied', ms: USUAL_MS }, copy);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ANSWER);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const uncopied = { title: 'Copy failed', description: 'Could not copy text to clipboard' };
  await expectToast(page, { ...uncopied, fails: true, ms: USUAL_MS }, copy);
  const closed = { title: 'Conversation Closed', description: 'You are back in your regular chat.' };
  await expectToast(page, { ...closed, ms: USUAL_MS }, await inMenu(page, 'Clear Chat'));

  const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
  await page.route('**/api/saved-conversations/*', (route) => route.fulfill(DOWN), { times: 1 });
  await chooseForChat(page, 'Nuts', 'Delete');
  const undeleted = { title: 'Error', description: 'Failed to delete conversation. Please try again.' };
  await expectToast(page, { ...undeleted, fails: true, ms: USUAL_MS }, remove);
  await chooseForChat(page, 'Nuts', 'Delete');
  const deleted = { title: 'Conversation Deleted', description: '“Nuts” was deleted from your account.' };
  await expectToast(page, { ...deleted, ms: USUAL_MS }, remove);

  await page.route('**/api/captain-keto/chat', (route) => route.fulfill(DOWN), { times: 1 });
  const unsent = { title: 'Error', description: 'Failed to send message. Please try again.' };
  await expectToast(page, { ...unsent, fails: true, ms: USUAL_MS }, () => send(page, 'Is bread keto?'));
  await send(page, 'Is bread keto?');
  await expectAnswers(page, 1);

  await page.route('**/api/saved-conversations', (route) => route.fulfill(DOWN), { times: 1 });
  const unsaved = { title: 'Error', description: 'Failed to save conversation. Please try again.' };
  await expectToast(page, { ...unsaved, fails: true, ms: USUAL_MS }, await inMenu(page, 'Save Chat'));
  const saved = { title: 'Conversation Saved', description: 'Find "Is bread keto?" under Saved Chats.' };
  await expectToast(page, { ...saved, ms: SAVED_MS }, await inMenu(page, 'Save Chat'));

  await choose(page, 'Clear Chat');
  const cleared = { title: 'Chat Cleared', description: 'This chat is empty now.' };
  await expectToast(
    page,
    { ...cleared, ms: USUAL_MS },
    page.getByRole('dialog').getByRole('button', { name: 'Clear Chat' }),
  );
});
