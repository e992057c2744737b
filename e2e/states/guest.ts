import type { Page } from '@playwright/test';
import { chatBox, choose, expectAnswers, send } from '../chat-page.ts';
import { photographLabel } from '../draw-label.ts';
import { becomeGuest, enterChat, expect } from '../fixtures.ts';
import { keptPhotos } from '../kept-on-device.ts';
import { openPages } from './pages.ts';
import { closed, dialog, menu, type State, settled, unfold } from './state.ts';

async function* chat(page: Page): AsyncGenerator<State> {
  await page.goto('/captain-keto');
  yield await dialog(page, 'Welcome to Chat Mode!', 'features/chat/chat-consent.tsx');
  await enterChat(page);
  await chatBox(page).waitFor();
  await send(page, 'What is ketosis?');
  await expectAnswers(page, 1);
  await unfold(page);
  yield { name: 'an answer' };
  await page.getByRole('button', { name: 'Chat menu' }).click();
  yield await menu(page, 'of the chat', 'features/chat/chat-menu.tsx');
  await closed(page);
  await choose(page, 'Keyboard shortcuts');
  yield await dialog(page, 'Keyboard shortcuts', 'features/chat/shortcuts/shortcuts-dialog.tsx');
  await closed(page);
  await page.getByRole('button', { name: 'In danger? Emergency numbers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Europe' }).click();
  yield await dialog(page, 'Emergency numbers', 'ui/emergency/emergency-dialog.tsx');
  await closed(page);
  await page.getByRole('button', { name: 'Your data' }).click();
  yield await dialog(page, 'What Captain Keto can see', 'features/chat/answer/coach-line.tsx');
  await closed(page);
  await page.getByRole('button', { name: 'Prompt Library' }).click();
  yield {
    ...(await dialog(page, 'Prompt Library', 'features/chat/prompt-sidebar.tsx')),
    only: 'phone',
  };
  await closed(page);
}

async function* scanner(page: Page): AsyncGenerator<State> {
  const buffer = await photographLabel(page.context());
  const photo = { name: 'label.jpg', mimeType: 'image/jpeg', buffer };
  const other = await page.context().newPage();
  await other.goto('/keto-pantry');
  await other.getByLabel('Photo of the label').setInputFiles(photo);
  await expect.poll(() => keptPhotos(other)).toBe(1);
  await other.close();
  await page.goto('/keto-pantry');
  await page.getByRole('region', { name: 'Unfinished scans' }).waitFor();
  await settled(page);
  yield { name: 'a scan of a closed tab' };
  await page.getByRole('button', { name: /^Discard/ }).click();
  yield await dialog(page, 'Discard this scan?', 'features/scanner/scan-list.tsx');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByLabel('Photo of the label').setInputFiles(photo);
  await page.getByRole('img', { name: /^Chosen photo/ }).waitFor();
  yield { name: 'a chosen photo' };
  await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();
  const product = page.getByRole('region', { name: 'Product', exact: true });
  await expect(product).toBeVisible({ timeout: 60_000 });
  await unfold(page);
  yield { name: 'the product of a photo' };
  await product.getByRole('button', { name: 'Edit product name' }).click();
  yield await dialog(page, 'Item Description', 'features/scanner/product/product-view.tsx');
  await page.getByRole('dialog').getByRole('textbox').fill('Almond butter');
  await page.getByRole('button', { name: 'Save name' }).click();
  await product.getByRole('button', { name: 'Save to Pantry' }).click();
  await product.getByRole('button', { name: 'Saved' }).waitFor();
  yield { name: 'a product saved on the device' };
}

/** Somebody without an account: what a guest may open, the chat, the scanner, and the way out. */
export async function* guestWalk(page: Page): AsyncGenerator<State> {
  await becomeGuest(page);
  await page.goto('/getting-started');
  await settled(page);
  await page.getByRole('button', { name: 'Choose an action' }).click();
  yield await menu(page, 'of actions', 'features/getting-started/welcome.tsx');
  await closed(page);
  yield* chat(page);
  yield* scanner(page);
  yield* openPages(page);
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  yield { ...(await dialog(page, 'Menu', 'features/shell/mobile-menu.tsx')), only: 'phone' };
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  yield await dialog(page, 'Log out and delete your data?', 'features/auth/logout-flow.tsx');
}
