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
import { expect, test } from './fixtures.ts';
import {
  chooseForChat,
  listSavedChats,
  messagesOf,
  openSavedChat,
  saveChat,
  savedChat,
  savedChats,
} from './saved-chats.ts';

test.use({ reducedMotion: 'reduce', networkFails: true });

const ALMONDS: [string, string] = ['Are almonds keto?', 'A handful a day fits well.'];
const BREAD: [string, string] = ['Is bread keto?', 'Seldom: most of it is starch.'];
const BUTTER: [string, string] = ['Is butter keto?', 'Yes, it is nearly all fat.'];

test.beforeEach(({ signedIn }) => {
  expect(signedIn.username).toContain('@');
});

test('Save Chat has nothing to save at first, then keeps the talk under its first question, cut to 47 characters, once', async ({
  page,
  context,
}) => {
  await page.goto('/captain-keto');
  await expect(page.getByText('My Chats (0)')).toBeVisible();
  await choose(page, 'Save Chat');
  await expect(toast(page, 'Nothing to Save')).toContainText('Start a conversation first, then save it.');

  const long = 'Which kinds of nuts fit a keto day, and how many of each?';
  await storeTalk(context, [long, 'Macadamias and pecans, a handful.'], BREAD);
  await page.reload();
  await expectAnswers(page, 2);
  await test.step('that fails says so, and the talk stays', async () => {
    await page.route('**/api/saved-conversations', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await choose(page, 'Save Chat');
    await expect(toast(page, 'Error')).toContainText('Failed to save conversation. Please try again.');
    await expectAnswers(page, 2);
    expect(await listSavedChats(context)).toEqual([]);
    await page.unroute('**/api/saved-conversations');
  });

  await choose(page, 'Save Chat');
  await expect(toast(page, 'Conversation Saved')).toBeVisible();
  const title = `${long.slice(0, 47)}...`;
  await expect(page.getByText('My Chats (1)')).toBeVisible();
  await expect(savedChat(page, title)).toContainText('2 messages');
  const again = page.waitForResponse((response) => response.request().method() === 'POST');
  await choose(page, 'Save Chat');
  expect((await again).ok()).toBe(true);
  const chats = await listSavedChats(context);
  expect(chats).toMatchObject([{ title, messageCount: 2 }]);
  const messages = await messagesOf(context, chats[0]?.id ?? 0);
  expect(messages.map((one) => [one.messageIndex, one.message])).toEqual([
    [0, long],
    [1, BREAD[0]],
  ]);
});

test('a saved chat whose messages cannot be fetched says so; it is opened, goes on by itself, and is closed again, and takes back a message that could not be sent', async ({
  page,
  context,
}) => {
  const id = await saveChat(context, 'Nuts and seeds', [ALMONDS]);
  await storeTalk(context, BREAD);
  const savedQuestions = async () => (await messagesOf(context, id)).map((one) => one.message);
  const MESSAGES = '**/api/saved-conversations/*/messages';
  await page.goto('/captain-keto');
  await expectAnswers(page, 1);
  await test.step('whose messages cannot be fetched says so and is fetched again', async () => {
    await page.route(MESSAGES, (route) => route.fulfill({ status: 500, body: '' }));
    await openSavedChat(page, 'Nuts and seeds');
    await expect(page.getByText('Failed to fetch messages: 500')).toBeVisible();
    await page.unroute(MESSAGES);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => questions(page)).toEqual([ALMONDS[0]]);
    await expect(page.getByText('Open saved chat: Nuts and seeds')).toBeVisible();
  });

  await test.step('goes on by itself', async () => {
    await send(page, 'What are net carbs?');
    await expectAnswers(page, 2);
    await expect.poll(savedQuestions).toEqual([ALMONDS[0], 'What are net carbs?']);
    await expect(savedChat(page, 'Nuts and seeds')).toContainText('2 messages');
    await expect.poll(() => storedHistory(context)).toHaveLength(1);
    await page.reload();
    await expectAnswers(page, 2);
  });

  await test.step('takes back a message that could not be sent, and the text is in the box', async () => {
    await page.route(MESSAGES, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'Down' }) : route.fallback(),
    );
    await send(page, 'What is glucose?');
    await expect(toast(page, 'Error')).toContainText('Failed to send message. Please try again.');
    await expect.poll(() => questions(page)).toEqual([ALMONDS[0], 'What are net carbs?']);
    await expect(chatBox(page)).toHaveValue('What is glucose?');
    await page.unroute(MESSAGES);
    await chatBox(page).press('Enter');
    await expectAnswers(page, 3);
    await expect.poll(async () => (await savedQuestions()).at(-1)).toBe('What is glucose?');
  });

  await test.step('is closed again', async () => {
    await choose(page, 'Clear Chat');
    await expect(toast(page, 'Conversation Closed')).toBeVisible();
    await expect.poll(() => questions(page)).toEqual([BREAD[0]]);
    expect(await savedQuestions()).toHaveLength(3);
    await expect.poll(() => storedHistory(context)).toHaveLength(1);
  });

  await test.step('two tabs go on with it at once, and both messages are in it', async () => {
    const other = await context.newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.goto('/captain-keto');
    for (const tab of [page, other]) {
      await openSavedChat(tab, 'Nuts and seeds');
      await expectAnswers(tab, 3);
    }
    await Promise.all([send(page, 'What are electrolytes?'), send(other, 'What breaks a fast?')]);
    await expect.poll(async () => (await savedQuestions()).length, { timeout: 60_000 }).toBe(5);
    const messages = await messagesOf(context, id);
    expect(messages.map((one) => one.messageIndex)).toEqual([0, 1, 2, 3, 4]);
    const asked = messages.map((one) => one.message);
    expect(asked.slice(3).sort()).toEqual(['What are electrolytes?', 'What breaks a fast?']);
    for (const tab of [page, other]) await expect.poll(() => questions(tab)).toEqual(asked);
  });
});

