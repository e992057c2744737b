import type { Locator, Page } from '@playwright/test';
import { chatBox, expectAnswers, messageList, questions, storedHistory } from './chat-page.ts';
import { acceptDisclaimer, expect, expectAccessible, fillRegistration, test } from './fixtures.ts';
import { askInPanel, drawer, expectTurns, openPanel, panel, turns } from './landing-page.ts';

test.use({ reducedMotion: 'reduce' });

const GOALS = ['Weight loss', 'Reverse prediabetes', 'More energy', 'Better focus'];
const TROUBLE = "I'm having trouble connecting right now. Please try again later.";

const followUp = (page: Page): Locator =>
  drawer(page).getByRole('textbox', { name: 'Ask a follow-up question' });

/** Notes what live regions say from the first page on; gives what they said so far. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
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
  return () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
}

test('the panel has four goals, a box and a way to close it; a goal is answered in Markdown, heard once, and followed up by chip and by word', async ({
  page,
}) => {
  const heard = await listen(page);
  await openPanel(page);
  for (const goal of GOALS) await expect(panel(page).getByRole('button', { name: goal })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Or Chat with Your Keto Navigator' })).toBeVisible();
  const ask = panel(page).getByRole('button', { name: 'Ask' });
  await expect(ask).toBeDisabled();
  await panel(page).getByLabel('Your question').fill('  ');
  await expect(ask).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Start Charting a Course Today' });
  await expect(opener).toBeFocused();
  await opener.click();

  const seen = Promise.withResolvers<void>();
  const hold = async () => seen.promise;
  await page.route('**/api/ask', (route) => hold().then(() => route.fallback()), { times: 1 });
  await panel(page).getByRole('button', { name: 'Weight loss' }).click();
  await expect(drawer(page).getByText('The Captain is charting a reply...').first()).toBeVisible();
  seen.resolve();
  await expectTurns(page, 1);
  await expect(panel(page)).toHaveCount(0);
  await expect(turns(page)).not.toContainText('**');
  await expect(drawer(page).getByText(/^Sources \(\d+\)/)).toBeVisible();
  await expect(turns(page).getByText("Answered from Captain Keto's own notes")).toBeVisible();
  expect((await heard()).filter((text) => text.includes('answered:'))).toHaveLength(1);
  await expect(drawer(page).getByRole('button', { name: 'Send' })).toBeDisabled();

  const chip = drawer(page)
    .getByRole('list', { name: 'What you could ask next' })
    .getByRole('button')
    .first();
  const question = (await chip.textContent()) ?? '';
  const asked = page.waitForRequest('**/api/ask');
  await chip.click();
  expect((await asked).postDataJSON()).toMatchObject({ question, localHistory: [{}] });
  await expectTurns(page, 2);
  await expect(drawer(page).getByText(`You asked: ${question}`)).toBeVisible();
  await followUp(page).fill('my glucose is 90, what is my GKI?');
  await followUp(page).press('Enter');
  await expectTurns(page, 3);
  await expect(turns(page).getByText('blood ketones', { exact: false })).toBeVisible();
  await followUp(page).fill('1.5');
  await followUp(page).press('Enter');
  await expectTurns(page, 4);
  await expect(turns(page).getByText('Your GKI is', { exact: false })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('Continue to Full Chat', () => {
  test.describe('after a fault on the way', () => {
    test.use({ networkFails: true });

    test('without a connection it says so and asks again, then takes a visitor’s talk along into the account they make', async ({
      page,
      context,
    }) => {
      await page.route('**/api/ask', (route) => route.abort(), { times: 1 });
      await askInPanel(page, 'What are net carbs?');
      await expect(drawer(page).getByText(TROUBLE)).toBeVisible();
      await expectAccessible(page);
      await drawer(page).getByRole('button', { name: 'Try again' }).click();
      await expectTurns(page, 1);
      await expect(drawer(page).getByText(TROUBLE)).toHaveCount(0);

      await drawer(page).getByRole('link', { name: 'Continue to Full Chat' }).click();
      await page.getByRole('tab', { name: 'Create Account' }).click();
      await fillRegistration(page);
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

  test('takes an account’s talk along, stored once, and what was typed waits in the box', async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.username).toContain('@');
    await askInPanel(page, 'What are net carbs?');
    await expectTurns(page, 1);
    await followUp(page).fill('And of avocado?');
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
});
