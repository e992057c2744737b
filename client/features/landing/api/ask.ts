import { chatResponse } from '#contract/chat.ts';
import { api } from '../../../lib/api/api.ts';

/** One question without an account; limited per visitor by the server. */
export const ask = (question: string, signal?: AbortSignal) =>
  api.post('/api/ask', chatResponse, { body: { question }, signal });
