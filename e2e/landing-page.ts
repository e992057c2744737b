import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Where one chooses a goal or asks a first question. */
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Chart Your Course' });

/** The small chat that takes the panel's place. */
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Captain Keto' });

export const turns = (page: Page): Locator => drawer(page).getByRole('list', { name: 'Conversation' });

export async function openPanel(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Charting a Course Today' }).click();
  await expect(panel(page)).toBeVisible();
}

export async function askInPanel(page: Page, question: string): Promise<void> {
  await openPanel(page);
  await panel(page).getByLabel('Your question').fill(question);
  await panel(page).getByRole('button', { name: 'Ask' }).click();
}

/** Resolves once so many questions stand in the small chat and the last one is answered. */
export async function expectTurns(page: Page, count: number): Promise<void> {
  await expect(turns(page).getByText('You asked:')).toHaveCount(count);
  // Answers end with questions to go on with, or with their sources; the first one loads the coach's data.
  await expect(page.getByRole('status').filter({ hasText: 'Captain Keto answered:' })).toHaveCount(1, {
    timeout: 60_000,
  });
}