test('a saved chat is found by words of its messages, taken along as Markdown and as JSON, renamed and pinned', async ({
  page,
  context,
}) => {
  await saveChat(context, 'Nuts & seeds?', [ALMONDS, BUTTER]);
  await saveChat(context, 'Bakery', [BREAD]);
  await page.goto('/captain-keto');
  await test.step('is found by words of its messages, with the place they stand at', async () => {
    const box = page.getByRole('searchbox', { name: 'Search chats' });
    await box.fill('starch');
    await expect(page.getByText('1 chat found')).toBeVisible();
    await expect(savedChats(page).getByRole('listitem')).toHaveCount(1);
    await expect(savedChat(page, 'Bakery')).toContainText('Seldom: most of it is starch.');
    await box.fill('100%');
    await expect(page.getByText('No chats found. Try different words.')).toBeVisible();
    await box.fill('');
    await expect(savedChats(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('is taken along as Markdown and as JSON', async () => {
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
    const head = `# Nuts & seeds?\n\n*${day} · 2 questions · exported from Keto Navigator on ${day}*`;
    const said = [ALMONDS, BUTTER].map(
      ([question, answer]) => `## Question\n\n> ${question}\n\n## Captain Keto\n\n${answer}`,
    );
    expect(markdown.text).toBe(
      [head, ...said, '---', '*Education, not medical advice.*'].join('\n\n').concat('\n'),
    );
    const json = await fileOf('Save as a data file (JSON)');
    expect(json.name).toBe('nuts_seeds_chat.json');
    const { title, exchanges } = JSON.parse(json.text);
    expect(title).toBe('Nuts & seeds?');
    expect(exchanges).toMatchObject([ALMONDS, BUTTER].map(([message, response]) => ({ message, response })));
  });

  await test.step('is renamed; a blank title is refused in words', async () => {
    await chooseForChat(page, 'Nuts & seeds?', 'Rename');
    const dialog = page.getByRole('dialog', { name: 'Rename Conversation' });
    await dialog.getByLabel('Title').fill('  ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter a title')).toBeVisible();
    await dialog.getByLabel('Title').fill('Snacks');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Conversation Renamed')).toBeVisible();
    await expect(savedChat(page, 'Snacks')).toBeVisible();
  });

  await test.step('is pinned to the top, here and on the account, and unpinned', async () => {
    const titles = async () =>
      (await savedChats(page).getByRole('listitem').allTextContents()).map(
        (text) => /Snacks|Bakery/.exec(text)?.[0],
      );
    const stored = async () => (await listSavedChats(context)).map(({ title }) => title);
    await expect.poll(titles).toEqual(['Bakery', 'Snacks']);
    await chooseForChat(page, 'Snacks', 'Pin');
    await expect(toast(page, 'Conversation Pinned')).toBeVisible();
    await expect.poll(titles).toEqual(['Snacks', 'Bakery']);
    expect(await stored()).toEqual(['Snacks', 'Bakery']);
    await chooseForChat(page, 'Snacks', 'Unpin');
    await expect(toast(page, 'Conversation Unpinned')).toBeVisible();
    await expect.poll(titles).toEqual(['Bakery', 'Snacks']);
    expect(await stored()).toEqual(['Bakery', 'Snacks']);
  });
});

test('a saved chat is deleted, once it is said twice; one that cannot be deleted is back in the list', async ({
  page,
  context,
}) => {
  await saveChat(context, 'Nuts and seeds', [ALMONDS]);
  await saveChat(context, 'Bakery', [BREAD]);
  await page.goto('/captain-keto');
  const dialog = page.getByRole('dialog', { name: 'Delete this conversation?' });
  const remove = dialog.getByRole('button', { name: 'Delete' });
  await test.step('that cannot be deleted is back in the list', async () => {
    await page.route('**/api/saved-conversations/*', (route) => route.abort());
    await chooseForChat(page, 'Bakery', 'Delete');
    await remove.click();
    await expect(toast(page, 'Error')).toContainText('Failed to delete conversation. Please try again.');
    await expect(savedChat(page, 'Bakery')).toBeVisible();
    await page.unroute('**/api/saved-conversations/*');
  });

  await test.step('is deleted, once it is said twice, also where it is open', async () => {
    await openSavedChat(page, 'Bakery');
    await expectAnswers(page, 1);
    await chooseForChat(page, 'Bakery', 'Delete');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await listSavedChats(context)).toHaveLength(2);
    await chooseForChat(page, 'Bakery', 'Delete');
    await remove.click();
    await expect(toast(page, 'Conversation Deleted')).toBeVisible();
    await expect(page.getByText('My Chats (1)')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Ahoy/ })).toBeVisible();
    expect(await listSavedChats(context)).toMatchObject([{ title: 'Nuts and seeds' }]);
  });
});
