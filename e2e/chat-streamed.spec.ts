import type { Page } from '@playwright/test';
import { begin, say, stall } from '../tests/model-provider/steps.ts';
import {
  chatBox,
  expectAnswers,
  failureNotice,
  messageList,
  questions,
  send,
  storedHistory,
} from './chat-page.ts';
import { listenToLiveRegions } from './checks/heard.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { MODEL_NAME, test } from './model-fixtures.ts';

const QUESTION = 'What is ketosis?';
const FIRST = 'Ketosis is a state in which the body burns mostly fat. ';
const SECOND = 'It follows when there is little carbohydrate to burn.';

/** A talk of the given questions, each answered by the model with words of its own. */
async function talk(page: Page, ...asked: string[]): Promise<void> {
  for (const [index, question] of asked.entries()) {
    await send(page, question);
    await expectAnswers(page, index + 1);
  }
}

test.beforeEach(async ({ signedIn, page, model }) => {
  expect(signedIn.username).toContain('@');
  model.script(() => [say(FIRST, SECOND)]);
  await page.goto('/captain-keto');
});

test.describe('an answer on its way', () => {
  test('shows that it is charted, who words it, and keeps the next question waiting', async ({
    page,
    model,
  }) => {
    const gate = Promise.withResolvers<void>();
    model.script(async function* () {
      yield begin();
      await gate.promise;
      yield say(FIRST, SECOND);
    });
    await send(page, QUESTION);
    await expect(page.getByText('The Captain is charting a reply...')).toBeVisible();
    expect(await questions(page)).toEqual([QUESTION]);
    // The last stage: from here on nothing more fades in.
    await expect(page.getByRole('list', { name: 'Stages' }).getByText(/^Reading/)).toBeVisible();
    await expectAccessible(page);
    await chatBox(page).fill('And then?');
    await chatBox(page).press('Enter');
    await expect(chatBox(page)).toHaveValue('And then?');
    expect(await questions(page)).toEqual([QUESTION]);
    gate.resolve();
    await expectAnswers(page, 1);
    await expect(page.getByText('The Captain is charting a reply...')).toHaveCount(0);
    // Once, below the box, and not at every answer.
    await expect(page.getByText(`Worded by ${MODEL_NAME}, on this machine`)).toBeVisible();
    await expect(messageList(page).getByText(MODEL_NAME)).toHaveCount(0);
    expect(model.calls).toHaveLength(1);
    await expectAccessible(page);
  });

  test('is typed at 100 characters a second, or shown at once', async ({ page, model }) => {
    const long = Array.from({ length: 12 }, (_, at) => `Sentence ${'abcdefghijkl'[at]} of a long answer. `);
    model.script(() => [say(...long)]);
    await page.clock.install();
    await page.reload();
    await chatBox(page).waitFor();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await send(page, QUESTION);
    const answer = messageList(page).getByText('Sentence a', { exact: false });
    const typed = async () => (await answer.textContent())?.length ?? 0;
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(answer).toBeVisible({ timeout: 100 });
    }).toPass();
    const before = await typed();
    await page.clock.runFor(1000);
    expect(Math.abs((await typed()) - before - 100)).toBeLessThanOrEqual(8);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(messageList(page).getByText('Sentence l of a long answer.')).toBeVisible();
    await expectAnswers(page, 1);
  });

  test('is shown at once to who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.textContent.includes('Show all')) Object.assign(window, { wasTyped: true });
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await send(page, QUESTION);
    await expectAnswers(page, 1);
    expect(await page.evaluate(() => Reflect.get(window, 'wasTyped') ?? false)).toBe(false);
  });

  test('is read out once, when it is whole', async ({ page, model }) => {
    const gate = Promise.withResolvers<void>();
    model.script(async function* () {
      yield say(FIRST);
      await gate.promise;
      yield say(SECOND);
    });
    const heard = await listenToLiveRegions(page);
    await send(page, QUESTION);
    await expect(messageList(page).getByText(FIRST.trim())).toBeVisible();
    expect((await heard()).filter((text) => text.includes(FIRST.trim()))).toEqual([]);
    gate.resolve();
    await expectAnswers(page, 1);
    const told = (await heard()).filter((text) => text.includes(FIRST.trim()) || text.includes(SECOND));
    expect(told).toEqual([`Captain Keto answered: ${FIRST}${SECOND}`]);
  });

  test('that is far too short is not shown as one', async ({ page, model }) => {
    model.script(() => [say('Aye.')]);
    await send(page, QUESTION);
    await expectAnswers(page, 1);
    const apology =
      "I couldn't process your request properly. Please try again with a question about ketogenic nutrition or metabolic health.";
    await expect(messageList(page).getByText(apology)).toBeVisible();
  });
});

