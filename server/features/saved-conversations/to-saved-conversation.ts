import type { SavedConversation } from '#contract/saved-conversations.ts';
import type { savedConversations } from '../../database/schema/chat.ts';

export function toSavedConversation(
  row: typeof savedConversations.$inferSelect,
  excerpt: string | null = null,
): SavedConversation {
  const { id, title, description, messageCount, isActive, isPinned } = row;
  const { lastMessageAt, createdAt, updatedAt } = row;
  return {
    id,
    title,
    description,
    messageCount,
    isActive,
    isPinned,
    lastMessageAt: lastMessageAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    excerpt,
  };
}
