import { ApiError, errorText } from '../../../lib/api/api-error.ts';
import type { Exchange } from '../../../lib/chat/exchange.ts';
import type { AnswerSoFar } from '../../../lib/chat/follow-answer.ts';
import type { Question } from './in-flight-questions.ts';

export interface Pending extends AnswerSoFar {
  /** Key of the exchange that goes, with all after it, once this answer is there; null for a new question. */
  replaces: string | null;
}

/** A question that got no answer. */
export interface Failure {
  question: Question;
  error: unknown;
  /** The answer that came but could not be stored where it belongs. */
  answer: Exchange | null;
  /** The question stands in the box again; false where something else was typed meanwhile. */
  inBox: boolean;
}

/** What a conversation is beside what was said in it. */
export interface ChatState {
  draft: string;
  pending: Pending | null;
  /** Key of the newest answer of this visit, which is typed out. */
  newest: string | null;
  failure: Failure | null;
}

const NO_ANSWER = 'Error getting response';
/** What a server says in so few characters tells nobody anything. */
const TELLING_LENGTH = 10;

/** Nobody waited for the answer any more. */
export class PageLeftError extends Error {
  constructor() {
    super('You left this page before the answer came.');
  }
}

/** Why no answer came, as it is shown. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.serverMessage.trim().length <= TELLING_LENGTH) return NO_ANSWER;
  return errorText(error, NO_ANSWER);
}

/** True unless it is known that the failure had nothing to do with the question. */
export const mayBeOffTopic = (error: unknown) =>
  !(error instanceof PageLeftError) &&
  !(error instanceof ApiError && [401, 403, 404, 429].includes(error.status));
