import { begin, say, stall } from '../tests/model-provider/steps.ts';
import {
  chatBox,
  expectAnswers,
  failureNotice,
  messageList,
  questions,
  send,
  storedHistory,
  storeTalk,
} from './chat-page.ts';
import { listenToLiveRegions } from './checks/heard.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { MODEL_NAME, test } from './model-fixtures.ts';

const QUESTION = 'What is ketosis?';
const WAY = 'How do I get there?';
const LAST = 'How long does it take?';
const FIRST = 'Ketosis is a state in which the body burns mostly fat. ';
const SECOND = 'It follows when there is little carbohydrate to burn.';
const OTHER = 'This is said in other words entirely.';

/** The first question loads the coach's data. */
const FIRST_LIMIT_MS = 30_000;

test.beforeEach(({ signedIn, model }) => {
  expect(signedIn.username).toContain('@');
  model.script(() => [say(FIRST, SECOND)]);
});

test('an answer on its way shows that it is charted, who words it, and keeps the next question waiting; it is read out once, and is typed at 100 characters a second', async ({
  page,
  model,
}) => {
  const [mayBegin, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  model.script(async function* () {
    yield begin();
    await mayBegin.promise;
    yield say(FIRST);
    await mayEnd.promise;
    yield say(SECOND);
  });
  await page.goto('/captain-keto');
  await chatBox(page).waitFor();
  const heard = await listenToLiveRegions(page);
  await send(page, QUESTION);
  await expect(page.getByText('The Captain is charting a reply...')).toBeVisible();
  expect(await questions(page)).toEqual([QUESTION]);
  // The last stage: from here on nothing more fades in.
  const stages = page.getByRole('list', { name: 'Stages' });
  await expect(stages.getByText(/^Reading/)).toBeVisible({ timeout: FIRST_LIMIT_MS });
  await expectAccessible(page);
  await chatBox(page).fill('And then?');
  await chatBox(page).press('Enter');
  await expect(chatBox(page)).toHaveValue('And then?');
  expect(await questions(page)).toEqual([QUESTION]);

  mayBegin.resolve();
  await expect(messageList(page).getByText(FIRST.trim())).toBeVisible();
  await expect(page.getByText('The Captain is charting a reply...')).toHaveCount(0);
  expect((await heard()).filter((text) => text.includes(FIRST.trim()))).toEqual([]);
  mayEnd.resolve();
  await expectAnswers(page, 1);
  const told = (await heard()).filter((text) => text.includes(FIRST.trim()) || text.includes(SECOND));
  expect(told).toEqual([`Captain Keto answered: ${FIRST}${SECOND}`]);
  // Once, below the box, and not at every answer.
  await expect(page.getByText(`Written by ${MODEL_NAME}, on this machine`)).toBeVisible();
  await expect(messageList(page).getByText(MODEL_NAME)).toHaveCount(0);
  expect(model.calls).toHaveLength(1);

  await test.step('is typed at 100 characters a second, or shown at once', async () => {
    const long = Array.from({ length: 12 }, (_, at) => `Sentence ${'abcdefghijkl'[at]} of a long answer. `);
    model.script(() => [say(...long)]);
    await page.clock.install();
    await page.reload();
    await expectAnswers(page, 1);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await send(page, WAY);
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
    await expectAnswers(page, 2);
  });
});

test('an answer that is stopped is let go by the model; one that is far too short is not shown as one', async ({
  page,
  context,
  model,
}) => {
  await page.goto('/captain-keto');
  await test.step('before it began, the question is back in the box and nothing is stored', async () => {
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

  await test.step('what had come of it stays, stored once', async () => {
    model.script(() => [say(FIRST), stall()]);
    await chatBox(page).press('Enter');
    await expect(messageList(page).getByText(FIRST.trim())).toBeVisible();
    const call = model.calls.at(-1);
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

  await test.step('that is far too short is not shown as one', async () => {
    model.script(() => [say('Aye.')]);
    await send(page, WAY);
    await expectAnswers(page, 2);
    const apology =
      "I couldn't process your request properly. Please try again with a question about ketogenic nutrition or metabolic health.";
    await expect(messageList(page).getByText(apology)).toBeVisible();
  });
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce', networkFails: true });

  test('an answer is shown at once, and asked for again: the new one takes its place; a question is edited and sent again', async ({
    page,
    context,
    model,
  }) => {
    await storeTalk(context, [QUESTION, FIRST], [WAY, FIRST]);
    const said = async () =>
      (await storedHistory(context)).map(({ message, response }) => [message, response.trim()]);
    await page.goto('/captain-keto');
    await expectAnswers(page, 2);
    await test.step('is shown at once', async () => {
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.body.textContent.includes('Show all')) Object.assign(window, { wasTyped: true });
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      await send(page, LAST);
      await expectAnswers(page, 3);
      expect(await page.evaluate(() => Reflect.get(window, 'wasTyped') ?? false)).toBe(false);
      await expect.poll(async () => (await said()).at(-1)).toEqual([LAST, FIRST + SECOND]);
    });

    await test.step('asked for again in vain: the old one stays', async () => {
      await page.route('**/api/captain-keto/chat', (route) => route.abort());
      await page.getByRole('button', { name: 'Regenerate' }).click();
      await expect(failureNotice(page)).toBeVisible();
      await expect(messageList(page).getByText(SECOND)).toBeVisible();
      await expect(chatBox(page)).toHaveValue('');
      expect(model.calls).toHaveLength(1);
      expect((await said()).at(-1)).toEqual([LAST, FIRST + SECOND]);
      await page.unroute('**/api/captain-keto/chat');
    });

    await test.step('asked for again: the new one takes its place, here and on the account', async () => {
      model.script(() => [say(OTHER)]);
      await page.getByRole('button', { name: 'Regenerate' }).click();
      await expect(messageList(page).getByText(OTHER)).toBeVisible();
      await expectAnswers(page, 3);
      expect(await questions(page)).toEqual([QUESTION, WAY, LAST]);
      await expect.poll(said).toEqual([
        [QUESTION, FIRST.trim()],
        [WAY, FIRST.trim()],
        [LAST, OTHER],
      ]);
    });

    await test.step('a question is edited and sent again: it and all after it give way', async () => {
      await page.getByRole('button', { name: 'Edit this question' }).nth(1).click();
      const box = page.getByRole('textbox', { name: 'Edit your question' });
      await expect(box).toHaveValue(WAY);
      await box.press('Escape');
      await expectAnswers(page, 3);
      await page.getByRole('button', { name: 'Edit this question' }).nth(1).click();
      await box.fill('How do I get there without hunger?');
      await box.press('Enter');
      const left = [QUESTION, 'How do I get there without hunger?'];
      await expect.poll(() => questions(page)).toEqual(left);
      await expectAnswers(page, 2);
      await expect.poll(async () => (await said()).map(([message]) => message)).toEqual(left);
    });
  });
});
