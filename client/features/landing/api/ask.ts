import { CHAT_CONTEXT_ENTRIES, type ChatEntry, chatResponse } from '#contract/chat.ts';
import { api } from '../../../lib/api/api.ts';

/** A question without an account, with what was said before; limited per visitor by the server. */
export const ask = (question: string, earlier: readonly ChatEntry[], signal?: AbortSignal) =>
  api.post('/api/ask', chatResponse, {
    body: { question, localHistory: earlier.slice(-CHAT_CONTEXT_ENTRIES) },
    signal,
  });
