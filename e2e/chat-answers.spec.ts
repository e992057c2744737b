import { readFile } from 'node:fs/promises';
import { chatBox, choose, expectAnswers, messageList, send, storeTalk, toast } from './chat-page.ts';
import { becomeGuest, enterChat, expect, expectAccessible, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

const QUESTION = 'What are net carbs?';

test.describe('thumbs', () => {
  for (const who of ['a guest', 'an account'] as const) {
    test(`${who} says that an answer helped, or why it did not, and takes it back`, async ({
      page,
      context,
      account,
    }) => {
      if (who === 'a guest') {
        await becomeGuest(page);
        await enterChat(page);
      } else {
        const { username, password } = account;
        await context.request.post('/api/login', { data: { username, password } });
        for (const kind of ['general', 'chat']) {
          await context.request.post('/api/profile/accept-disclaimer', { data: { kind } });
        }
        await page.goto('/captain-keto');
      }
      await send(page, QUESTION);
      await expectAnswers(page, 1);
      const up = page.getByRole('button', { name: 'This helped' });
      const down = page.getByRole('button', { name: 'This did not help' });
      const told = page.waitForResponse((response) => response.url().endsWith('/api/answer-feedback'));
      await up.click();
      expect((await told).status()).toBe(204);
      await expect(up).toHaveAttribute('aria-pressed', 'true');

      await down.click();
      const dialog = page.getByRole('dialog', { name: 'What was wrong with this answer?' });
      await expectAccessible(page);
      await dialog.getByRole('radio', { name: "It's too long" }).check();
      await dialog.getByLabel('In your own words').fill('Two sentences would do.');
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/answer-feedback'));
      await dialog.getByRole('button', { name: 'Send' }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        rating: 'down',
        reason: 'too_long',
        comment: 'Two sentences would do.',
        message: QUESTION,
        answeredBy: 'composer',
      });
      await expect(dialog).toBeHidden();
      await expect(down).toHaveAttribute('aria-pressed', 'true');
      await expect(up).toHaveAttribute('aria-pressed', 'false');
      await page.reload();
      await expect(down).toHaveAttribute('aria-pressed', 'true');

      await down.click();
      const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await dialog.getByRole('button', { name: 'Remove' }).click();
      expect((await gone).status()).toBe(204);
      await expect(down).toHaveAttribute('aria-pressed', 'false');
    });
  }

  test.describe('with a fault on the way', () => {
    test.use({ networkFails: true });

    test('that could not be kept are not shown as kept, and the words stay', async ({
      page,
      signedIn,
      context,
    }) => {
      expect(signedIn.username).toContain('@');
      await storeTalk(context, [QUESTION, 'Carbohydrate less fibre.']);
      await page.route('**/api/answer-feedback', (route) => route.abort());
      await page.goto('/captain-keto');
      await expectAnswers(page, 1);
      const down = page.getByRole('button', { name: 'This did not help' });
      await down.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('In your own words').fill('Not what I asked.');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(toast(page, 'Your feedback was not saved')).toBeVisible();
      await expect(dialog.getByLabel('In your own words')).toHaveValue('Not what I asked.');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(down).toHaveAttribute('aria-pressed', 'false');
    });
  });
});

