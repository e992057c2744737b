import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { chatHistory } from '../../database/schema/chat.ts';

export async function clearChatHistory(db: Database, userId: number): Promise<void> {
  await db.delete(chatHistory).where(eq(chatHistory.userId, userId));
}
