import { choose, expectAnswers, questions, send, stored, storedHistory, toast } from './chat-page.ts';
import { becomeGuest, createAccountAsGuest, enterChat, expect, expectAccessible, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

const QUESTION = 'What are net carbs?';

test('a guest is greeted, asks, and keeps what was said on this device', async ({ page }) => {
  await becomeGuest(page);
  await enterChat(page);
  await expect(page.getByRole('heading', { name: 'Ahoy! Where are we heading?' })).toBeVisible();
  await send(page, QUESTION);
  await expectAnswers(page, 1);
  await expect(page.getByText("Answers: Captain Keto's own notes")).toBeVisible();

  const history = await stored(page, 'keto-chat-history');
  expect(history).toMatchObject([{ message: QUESTION, response: expect.stringContaining('carb') }]);
  expect(await stored(page, 'guestJournalMessages')).toMatchObject([
    {
      id: expect.stringMatching(/^guest-msg-\d+$/),
      conversationId: expect.any(String),
      message: QUESTION,
      messageIndex: 0,
      timestamp: expect.any(String),
    },
  ]);
  expect(await stored(page, 'keto-interaction-count')).toBe(1);

  await page.reload();
  await expectAnswers(page, 1);
  expect(await questions(page)).toEqual([QUESTION]);
  await choose(page, 'Save Chat');
  const refusal = toast(page, 'Account Required');
  await expect(refusal).toContainText(
    'You must have an account and be logged in to save conversations. Please sign up or log in to access this feature.',
  );
  await expectAccessible(page);
});

test('a guest loads only entries that are a question and an answer', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/getting-started');
  await page.evaluate(() => {
    const entries = [
      { message: 'Is butter keto?', response: 'It is.' },
      { message: 'Only asked' },
      { message: 1, response: 'No question' },
      'nonsense',
      null,
    ];
    localStorage.setItem('keto-chat-history', JSON.stringify(entries));
  });
  await enterChat(page);
  await expectAnswers(page, 1);
  expect(await questions(page)).toEqual(['Is butter keto?']);
});

test('a guest who makes an account takes the talk along, stored once', async ({ page, context }) => {
  await becomeGuest(page);
  await enterChat(page);
  await send(page, QUESTION);
  await expectAnswers(page, 1);
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
    .toEqual([QUESTION]);
  expect(await stored(page, 'guestJournalMessages')).toBeNull();
  await page.reload();
  await expectAnswers(page, 1);
  await expect.poll(() => storedHistory(context)).toHaveLength(1);
});
