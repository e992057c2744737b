import { and, eq, sql } from 'drizzle-orm';
import type { ChatHistoryEntry, StoreChatEntryRequest } from '#contract/chat.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';
import { chatHistory } from '../../database/schema/chat.ts';
import { lockChatHistory } from './lock-chat-history.ts';
import { toChatHistoryEntry } from './to-chat-history-entry.ts';

/**
 * Stores one exchange. With `replacesFrom` the exchange of that key and all after it go as this one comes; a key that
 * is not there (another tab was quicker) replaces nothing. Repeated with the same idempotency key the call returns the
 * entry stored before and changes nothing.
 */
export async function storeChatEntry(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  { replacesFrom, ...entry }: StoreChatEntryRequest,
): Promise<{ entry: ChatHistoryEntry; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await lockChatHistory(tx, userId);
    const before = await findByKey(tx, userId, entry.idempotencyKey);
    if (before) return { entry: toChatHistoryEntry(before), isNew: false };
    if (replacesFrom !== undefined) await removeFrom(tx, userId, replacesFrom);
    const [created] = await tx
      .insert(chatHistory)
      .values({ ...entry, userId, createdAt: clock.now() })
      .returning();
    if (!created) throw new Error('An insert returned no row');
    return { entry: toChatHistoryEntry(created), isNew: true };
  });
}

async function findByKey(tx: Queries, userId: number, key: string | undefined) {
  if (key === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(chatHistory)
    .where(and(eq(chatHistory.userId, userId), eq(chatHistory.idempotencyKey, key)));
  return row;
}

/** "After" is the order of the list: by time, then by id. */
async function removeFrom(tx: Queries, userId: number, key: string): Promise<void> {
  const first = tx
    .select({ createdAt: chatHistory.createdAt, id: chatHistory.id })
    .from(chatHistory)
    .where(and(eq(chatHistory.userId, userId), eq(chatHistory.idempotencyKey, key)));
  await tx
    .delete(chatHistory)
    .where(
      and(eq(chatHistory.userId, userId), sql`(${chatHistory.createdAt}, ${chatHistory.id}) >= (${first})`),
    );
}
