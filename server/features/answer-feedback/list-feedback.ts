import { and, desc, eq } from 'drizzle-orm';
import type { FeedbackReason } from '#contract/answer-feedback.ts';
import type { Database } from '../../database/client.ts';
import { answerFeedback } from '../../database/schema/answer-feedback.ts';

/** One judgement as it is reviewed; who gave it is left out. */
export interface ReviewedFeedback {
  /** ISO instant of the last change. */
  at: string;
  rating: 'up' | 'down';
  reason: FeedbackReason | null;
  comment: string | null;
  message: string;
  response: string;
  answeredBy: string;
}

export interface FeedbackFilter {
  rating?: 'up' | 'down' | undefined;
  reason?: FeedbackReason | undefined;
  limit: number;
}

/** What people said of answers, newest first. */
export async function listFeedback(
  db: Database,
  { rating, reason, limit }: FeedbackFilter,
): Promise<ReviewedFeedback[]> {
  const rows = await db
    .select()
    .from(answerFeedback)
    .where(
      and(
        rating === undefined ? undefined : eq(answerFeedback.rating, rating),
        reason === undefined ? undefined : eq(answerFeedback.reason, reason),
      ),
    )
    .orderBy(desc(answerFeedback.updatedAt), desc(answerFeedback.id))
    .limit(limit);
  return rows.map((row) => ({
    at: row.updatedAt.toISOString(),
    rating: row.rating,
    reason: row.reason,
    comment: row.comment,
    message: row.message,
    response: row.response,
    answeredBy: row.answeredBy,
  }));
}
