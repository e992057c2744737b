import { readFile } from 'node:fs/promises';
import { choose, expectAnswers, messageList, send, storeTalk, toast } from './chat-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce', networkFails: true });

const QUESTION = 'What are net carbs?';

test.beforeEach(({ signedIn }) => {
  expect(signedIn.username).toContain('@');
});

test('the chat on screen is taken along as a file; an answer names its sources, and one says whether it helped', async ({
  page,
  context,
}) => {
  await page.goto('/captain-keto');
  await test.step('a file of what is on screen, once there is something', async () => {
    await page.getByRole('button', { name: 'Chat menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Save as a text file' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await storeTalk(context, ['Is butter keto?', 'Yes, it is nearly all fat.'], ['And bread?', 'Seldom.']);
    await page.reload();
    await expectAnswers(page, 2);
    const fileOf = async (item: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), choose(page, item)]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    };
    const json = await fileOf('Save as a data file (JSON)');
    expect(json.name).toBe('is_butter_keto_chat.json');
    expect(JSON.parse(json.text).exchanges).toMatchObject([
      { message: 'Is butter keto?', response: 'Yes, it is nearly all fat.' },
      { message: 'And bread?', response: 'Seldom.' },
    ]);
    const markdown = await fileOf('Save as a text file');
    expect(markdown.name).toBe('is_butter_keto_chat.md');
    expect(markdown.text).toContain('> And bread?\n\n## Captain Keto\n\nSeldom.');
  });

  await test.step('names its sources: marks lead to them and back', async () => {
    await send(page, QUESTION);
    await expectAnswers(page, 3);
    const sources = messageList(page).getByRole('group').filter({ hasText: 'Sources (' });
    await expect(sources).toBeVisible();
    const mark = messageList(page)
      .getByRole('button', { name: /^Source 1: / })
      .first();
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(sources.getByRole('listitem').first()).toBeFocused();
    await sources.getByRole('button', { name: 'Back to reference 1 in the text' }).click();
    await expect(mark).toBeFocused();
    const link = sources.getByRole('link').first();
    await expect(link).toHaveAttribute('href', /^(\/handbook\/|https:\/\/)/);
  });

  const up = page.getByRole('button', { name: 'This helped' }).last();
  const down = page.getByRole('button', { name: "This didn't help" }).last();
  const dialog = page.getByRole('dialog', { name: 'What was wrong with this answer?' });
  await test.step('thumbs that could not be kept are not shown as kept, and the words stay', async () => {
    const told = page.waitForResponse((response) => response.url().endsWith('/api/answer-feedback'));
    await up.click();
    expect((await told).status()).toBe(204);
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await page.route('**/api/answer-feedback', (route) => route.abort());
    await down.click();
    await dialog.getByLabel('In your own words').fill('Not what I asked.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'Your feedback was not saved')).toBeVisible();
    await expect(dialog.getByLabel('In your own words')).toHaveValue('Not what I asked.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(down).toHaveAttribute('aria-pressed', 'false');
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/api/answer-feedback');
  });

  await test.step('why it did not help is kept over a reload, and taken back', async () => {
    await down.click();
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
});

test('an answer says what of one’s own data it used, which can be switched off; a new answer is marked for 15 milliseconds a character', async ({
  page,
  context,
}) => {
  const saved = await context.request.post('/api/health-readings', {
    data: { glucoseLevel: 97, ketoneLevel: 1.2 },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.clock.install();
  await page.goto('/captain-keto');
  await send(page, 'How are my readings?');
  await expectAnswers(page, 1);
  await expect(messageList(page).getByText(/with your readings/)).toBeVisible();
  await page.getByRole('button', { name: 'Change what we use' }).click();
  const dialog = page.getByRole('dialog', { name: 'What Captain Keto can see' });
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/profile') && response.request().method() === 'PATCH',
  );
  await dialog.getByRole('switch', { name: /readings/i }).click();
  expect((await kept).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await send(page, 'How are my readings now?');
  await expectAnswers(page, 2);
  await expect(messageList(page).getByText(/with your readings/)).toHaveCount(1);

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
