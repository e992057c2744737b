import type { Page } from '@playwright/test';
import {
  chatBox,
  choose,
  expectAnswers,
  messageList,
  questions,
  send,
  stored,
  storedHistory,
  storeTalk,
  toast,
} from './chat-page.ts';
import { acceptDisclaimer, expect, expectAccessible, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

const QUESTION = 'What are net carbs?';
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' });

/** Bodies of the questions that reach the coach from now on. */
function questionsAsked(page: Page): { message: string; localHistory: { message: string }[] }[] {
  const bodies: ReturnType<typeof questionsAsked> = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/captain-keto/chat')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('nobody in particular is led to the landing page; a new account accepts the disclaimer and is welcomed, once, or leaves', async ({
  page,
  context,
  account,
}) => {
  await page.goto('/captain-keto');
  await expect(page).toHaveURL('/');

  const { username, password } = account;
  await context.request.post('/api/login', { data: { username, password } });
  await page.goto('/captain-keto');
  const disclaimer = page.getByRole('dialog', { name: 'Important Disclaimer' });
  await disclaimer.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).not.toHaveURL('/captain-keto');

  await page.goto('/captain-keto');
  await expect(disclaimer).toBeVisible();
  await acceptDisclaimer(page);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Chat Mode!' });
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'Got it!' }).click();
  await expect(welcome).toBeHidden();
  await expect(page.getByRole('heading', { name: `Ahoy, ${account.displayName}!` })).toBeVisible();
  await page.reload();
  await expect(chatBox(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('an account', () => {
  test.beforeEach(({ signedIn }) => {
    expect(signedIn.username).toContain('@');
  });

  test('sends with Enter or the button, breaks lines with Shift+Enter, and sends no blank; it copies an answer and is told what the coach is not for', async ({
    page,
    context,
  }) => {
    await page.goto('/captain-keto');
    const box = chatBox(page);
    await expect(box).toHaveAttribute('rows', '2');
    await expect(sendButton(page)).toBeDisabled();
    await box.fill('   ');
    await expect(sendButton(page)).toBeDisabled();
    await box.press('Enter');
    await expect(messageList(page).getByRole('listitem')).toHaveCount(0);

    await box.fill('What are');
    await box.press('Shift+Enter');
    await box.pressSequentially('net carbs?');
    await expect(box).toHaveValue('What are\nnet carbs?');
    await sendButton(page).click();
    await expectAnswers(page, 1);
    await expect(box).toHaveValue('');
    expect(await questions(page)).toEqual(['What are\nnet carbs?']);
    await box.fill('x'.repeat(4100));
    await expect(box).toHaveValue('x'.repeat(4000));

    await test.step('copies an answer', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(toast(page, 'Copied')).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(async () => (await storedHistory(context))[0]?.response).toBe(text);
    });

    await test.step('is told what the coach is not for, also after a reload', async () => {
      const told = messageList(page).getByText("I'm Only Designed for Keto-Related Questions");
      await send(page, 'Who won the football world cup in 1998?');
      await expectAnswers(page, 2);
      await expect(told).toHaveCount(1);
      await expect.poll(async () => (await storedHistory(context)).length).toBe(2);
      await page.reload();
      await expectAnswers(page, 2);
      await expect(told).toHaveCount(1);
      await expectAccessible(page);
    });
  });

  test.describe('with a fault on the way', () => {
    test.use({ networkFails: true });

    test('finds its talk again, stored once, and the coach knows the last five; it puts a talk away with New Chat and forgets everything with Clear Chat, which is cleared here also when the server cannot be reached', async ({
      page,
      context,
    }) => {
      const earlier = Array.from({ length: 6 }, (_, minute) => `Question ${minute}?`);
      await storeTalk(
        context,
        ...earlier.map((message, minute): [string, string] => [message, `This is answer number ${minute}.`]),
      );
      await page.goto('/captain-keto');
      await expectAnswers(page, 6);
      const asked = questionsAsked(page);
      const contextSent = () => asked.map(({ localHistory }) => localHistory.map(({ message }) => message));
      await send(page, QUESTION);
      await expectAnswers(page, 7);
      expect(contextSent()).toEqual([earlier.slice(1)]);
      await expect.poll(async () => (await storedHistory(context)).length).toBe(7);
      const last = (await storedHistory(context)).at(-1);
      expect(last).toMatchObject({ message: QUESTION, details: { answeredBy: 'composer' } });
      await page.reload();
      await expectAnswers(page, 7);
      await expect.poll(() => storedHistory(context)).toHaveLength(7);

      await test.step('puts a talk away with New Chat: it is folded, and the coach starts afresh', async () => {
        await choose(page, 'New Chat');
        await expect(page.getByRole('heading', { name: /^Ahoy/ })).toBeVisible();
        await send(page, 'What breaks a fast?');
        await expectAnswers(page, 1);
        expect(contextSent().at(-1)).toEqual([]);
        await page.getByRole('button', { name: 'Show earlier messages (7)' }).click();
        await expectAnswers(page, 8);
        expect(await questions(page)).toEqual([...earlier, QUESTION, 'What breaks a fast?']);
        await expect.poll(async () => (await storedHistory(context)).length).toBe(8);
      });

      const dialog = page.getByRole('dialog', { name: 'Clear this chat?' });
      const clearHere = async () => {
        await choose(page, 'Clear Chat');
        await dialog.getByRole('button', { name: 'Clear Chat' }).click();
        await expect(toast(page, 'Chat Cleared')).toBeVisible();
        await expect(page.getByRole('heading', { name: /^Ahoy/ })).toBeVisible();
        await expect(messageList(page).getByRole('listitem')).toHaveCount(0);
      };
      await test.step('is cleared here also when the server cannot be reached', async () => {
        await page.route('**/api/chat-history', (route) =>
          route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
        );
        expect(await stored(page, 'keto-interaction-count')).toBe(2);
        await clearHere();
        await expect.poll(() => storedHistory(context)).toHaveLength(8);
        expect((await stored(page, 'keto-interaction-count')) ?? 0).toBe(0);
        await page.unroute('**/api/chat-history');
      });

      await test.step('forgets everything with Clear Chat, here and on the account', async () => {
        await page.reload();
        await expectAnswers(page, 8);
        await choose(page, 'Clear Chat');
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expectAnswers(page, 8);
        await clearHere();
        await expect.poll(() => storedHistory(context)).toEqual([]);
        expect((await stored(page, 'keto-chat-history')) ?? []).toEqual([]);
        await page.reload();
        await expect(page.getByRole('heading', { name: /^Ahoy/ })).toBeVisible();
      });
    });
  });
});
