import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { chatHistory } from '../../database/schema/chat.ts';
import { lockChatHistory } from './lock-chat-history.ts';

export async function clearChatHistory(db: Database, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockChatHistory(tx, userId);
    await tx.delete(chatHistory).where(eq(chatHistory.userId, userId));
  });
}
