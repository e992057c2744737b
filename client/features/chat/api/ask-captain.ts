import { type AnswerEvent, answerEvent, type ChatRequest } from '#contract/chat.ts';
import { SENT_BY_HEADER } from '#contract/sent-by.ts';
import { api } from '../../../lib/api/api.ts';

/** POST /api/captain-keto/chat as a stream of events; with `account` refused where another is signed in by then. */
export const askCaptain = (
  request: ChatRequest,
  signal: AbortSignal,
  account: string | null,
): AsyncGenerator<AnswerEvent> =>
  api.stream('/api/captain-keto/chat', answerEvent, {
    body: request,
    signal,
    headers: account === null ? {} : { [SENT_BY_HEADER]: account },
  });
