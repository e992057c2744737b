import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { chatHistoryEntry, storeChatEntryRequest } from '#contract/chat.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { accountOnly, requireUser } from '../../plugins/actor.ts';
import { clearChatHistory } from './clear-chat-history.ts';
import { listChatHistory } from './list-chat-history.ts';
import { storeChatEntry } from './store-chat-entry.ts';

/** What an account and the coach said to each other. */
export const chatHistoryRoutes: FastifyPluginAsyncZod<{ db: Database; clock: Clock }> = async (app, deps) => {
  app.get(
    '/chat-history',
    {
      ...accountOnly,
      schema: {
        summary: 'The newest exchanges, oldest of them first',
        response: { 200: z.array(chatHistoryEntry) },
      },
    },
    (request) => listChatHistory(deps.db, requireUser(request)),
  );

  app.post(
    '/chat-history',
    {
      ...accountOnly,
      schema: {
        summary:
          'Store one exchange, or ask again from one on; 200 when it was stored before under the same key',
        body: storeChatEntryRequest,
        response: { 200: chatHistoryEntry, 201: chatHistoryEntry },
      },
    },
    async (request, reply) => {
      const { entry, isNew } = await storeChatEntry(deps, requireUser(request), request.body);
      return reply.code(isNew ? 201 : 200).send(entry);
    },
  );

  app.delete(
    '/chat-history',
    {
      ...accountOnly,
      schema: {
        summary: 'Forget all exchanges',
        response: { 204: z.undefined().describe('Forgotten') },
      },
    },
    async (request, reply) => {
      await clearChatHistory(deps.db, requireUser(request));
      return reply.code(204).send();
    },
  );
};