test.describe('an answer is', () => {
  test('stopped: the model is let go, and what had come stays, stored once', async ({
    page,
    context,
    model,
  }) => {
    model.script(() => [say(FIRST), stall()]);
    await send(page, QUESTION);
    await expect(messageList(page).getByText(FIRST.trim())).toBeVisible();
    const [call] = model.calls;
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await call?.ended).toBe('closed by client');
    await expectAnswers(page, 1);
    await expect(messageList(page).getByText('Stopped here.')).toBeVisible();
    await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
    await page.reload();
    await expectAnswers(page, 1);
    await expect(messageList(page).getByText(FIRST.trim())).toBeVisible();
    await expect.poll(() => storedHistory(context)).toHaveLength(1);
  });

  test('stopped before it began: the question is back in the box and nothing is stored', async ({
    page,
    context,
    model,
  }) => {
    model.script(() => [begin(), stall()]);
    const next = model.nextCall(0);
    await send(page, QUESTION);
    const call = await next;
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await call.ended).toBe('closed by client');
    await expect(chatBox(page)).toHaveValue(QUESTION);
    await expect(messageList(page).getByRole('listitem')).toHaveCount(0);
    expect(await storedHistory(context)).toEqual([]);
  });

  test('asked for again: the new one takes its place, here and on the account', async ({
    page,
    context,
    model,
  }) => {
    await talk(page, QUESTION, 'How do I get there?');
    model.script(() => [say('This is said in other words entirely.')]);
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(messageList(page).getByText('This is said in other words entirely.')).toBeVisible();
    await expectAnswers(page, 2);
    expect(await questions(page)).toEqual([QUESTION, 'How do I get there?']);
    await expect
      .poll(async () => (await storedHistory(context)).map((entry) => [entry.message, entry.response]))
      .toEqual([
        [QUESTION, FIRST + SECOND],
        ['How do I get there?', 'This is said in other words entirely.'],
      ]);
  });

  test.describe('with a fault on the way', () => {
    test.use({ networkFails: true });

    test('asked for again in vain: the old one stays', async ({ page, context, model }) => {
      await talk(page, QUESTION);
      await page.route('**/api/captain-keto/chat', (route) => route.abort());
      await page.getByRole('button', { name: 'Regenerate' }).click();
      await expect(failureNotice(page)).toBeVisible();
      await expect(messageList(page).getByText(SECOND)).toBeVisible();
      await expect(chatBox(page)).toHaveValue('');
      await expect
        .poll(() => storedHistory(context))
        .toMatchObject([{ message: QUESTION, response: FIRST + SECOND }]);
      expect(model.calls).toHaveLength(1);
    });
  });
});

test('a question is edited and sent again: it and all after it give way', async ({ page, context }) => {
  await talk(page, QUESTION, 'How do I get there?', 'How long does it take?');
  await page.getByRole('button', { name: 'Edit this question' }).nth(1).click();
  const box = page.getByRole('textbox', { name: 'Edit your question' });
  await expect(box).toHaveValue('How do I get there?');
  await expectAccessible(page);
  await box.press('Escape');
  await expectAnswers(page, 3);
  await page.getByRole('button', { name: 'Edit this question' }).nth(1).click();
  await box.fill('How do I get there without hunger?');
  await box.press('Enter');
  await expect.poll(() => questions(page)).toEqual([QUESTION, 'How do I get there without hunger?']);
  await expectAnswers(page, 2);
  await expect
    .poll(async () => (await storedHistory(context)).map((entry) => entry.message))
    .toEqual([QUESTION, 'How do I get there without hunger?']);
  await page.reload();
  await expectAnswers(page, 2);
});
