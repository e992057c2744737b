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

test.describe('the way in', () => {
  test('nobody in particular is led to the landing page', async ({ page }) => {
    await page.goto('/captain-keto');
    await expect(page).toHaveURL('/');
  });

  test('a new account accepts the disclaimer and is welcomed, once', async ({ page, context, account }) => {
    const { username, password } = account;
    await context.request.post('/api/login', { data: { username, password } });
    await page.goto('/captain-keto');
    await expect(page.getByRole('dialog', { name: 'Important Disclaimer' })).toBeVisible();
    await expectAccessible(page);
    await acceptDisclaimer(page);
    const welcome = page.getByRole('dialog', { name: 'Welcome to Chat Mode!' });
    await expect(welcome).toBeVisible();
    await expectAccessible(page);
    await welcome.getByRole('button', { name: 'Got it!' }).click();
    await expect(welcome).toBeHidden();
    await expect(page.getByRole('heading', { name: `Ahoy, ${account.displayName}!` })).toBeVisible();
    await page.reload();
    await expect(chatBox(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a disclaimer that is not accepted leads out of the chat', async ({ page, context, account }) => {
    const { username, password } = account;
    await context.request.post('/api/login', { data: { username, password } });
    await page.goto('/captain-keto');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page).not.toHaveURL('/captain-keto');
  });
});

test.describe('an account', () => {
  test.beforeEach(async ({ signedIn, page }) => {
    expect(signedIn.username).toContain('@');
    await page.goto('/captain-keto');
  });

  test('sends with Enter or the button, breaks lines with Shift+Enter, and sends no blank', async ({
    page,
  }) => {
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
  });

  test('finds its talk again, stored once, and the coach knows the last five', async ({ page, context }) => {
    for (let minute = 0; minute < 6; minute++) {
      const data = { message: `Question ${minute}?`, response: `This is answer number ${minute}.` };
      await context.request.post('/api/chat-history', { data });
    }
    await page.reload();
    await expectAnswers(page, 6);
    const asked = questionsAsked(page);
    await send(page, QUESTION);
    await expectAnswers(page, 7);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.localHistory.map((entry) => entry.message)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Question ${number}?`),
    );
    await expect.poll(async () => (await storedHistory(context)).length).toBe(7);
    const last = (await storedHistory(context)).at(-1);
    expect(last).toMatchObject({ message: QUESTION, details: { answeredBy: 'composer' } });
    await page.reload();
    await expectAnswers(page, 7);
    await expect.poll(() => storedHistory(context)).toHaveLength(7);
  });

  test('is told what the coach is not for', async ({ page, context }) => {
    await send(page, 'Who won the football world cup in 1998?');
    await expectAnswers(page, 1);
    await expect(messageList(page).getByText("I'm Only Designed for Keto-Related Questions")).toHaveCount(1);
    await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
    await page.reload();
    await expectAnswers(page, 1);
    await expect(messageList(page).getByText("I'm Only Designed for Keto-Related Questions")).toHaveCount(1);
    await expectAccessible(page);
  });

  test('copies an answer, or is told that it could not be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await send(page, QUESTION);
    await expectAnswers(page, 1);
    const copy = page.getByRole('button', { name: 'Copy', exact: true });
    await copy.click();
    await expect(toast(page, 'Copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(async () => (await storedHistory(context))[0]?.response).toBe(text);
    await context.clearPermissions();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await copy.click();
    await expect(toast(page, 'Copy failed')).toContainText('Could not copy text to clipboard');
  });

  test('puts a talk away with New Chat: it is folded, and the coach starts afresh', async ({
    page,
    context,
  }) => {
    await send(page, QUESTION);
    await expectAnswers(page, 1);
    await choose(page, 'New Chat');
    await expect(page.getByRole('heading', { name: /^Ahoy/ })).toBeVisible();
    const asked = questionsAsked(page);
    await send(page, 'What breaks a fast?');
    await expectAnswers(page, 1);
    expect(asked[0]?.localHistory).toEqual([]);
    await page.getByRole('button', { name: 'Show earlier messages (1)' }).click();
    await expectAnswers(page, 2);
    expect(await questions(page)).toEqual([QUESTION, 'What breaks a fast?']);
    await expect.poll(async () => (await storedHistory(context)).length).toBe(2);
  });

  test('forgets everything with Clear Chat, here and on the account', async ({ page, context }) => {
    await send(page, QUESTION);
    await expectAnswers(page, 1);
    await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
    expect(await stored(page, 'keto-interaction-count')).toBe(1);
    await choose(page, 'Clear Chat');
    const dialog = page.getByRole('dialog', { name: 'Clear this chat?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectAnswers(page, 1);
    await choose(page, 'Clear Chat');
    await dialog.getByRole('button', { name: 'Clear Chat' }).click();
    await expect(toast(page, 'Chat Cleared')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Ahoy/ })).toBeVisible();
    await expect.poll(() => storedHistory(context)).toEqual([]);
    expect((await stored(page, 'keto-interaction-count')) ?? 0).toBe(0);
    expect((await stored(page, 'keto-chat-history')) ?? []).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Ahoy/ })).toBeVisible();
  });

  test.describe('with a fault on the way', () => {
    test.use({ networkFails: true });

    test('is cleared here also when the server cannot be reached', async ({ page, context }) => {
      await send(page, QUESTION);
      await expectAnswers(page, 1);
      await page.route('**/api/chat-history', (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
      );
      await choose(page, 'Clear Chat');
      await page.getByRole('dialog').getByRole('button', { name: 'Clear Chat' }).click();
      await expect(toast(page, 'Chat Cleared')).toBeVisible();
      await expect(messageList(page).getByRole('listitem')).toHaveCount(0);
      await expect.poll(() => storedHistory(context)).toHaveLength(1);
    });
  });
});
