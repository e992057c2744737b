import type { z } from 'zod';
import type { answerFeedbackRequest } from '#contract/answer-feedback.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { answerFeedback } from '../../database/schema/answer-feedback.ts';

export interface Asker {
  /** Keyed hash of account or guest. */
  hash: string;
  /** Null for guests. */
  userId: number | null;
}

/** Keeps what somebody thinks of an answer; said again for the same answer, it replaces what was said before. */
export async function giveFeedback(
  { db, clock }: { db: Database; clock: Clock },
  asker: Asker,
  { exchangeKey, ...feedback }: z.output<typeof answerFeedbackRequest>,
): Promise<void> {
  const now = clock.now();
  await db
    .insert(answerFeedback)
    .values({
      ...feedback,
      exchangeKey,
      asker: asker.hash,
      userId: asker.userId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [answerFeedback.asker, answerFeedback.exchangeKey],
      set: { ...feedback, updatedAt: now },
    });
}
