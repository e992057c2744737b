import type { BrowserContext, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from './fixtures.ts';

/** The saved chats in the library. */
export const savedChats = (page: Page): Locator => page.getByRole('list', { name: 'My Chats' });

/** The row of the saved chat with this title. */
export const savedChat = (page: Page, title: string): Locator =>
  savedChats(page).getByRole('listitem').filter({ hasText: title });

/** Opens the chat in place of the regular one. */
export const openSavedChat = (page: Page, title: string): Promise<void> =>
  savedChat(page, title).getByRole('button').first().click();

/** Chooses from the menu of a row. */
export async function chooseForChat(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const conversation = z.object({ id: z.number(), title: z.string(), messageCount: z.number() });
const messages = z.array(
  z.looseObject({ message: z.string(), response: z.string(), messageIndex: z.number() }),
);

/** Saves a chat at the server, and gives its id. */
export async function saveChat(
  context: BrowserContext,
  title: string,
  exchanges: [question: string, answer: string][],
): Promise<number> {
  const body = exchanges.map(([message, response], messageIndex) => ({ message, response, messageIndex }));
  const saved = await context.request.post('/api/saved-conversations', { data: { title, messages: body } });
  expect(saved.ok(), await saved.text()).toBe(true);
  return conversation.parse(await saved.json()).id;
}

export async function listSavedChats(context: BrowserContext) {
  return z.array(conversation).parse(await (await context.request.get('/api/saved-conversations')).json());
}

export async function messagesOf(context: BrowserContext, id: number) {
  const response = await context.request.get(`/api/saved-conversations/${id}/messages`);
  return messages.parse(await response.json());
}
