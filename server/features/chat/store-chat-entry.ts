import { and, eq } from 'drizzle-orm';
import type { ChatHistoryEntry, StoreChatEntryRequest } from '#contract/chat.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { chatHistory } from '../../database/schema/chat.ts';
import { toChatHistoryEntry } from './to-chat-history-entry.ts';

/** Stores one exchange; repeated with the same idempotency key it returns the entry stored before. */
export async function storeChatEntry(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  entry: StoreChatEntryRequest,
): Promise<{ entry: ChatHistoryEntry; isNew: boolean }> {
  const [created] = await db
    .insert(chatHistory)
    .values({ ...entry, userId, createdAt: clock.now() })
    .onConflictDoNothing({ target: [chatHistory.userId, chatHistory.idempotencyKey] })
    .returning();
  if (created) return { entry: toChatHistoryEntry(created), isNew: true };
  const stored = await findByKey(db, userId, entry.idempotencyKey ?? '');
  return { entry: toChatHistoryEntry(stored), isNew: false };
}

async function findByKey(db: Database, userId: number, key: string) {
  const [row] = await db
    .select()
    .from(chatHistory)
    .where(and(eq(chatHistory.userId, userId), eq(chatHistory.idempotencyKey, key)));
  if (!row) throw new Error('The entry that refused an insert was removed meanwhile');
  return row;
}
