import { ApiError, errorText } from '../../lib/api/api-error.ts';

const NO_ANSWER = 'Error getting response';
/** What a server says in so few characters tells nobody anything. */
const TELLING_LENGTH = 10;

/** Nobody waited for the answer any more. */
export class PageLeftError extends Error {
  constructor() {
    super('This page was left before the answer came.');
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
