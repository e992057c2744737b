import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addMessageRequest,
  conversationMessage,
  conversationParams,
  createConversationRequest,
  listConversationsQuery,
  savedConversation,
  updateConversationRequest,
} from '#contract/saved-conversations.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { accountOnlyFor, requireUser } from '../../plugins/actor.ts';
import { addMessage } from './add-message.ts';
import { createConversation } from './create-conversation.ts';
import { deleteConversation } from './delete-conversation.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { updateConversation } from './update-conversation.ts';

/** A conversation of some thousand answers with their sources. */
const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

const forAccounts = accountOnlyFor(
  'You must have an account and be logged in to save conversations. Please sign up or log in to access this feature.',
);
/** Conversations that an account saved under a title. */
export const savedConversationRoutes: FastifyPluginAsyncZod<{ db: Database; clock: Clock }> = async (
  app,
  deps,
) => {
  app.get(
    '/saved-conversations',
    {
      ...forAccounts,
      schema: {
        summary: 'Saved conversations or those with the words searched for, pinned ones first, then newest',
        querystring: listConversationsQuery,
        response: { 200: z.array(savedConversation) },
      },
    },
    (request) => listConversations(deps.db, requireUser(request), request.query.search),
  );

  app.post(
    '/saved-conversations',
    {
      ...forAccounts,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        summary: 'Save a conversation; 200 when it was stored before under the same idempotency key',
        body: createConversationRequest,
        response: {
          200: savedConversation,
          201: savedConversation,
        },
      },
    },
    async (request, reply) => {
      const { conversation, isNew } = await createConversation(deps, requireUser(request), request.body);
      return reply.code(isNew ? 201 : 200).send(conversation);
    },
  );

  app.patch(
    '/saved-conversations/:id',
    {
      ...forAccounts,
      schema: {
        summary: 'Rename or pin a conversation',
        params: conversationParams,
        body: updateConversationRequest,
        response: { 200: savedConversation },
      },
    },
    (request) => updateConversation(deps, requireUser(request), request.params.id, request.body),
  );

  app.delete(
    '/saved-conversations/:id',
    {
      ...forAccounts,
      schema: {
        summary: 'Remove a conversation with its messages',
        params: conversationParams,
        response: { 204: z.undefined().describe('Removed') },
      },
    },
    async (request, reply) => {
      await deleteConversation(deps.db, requireUser(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/saved-conversations/:id/messages',
    {
      ...forAccounts,
      schema: {
        summary: 'All messages of a conversation, first to last',
        params: conversationParams,
        response: { 200: z.array(conversationMessage) },
      },
    },
    (request) => listMessages(deps.db, requireUser(request), request.params.id),
  );

  app.post(
    '/saved-conversations/:id/messages',
    {
      ...forAccounts,
      schema: {
        summary: 'Add a message, or ask again from one on; 200 when it was stored before under the same key',
        params: conversationParams,
        body: addMessageRequest,
        response: {
          200: conversationMessage,
          201: conversationMessage,
        },
      },
    },
    async (request, reply) => {
      const added = await addMessage(deps, requireUser(request), request.params.id, request.body);
      return reply.code(added.isNew ? 201 : 200).send(added.message);
    },
  );
};
