import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';

/** Two changes of one person's history wait for each other; held until the transaction ends. */
export async function lockChatHistory(tx: Pick<Database, 'execute'>, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('chat history'), ${userId})`);
}
