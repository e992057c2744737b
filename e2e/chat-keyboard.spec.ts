import { begin, say, stall } from '../tests/model-provider/steps.ts';
import {
  chatBox,
  expectAnswers,
  messageList,
  questions,
  storedHistory,
  storeTalk,
  toast,
} from './chat-page.ts';
import { expect } from './fixtures.ts';
import { test } from './model-fixtures.ts';
import { listSavedChats, saveChat, savedChat } from './saved-chats.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

const ANSWER = 'Ketosis is a state in which the body burns mostly fat.';

test.beforeEach(async ({ signedIn, model }) => {
  expect(signedIn.username).toContain('@');
  model.script(() => [say(ANSWER)]);
});

test('the whole talk goes by keyboard: ask, stop, edit, regenerate, judge, save, clear', async ({
  page,
  context,
  model,
}) => {
  await page.goto('/captain-keto');
  await chatBox(page).waitFor();
  const { keyboard } = page;
  await keyboard.press('Alt+q');
  await expect(chatBox(page)).toBeFocused();
  await keyboard.type('What is ketosis?');
  await keyboard.press('Enter');
  await expectAnswers(page, 1);
  await expect(chatBox(page)).toBeFocused();

  model.script(() => [begin(), stall()]);
  await keyboard.type('And then?');
  const next = model.nextCall(1);
  await keyboard.press('Enter');
  const call = await next;
  await keyboard.press('Escape');
  expect(await call.ended).toBe('closed by client');
  await expect(chatBox(page)).toHaveValue('And then?');
  await chatBox(page).fill('');

  model.script(() => [say('It is said in other words by now.')]);
  const edit = page.getByRole('button', { name: 'Edit this question' });
  await edit.focus();
  await keyboard.press('Enter');
  const editor = page.getByRole('textbox', { name: 'Edit your question' });
  await expect(editor).toBeFocused();
  await keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type(' In short?');
  await keyboard.press('Enter');
  await expectAnswers(page, 1);
  expect(await questions(page)).toEqual(['What is ketosis? In short?']);
  await expect(messageList(page).getByText('It is said in other words by now.')).toBeVisible();

  await page.getByRole('button', { name: 'This helped' }).focus();
  await keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'This helped' })).toHaveAttribute('aria-pressed', 'true');

  await keyboard.press('Alt+k');
  await expect(toast(page, 'Conversation Saved')).toBeVisible();
  await expect.poll(async () => (await listSavedChats(context)).length).toBe(1);

  await page.getByRole('button', { name: 'Chat menu' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await keyboard.press('c');
  await expect(page.getByRole('menuitem', { name: 'Clear Chat' })).toBeFocused();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Clear this chat?' });
  await dialog.getByRole('button', { name: 'Clear Chat' }).focus();
  await keyboard.press('Enter');
  await expect(toast(page, 'Chat Cleared')).toBeVisible();
  await expect.poll(() => storedHistory(context)).toEqual([]);
});

test('Tab reaches everything in the order it stands in, shortcuts do what they say, and saved chats go by arrow keys, Enter, F2 and Delete', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeTalk(context, ['Is butter keto?', 'Yes, it is nearly all fat.']);
  await saveChat(context, 'Bread', [['Is bread keto?', 'Seldom.']]);
  await saveChat(context, 'Nuts', [['Are almonds keto?', 'A handful is.']]);
  await page.goto('/captain-keto');
  await expectAnswers(page, 1);
  await expect(savedChat(page, 'Nuts')).toBeVisible();
  const { keyboard } = page;

  await test.step('Tab goes through the page, and nothing holds it', async () => {
    const wanted = [
      'Close Prompt Library',
      'Understanding Ketosis',
      'Nutrition & Fasting',
      'Search chats',
      'Actions for Nuts',
      'Edit this question',
      'Copy',
      'Regenerate',
      'This helped',
      "This didn't help",
      'Chat menu',
      'Ask Captain Keto...',
      'In danger? Emergency numbers',
      'Your data',
    ];
    const seen: string[] = [];
    for (let press = 0; press < 60 && seen.at(-1) !== wanted.at(-1); press++) {
      await keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
      });
      seen.push(name);
    }
    // Behind the name may stand the keys that do the same.
    const places = wanted.map((name) => seen.findIndex((one) => one.startsWith(name)));
    expect(places, seen.join(' | ')).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  await test.step('shortcuts are listed, and do what they say', async () => {
    await page.getByRole('button', { name: 'Chat menu' }).focus();
    await keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toBeVisible();
    await keyboard.press('Escape');
    await expect(help).toBeHidden();
    await keyboard.press('Alt+c');
    await expect(toast(page, 'Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Yes, it is nearly all fat.');
    await keyboard.press('Alt+l');
    await expect(page.getByRole('button', { name: 'Open Prompt Library' })).toBeVisible();
    await keyboard.press('Alt+m');
    await expect(page.getByRole('searchbox', { name: 'Search chats' })).toBeFocused();
    await keyboard.press('Alt+n');
    await expect(page.getByRole('heading', { name: /^Ahoy/ })).toBeVisible();
    await expect(chatBox(page)).toBeFocused();
    await keyboard.type('Is that so?');
    await expect(help).toBeHidden();
    await expect(chatBox(page)).toHaveValue('Is that so?');
  });

  await test.step('saved chats go by arrow keys, Enter, F2 and Delete', async () => {
    const row = (title: string) => savedChat(page, title).getByRole('button').first();
    await row('Nuts').focus();
    await keyboard.press('ArrowDown');
    await expect(row('Bread')).toBeFocused();
    await keyboard.press('F2');
    const rename = page.getByRole('dialog', { name: 'Rename Conversation' });
    await expect(rename.getByLabel('Title')).toBeFocused();
    await keyboard.type('Bakery');
    await keyboard.press('Enter');
    await expect(rename).toBeHidden();
    await expect(row('Bakery')).toBeFocused();
    await keyboard.press('Enter');
    await expect.poll(() => questions(page)).toEqual(['Is bread keto?']);
    await row('Bakery').focus();
    await keyboard.press('Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete this conversation?' });
    await dialog.getByRole('button', { name: 'Delete' }).focus();
    await keyboard.press('Enter');
    await expect(toast(page, 'Conversation Deleted')).toBeVisible();
    await expect(row('Nuts')).toBeFocused();
    expect(await listSavedChats(context)).toMatchObject([{ title: 'Nuts' }]);
  });
});
