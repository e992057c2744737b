import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Coach } from '#coach/coach.ts';
import { errorBody } from '#contract/errors.ts';
import { pantryConversationRequest, pantryConversationResponse } from '#contract/pantry-conversation.ts';
import type { Food } from '#domain/nutrition/food.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import type { ModelTurns } from '../../models/model-turns.ts';
import { guestOrAccountOnly, requireUser } from '../../plugins/actor.ts';
import { limitAiCalls } from '../../plugins/ai-limit.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { abortOnDisconnect } from '../../streaming/event-stream.ts';
import { answerProductQuestion } from './answer-product-question.ts';
import { checkItemOwner } from './check-item-owner.ts';
import { findProductAnswer, storeProductTalk } from './store-product-talk.ts';

interface ProductChatDeps {
  db: Database;
  clock: Clock;
  coach: Coach;
  foods: () => readonly Food[];
  limits: RateLimits;
  turns: ModelTurns;
}

/** Questions about the product on the scanner's screen. */
export const productChatRoutes: FastifyPluginAsyncZod<ProductChatDeps> = async (app, deps) => {
  app.post(
    '/pantry-conversation',
    {
      onRequest: [guestOrAccountOnly.onRequest, limitAiCalls(deps.limits)],
      schema: {
        summary: 'Ask about a product; an account keeps question and answer',
        body: pantryConversationRequest,
        response: {
          200: pantryConversationResponse,
          404: errorBody,
        },
      },
    },
    async (request, reply) => {
      const { actor, body } = request;
      const { pantryItemId, idempotencyKey } = body;
      const userId = actor.kind === 'user' ? actor.userId : null;
      const before = userId === null ? null : await findProductAnswer(deps.db, userId, idempotencyKey);
      if (before) return before;
      if (pantryItemId !== undefined) await checkItemOwner(deps.db, requireUser(request), pantryItemId);
      const signal = abortOnDisconnect(reply);
      const turn = deps.turns.turnFor(request);
      const answer = await answerProductQuestion(deps, { ...body, signal, turn });
      if (userId === null) return answer;
      const { message: question, productContext: product, previousQuestions } = body;
      const talk = { question, answer, product, previousQuestions, pantryItemId, idempotencyKey };
      return storeProductTalk(deps, userId, talk);
    },
  );
};
