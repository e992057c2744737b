import type { ChatHistoryEntry } from '#contract/chat.ts';
import type { chatHistory } from '../../database/schema/chat.ts';

export function toChatHistoryEntry(row: typeof chatHistory.$inferSelect): ChatHistoryEntry {
  const { id, message, response, createdAt, idempotencyKey, details } = row;
  return { id, message, response, createdAt: createdAt.toISOString(), idempotencyKey, details };
}
