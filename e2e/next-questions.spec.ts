import { becomeGuest, enterChat, expect, expectAccessible, test } from './fixtures.ts';

test('chat: the newest answer offers questions, and choosing one asks it', async ({ page }) => {
  await becomeGuest(page);
  await enterChat(page);
  const box = page.getByRole('main').getByRole('textbox');
  await box.fill('how many carbs in cashews?');
  await box.press('Enter');
  const chips = page.getByRole('list', { name: 'What you could ask next' });
  await expect(chips.getByRole('button').first()).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  // The next question needs the food of this one.
  await box.fill('what about almonds?');
  await box.press('Enter');
  await expect(page.getByText('of almonds', { exact: false }).first()).toBeVisible({ timeout: 60_000 });
  await expect(chips).toHaveCount(1);

  const chosen = chips.getByRole('button').first();
  const question = (await chosen.textContent()) ?? '';
  await chosen.click();
  await expect(page.getByText(`You asked: ${question}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(3, { timeout: 60_000 });
});

test('landing: the small chat goes on with what was said, by chip or by word', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Charting a Course Today' }).click();
  await page.getByRole('button', { name: 'Weight loss' }).click();
  const drawer = page.getByRole('dialog', { name: 'Captain Keto' });
  const talk = drawer.getByRole('list', { name: 'Conversation' });
  const chips = drawer.getByRole('list', { name: 'What you could ask next' });
  await expect(chips).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  const first = chips.getByRole('button').first();
  const question = (await first.textContent()) ?? '';
  await first.click();
  await expect(drawer.getByText(`You asked: ${question}`)).toBeVisible();

  const box = drawer.getByLabel('Ask a follow-up question');
  await expect(chips).toBeVisible({ timeout: 60_000 });
  await box.fill('my glucose is 90, what is my GKI?');
  await box.press('Enter');
  await expect(talk.getByText('blood ketones', { exact: false })).toBeVisible({ timeout: 60_000 });
  await box.fill('1.5');
  await box.press('Enter');
  await expect(talk.getByText('Your GKI is', { exact: false })).toBeVisible({ timeout: 60_000 });
});
