import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../api/api-error.ts';
import type { SendFailure, Verdict } from './change.ts';

/** Refused for a reason that comes with more than the server's words. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly failure: SendFailure;
  constructor(message: string, status: number, code: ErrorCode, tip?: string) {
    super(message);
    this.failure = { verdict: 'refused', status, message, code, fields: {}, tip };
  }
}

/** What this builds on was refused: it goes on once that is mended. */
export class HeldError extends Error {
  override readonly name = 'HeldError';
}

/** Answers of something in between that found no server behind it. */
const GATEWAY = [502, 504];
const LATER = [408, 425, 429];

function verdictOf({ status, code }: ApiError): Verdict {
  if (code === null && GATEWAY.includes(status)) return 'unreachable';
  if (status === 401) return 'signed_out';
  return status >= 500 || LATER.includes(status) ? 'busy' : 'refused';
}

/**
 * Why something could not be sent. Only the server's own word refuses a change: whatever else goes wrong (no network, a
 * line cut amid the answer, the page of a hotel's network in its place) leaves open whether it arrived, and sending it
 * again does no harm.
 */
export function failureOf(error: Error): SendFailure {
  if (error instanceof RefusedError) return error.failure;
  if (error instanceof ApiError) {
    const { status, serverMessage, code, fields } = error;
    return { verdict: verdictOf(error), status, message: serverMessage, code, fields };
  }
  const verdict = error instanceof HeldError ? 'held' : 'unreachable';
  return { verdict, status: 0, message: error.message, code: null, fields: {} };
}

/** The server's answer that an earlier try, or another tab, met. */
export function errorOf({ status, message, code, fields }: Omit<SendFailure, 'verdict'>): ApiError {
  const body = code === null ? undefined : { code, message, requestId: '', fields: { ...fields } };
  return new ApiError(status, message, body);
}
