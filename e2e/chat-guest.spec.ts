import { choose, expectAnswers, questions, send, stored, storedHistory, toast } from './chat-page.ts';
import { becomeGuest, createAccountAsGuest, enterChat, expect, expectAccessible, test } from './fixtures.ts';
import { askInPanel, drawer, expectTurns } from './landing-page.ts';

test.use({ reducedMotion: 'reduce' });

test('a guest is greeted, asks, and keeps what was said on this device: it loads only entries that are a question and an answer, and goes on with them by word or by chip', async ({
  page,
}) => {
  // Three answers, the first of which loads the coach's data.
  test.slow();
  const question = 'how many carbs in cashews?';
  await becomeGuest(page);
  await enterChat(page);
  await expect(page.getByRole('heading', { name: 'Ahoy! Where are we heading?' })).toBeVisible();
  await send(page, question);
  await expectAnswers(page, 1);
  await expect(page.getByText('Captain Keto answers from his own notes')).toBeVisible();
  const chips = page.getByRole('list', { name: 'What you could ask next' });
  await expect(chips.getByRole('button').first()).toBeVisible();

  const history = await stored(page, 'keto-chat-history');
  expect(history).toMatchObject([{ message: question, response: expect.stringContaining('carb') }]);
  expect(await stored(page, 'guestJournalMessages')).toMatchObject([
    {
      id: expect.stringMatching(/^guest-msg-\d+$/),
      conversationId: expect.any(String),
      message: question,
      messageIndex: 0,
      timestamp: expect.any(String),
    },
  ]);
  expect(await stored(page, 'keto-interaction-count')).toBe(1);

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('keto-chat-history') ?? '[]');
    const odd = [{ message: 'Only asked' }, { message: 1, response: 'No question' }, 'nonsense', null];
    localStorage.setItem('keto-chat-history', JSON.stringify([...kept, ...odd]));
  });
  await page.reload();
  await expectAnswers(page, 1);
  expect(await questions(page)).toEqual([question]);
  await expect(chips.getByRole('button').first()).toBeVisible();

  // The next question needs the food of this one.
  await send(page, 'what about almonds?');
  await expectAnswers(page, 2);
  await expect(page.getByText('of almonds', { exact: false }).first()).toBeVisible();
  await expect(chips).toHaveCount(1);
  const chosen = (await chips.getByRole('button').first().textContent()) ?? '';
  await chips.getByRole('button').first().click();
  await expectAnswers(page, 3);
  expect(await questions(page)).toEqual([question, 'what about almonds?', chosen]);

  await choose(page, 'Save Chat');
  await expect(toast(page, 'Account Required')).toBeVisible();
  await expectAccessible(page);
});

test('a guest’s talk of the landing page goes along to the chat; who then makes an account takes the talk along, stored once', async ({
  page,
  context,
}) => {
  await becomeGuest(page);
  // The welcome to the chat was seen before.
  await page.evaluate(() => localStorage.setItem('keto-guest-disclaimers', '["general","chat"]'));
  await askInPanel(page, 'What are net carbs?');
  await expectTurns(page, 1);
  await drawer(page).getByRole('link', { name: 'Continue to Full Chat' }).click();
  await expect(page).toHaveURL('/captain-keto');
  await expectAnswers(page, 1);
  expect(await questions(page)).toEqual(['What are net carbs?']);
  expect(await stored(page, 'keto-chat-history')).toMatchObject([{ message: 'What are net carbs?' }]);

  await createAccountAsGuest(page);
  const offer = page.getByRole('region', { name: 'Chat kept on this device' });
  await expect(offer).toContainText('Add 1 message from your guest visit to your account');
  await expectAccessible(page);
  expect(await storedHistory(context)).toEqual([]);
  await offer.getByRole('button', { name: 'Add 1 message' }).click();
  await expect(toast(page, 'Chat added')).toBeVisible();
  await expect(offer).toBeHidden();
  await expectAnswers(page, 1);
  await expect
    .poll(async () => (await storedHistory(context)).map((entry) => entry.message))
    .toEqual(['What are net carbs?']);
  expect(await stored(page, 'guestJournalMessages')).toBeNull();
  await page.reload();
  await expectAnswers(page, 1);
  await expect.poll(() => storedHistory(context)).toHaveLength(1);
});
