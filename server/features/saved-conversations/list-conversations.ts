import { and, asc, type Column, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import type { SavedConversation } from '#contract/saved-conversations.ts';
import type { Database } from '../../database/client.ts';
import { containing } from '../../database/like-pattern.ts';
import { conversationMessages, savedConversations } from '../../database/schema/chat.ts';
import { excerptAround } from './excerpt.ts';
import { toSavedConversation } from './to-saved-conversation.ts';

const ORDER = [
  desc(savedConversations.isPinned),
  desc(sql`coalesce(${savedConversations.lastMessageAt}, ${savedConversations.createdAt})`),
  desc(savedConversations.id),
];

/**
 * Conversations of an account, pinned ones first, then by the newest message. With a search only those that hold all
 * its words in the title or in one exchange, in any letter case.
 */
export async function listConversations(
  db: Database,
  userId: number,
  search = '',
): Promise<SavedConversation[]> {
  const words = search.split(/\s+/).filter((word) => word !== '');
  if (words.length > 0) return searchConversations(db, userId, words);
  const rows = await db
    .select()
    .from(savedConversations)
    .where(eq(savedConversations.userId, userId))
    .orderBy(...ORDER);
  return rows.map((row) => toSavedConversation(row));
}

async function searchConversations(
  db: Database,
  userId: number,
  words: readonly string[],
): Promise<SavedConversation[]> {
  const holdsAll = (...columns: Column[]) =>
    and(...words.map((word) => or(...columns.map((column) => ilike(column, containing(word))))));
  const firstHit = db
    .select({ message: conversationMessages.message, response: conversationMessages.response })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, savedConversations.id),
        eq(conversationMessages.userId, userId),
        holdsAll(conversationMessages.message, conversationMessages.response),
      ),
    )
    .orderBy(asc(conversationMessages.messageIndex))
    .limit(1)
    .as('first_hit');
  const inTitle = holdsAll(savedConversations.title);
  const rows = await db
    .select({
      conversation: savedConversations,
      isInTitle: sql<boolean>`${inTitle}`,
      message: firstHit.message,
      response: firstHit.response,
    })
    .from(savedConversations)
    .leftJoinLateral(firstHit, sql`true`)
    .where(and(eq(savedConversations.userId, userId), or(inTitle, isNotNull(firstHit.message))))
    .orderBy(...ORDER);
  return rows.map(({ conversation, isInTitle, message, response }) => {
    const excerpt = isInTitle ? null : excerptAround([message ?? '', response ?? ''], words);
    return toSavedConversation(conversation, excerpt);
  });
}
