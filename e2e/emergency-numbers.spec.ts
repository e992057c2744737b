import type { Locator, Page } from '@playwright/test';
import { chatBox, choose, expectAnswers, send } from './chat-page.ts';
import { becomeGuest, enterChat, expect, expectAccessible, test } from './fixtures.ts';
import { PHONE } from './states/state.ts';

test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-US', reducedMotion: 'reduce' });

const LINE = 'In danger? Emergency numbers';

const line = (page: Page): Locator => page.getByRole('button', { name: LINE });
const numbers = (page: Page): Locator => page.getByRole('dialog', { name: 'Emergency numbers' });
const call = (page: Page, name: string): Locator => numbers(page).getByRole('link', { name });

async function openLanding(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Charting a Course Today' }).click();
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.waitFor();
  return box;
}

async function openMiniChat(page: Page): Promise<Locator> {
  await openLanding(page);
  await page.getByRole('button', { name: 'Better focus' }).click();
  const box = page.getByRole('textbox', { name: 'Ask a follow-up question' });
  await box.waitFor();
  return box;
}

async function openChat(page: Page): Promise<Locator> {
  await becomeGuest(page);
  await enterChat(page);
  return chatBox(page);
}

async function openEditor(page: Page): Promise<Locator> {
  await openChat(page);
  await send(page, 'What is ketosis?');
  await expectAnswers(page, 1);
  await page.getByRole('button', { name: 'Edit this question' }).click();
  return page.getByRole('textbox', { name: 'Edit your question' });
}

async function openProduct(page: Page): Promise<Locator> {
  await becomeGuest(page);
  await page.goto('/keto-pantry');
  await page.getByRole('button', { name: 'Type the label by hand' }).click();
  const box = page.getByRole('textbox', { name: 'Ask Captain Keto about this product...' });
  await box.waitFor();
  return box;
}

const PLACES = {
  'the first question of the landing page': openLanding,
  'the chat of the landing page': openMiniChat,
  'the chat': openChat,
  'a question that is edited': openEditor,
  'the talk about a product': openProduct,
};

test.describe('in danger', () => {
  // Other parts are fetched ahead in vain.
  test.use({ networkFails: true });

  for (const [place, open] of Object.entries(PLACES)) {
    test(`from ${place} two keystrokes lead to the numbers, without a network, and Escape leads back`, async ({
      page,
      context,
    }) => {
      const box = await open(page);
      await box.fill('my chest');
      await expect(line(page)).toBeVisible();
      await box.focus();
      // No worker keeps the app here, so whatever opens now has come with the page.
      await context.setOffline(true);
      // Alt is held: one keystroke and another.
      await page.keyboard.press('Alt+i');
      await expect(call(page, 'Call 111')).toHaveAttribute('href', 'tel:111');
      await expect(call(page, 'Call 111')).toBeFocused();
      await expect(call(page, 'Crisis line, New Zealand: call 1737')).toHaveAttribute('href', 'tel:1737');
      await expect(call(page, 'Poisoning, New Zealand: call 0800 764 766')).toHaveAttribute(
        'href',
        'tel:0800764766',
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(numbers(page)).toBeHidden();
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('my chest');
      await context.setOffline(false);
    });
  }
});

test('the line leads on by Tab and Enter, and a touch opens it too', async ({ page }) => {
  const box = await openChat(page);
  await box.focus();
  // Nothing can be sent yet, so the line is next.
  await page.keyboard.press('Tab');
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(call(page, 'Call 111')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(line(page)).toBeFocused();
  await page.setViewportSize(PHONE);
  const row = await line(page).boundingBox();
  expect(row?.height).toBe(44);
  await line(page).click();
  await expect(numbers(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await choose(page, 'Keyboard shortcuts');
  const listed = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(listed).toContainText('Emergency numbersAltI');
  // Danger waits for no other dialog.
  await page.keyboard.press('Alt+i');
  await expect(call(page, 'Call 111')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(call(page, 'Crisis line, New Zealand: call 1737')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(numbers(page)).toBeHidden();
  await expect(listed).toBeVisible();
});

test('all countries stand below by part of the world, to be opened by key', async ({ page }) => {
  await (await openChat(page)).focus();
  await page.keyboard.press('Alt+i');
  await numbers(page).getByRole('button', { name: 'Europe' }).focus();
  await page.keyboard.press('Enter');
  await expect(call(page, 'United Kingdom: call 999')).toHaveAttribute('href', 'tel:999');
  await expect(call(page, 'Crisis line, United Kingdom: call 116 123')).toHaveAttribute('href', 'tel:116123');
  await numbers(page).getByRole('button', { name: 'North America and the Caribbean' }).click();
  await expect(call(page, 'Poisoning, United States: call 1-800-222-1222')).toHaveAttribute(
    'href',
    'tel:18002221222',
  );
  await expectAccessible(page);
});

test('the country of the profile goes before that of the device', async ({ page, context, signedIn }) => {
  expect(signedIn.username).toContain('@');
  const saved = await context.request.patch('/api/profile', { data: { country: 'GB' } });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/captain-keto');
  await chatBox(page).focus();
  await page.keyboard.press('Alt+i');
  const here = numbers(page).getByRole('region', { name: 'United Kingdom' });
  await expect(here).toContainText('from your profile');
  await expect(here.getByRole('link', { name: 'Call 999' })).toBeFocused();
});

test('a press beside the numbers closes them alone, one among them nothing', async ({ page }) => {
  const box = await openMiniChat(page);
  await line(page).click();
  await numbers(page).getByRole('button', { name: 'Africa' }).click();
  await expect(call(page, 'South Africa: call 10177')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(numbers(page)).toBeHidden();
  await expect(box).toBeVisible();
  await expect(line(page)).toBeFocused();
});

test.describe('where neither clock nor language tell a country', () => {
  test.use({ timezoneId: 'UTC', locale: 'en' });

  test('the numbers of the regions with most readers come first', async ({ page }) => {
    await (await openLanding(page)).focus();
    await page.keyboard.press('Alt+i');
    for (const name of [
      'Call 112 Europe',
      'Call 911 US and Canada',
      'Call 999 United Kingdom',
      'Call 000 Australia',
    ])
      await expect(call(page, name)).toBeVisible();
    await expect(call(page, 'Call 112 Europe')).toBeFocused();
    await expectAccessible(page);
  });
});

for (const [locale, words] of [
  ['de-DE', 'Notrufnummern'],
  ['es-MX', 'Números de emergencia'],
  ['hi-IN', 'आपातकालीन नंबर'],
] as const)
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test('line and headings carry its words beside the English', async ({ page }) => {
      await openLanding(page);
      await expect(line(page)).toContainText(words);
      await line(page).click();
      await expect(numbers(page).getByText(words)).toHaveAttribute('lang', locale.slice(0, 2));
    });
  });
