import type { Page } from '@playwright/test';
import { photographLabel } from '../draw-label.ts';
import { closed, dialog, type State, settled } from './state.ts';

/** Somebody whose network went while they scanned: what waits to be sent, and its dialogs. */
export async function* waitingWalk(page: Page): AsyncGenerator<State> {
  const buffer = await photographLabel(page.context());
  await page.goto('/keto-pantry');
  await settled(page);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page
    .getByLabel('Photo of the label')
    .setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();
  const waiting = page.getByRole('region', { name: 'Scanned while offline' });
  await waiting.getByRole('button', { name: /^Discard/ }).waitFor();
  yield { name: 'a photo that waits' };
  await waiting.getByRole('button', { name: /^Discard/ }).click();
  yield await dialog(page, 'Discard this scan?', 'features/scanner/scan-list.tsx');
  await closed(page);
  await page.getByRole('button', { name: /waiting to be sent/ }).click();
  yield await dialog(page, 'Waiting to be sent', 'features/waiting/waiting-dialog.tsx');
  await closed(page);
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  yield await dialog(page, 'Log out before everything is saved?', 'features/auth/logout-flow.tsx');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
