import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from './fixtures.ts';

/** The first question loads the coach's data, which takes its time on a busy machine. */
const ANSWER_LIMIT_MS = 60_000;

export const BOX_NAME = 'Ask Captain Keto...';

export const chatBox = (page: Page): Locator => page.getByRole('textbox', { name: BOX_NAME });

export const messageList = (page: Page): Locator => page.getByRole('list', { name: 'Messages' });

const asked = (page: Page): Locator => messageList(page).getByText('You asked: ').locator('..');

/** The questions of the list, oldest first. */
export const questions = async (page: Page): Promise<string[]> =>
  (await asked(page).allTextContents()).map((text) => text.replace('You asked: ', ''));

export async function send(page: Page, question: string): Promise<void> {
  await chatBox(page).fill(question);
  await chatBox(page).press('Enter');
}

/** Resolves once so many questions are on the page and the last one's answer is there to its end. */
export async function expectAnswers(page: Page, count: number): Promise<void> {
  await expect(asked(page)).toHaveCount(count, { timeout: ANSWER_LIMIT_MS });
  await expect(messageList(page).getByRole('button', { name: 'Regenerate' })).toBeEnabled({
    timeout: ANSWER_LIMIT_MS,
  });
}

/** What the chat says in place of an answer that did not come. */
export const failureNotice = (page: Page): Locator =>
  page.getByRole('region', { name: 'Chat', exact: true }).getByRole('alert');

/** Opens the menu of the input and chooses an item. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Chat menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The toast that says this, and what it says beside. */
export const toast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title });

/** Stores exchanges in the account's history, as another device would have. */
export async function storeTalk(context: BrowserContext, ...exchanges: [question: string, answer: string][]) {
  for (const [message, response] of exchanges) {
    const stored = await context.request.post('/api/chat-history', {
      data: { message, response, idempotencyKey: randomUUID() },
    });
    expect(stored.ok(), await stored.text()).toBe(true);
  }
}

const entries = z.array(
  z.looseObject({ message: z.string(), response: z.string(), idempotencyKey: z.string().nullable() }),
);

/** What the account's history holds at the server. */
export async function storedHistory(context: BrowserContext): Promise<z.output<typeof entries>> {
  return entries.parse(await (await context.request.get('/api/chat-history')).json());
}

/** What the browser's own store holds under a key, read as JSON. */
export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
