import { and, count, eq, gte, max } from 'drizzle-orm';
import {
  type AddMessage,
  CONVERSATION_MESSAGES_MOST,
  type ConversationMessage,
} from '#contract/saved-conversations.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';
import { conversationMessages, savedConversations } from '../../database/schema/chat.ts';
import { AppError, notFound } from '../../errors.ts';
import { toConversationMessage } from './to-conversation-message.ts';

/**
 * Adds an exchange to a conversation: where `messageIndex` says, or at the end where that place is taken. With
 * `replacesFrom` the exchanges from that index on go as this one comes. Changes of one conversation wait for each
 * other; repeated with the same idempotency key the call returns what it stored before and changes nothing.
 * @throws AppError not_found for a conversation that is not there or belongs to somebody else,
 *   invalid_input for one that is full
 */
export async function addMessage(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  conversationId: number,
  { replacesFrom, messageIndex, ...exchange }: AddMessage,
): Promise<{ message: ConversationMessage; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await lockOwnConversation(tx, userId, conversationId);
    const before = await findByKey(tx, conversationId, exchange.idempotencyKey);
    if (before) return { message: toConversationMessage(before), isNew: false };
    if (replacesFrom !== undefined) await removeFrom(tx, conversationId, replacesFrom);
    const { held, end } = await placeIn(tx, conversationId);
    if (held >= CONVERSATION_MESSAGES_MOST) throw full();
    const isFree = !(await isTaken(tx, conversationId, messageIndex));
    const now = clock.now();
    const [created] = await tx
      .insert(conversationMessages)
      .values({
        ...exchange,
        conversationId,
        userId,
        messageIndex: isFree ? messageIndex : end,
        createdAt: now,
      })
      .returning();
    if (!created) throw new Error('An insert returned no row');
    await tx
      .update(savedConversations)
      .set({ messageCount: held + 1, lastMessageAt: now, updatedAt: now })
      .where(and(eq(savedConversations.id, conversationId), eq(savedConversations.userId, userId)));
    return { message: toConversationMessage(created), isNew: true };
  });
}

async function lockOwnConversation(tx: Queries, userId: number, id: number): Promise<void> {
  const owned = await tx
    .select({ id: savedConversations.id })
    .from(savedConversations)
    .where(and(eq(savedConversations.id, id), eq(savedConversations.userId, userId)))
    .for('update');
  if (owned.length === 0) throw notFound('conversation');
}

async function findByKey(tx: Queries, conversationId: number, key: string | undefined) {
  if (key === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        eq(conversationMessages.idempotencyKey, key),
      ),
    );
  return row;
}

async function removeFrom(tx: Queries, conversationId: number, index: number): Promise<void> {
  await tx
    .delete(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        gte(conversationMessages.messageIndex, index),
      ),
    );
}

/** How many exchanges there are, and the first index behind all of them. */
async function placeIn(tx: Queries, conversationId: number): Promise<{ held: number; end: number }> {
  const [row] = await tx
    .select({ held: count(), last: max(conversationMessages.messageIndex) })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId));
  return { held: row?.held ?? 0, end: (row?.last ?? -1) + 1 };
}

async function isTaken(tx: Queries, conversationId: number, index: number): Promise<boolean> {
  const taken = await tx
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        eq(conversationMessages.messageIndex, index),
      ),
    );
  return taken.length > 0;
}

function full(): AppError {
  const most = CONVERSATION_MESSAGES_MOST.toLocaleString('en');
  return new AppError('invalid_input', {
    message: `A saved conversation can have at most ${most} messages. Please start a new chat and save that one.`,
  });
}
