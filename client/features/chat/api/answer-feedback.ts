import type { AnswerFeedback } from '#contract/answer-feedback.ts';
import { api } from '../../../lib/api/api.ts';

/** POST /api/answer-feedback. Said again for the same answer, it replaces what was said before. */
export const giveFeedback = (feedback: AnswerFeedback): Promise<void> =>
  api.run('POST', '/api/answer-feedback', { body: feedback });

/** DELETE /api/answer-feedback/{exchangeKey}. */
export const takeBackFeedback = (exchangeKey: string): Promise<void> =>
  api.run('DELETE', `/api/answer-feedback/${encodeURIComponent(exchangeKey)}`);
