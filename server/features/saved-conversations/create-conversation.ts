import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { createConversationRequest, SavedConversation } from '#contract/saved-conversations.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';
import { conversationMessages, savedConversations } from '../../database/schema/chat.ts';
import { toSavedConversation } from './to-saved-conversation.ts';

/**
 * Saves a conversation with its exchanges, all or nothing. Repeated with the same idempotency key it returns the one
 * stored before, as it is by now.
 */
export async function createConversation(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  { messages, ...conversation }: z.output<typeof createConversationRequest>,
): Promise<{ conversation: SavedConversation; isNew: boolean }> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(savedConversations)
      .values({
        ...conversation,
        userId,
        messageCount: messages.length,
        lastMessageAt: messages.length > 0 ? now : null,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: [savedConversations.userId, savedConversations.idempotencyKey] })
      .returning();
    if (!created) {
      const before = await findByKey(tx, userId, conversation.idempotencyKey ?? '');
      return { conversation: toSavedConversation(before), isNew: false };
    }
    const rows = messages.map((one) => ({ ...one, userId, conversationId: created.id, createdAt: now }));
    if (rows.length > 0) await tx.insert(conversationMessages).values(rows);
    return { conversation: toSavedConversation(created), isNew: true };
  });
}

async function findByKey(db: Queries, userId: number, key: string) {
  const [row] = await db
    .select()
    .from(savedConversations)
    .where(and(eq(savedConversations.userId, userId), eq(savedConversations.idempotencyKey, key)));
  if (!row) throw new Error('The conversation that refused an insert was removed meanwhile');
  return row;
}
