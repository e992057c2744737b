import type { Locator, Page } from '@playwright/test';
import { chatBox, expectAnswers, messageList, questions, stored, storedHistory } from './chat-page.ts';
import {
  acceptDisclaimer,
  becomeGuest,
  enterChat,
  expect,
  expectAccessible,
  newAccount,
  test,
} from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

const GOALS = ['Weight loss', 'Reverse prediabetes', 'More energy', 'Better focus'];
const TROUBLE = "I'm having trouble connecting right now. Please try again later.";

const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Chart Your Course' });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Captain Keto' });
const turns = (page: Page): Locator => drawer(page).getByRole('list', { name: 'Conversation' });

async function openPanel(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Charting a Course Today' }).click();
  await expect(panel(page)).toBeVisible();
}

async function askInPanel(page: Page, question: string): Promise<void> {
  await openPanel(page);
  await panel(page).getByLabel('Your question').fill(question);
  await panel(page).getByRole('button', { name: 'Ask' }).click();
}

/** Answers end with questions to go on with, or with their sources. */
const expectAnswered = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Captain Keto answered:' })).toHaveCount(1, {
    timeout: 60_000,
  });

test('the panel has four goals, a box and a way to close it', async ({ page }) => {
  await openPanel(page);
  for (const goal of GOALS) await expect(panel(page).getByRole('button', { name: goal })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Or Chat with Your Keto Navigator' })).toBeVisible();
  const ask = panel(page).getByRole('button', { name: 'Ask' });
  await expect(ask).toBeDisabled();
  await panel(page).getByLabel('Your question').fill('  ');
  await expect(ask).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start Charting a Course Today' })).toBeFocused();
});

test('a goal is answered in Markdown with its sources, and a follow-up is understood', async ({ page }) => {
  await openPanel(page);
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/ask', async (route) => {
    await seen.promise;
    await route.fallback();
  });
  await panel(page).getByRole('button', { name: 'Weight loss' }).click();
  await expect(drawer(page).getByText('The Captain is charting a reply...').first()).toBeVisible();
  seen.resolve();
  await expectAnswered(page);
  await expect(panel(page)).toHaveCount(0);
  await expect(turns(page)).not.toContainText('**');
  await expect(drawer(page).getByText(/^Sources \(\d+\)/)).toBeVisible();
  await expect(turns(page).getByText("Answered from Captain Keto's own notes")).toBeVisible();

  const box = drawer(page).getByRole('textbox', { name: 'Ask a follow-up question' });
  await expect(drawer(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  const asked = page.waitForRequest('**/api/ask');
  await box.fill('What are net carbs?');
  await box.press('Enter');
  expect((await asked).postDataJSON().localHistory).toHaveLength(1);
  await expectAnswered(page);
  await expect(turns(page).getByRole('listitem').filter({ hasText: 'You asked:' })).toHaveCount(2);
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('with a fault on the way', () => {
  test.use({ networkFails: true });

  test('without a connection it says so, and asks again', async ({ page }) => {
    await page.route('**/api/ask', (route) => route.abort());
    await askInPanel(page, 'What are net carbs?');
    await expect(drawer(page).getByText(TROUBLE)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/ask');
    await drawer(page).getByRole('button', { name: 'Try again' }).click();
    await expectAnswered(page);
    await expect(drawer(page).getByText(TROUBLE)).toHaveCount(0);
    await expect(turns(page).getByText('You asked:')).toHaveCount(1);
  });
});

test('an answer is read out once', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const watch = () =>
      new MutationObserver((changes) => {
        const regions = changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest('[role=status], [aria-live]'),
        );
        for (const region of new Set(regions)) if (region?.textContent) said.push(region.textContent);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener('DOMContentLoaded', watch);
  });
  await askInPanel(page, 'What are net carbs?');
  await expectAnswered(page);
  const said = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
  expect(said.filter((text) => text.includes('answered:'))).toHaveLength(1);
});

test.describe('Continue to Full Chat', () => {
  test('takes a guest’s talk along', async ({ page }) => {
    await becomeGuest(page);
    await enterChat(page);
    await askInPanel(page, 'What are net carbs?');
    await expectAnswered(page);
    await drawer(page).getByRole('link', { name: 'Continue to Full Chat' }).click();
    await expect(page).toHaveURL('/captain-keto');
    await expectAnswers(page, 1);
    expect(await questions(page)).toEqual(['What are net carbs?']);
    expect(await stored(page, 'keto-chat-history')).toMatchObject([{ message: 'What are net carbs?' }]);
    await page.reload();
    await expectAnswers(page, 1);
    expect(await questions(page)).toEqual(['What are net carbs?']);
  });

  test('takes an account’s talk along, stored once, and what was typed waits in the box', async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.username).toContain('@');
    await askInPanel(page, 'What are net carbs?');
    await expectAnswered(page);
    await drawer(page).getByRole('textbox', { name: 'Ask a follow-up question' }).fill('And of avocado?');
    await drawer(page).getByRole('link', { name: 'Continue to Full Chat' }).click();
    await expectAnswers(page, 1);
    expect(await questions(page)).toEqual(['What are net carbs?']);
    await expect(chatBox(page)).toHaveValue('And of avocado?');
    await expect
      .poll(async () => (await storedHistory(context)).map((entry) => entry.message))
      .toEqual(['What are net carbs?']);
    const asked = page.waitForRequest('**/api/captain-keto/chat');
    await chatBox(page).press('Enter');
    expect((await asked).postDataJSON().localHistory).toMatchObject([{ message: 'What are net carbs?' }]);
    await expectAnswers(page, 2);
    await page.reload();
    await expectAnswers(page, 2);
    await expect.poll(async () => (await storedHistory(context)).length).toBe(2);
  });

  test('takes a visitor’s talk along into the account they make', async ({ page, context }) => {
    await askInPanel(page, 'What are net carbs?');
    await expectAnswered(page);
    await drawer(page).getByRole('link', { name: 'Continue to Full Chat' }).click();
    await page.getByRole('tab', { name: 'Create Account' }).click();
    const account = newAccount();
    const form = page.getByRole('tabpanel', { name: 'Create Account' });
    await form.getByLabel('Email address').fill(account.username);
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByLabel('Confirm password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await acceptDisclaimer(page);
    await page.waitForURL('**/captain-keto');
    await page
      .getByRole('dialog', { name: 'Welcome to Chat Mode!' })
      .getByRole('button', { name: 'Got it!' })
      .click();
    await expectAnswers(page, 1);
    await expect(messageList(page).getByText('What are net carbs?')).toBeVisible();
    await expect.poll(async () => (await storedHistory(context)).length).toBe(1);
  });
});

for (const { name, width, height } of [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('axe finds nothing in panel and drawer', async ({ page }) => {
        await openPanel(page);
        await expectAccessible(page);
        await panel(page).getByRole('button', { name: 'Better focus' }).click();
        await expectAnswered(page);
        await expectAccessible(page);
      });
    });
  }
}
