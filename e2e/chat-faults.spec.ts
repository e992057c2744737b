import { begin, refuse, say, stall } from '../tests/model-provider/steps.ts';
import {
  chatBox,
  choose,
  expectAnswers,
  failureNotice,
  messageList,
  questions,
  send,
  storedHistory,
  toast,
} from './chat-page.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './model-fixtures.ts';

test.use({ reducedMotion: 'reduce', networkFails: true });

const QUESTION = 'What is ketosis?';
const ANSWER = 'Ketosis is a state in which the body burns mostly fat.';

test.beforeEach(async ({ signedIn, page, model }) => {
  expect(signedIn.username).toContain('@');
  model.script(() => [say(ANSWER)]);
  await page.goto('/captain-keto');
  await chatBox(page).waitFor();
});

test('a question asked without a network stands in the chat, and is answered once there is one', async ({
  page,
  context,
}) => {
  await send(page, 'What are electrolytes?');
  await expectAnswers(page, 1);
  await context.setOffline(true);
  await send(page, QUESTION);
  const waiting = page.getByRole('list', { name: 'Waiting questions' });
  await expect(waiting).toContainText(QUESTION);
  await expect(waiting).toContainText('Waiting for a connection');
  await expect(chatBox(page)).toHaveValue('');
  await expect(page.getByText('Your question is back in the box below.')).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expectAnswers(page, 2);
  await expect(waiting).toHaveCount(0);
  await expect
    .poll(async () => (await storedHistory(context)).map((entry) => entry.message))
    .toEqual(['What are electrolytes?', QUESTION]);
});

test('a server that has nothing to tell is told of in words, and a refusal in its own', async ({ page }) => {
  await page.route('**/api/captain-keto/chat', (route) => route.fulfill({ status: 500, body: 'x' }));
  await send(page, QUESTION);
  await expect(failureNotice(page)).toContainText('Error getting response');
  await expect(failureNotice(page)).toContainText('Your question may not be related to ketogenic nutrition.');
  await expect(chatBox(page)).toHaveValue(QUESTION);
  await page.unroute('**/api/captain-keto/chat');
  const message = 'That was a lot of questions at once. Please try again in 30 seconds.';
  await page.route('**/api/captain-keto/chat', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message, requestId: 'r' } }),
  );
  await chatBox(page).press('Enter');
  await expect(failureNotice(page)).toContainText(message);
  await expect(failureNotice(page)).not.toContainText('related to ketogenic nutrition');
  await expect(chatBox(page)).toHaveValue(QUESTION);
});

test('what was typed meanwhile is not overwritten by a question that failed', async ({ page, model }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/captain-keto/chat', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500, body: 'Down for now' });
  });
  await send(page, QUESTION);
  await chatBox(page).fill('Something else');
  gate.resolve();
  const notice = failureNotice(page);
  await expect(notice).toContainText(`Your question: ${QUESTION}`);
  await expect(chatBox(page)).toHaveValue('Something else');
  await page.unroute('**/api/captain-keto/chat');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expectAnswers(page, 1);
  await expect(chatBox(page)).toHaveValue('Something else');
  expect(model.calls).toHaveLength(1);
});

