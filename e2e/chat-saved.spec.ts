import { readFile } from 'node:fs/promises';
import {
  chatBox,
  choose,
  expectAnswers,
  questions,
  send,
  storedHistory,
  storeTalk,
  toast,
} from './chat-page.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import {
  chooseForChat,
  listSavedChats,
  messagesOf,
  openSavedChat,
  saveChat,
  savedChat,
  savedChats,
} from './saved-chats.ts';

test.use({ reducedMotion: 'reduce' });

const ALMONDS: [string, string] = ['Are almonds keto?', 'A handful a day fits well.'];
const BREAD: [string, string] = ['Is bread keto?', 'Seldom: most of it is starch.'];
const BUTTER: [string, string] = ['Is butter keto?', 'Yes, it is nearly all fat.'];

test.beforeEach(({ signedIn }) => {
  expect(signedIn.username).toContain('@');
});

test.describe('Save Chat', () => {
  test.use({ networkFails: true });

  test('has nothing to save at first', async ({ page }) => {
    await page.goto('/captain-keto');
    await expect(page.getByText('My Chats (0)')).toBeVisible();
    await choose(page, 'Save Chat');
    await expect(toast(page, 'Nothing to Save')).toContainText('Start a conversation first, then save it.');
  });

  test('keeps the talk under its first question, cut to 47 characters, once', async ({ page, context }) => {
    const long = 'Which kinds of nuts fit a keto day, and how many of each?';
    await storeTalk(context, [long, 'Macadamias and pecans, a handful.'], BREAD);
    await page.goto('/captain-keto');
    await expectAnswers(page, 2);
    await choose(page, 'Save Chat');
    await expect(toast(page, 'Conversation Saved')).toBeVisible();
    const title = `${long.slice(0, 47)}...`;
    await expect(page.getByText('My Chats (1)')).toBeVisible();
    await expect(savedChat(page, title)).toContainText('2 messages');
    await choose(page, 'Save Chat');
    await expect(toast(page, 'Conversation Saved')).toBeVisible();
    const chats = await listSavedChats(context);
    expect(chats).toMatchObject([{ title, messageCount: 2 }]);
    const messages = await messagesOf(context, chats[0]?.id ?? 0);
    expect(messages.map((one) => [one.messageIndex, one.message])).toEqual([
      [0, long],
      [1, BREAD[0]],
    ]);
  });

  test('that fails says so, and the talk stays', async ({ page, context }) => {
    await storeTalk(context, BREAD);
    await page.goto('/captain-keto');
    await expectAnswers(page, 1);
    await page.route('**/api/saved-conversations', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await choose(page, 'Save Chat');
    await expect(toast(page, 'Error')).toContainText('Failed to save conversation. Please try again.');
    await expectAnswers(page, 1);
    expect(await listSavedChats(context)).toEqual([]);
  });
});

test.describe('a saved chat', () => {
  test.use({ networkFails: true });

  test('is opened, goes on by itself, and is closed again', async ({ page, context }) => {
    const id = await saveChat(context, 'Nuts and seeds', [ALMONDS]);
    await storeTalk(context, BREAD);
    await page.goto('/captain-keto');
    await expectAnswers(page, 1);
    await openSavedChat(page, 'Nuts and seeds');
    await expect.poll(() => questions(page)).toEqual([ALMONDS[0]]);
    await expect(page.getByText('Open saved chat: Nuts and seeds')).toBeVisible();
    await expectAccessible(page);
    await send(page, 'What are net carbs?');
    await expectAnswers(page, 2);
    await expect
      .poll(async () => (await messagesOf(context, id)).map((one) => one.message))
      .toEqual([ALMONDS[0], 'What are net carbs?']);
    await expect(savedChat(page, 'Nuts and seeds')).toContainText('2 messages');
    await expect.poll(() => storedHistory(context)).toHaveLength(1);
    await page.reload();
    await expectAnswers(page, 2);
    await choose(page, 'Clear Chat');
    await expect(toast(page, 'Conversation Closed')).toBeVisible();
    await expect.poll(() => questions(page)).toEqual([BREAD[0]]);
    expect(await messagesOf(context, id)).toHaveLength(2);
    await expect.poll(() => storedHistory(context)).toHaveLength(1);
  });

  test('takes back a message that could not be sent, and the text is in the box', async ({
    page,
    context,
  }) => {
    const id = await saveChat(context, 'Nuts and seeds', [ALMONDS]);
    await page.goto('/captain-keto');
    await openSavedChat(page, 'Nuts and seeds');
    await expectAnswers(page, 1);
    let refusals = 0;
    await page.route('**/api/saved-conversations/*/messages', (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      refusals += 1;
      return route.fulfill({ status: 500, body: 'Down' });
    });
    await send(page, 'What are net carbs?');
    await expect(toast(page, 'Error')).toContainText('Failed to send message. Please try again.');
    await expect.poll(() => questions(page)).toEqual([ALMONDS[0]]);
    await expect(chatBox(page)).toHaveValue('What are net carbs?');
    expect(refusals).toBeGreaterThan(0);
    await page.unroute('**/api/saved-conversations/*/messages');
    await chatBox(page).press('Enter');
    await expectAnswers(page, 2);
    await expect.poll(async () => (await messagesOf(context, id)).length).toBe(2);
  });

  test('whose messages cannot be fetched says so and is fetched again', async ({ page, context }) => {
    await saveChat(context, 'Nuts and seeds', [ALMONDS]);
    await page.goto('/captain-keto');
    await page.route('**/api/saved-conversations/*/messages', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await openSavedChat(page, 'Nuts and seeds');
    await expect(page.getByText('Failed to fetch messages: 500')).toBeVisible();
    await page.unroute('**/api/saved-conversations/*/messages');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => questions(page)).toEqual([ALMONDS[0]]);
  });

  test('is renamed; a blank title is refused in words', async ({ page, context }) => {
    await saveChat(context, 'Nuts and seeds', [ALMONDS]);
    await page.goto('/captain-keto');
    await chooseForChat(page, 'Nuts and seeds', 'Rename');
    const dialog = page.getByRole('dialog', { name: 'Rename Conversation' });
    await expectAccessible(page);
    await dialog.getByLabel('Title').fill('  ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter a title')).toBeVisible();
    await dialog.getByLabel('Title').fill('Snacks');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Conversation Renamed')).toBeVisible();
    await expect(savedChat(page, 'Snacks')).toBeVisible();
    expect(await listSavedChats(context)).toMatchObject([{ title: 'Snacks' }]);
  });

  test('is pinned to the top, and unpinned', async ({ page, context }) => {
    await saveChat(context, 'First', [ALMONDS]);
    await saveChat(context, 'Second', [BREAD]);
    await page.goto('/captain-keto');
    const titles = async () =>
      (await savedChats(page).getByRole('listitem').allTextContents()).map(
        (text) => /First|Second/.exec(text)?.[0],
      );
    await expect.poll(titles).toEqual(['Second', 'First']);
    await chooseForChat(page, 'First', 'Pin');
    await expect(toast(page, 'Conversation Pinned')).toBeVisible();
    await expect.poll(titles).toEqual(['First', 'Second']);
    await page.reload();
    await expect.poll(titles).toEqual(['First', 'Second']);
    await chooseForChat(page, 'First', 'Unpin');
    await expect(toast(page, 'Conversation Unpinned')).toBeVisible();
    await expect.poll(titles).toEqual(['Second', 'First']);
  });

  test('is found by words of its messages, with the place they stand at', async ({ page, context }) => {
    await saveChat(context, 'Nuts and seeds', [ALMONDS]);
    await saveChat(context, 'Bakery', [BREAD]);
    await page.goto('/captain-keto');
    const box = page.getByRole('searchbox', { name: 'Search chats' });
    await box.fill('starch');
    await expect(page.getByText('1 chat found')).toBeVisible();
    await expect(savedChats(page).getByRole('listitem')).toHaveCount(1);
    await expect(savedChat(page, 'Bakery')).toContainText('Seldom: most of it is starch.');
    await expectAccessible(page);
    await box.fill('100%');
    await expect(page.getByText('No chats found. Try other words.')).toBeVisible();
    await box.fill('');
    await expect(savedChats(page).getByRole('listitem')).toHaveCount(2);
  });

  test('is deleted, once it is said twice', async ({ page, context }) => {
    await saveChat(context, 'Nuts and seeds', [ALMONDS]);
    await saveChat(context, 'Bakery', [BREAD]);
    await page.goto('/captain-keto');
    await openSavedChat(page, 'Bakery');
    await expectAnswers(page, 1);
    await chooseForChat(page, 'Bakery', 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete this conversation?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await listSavedChats(context)).toHaveLength(2);
    await chooseForChat(page, 'Bakery', 'Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Conversation Deleted')).toBeVisible();
    await expect(page.getByText('My Chats (1)')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Ahoy/ })).toBeVisible();
    expect(await listSavedChats(context)).toMatchObject([{ title: 'Nuts and seeds' }]);
  });

  test('that cannot be deleted is back in the list', async ({ page, context }) => {
    await saveChat(context, 'Nuts and seeds', [ALMONDS]);
    await page.goto('/captain-keto');
    await page.route('**/api/saved-conversations/*', (route) => route.abort());
    await chooseForChat(page, 'Nuts and seeds', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Error')).toContainText('Failed to delete conversation. Please try again.');
    await expect(savedChat(page, 'Nuts and seeds')).toBeVisible();
  });

  test('is taken along as Markdown and as JSON', async ({ page, context }) => {
    await saveChat(context, 'Nuts & seeds?', [ALMONDS, BUTTER]);
    await page.goto('/captain-keto');
    const fileOf = async (item: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        chooseForChat(page, 'Nuts & seeds?', item),
      ]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    };
    const markdown = await fileOf('Save as a text file');
    expect(markdown.name).toBe('nuts_seeds_chat.md');
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
    expect(markdown.text).toBe(
      [
        '# Nuts & seeds?',
        `*${day} · 2 questions · exported from Keto Navigator on ${day}*`,
        '## Question',
        `> ${ALMONDS[0]}`,
        '## Captain Keto',
        ALMONDS[1],
        '## Question',
        `> ${BUTTER[0]}`,
        '## Captain Keto',
        BUTTER[1],
        '---',
        '*Education, not medical advice.*',
      ]
        .join('\n\n')
        .concat('\n'),
    );
    const json = await fileOf('Save as a data file (JSON)');
    expect(json.name).toBe('nuts_seeds_chat.json');
    const storedAt = expect.any(String);
    expect(JSON.parse(json.text)).toEqual({
      format: 'keto-navigator-chat',
      version: 1,
      title: 'Nuts & seeds?',
      exportedAt: expect.any(String),
      exchanges: [ALMONDS, BUTTER].map(([message, response]) => ({
        message,
        response,
        storedAt,
        details: null,
      })),
    });
  });
});

test('two tabs go on with one saved chat at once, and both messages are in it', async ({ page, context }) => {
  const id = await saveChat(context, 'Nuts and seeds', [ALMONDS]);
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  for (const tab of [page, other]) {
    await tab.goto('/captain-keto');
    await openSavedChat(tab, 'Nuts and seeds');
    await expectAnswers(tab, 1);
  }
  await Promise.all([send(page, 'What are net carbs?'), send(other, 'What breaks a fast?')]);
  await expect.poll(async () => (await messagesOf(context, id)).length, { timeout: 60_000 }).toBe(3);
  const messages = await messagesOf(context, id);
  expect(messages.map((one) => one.messageIndex)).toEqual([0, 1, 2]);
  expect(messages.map((one) => one.message).sort()).toEqual(
    [ALMONDS[0], 'What are net carbs?', 'What breaks a fast?'].sort(),
  );
  for (const tab of [page, other]) {
    await expect.poll(() => questions(tab)).toEqual(messages.map((one) => one.message));
  }
});
