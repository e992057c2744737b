import type { FeedbackReason } from '#contract/answer-feedback.ts';

export const REASON_WORDS: Readonly<Record<FeedbackReason, string>> = {
  wrong: 'Something in it is wrong',
  unclear: 'I do not understand it',
  not_my_question: 'It does not answer my question',
  unsafe: 'It could harm somebody',
  too_long: 'It is too long',
  other: 'Something else',
};
