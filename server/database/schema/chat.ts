import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnswerDetails } from '#contract/chat.ts';
import { users } from './users.ts';

/** Bytes of an exchange. */
const EXCHANGE_SIZE = sql.raw(
  `octet_length(message) + octet_length(response) + coalesce(octet_length(details::text), 0)`,
);

/** Every exchange with the coach, oldest first by id. */
export const chatHistory = pgTable(
  'chat_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    response: text('response').notNull(),
    /** Made by the client per exchange; a repeated post finds the row it stored before. */
    idempotencyKey: uuid('idempotency_key'),
    /** Null for exchanges that came as two texts alone. */
    details: jsonb('details').$type<AnswerDetails>(),
    size: integer('size').generatedAlwaysAs(EXCHANGE_SIZE),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('chat_history_user_created_index').on(table.userId, table.createdAt.desc()),
    unique('chat_history_user_idempotency_unique').on(table.userId, table.idempotencyKey),
  ],
);

/** Conversations a person saved under a title. */
export const savedConversations = pgTable(
  'saved_conversations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    messageCount: integer('message_count').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** Made by the client per saving; a repeated post finds the row it stored before. */
    idempotencyKey: uuid('idempotency_key'),
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('saved_conversations_user_idempotency_unique').on(table.userId, table.idempotencyKey),
    index('saved_conversations_user_last_index').on(table.userId, table.lastMessageAt.desc()),
    check('saved_conversations_count_not_negative', sql`${table.messageCount} >= 0`),
  ],
);

/** Exchanges of a saved conversation, in the order of `messageIndex`. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => savedConversations.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    response: text('response').notNull(),
    messageIndex: integer('message_index').notNull(),
    idempotencyKey: uuid('idempotency_key'),
    /** Null for exchanges that came as two texts alone. */
    details: jsonb('details').$type<AnswerDetails>(),
    size: integer('size').generatedAlwaysAs(EXCHANGE_SIZE),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('conversation_messages_idempotency_unique').on(table.conversationId, table.idempotencyKey),
    unique('conversation_messages_position_unique').on(table.conversationId, table.messageIndex),
    index('conversation_messages_user_created_index').on(table.userId, table.createdAt.desc()),
    check('conversation_messages_index_not_negative', sql`${table.messageIndex} >= 0`),
  ],
);
