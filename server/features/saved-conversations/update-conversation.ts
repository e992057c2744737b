import { and, eq } from 'drizzle-orm';
import type { SavedConversation, UpdateConversation } from '#contract/saved-conversations.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { savedConversations } from '../../database/schema/chat.ts';
import { notFound } from '../../errors.ts';
import { toSavedConversation } from './to-saved-conversation.ts';

/** @throws AppError not_found for a conversation that is not there or belongs to somebody else */
export async function updateConversation(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  id: number,
  changes: UpdateConversation,
): Promise<SavedConversation> {
  const [row] = await db
    .update(savedConversations)
    .set({ ...changes, updatedAt: clock.now() })
    .where(and(eq(savedConversations.id, id), eq(savedConversations.userId, userId)))
    .returning();
  if (!row) throw notFound('conversation');
  return toSavedConversation(row);
}
