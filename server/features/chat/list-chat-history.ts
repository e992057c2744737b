import { desc, eq } from 'drizzle-orm';
import type { ChatHistoryEntry } from '#contract/chat.ts';
import type { Database } from '../../database/client.ts';
import { chatHistory } from '../../database/schema/chat.ts';
import { toChatHistoryEntry } from './to-chat-history-entry.ts';

/** More than anybody reads back in one go, and little enough to send at once. */
const HISTORY_LIMIT = 500;

/** The newest exchanges of an account, in the order they took place. */
export async function listChatHistory(db: Database, userId: number): Promise<ChatHistoryEntry[]> {
  const rows = await db
    .select()
    .from(chatHistory)
    .where(eq(chatHistory.userId, userId))
    .orderBy(desc(chatHistory.createdAt), desc(chatHistory.id))
    .limit(HISTORY_LIMIT);
  return rows.reverse().map(toChatHistoryEntry);
}
