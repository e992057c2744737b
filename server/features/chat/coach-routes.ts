import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Coach } from '#coach/coach.ts';
import { collectAnswer } from '#coach/collect-answer.ts';
import { type AnswerEvent, askRequest, type ChatEntry, chatRequest, chatResponse } from '#contract/chat.ts';
import { errorBody } from '#contract/errors.ts';
import { guestOrAccountOnly } from '../../plugins/actor.ts';
import { limitAiCalls } from '../../plugins/ai-limit.ts';
import { logError } from '../../plugins/error-handler.ts';
import { toAppError } from '../../plugins/to-app-error.ts';
import type { RateLimits } from '../../rate-limits.ts';
import {
  abortOnDisconnect,
  EVENT_STREAM,
  eventStream,
  sendEvents,
  wantsEvents,
} from '../../streaming/event-stream.ts';

const answer = {
  description: 'The answer, whole or, under `Accept: text/event-stream`, as it is made',
  content: {
    'application/json': { schema: chatResponse },
    [EVENT_STREAM]: { schema: eventStream('status, safety, off_topic, text, source, then done or error') },
  },
};

/** Questions to the coach. Nothing is stored here: the client stores an exchange once it is complete. */
export const coachRoutes: FastifyPluginAsyncZod<{ coach: Coach; limits: RateLimits }> = async (app, deps) => {
  const limit = limitAiCalls(deps.limits);

  app.post(
    '/captain-keto/chat',
    {
      onRequest: [guestOrAccountOnly.onRequest, limit],
      schema: {
        summary: 'Ask the coach, with the last exchanges as context',
        body: chatRequest,
        response: { 200: answer, 400: errorBody, 401: errorBody, 429: errorBody },
      },
    },
    (request, reply) =>
      answerQuestion(deps.coach, request, reply, request.body.message, request.body.localHistory),
  );

  app.post(
    '/ask',
    {
      onRequest: limit,
      schema: {
        summary: 'One question without an account, from the landing page',
        body: askRequest,
        response: { 200: answer, 400: errorBody, 429: errorBody },
      },
    },
    (request, reply) => answerQuestion(deps.coach, request, reply, request.body.question, []),
  );
};

async function answerQuestion(
  coach: Coach,
  request: FastifyRequest,
  reply: FastifyReply,
  question: string,
  history: ChatEntry[],
) {
  const events = coach.answer({ question, history, signal: abortOnDisconnect(reply) });
  if (!wantsEvents(request)) return collectAnswer(events);
  return sendEvents<AnswerEvent>(reply, events, (thrown) => {
    const error = toAppError(thrown);
    logError(error, request);
    return { type: 'error', message: error.message };
  });
}
