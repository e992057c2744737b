import { say } from '../tests/model-provider/steps.ts';
import { choose, expectAnswers, messageList, send, storeTalk } from './chat-page.ts';
import { atRest } from './checks/at-rest.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './model-fixtures.ts';
import { openSavedChat, saveChat, savedChat } from './saved-chats.ts';
import { DESKTOP, PHONE } from './states/state.ts';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

/**
 * What the chat shows where a model words the answers, and what the walks of accessibility.spec.ts do not open: axe
 * finds nothing, and nothing is cut off sideways, on a dark phone and on a light desktop.
 */
test('an answer with a doubt, a question that is edited, clearing and the saved chats', async ({
  page,
  context,
  signedIn,
  model,
}) => {
  expect(signedIn.username).toContain('@');
  model.script(() => [say('In ketosis the body burns mostly fat. ', 'It takes 73.5 g of butter a day.')]);
  await storeTalk(context, ['Is butter keto?', 'Yes, it is nearly all fat.']);
  await saveChat(context, 'Nuts and seeds', [['Are almonds keto?', 'A handful a day fits well.']]);
  const look = async () => {
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  };
  const phone = async () => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'dark' });
    await atRest(page);
  };
  const desktop = async () => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light' });
    await atRest(page);
  };
  await phone();
  await page.goto('/captain-keto');
  await send(page, 'How much butter may I eat?');
  await expectAnswers(page, 2);
  await expect(messageList(page).getByText('Not found in our sources:')).toBeVisible();
  await page.getByRole('button', { name: 'Edit this question' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Edit your question' })).toBeVisible();
  await look();
  await desktop();
  await look();
  await page.keyboard.press('Escape');

  await choose(page, 'Clear Chat');
  await page.getByRole('dialog', { name: 'Clear this chat?' }).waitFor();
  await look();
  await phone();
  await look();
  await page.keyboard.press('Escape');

  for (const [size, open] of [
    [phone, () => page.getByRole('button', { name: 'Saved Chats' }).click()],
    [desktop, () => savedChat(page, 'Nuts and seeds').waitFor()],
  ] as const) {
    await size();
    await open();
    await page.getByRole('searchbox', { name: 'Search chats' }).fill('almonds');
    await expect(page.getByText('1 chat found')).toBeVisible();
    await look();
    await openSavedChat(page, 'Nuts and seeds');
    await expectAnswers(page, 1);
    await look();
  }
});
