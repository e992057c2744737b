import type { ConversationMessage } from '#contract/saved-conversations.ts';
import type { conversationMessages } from '../../database/schema/chat.ts';

export function toConversationMessage(row: typeof conversationMessages.$inferSelect): ConversationMessage {
  const { id, conversationId, message, response, messageIndex, createdAt, idempotencyKey, details } = row;
  return {
    id,
    conversationId,
    message,
    response,
    messageIndex,
    createdAt: createdAt.toISOString(),
    idempotencyKey,
    details,
  };
}
