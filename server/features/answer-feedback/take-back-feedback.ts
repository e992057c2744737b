import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { answerFeedback } from '../../database/schema/answer-feedback.ts';

/** Forgets what this asker said of an answer. Nothing said is nothing to forget, and no error. */
export async function takeBackFeedback(db: Database, asker: string, exchangeKey: string): Promise<void> {
  await db
    .delete(answerFeedback)
    .where(and(eq(answerFeedback.asker, asker), eq(answerFeedback.exchangeKey, exchangeKey)));
}
