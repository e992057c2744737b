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
const SECOND = 'What are electrolytes?';
const THIRD = 'What is glucose?';
const ANSWER = 'Ketosis is a state in which the body burns mostly fat.';

test.beforeEach(async ({ signedIn, page, model }) => {
  expect(signedIn.username).toContain('@');
  model.script(() => [say(ANSWER)]);
  await page.goto('/captain-keto');
  await chatBox(page).waitFor();
});

test('a server that has nothing to tell is told of in words, a refusal in its own; no question is lost', async ({
  page,
  context,
  model,
}) => {
  const CHAT = '**/api/captain-keto/chat';
  await test.step('a server that has nothing to tell, and one that refuses', async () => {
    await page.route(CHAT, (route) => route.fulfill({ status: 500, body: 'x' }));
    await send(page, QUESTION);
    await expect(failureNotice(page)).toContainText('Error getting response');
    await expect(failureNotice(page)).toContainText(
      'Your question may not be related to ketogenic nutrition.',
    );
    await expect(chatBox(page)).toHaveValue(QUESTION);
    await page.unroute(CHAT);
    const message = 'That was a lot of questions at once. Please try again in 30 seconds.';
    await page.route(CHAT, (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', message, requestId: 'r' } }),
    );
    await chatBox(page).press('Enter');
    await expect(failureNotice(page)).toContainText(message);
    await expect(failureNotice(page)).not.toContainText('related to ketogenic nutrition');
    await expect(chatBox(page)).toHaveValue(QUESTION);
    await page.unroute(CHAT);
  });

  await test.step('what was typed meanwhile is not overwritten by a question that failed', async () => {
    const gate = Promise.withResolvers<void>();
    await page.route(CHAT, async (route) => {
      await gate.promise;
      await route.fulfill({ status: 500, body: 'Down for now' });
    });
    await send(page, QUESTION);
    await chatBox(page).fill('Something else');
    gate.resolve();
    await expect(failureNotice(page)).toContainText(`Your question: ${QUESTION}`);
    await expect(chatBox(page)).toHaveValue('Something else');
    await page.unroute(CHAT);
    await failureNotice(page).getByRole('button', { name: 'Try again' }).click();
    await expectAnswers(page, 1);
    await expect(chatBox(page)).toHaveValue('Something else');
    expect(model.calls).toHaveLength(1);
  });

  await test.step('asked without a network it stands in the chat, and is answered once there is one', async () => {
    await context.setOffline(true);
    await send(page, SECOND);
    const waiting = page.getByRole('list', { name: 'Waiting questions' });
    await expect(waiting).toContainText(SECOND);
    await expect(waiting).toContainText('Waiting for a connection');
    await expect(chatBox(page)).toHaveValue('');
    await expect(page.getByText('Your question is back in the box below.')).toHaveCount(0);
    await expectAccessible(page);
    await context.setOffline(false);
    await expectAnswers(page, 2);
    await expect(waiting).toHaveCount(0);
    await expect
      .poll(async () => (await storedHistory(context)).map((entry) => entry.message))
      .toEqual([QUESTION, SECOND]);
  });
});

test('an answer that could not be stored, or a page left before it came, loses nothing and doubles nothing', async ({
  page,
  context,
  model,
}) => {
  const storedQuestions = async () => (await storedHistory(context)).map((entry) => entry.message);
  await test.step('one that cannot be stored stays on this device and is stored later', async () => {
    await page.route('**/api/chat-history', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await send(page, QUESTION);
    await expectAnswers(page, 1);
    expect(await storedQuestions()).toEqual([]);
    await page.unroute('**/api/chat-history');
    await page.reload();
    await expectAnswers(page, 1);
    await expect.poll(storedQuestions).toEqual([QUESTION]);
  });

  await test.step('one whose storing was never confirmed is stored once', async () => {
    await page.route('**/api/chat-history', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await send(page, SECOND);
    await expectAnswers(page, 2);
    await expect.poll(storedQuestions).toEqual([QUESTION, SECOND]);
    // What is under way there is still broken off.
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.reload();
    await expectAnswers(page, 2);
    expect(await questions(page)).toEqual([QUESTION, SECOND]);
    await expect.poll(storedQuestions).toEqual([QUESTION, SECOND]);
  });

  await test.step('a page left while an answer comes gives the question back', async () => {
    model.script(() => [say('It is a sugar. '), stall()]);
    await send(page, THIRD);
    await expect(messageList(page).getByText('It is a sugar.')).toBeVisible();
    const call = model.calls.at(-1);
    await page.reload();
    expect(await call?.ended).toBe('closed by client');
    await expect(chatBox(page)).toHaveValue(THIRD);
    expect(await storedQuestions()).toEqual([QUESTION, SECOND]);
    model.script(() => [say(ANSWER)]);
    await chatBox(page).press('Enter');
    await expectAnswers(page, 3);
    await expect.poll(storedQuestions).toEqual([QUESTION, SECOND, THIRD]);
  });
});

test('an answer comes to its end on another page, without the model, and after the death of the server', async ({
  page,
  context,
  model,
  server,
}) => {
  // The server starts anew.
  test.slow();
  await test.step('another page of the app does not end an answer', async () => {
    const gate = Promise.withResolvers<void>();
    model.script(async function* () {
      yield say('Ketosis is a state. ');
      await gate.promise;
      yield say('In it the body burns mostly fat.');
    });
    await send(page, QUESTION);
    await expect(messageList(page).getByText('Ketosis is a state.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('navigation').getByRole('link', { name: 'Science' }).first().click();
    await expect(page).toHaveURL('/science');
    gate.resolve();
    await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
    await page.goBack();
    await expectAnswers(page, 1);
    await expect(messageList(page).getByText('In it the body burns mostly fat.')).toBeVisible();
  });

  await test.step('a model that fails is told of, and the coach answers by itself', async () => {
    model.script(() => [refuse(500)]);
    await send(page, SECOND);
    await expectAnswers(page, 2);
    await expect(messageList(page).getByText("Captain Keto's own notes").last()).toBeVisible();
    await expect.poll(async () => (await storedHistory(context)).length).toBe(2);
    const entry = (await storedHistory(context)).at(-1);
    expect(entry).toMatchObject({ details: { answeredBy: 'composer', notice: expect.any(String) } });
    await expectAccessible(page);
  });

  await test.step('the server dies in mid-answer: the question waits, and is answered and stored once', async () => {
    model.script(() => [say('It is a sugar. '), stall()]);
    await send(page, THIRD);
    await expect(messageList(page).getByText('It is a sugar.')).toBeVisible();
    await server.kill();
    await expect(page.getByRole('list', { name: 'Waiting questions' })).toContainText(THIRD);
    // Between the tries it waits; during one it stands among the messages.
    await expect.poll(() => questions(page)).toEqual([QUESTION, SECOND]);
    model.script(() => [say(ANSWER)]);
    await server.start();
    await expectAnswers(page, 3);
    await expect
      .poll(async () => (await storedHistory(context)).map((entry) => entry.message))
      .toEqual([QUESTION, SECOND, THIRD]);
  });
});

test('two tabs of one account ask at once, ask again at once, and one clears the chat of both', async ({
  page,
  context,
  model,
}) => {
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto('/captain-keto');
  const tabs = [page, other];
  await test.step('both answers are kept, nothing twice, and each tab sees both', async () => {
    await Promise.all([send(page, QUESTION), send(other, SECOND)]);
    for (const tab of tabs) await expectAnswers(tab, 2);
    await expect.poll(async () => (await storedHistory(context)).length).toBe(2);
    for (const tab of tabs) {
      await expect.poll(async () => (await questions(tab)).sort()).toEqual([SECOND, QUESTION]);
      await tab.reload();
      await expectAnswers(tab, 2);
    }
    await expect.poll(() => storedHistory(context)).toHaveLength(2);
  });

  await test.step('asked again for the same answer at once, no new answer is lost', async () => {
    const numbers = ['one', 'two'];
    const bothAsked = Promise.withResolvers<void>();
    model.script(async function* () {
      const number = numbers.shift();
      if (numbers.length === 0) bothAsked.resolve();
      yield begin();
      await bothAsked.promise;
      yield say(`Said in other words, number ${number}, by the same model.`);
    });
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Regenerate' }).click()));
    await expect
      .poll(async () =>
        (await storedHistory(context))
          .slice(1)
          .map(({ response }) => /number (\w+)/.exec(response)?.[1])
          .sort(),
      )
      .toEqual(['one', 'two']);
    for (const tab of tabs) await expectAnswers(tab, 3);
  });

  await test.step('a chat cleared in one is cleared in the other', async () => {
    await choose(page, 'Clear Chat');
    await page.getByRole('dialog').getByRole('button', { name: 'Clear Chat' }).click();
    await expect(toast(page, 'Chat Cleared')).toBeVisible();
    await expect(messageList(other).getByRole('listitem')).toHaveCount(0);
    expect(await storedHistory(context)).toEqual([]);
  });
});
