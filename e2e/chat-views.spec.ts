import { say } from '../tests/model-provider/steps.ts';
import { choose, expectAnswers, messageList, send, storeTalk } from './chat-page.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './model-fixtures.ts';
import { chooseForChat, openSavedChat, saveChat } from './saved-chats.ts';

/**
 * What the chat shows at once where a model words the answers: axe finds nothing, and nothing is cut off sideways.
 * Without a model the chat is one of the walks of accessibility.spec.ts, in both sizes and themes.
 */
for (const { name, width, height, colorScheme } of [
  { name: 'phone', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' },
] as const) {
  test.describe(`${name}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });

    test('an answer with a doubt, the dialogs and the saved chats', async ({
      page,
      context,
      signedIn,
      model,
    }) => {
      expect(signedIn.username).toContain('@');
      model.script(() => [say('In ketosis the body burns mostly fat. ', 'It takes 73.5 g of butter a day.')]);
      await storeTalk(context, ['Is butter keto?', 'Yes, it is nearly all fat.']);
      await saveChat(context, 'Nuts and seeds', [['Are almonds keto?', 'A handful a day fits well.']]);
      const check = async () => {
        await expectAccessible(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      };
      const openLibrary = async () => {
        if (name === 'phone') await page.getByRole('button', { name: 'Saved Chats' }).click();
      };
      await page.goto('/captain-keto');
      await send(page, 'How much butter may I eat?');
      await expectAnswers(page, 2);
      await expect(messageList(page).getByText('Not found in our sources:')).toBeVisible();
      await check();

      await page.getByRole('button', { name: 'Edit this question' }).last().click();
      await check();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'This did not help' }).last().click();
      await page.getByRole('dialog').waitFor();
      await check();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Your data' }).click();
      await page.getByRole('dialog').waitFor();
      await check();
      await page.keyboard.press('Escape');
      await choose(page, 'Keyboard shortcuts');
      await page.getByRole('dialog').waitFor();
      await check();
      await page.keyboard.press('Escape');
      await choose(page, 'Clear Chat');
      await page.getByRole('dialog').waitFor();
      await check();
      await page.keyboard.press('Escape');

      await openLibrary();
      await chooseForChat(page, 'Nuts and seeds', 'Rename');
      await page.getByRole('dialog', { name: 'Rename Conversation' }).waitFor();
      await check();
      await page.keyboard.press('Escape');
      await chooseForChat(page, 'Nuts and seeds', 'Delete');
      await page.getByRole('dialog', { name: 'Delete this conversation?' }).waitFor();
      await check();
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox', { name: 'Search chats' }).fill('almonds');
      await expect(page.getByText('1 chat found')).toBeVisible();
      await check();
      await openSavedChat(page, 'Nuts and seeds');
      await expectAnswers(page, 1);
      await check();
    });
  });
}
