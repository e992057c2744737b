import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { PlanRefusal } from '#contract/meal-plans.ts';

interface AppErrorTexts {
  /** For the person: what happened and what they can do. */
  message: string;
  /** For the log; free of personal text. Without it the code speaks for itself. */
  log?: string;
  /** Form field -> its message. */
  fields?: Record<string, string>;
  /** What the person can do about a refused photo. */
  tip?: string;
  /** The limit that stands in the way of a meal plan. */
  refusal?: PlanRefusal;
  /** Seconds until another try makes sense. */
  retryAfterS?: number;
  cause?: unknown;
}

/** Thrown anywhere in the server; turned into a response by the error handler alone. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly log: string | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly tip: string | undefined;
  readonly refusal: PlanRefusal | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, texts: AppErrorTexts) {
    super(texts.message, { cause: texts.cause });
    this.code = code;
    this.log = texts.log;
    this.fields = texts.fields;
    this.tip = texts.tip;
    this.refusal = texts.refusal;
    this.retryAfterS = texts.retryAfterS;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The same answer for what never existed and for what belongs to somebody else. */
export function notFound(what: string): AppError {
  return new AppError('not_found', { message: `This ${what} does not exist.` });
}
