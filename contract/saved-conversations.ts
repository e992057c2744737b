import { z } from 'zod';
import { answerDetails, chatEntry, storeChatEntryRequest } from './chat.ts';

/** A title made from the first message is cut to this. */
export const TITLE_FROM_MESSAGE_MAX = 50;
/** UTF-16 units, as a text field counts. */
export const TITLE_MAX = 200;
/** Exchanges that one saved conversation may bring along or hold. */
export const CONVERSATION_MESSAGES_MOST = 2000;

const title = z
  .string('Please enter a title')
  .trim()
  .min(1, 'Please enter a title')
  .max(TITLE_MAX, `Please keep the title under ${TITLE_MAX} characters`);

export const savedConversation = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string().nullable(),
  /** Exchanges: a question with its answer counts once. */
  messageCount: z.number().int(),
  /** True for every conversation that is not removed. */
  isActive: z.boolean(),
  isPinned: z.boolean(),
  lastMessageAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Where a search found its words in the messages, with some words around them; null for a hit in the title. */
  excerpt: z.string().nullable(),
});
export type SavedConversation = z.infer<typeof savedConversation>;

export const conversationParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Pinned ones first, then by the newest message. */
export const listConversationsQuery = z.object({
  /** Words in title, questions or answers, in any letter case. */
  search: z.string().trim().max(200, 'Please search with fewer words').optional(),
});

const exchange = storeChatEntryRequest.pick({
  message: true,
  response: true,
  idempotencyKey: true,
  details: true,
});
const isEachOnce = (values: readonly unknown[]) => new Set(values).size === values.length;
const messageIndex = z.number().int().min(0).max(1_000_000);

export const createConversationRequest = z.object({
  title,
  description: z.string().trim().max(500, 'Please keep the description under 500 characters').optional(),
  /** In any order; they are stored by `messageIndex`, and each index may come once. */
  messages: z
    .array(exchange.extend({ messageIndex }))
    .max(CONVERSATION_MESSAGES_MOST, `You can save at most ${CONVERSATION_MESSAGES_MOST} messages`)
    .refine(
      (messages) => isEachOnce(messages.map((one) => one.messageIndex)),
      'Each messageIndex may come once',
    )
    .refine(
      (messages) => isEachOnce(messages.flatMap((one) => one.idempotencyKey?.toLowerCase() ?? [])),
      'Each idempotencyKey may come once',
    ),
  /** Made by the client per saving; a repeated post finds the conversation stored before. */
  idempotencyKey: z.uuid().optional(),
});
export type CreateConversation = z.input<typeof createConversationRequest>;

export const updateConversationRequest = z
  .object({ title, isPinned: z.boolean() })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'This request changes nothing');
export type UpdateConversation = z.infer<typeof updateConversationRequest>;

/**
 * One more exchange. A taken `messageIndex` is no error: another tab was quicker, and the exchange goes to the end; the
 * response tells where. With `replacesFrom` that exchange and all after it go as this one comes.
 */
export const addMessageRequest = exchange.extend({ messageIndex, replacesFrom: messageIndex.optional() });
export type AddMessage = z.input<typeof addMessageRequest>;

export const conversationMessage = chatEntry.extend({
  id: z.number().int(),
  conversationId: z.number().int(),
  messageIndex: z.number().int(),
  createdAt: z.iso.datetime(),
  idempotencyKey: z.uuid().nullable(),
  details: answerDetails.nullable(),
});
export type ConversationMessage = z.infer<typeof conversationMessage>;
