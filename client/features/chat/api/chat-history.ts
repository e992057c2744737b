import { z } from 'zod';
import { type ChatHistoryEntry, chatHistoryEntry, type StoreChatEntryRequest } from '#contract/chat.ts';
import { api } from '../../../lib/api/api.ts';

const entries = z.array(chatHistoryEntry);

/** GET /api/chat-history, oldest first. */
export const fetchChatHistory = (signal: AbortSignal): Promise<ChatHistoryEntry[]> =>
  api.get('/api/chat-history', entries, { signal });

/** POST /api/chat-history. The same key stores nothing twice. */
export const storeChatEntry = (entry: StoreChatEntryRequest): Promise<ChatHistoryEntry> =>
  api.post('/api/chat-history', chatHistoryEntry, { body: entry });

/** DELETE /api/chat-history. */
export const clearChatHistory = (): Promise<void> => api.run('DELETE', '/api/chat-history');
