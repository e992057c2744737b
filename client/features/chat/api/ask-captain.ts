import { type AnswerEvent, answerEvent, type ChatRequest } from '#contract/chat.ts';
import { api } from '../../../lib/api/api.ts';

/** POST /api/captain-keto/chat as a stream of events. */
export const askCaptain = (request: ChatRequest, signal: AbortSignal): AsyncGenerator<AnswerEvent> =>
  api.stream('/api/captain-keto/chat', answerEvent, { body: request, signal });
