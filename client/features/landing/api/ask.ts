import { type AnswerEvent, answerEvent, CHAT_CONTEXT_ENTRIES, type ChatEntry } from '#contract/chat.ts';
import { api } from '../../../lib/api/api.ts';

/** POST /api/ask as a stream of events: a question without an account, with what was said before. */
export const ask = (
  question: string,
  earlier: readonly ChatEntry[],
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> =>
  api.stream('/api/ask', answerEvent, {
    body: { question, localHistory: earlier.slice(-CHAT_CONTEXT_ENTRIES) },
    signal,
  });
