import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { savedConversations } from '../../database/schema/chat.ts';
import { notFound } from '../../errors.ts';

/**
 * Removes a conversation with its exchanges.
 * @throws AppError not_found for a conversation that is not there or belongs to somebody else
 */
export async function deleteConversation(db: Database, userId: number, id: number): Promise<void> {
  const deleted = await db
    .delete(savedConversations)
    .where(and(eq(savedConversations.id, id), eq(savedConversations.userId, userId)))
    .returning({ id: savedConversations.id });
  if (deleted.length === 0) throw notFound('conversation');
}
