import { and, asc, eq } from 'drizzle-orm';
import type { ConversationMessage } from '#contract/saved-conversations.ts';
import type { Database } from '../../database/client.ts';
import { conversationMessages, savedConversations } from '../../database/schema/chat.ts';
import { notFound } from '../../errors.ts';
import { toConversationMessage } from './to-conversation-message.ts';

/**
 * All exchanges of a conversation, first to last.
 * @throws AppError not_found for a conversation that is not there or belongs to somebody else
 */
export async function listMessages(db: Database, userId: number, id: number): Promise<ConversationMessage[]> {
  const owned = await db
    .select({ id: savedConversations.id })
    .from(savedConversations)
    .where(and(eq(savedConversations.id, id), eq(savedConversations.userId, userId)));
  if (owned.length === 0) throw notFound('conversation');
  const rows = await db
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, id), eq(conversationMessages.userId, userId)))
    .orderBy(asc(conversationMessages.messageIndex));
  return rows.map(toConversationMessage);
}
