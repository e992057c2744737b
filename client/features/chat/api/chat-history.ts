import { z } from 'zod';
import { type ChatHistoryEntry, chatHistoryEntry, type StoreChatEntryRequest } from '#contract/chat.ts';
import { SENT_BY_HEADER } from '#contract/sent-by.ts';
import { api } from '../../../lib/api/api.ts';

const entries = z.array(chatHistoryEntry);

/** GET /api/chat-history, oldest first. */
export const fetchChatHistory = (signal: AbortSignal): Promise<ChatHistoryEntry[]> =>
  api.get('/api/chat-history', entries, { signal });

/** POST /api/chat-history; with `account` refused where another is signed in. The same key stores nothing twice. */
export const storeChatEntry = (entry: StoreChatEntryRequest, account?: string): Promise<ChatHistoryEntry> =>
  api.post('/api/chat-history', chatHistoryEntry, {
    body: entry,
    headers: account === undefined ? {} : { [SENT_BY_HEADER]: account },
  });

/** DELETE /api/chat-history. */
export const clearChatHistory = (): Promise<void> => api.run('DELETE', '/api/chat-history');
