import { z } from 'zod';

export const FEEDBACK_REASONS = [
  'wrong',
  'unclear',
  'not_my_question',
  'unsafe',
  'too_long',
  'other',
] as const;
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** Key of the exchange an answer belongs to. */
const exchangeKey = z.string().min(1).max(100);
export const answerFeedbackParams = z.object({ exchangeKey });

export const FEEDBACK_RATINGS = ['up', 'down'] as const;

/** What somebody thinks of one answer. Sent again for the same answer it replaces what was said before. */
export const answerFeedbackRequest = z.object({
  exchangeKey,
  rating: z.enum(FEEDBACK_RATINGS),
  reason: z.enum(FEEDBACK_REASONS).nullable().default(null),
  comment: z
    .string()
    .trim()
    .max(1000, 'Please keep the comment under 1000 characters')
    .nullable()
    .default(null),
  message: z.string().max(4000),
  response: z.string().max(50_000),
  answeredBy: z.string().max(200),
});
export type AnswerFeedback = z.input<typeof answerFeedbackRequest>;