test.describe('an answer', () => {
  test.beforeEach(async ({ page, signedIn }) => {
    expect(signedIn.username).toContain('@');
    await page.goto('/captain-keto');
  });

  test('names its sources: marks lead to them and back', async ({ page }) => {
    await send(page, QUESTION);
    await expectAnswers(page, 1);
    const sources = messageList(page).getByRole('group').filter({ hasText: 'Sources (' });
    await expect(sources).toBeVisible();
    const mark = messageList(page)
      .getByRole('button', { name: /^Source 1: / })
      .first();
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(sources.getByRole('listitem').first()).toBeFocused();
    await sources.getByRole('button', { name: 'Back to mark 1 in the text' }).click();
    await expect(mark).toBeFocused();
    const link = sources.getByRole('link').first();
    await expect(link).toHaveAttribute('href', /^(\/handbook\/|https:\/\/)/);
  });

  test('says what of one’s own data it used, which can be switched off', async ({ page, context }) => {
    const saved = await context.request.post('/api/health-readings', {
      data: { glucoseLevel: 97, ketoneLevel: 1.2 },
    });
    expect(saved.ok(), await saved.text()).toBe(true);
    await send(page, 'How are my readings?');
    await expectAnswers(page, 1);
    await expect(messageList(page).getByText(/with your readings/)).toBeVisible();
    await page.getByRole('button', { name: 'Change what we use' }).click();
    const dialog = page.getByRole('dialog', { name: 'What Captain Keto can see' });
    await expectAccessible(page);
    const kept = page.waitForResponse(
      (response) => response.url().endsWith('/api/profile') && response.request().method() === 'PATCH',
    );
    await dialog.getByRole('switch', { name: /readings/i }).click();
    expect((await kept).ok()).toBe(true);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await send(page, 'How are my readings now?');
    await expectAnswers(page, 2);
    await expect(messageList(page).getByText(/with your readings/)).toHaveCount(1);
  });
});

test('the chat on screen is taken along as a file', async ({ page, signedIn, context }) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/captain-keto');
  await page.getByRole('button', { name: 'Chat menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Save as a text file' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await storeTalk(context, ['Is butter keto?', 'Yes, it is nearly all fat.'], ['And bread?', 'Seldom.']);
  await page.reload();
  await expectAnswers(page, 2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    choose(page, 'Save as a data file (JSON)'),
  ]);
  expect(download.suggestedFilename()).toBe('is_butter_keto_chat.json');
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.exchanges).toMatchObject([
    { message: 'Is butter keto?', response: 'Yes, it is nearly all fat.' },
    { message: 'And bread?', response: 'Seldom.' },
  ]);
  const [markdown] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save as a text file')]);
  expect(markdown.suggestedFilename()).toBe('is_butter_keto_chat.md');
  expect(await readFile(await markdown.path(), 'utf8')).toContain(
    '> And bread?\n\n## Captain Keto\n\nSeldom.',
  );
  await expect(chatBox(page)).toBeVisible();
});

test('a new answer is marked for 15 milliseconds a character', async ({ page, signedIn }) => {
  expect(signedIn.username).toContain('@');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/captain-keto');
  await chatBox(page).waitFor();
  const text = 'Butter is nearly all fat, so it fits a keto day. '.repeat(40).trim();
  const events = [
    { type: 'text', text },
    { type: 'done', answeredBy: 'composer' },
  ];
  await page.route('**/api/captain-keto/chat', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
    }),
  );
  const now = () => page.evaluate(() => Date.now());
  const asked = await now();
  await send(page, 'Is butter keto?');
  /** Whether something around the answer has a frame in the colour of the mark. */
  const isMarked = () =>
    messageList(page)
      .getByText(text)
      .evaluateAll((elements) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--color-rose)';
        const { color } = getComputedStyle(probe);
        probe.remove();
        const isFramed = (element: Element): boolean => {
          const { borderTopWidth, borderTopColor } = getComputedStyle(element);
          if (borderTopWidth === '2px' && borderTopColor === color) return true;
          return element.parentElement !== null && isFramed(element.parentElement);
        };
        return elements.some(isFramed);
      });
  await expect.poll(isMarked).toBe(true);
  await page.clock.pauseAt((await now()) + 500);
  // The mark came after the question and before the clock stood still, however slow the machine.
  const since = (await now()) - asked;
  await page.clock.runFor(text.length * 15 - since - 20);
  expect(await isMarked()).toBe(true);
  await page.clock.runFor(since + 20);
  await expect.poll(isMarked).toBe(false);
});