test('an answer that cannot be stored stays on this device and is stored later, once', async ({
  page,
  context,
}) => {
  await page.route('**/api/chat-history', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await send(page, QUESTION);
  await expectAnswers(page, 1);
  expect(await storedHistory(context)).toEqual([]);
  await page.unroute('**/api/chat-history');
  await page.reload();
  await expectAnswers(page, 1);
  await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
  await page.reload();
  await expectAnswers(page, 1);
  await expect.poll(() => storedHistory(context)).toHaveLength(1);
});

test('an answer whose storing was never confirmed is stored once', async ({ page, context }) => {
  await page.route('**/api/chat-history', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await send(page, QUESTION);
  await expectAnswers(page, 1);
  await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
  // What is under way there is still broken off.
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.reload();
  await expectAnswers(page, 1);
  expect(await questions(page)).toEqual([QUESTION]);
  await expect.poll(() => storedHistory(context)).toHaveLength(1);
});

test('a page left while an answer comes gives the question back', async ({ page, context, model }) => {
  model.script(() => [say('Ketosis is a state. '), stall()]);
  await send(page, QUESTION);
  await expect(messageList(page).getByText('Ketosis is a state.')).toBeVisible();
  const [call] = model.calls;
  await page.reload();
  expect(await call?.ended).toBe('closed by client');
  await expect(chatBox(page)).toHaveValue(QUESTION);
  expect(await storedHistory(context)).toEqual([]);
  model.script(() => [say(ANSWER)]);
  await chatBox(page).press('Enter');
  await expectAnswers(page, 1);
  await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
});

test('another page of the app does not end an answer', async ({ page, context, model }) => {
  const gate = Promise.withResolvers<void>();
  model.script(async function* () {
    yield say('Ketosis is a state. ');
    await gate.promise;
    yield say('In it the body burns mostly fat.');
  });
  await send(page, QUESTION);
  await expect(messageList(page).getByText('Ketosis is a state.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Science' }).first().click();
  await expect(page).toHaveURL('/science');
  gate.resolve();
  await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
  await page.goBack();
  await expectAnswers(page, 1);
  await expect(messageList(page).getByText('In it the body burns mostly fat.')).toBeVisible();
});

test('the server dies in mid-answer: the question waits, and is answered and stored once after its restart', async ({
  page,
  context,
  model,
  server,
}) => {
  await send(page, 'What are electrolytes?');
  await expectAnswers(page, 1);
  await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
  model.script(() => [say('Ketosis is a state. '), stall()]);
  await send(page, QUESTION);
  await expect(messageList(page).getByText('Ketosis is a state.')).toBeVisible();
  await server.kill();
  await expect(page.getByRole('list', { name: 'Waiting questions' })).toContainText(QUESTION);
  // Between the tries it waits; during one it stands among the messages.
  await expect.poll(() => questions(page)).toEqual(['What are electrolytes?']);
  model.script(() => [say(ANSWER)]);
  await server.start();
  await expectAnswers(page, 2);
  await expect
    .poll(async () => (await storedHistory(context)).map((entry) => entry.message))
    .toEqual(['What are electrolytes?', QUESTION]);
  await page.reload();
  await expectAnswers(page, 2);
});

test('a model that fails is told of, and the coach answers by itself', async ({ page, context, model }) => {
  model.script(() => [refuse(500)]);
  await send(page, QUESTION);
  await expectAnswers(page, 1);
  await expect(messageList(page).getByText("Captain Keto's own notes").last()).toBeVisible();
  await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
  const [entry] = await storedHistory(context);
  expect(entry).toMatchObject({ details: { answeredBy: 'composer', notice: expect.any(String) } });
  await page.reload();
  await expectAnswers(page, 1);
  await expectAccessible(page);
});

test.describe('two tabs of one account', () => {
  test('ask at once: both answers are kept, nothing twice, and each tab sees both', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.goto('/captain-keto');
    const both = ['What is ketosis?', 'What is glucose?'];
    await Promise.all([send(page, both[0] ?? ''), send(other, both[1] ?? '')]);
    await expect.poll(async () => (await storedHistory(context)).length).toBe(2);
    for (const tab of [page, other]) {
      await expect.poll(async () => (await questions(tab)).sort()).toEqual([...both].sort());
      await tab.reload();
      await expectAnswers(tab, 2);
    }
    await expect.poll(() => storedHistory(context)).toHaveLength(2);
  });

  test('ask again for the same answer at once: no new answer is lost', async ({ page, context, model }) => {
    await send(page, QUESTION);
    await expectAnswers(page, 1);
    await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
    const other = await context.newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.goto('/captain-keto');
    await expectAnswers(other, 1);
    const numbers = ['one', 'two'];
    const bothAsked = Promise.withResolvers<void>();
    model.script(async function* () {
      const number = numbers.shift();
      if (numbers.length === 0) bothAsked.resolve();
      yield begin();
      await bothAsked.promise;
      yield say(`Said in other words, number ${number}, by the same model.`);
    });
    await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Regenerate' }).click()));
    await expect
      .poll(async () =>
        (await storedHistory(context)).map((entry) => /number (\w+)/.exec(entry.response)?.[1]).sort(),
      )
      .toEqual(['one', 'two']);
  });

  test('a chat cleared in one is cleared in the other', async ({ page, context }) => {
    await send(page, QUESTION);
    await expectAnswers(page, 1);
    await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
    const other = await context.newPage();
    await other.goto('/captain-keto');
    await expectAnswers(other, 1);
    await choose(page, 'Clear Chat');
    await page.getByRole('dialog').getByRole('button', { name: 'Clear Chat' }).click();
    await expect(toast(page, 'Chat Cleared')).toBeVisible();
    await expect(messageList(other).getByRole('listitem')).toHaveCount(0);
    expect(await storedHistory(context)).toEqual([]);
  });
});
