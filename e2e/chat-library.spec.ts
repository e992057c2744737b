import { chatBox, expectAnswers, messageList, questions, send, storeTalk } from './chat-page.ts';
import { becomeGuest, enterChat, expect, expectAccessible, test } from './fixtures.ts';
import { openSavedChat, saveChat, savedChats } from './saved-chats.ts';
import { DESKTOP, PHONE } from './states/state.ts';

test.use({ reducedMotion: 'reduce' });

const CATEGORIES = [
  'Understanding Ketosis',
  'Understanding Insulin Resistance',
  'Understanding Exercise & Lifestyle Integration',
  'Nutrition & Fasting',
];
const PROMPT = 'What is insulin resistance?';
const LONG = Array.from({ length: 40 }, (_, at) => `Paragraph ${at} of a long answer.`).join('\n\n');

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('the library stands beside the chat, 16 rem wide, and asks what is chosen; many saved chats scroll within 400 pixels; a way up appears after 300 pixels, and leads up; the library stays folded over a reload; on a phone many of them scroll within 192 pixels', async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.username).toContain('@');
    await storeTalk(context, ['Tell me of butter', LONG]);
    const titles = Array.from({ length: 12 }, (_, at) => `Chat ${at}`);
    await Promise.all(titles.map((title) => saveChat(context, title, [[`${title}?`, 'Yes, it is.']])));
    await page.goto('/captain-keto');
    await expectAnswers(page, 1);
    const library = page.getByRole('complementary', { name: 'Prompt Library' });
    await expect(library.getByRole('heading', { name: 'Prompt Library' })).toBeVisible();
    expect((await library.boundingBox())?.width).toBe(16 * 16);
    await expect(library.getByText('Quick Prompts')).toBeVisible();
    for (const category of CATEGORIES)
      await expect(library.getByRole('button', { name: category, exact: true })).toBeVisible();
    await expect(page.getByText('My Chats (12)')).toBeVisible();
    await expect(savedChats(page).getByRole('listitem')).toHaveCount(12);
    expect((await savedChats(page).boundingBox())?.height).toBe(400);

    const up = page.getByRole('button', { name: 'Back to the first message' });
    await messageList(page).hover();
    await page.mouse.wheel(0, -10_000);
    await expect(up).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect(up).toBeHidden();
    await page.mouse.wheel(0, 10);
    await expect(up).toBeVisible();
    await expectAccessible(page);
    await up.click();
    await expect(up).toBeHidden();
    await expect(messageList(page).getByText('Tell me of butter')).toBeInViewport();

    await library.getByRole('button', { name: 'Understanding Insulin Resistance' }).click();
    await library.getByRole('button', { name: PROMPT }).click();
    await expectAnswers(page, 2);
    expect(await questions(page)).toEqual(['Tell me of butter', PROMPT]);

    const folded = () => page.evaluate(() => localStorage.getItem('keto-sidebar-collapsed'));
    await page.getByRole('button', { name: 'Close Prompt Library' }).click();
    await expect(page.getByText('Quick Prompts')).toBeHidden();
    expect(await folded()).toBe('true');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open Prompt Library' })).toBeVisible();
    await expect(page.getByText('Quick Prompts')).toBeHidden();
    await page.getByRole('button', { name: 'Open Prompt Library' }).click();
    await expect(page.getByText('Quick Prompts')).toBeVisible();
    expect(await folded()).toBe('false');

    // On a phone the library slides over, and goes once a chat is chosen.
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Saved Chats' }).click();
    await expect(savedChats(page).getByRole('listitem')).toHaveCount(12);
    expect((await savedChats(page).boundingBox())?.height).toBe(192);
    await openSavedChat(page, 'Chat 5');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => questions(page)).toEqual(['Chat 5?']);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the talk owns the window; the library slides over the chat and goes once a prompt is chosen, which waits in the box while an answer comes', async ({
    page,
  }) => {
    await becomeGuest(page);
    await enterChat(page);
    // No footer, and nothing scrolls but the messages.
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    for (const size of [{ width: 320, height: 568 }, PHONE]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    }

    const library = page.getByRole('dialog', { name: 'Prompt Library' });
    await page.getByRole('button', { name: 'Prompt Library' }).click();
    await expect(library.getByRole('button', { name: 'Sign in to save chats' })).toHaveCount(0);
    await library.getByRole('button', { name: 'Understanding Insulin Resistance' }).click();
    await library.getByRole('button', { name: PROMPT }).click();
    await expect(library).toBeHidden();
    await expectAnswers(page, 1);
    expect(await questions(page)).toEqual([PROMPT]);
    await page.getByRole('button', { name: 'Saved Chats' }).click();
    const chats = page.getByRole('dialog', { name: 'Saved Chats' });
    await expect(chats.getByRole('button', { name: 'Sign in to save chats' })).toBeVisible();
    await page.keyboard.press('Escape');

    const gate = Promise.withResolvers<void>();
    await page.route('**/api/captain-keto/chat', async (route) => {
      await gate.promise;
      await route.fallback();
    });
    await send(page, 'What are net carbs?');
    await page.getByRole('button', { name: 'Prompt Library' }).click();
    await library.getByRole('button', { name: 'Understanding Insulin Resistance' }).click();
    await library.getByRole('button', { name: PROMPT }).click();
    await expect(chatBox(page)).toHaveValue(PROMPT);
    gate.resolve();
    await expectAnswers(page, 2);
    expect(await questions(page)).toEqual([PROMPT, 'What are net carbs?']);
    await expect(chatBox(page)).toHaveValue(PROMPT);
  });
});
