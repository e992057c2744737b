import type { Locator, Page } from '@playwright/test';
import { chatBox, choose, expectAnswers, send } from './chat-page.ts';
import { becomeGuest, enterChat, expect, expectAccessible, test } from './fixtures.ts';
import { PHONE } from './states/state.ts';

// Other parts are fetched ahead in vain where the network is away.
test.use({ reducedMotion: 'reduce', networkFails: true });

const line = (page: Page): Locator => page.getByRole('button', { name: 'In danger? Emergency numbers' });
const numbers = (page: Page): Locator => page.getByRole('dialog', { name: 'Emergency numbers' });
const call = (page: Page, name: string): Locator => numbers(page).getByRole('link', { name });

const NEW_ZEALAND = {
  'Call 111': 'tel:111',
  'Crisis line, New Zealand: call 1737': 'tel:1737',
  'Poisoning, New Zealand: call 0800 764 766': 'tel:0800764766',
};

/**
 * From the box one writes in, two keystrokes lead to the numbers without a network, and Escape leads back.
 * @param expected names of the numbers and where they lead, the first of them with the focus
 */
async function expectAtHand(page: Page, box: Locator, expected: Record<string, string>): Promise<void> {
  await box.fill('my chest');
  await expect(line(page)).toBeVisible();
  await box.focus();
  // No worker keeps the app here, so whatever opens now has come with the page.
  await page.context().setOffline(true);
  // Alt is held: one keystroke and another.
  await page.keyboard.press('Alt+i');
  await expect(call(page, Object.keys(expected)[0] ?? '')).toBeFocused();
  for (const [name, href] of Object.entries(expected))
    await expect(call(page, name)).toHaveAttribute('href', href);
  await page.keyboard.press('Escape');
  await expect(numbers(page)).toBeHidden();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('my chest');
  await page.context().setOffline(false);
}

test.describe('where neither clock nor language tell a country', () => {
  test.use({ timezoneId: 'UTC', locale: 'de' });

  test('the landing page has at hand the numbers of the regions with most readers, in own words beside the English', async ({
    page,
  }) => {
    const known = {
      'Call 112 Europe': 'tel:112',
      'Call 911 US and Canada': 'tel:911',
      'Call 999 United Kingdom': 'tel:999',
      'Call 000 Australia': 'tel:000',
    };
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Charting a Course Today' }).click();
    await expectAtHand(page, page.getByRole('textbox', { name: 'Your question' }), known);
    await expect(line(page)).toContainText('Notrufnummern');

    await page.getByRole('button', { name: 'Better focus' }).click();
    const box = page.getByRole('textbox', { name: 'Ask a follow-up question' });
    await expectAtHand(page, box, known);

    // A press beside the numbers closes them alone, one among them nothing.
    await line(page).click();
    await expect(numbers(page).getByText('Notrufnummern')).toHaveAttribute('lang', 'de');
    await numbers(page).getByRole('button', { name: 'Africa' }).click();
    await expect(call(page, 'South Africa: call 10177')).toBeVisible();
    await expectAccessible(page);
    await page.mouse.click(5, 5);
    await expect(numbers(page)).toBeHidden();
    await expect(box).toBeVisible();
    await expect(line(page)).toBeFocused();
  });
});

test.describe('in New Zealand, by the clock', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-US' });

  test('the chat has them at hand, by Tab and Enter too, by touch, and over a dialog', async ({ page }) => {
    await becomeGuest(page);
    await enterChat(page);
    await chatBox(page).focus();
    // Nothing can be sent yet, so the line is next.
    await page.keyboard.press('Tab');
    await expect(line(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(call(page, 'Call 111')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(line(page)).toBeFocused();
    await expectAtHand(page, chatBox(page), NEW_ZEALAND);

    // All countries stand below by part of the world, to be opened by key.
    await page.keyboard.press('Alt+i');
    await numbers(page).getByRole('button', { name: 'Europe' }).focus();
    await page.keyboard.press('Enter');
    await expect(call(page, 'United Kingdom: call 999')).toHaveAttribute('href', 'tel:999');
    const crisis = call(page, 'Crisis line, United Kingdom: call 116 123');
    await expect(crisis).toHaveAttribute('href', 'tel:116123');
    await numbers(page).getByRole('button', { name: 'North America and the Caribbean' }).click();
    const poison = call(page, 'Poisoning, United States: call 1-800-222-1222');
    await expect(poison).toHaveAttribute('href', 'tel:18002221222');
    await page.keyboard.press('Escape');

    await page.setViewportSize(PHONE);
    expect((await line(page).boundingBox())?.height).toBe(44);
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
    await page.keyboard.press('Escape');

    await send(page, 'What is ketosis?');
    await expectAnswers(page, 1);
    await page.getByRole('button', { name: 'Edit this question' }).click();
    await expectAtHand(page, page.getByRole('textbox', { name: 'Edit your question' }), NEW_ZEALAND);
  });

  test('the talk about a product has them at hand, of the country of the profile', async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.username).toContain('@');
    const saved = await context.request.patch('/api/profile', { data: { country: 'GB' } });
    expect(saved.ok(), await saved.text()).toBe(true);
    await page.goto('/keto-pantry');
    await page.getByRole('button', { name: 'Type the label by hand' }).click();
    const box = page.getByRole('textbox', { name: 'Ask Captain Keto about this product...' });
    await expectAtHand(page, box, { 'Call 999': 'tel:999' });
    await box.focus();
    await page.keyboard.press('Alt+i');
    const here = numbers(page).getByRole('region', { name: 'United Kingdom' });
    await expect(here).toContainText('from your profile');
    await expect(here.getByRole('link', { name: 'Call 999' })).toBeFocused();
  });
});
