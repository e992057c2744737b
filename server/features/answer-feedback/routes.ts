import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerFeedbackParams, answerFeedbackRequest } from '#contract/answer-feedback.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { type Actor, guestOrAccountOnly, requireGuestOrUser } from '../../plugins/actor.ts';
import { limitFeedback } from '../../plugins/ai-limit.ts';
import { hashAsker } from '../../plugins/asker.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { type Asker, giveFeedback } from './give-feedback.ts';
import { takeBackFeedback } from './take-back-feedback.ts';

interface FeedbackDeps {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  /** Key of the hash that stands for who asked. */
  askerKey: string;
}

/** Thumbs up and down on answers, kept for review (`npm run feedback`). */
export const answerFeedbackRoutes: FastifyPluginAsyncZod<FeedbackDeps> = async (app, deps) => {
  const onRequest = [guestOrAccountOnly.onRequest, limitFeedback(deps.limits)];
  const askerOf = (actor: Exclude<Actor, { kind: 'anonymous' }>): Asker => ({
    hash: hashAsker(actor, deps.askerKey),
    userId: actor.kind === 'user' ? actor.userId : null,
  });

  app.post(
    '/answer-feedback',
    {
      onRequest,
      schema: {
        summary: 'Give feedback on an answer, or change it',
        body: answerFeedbackRequest,
        response: { 204: z.undefined().describe('Kept for review') },
      },
    },
    async (request, reply) => {
      await giveFeedback(deps, askerOf(requireGuestOrUser(request)), request.body);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/answer-feedback/:exchangeKey',
    {
      onRequest,
      schema: {
        summary: 'Take back feedback on an answer',
        params: answerFeedbackParams,
        response: { 204: z.undefined().describe('Forgotten') },
      },
    },
    async (request, reply) => {
      const { hash } = askerOf(requireGuestOrUser(request));
      await takeBackFeedback(deps.db, hash, request.params.exchangeKey);
      return reply.code(204).send();
    },
  );
};
