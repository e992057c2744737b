import { DrizzleQueryError } from 'drizzle-orm/errors';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import pg from 'pg';
import type { ErrorCode } from '#contract/errors.ts';
import { MOST_PHOTOS } from '#contract/nutrition.ts';
import { AppError, notFound } from '../errors.ts';

const GENERAL = 'Something went wrong on our side. Please try again.';
const MALFORMED = 'The request could not be understood.';

const TOO_MANY_PHOTOS = {
  code: 'too_large',
  message: `Please send at most ${MOST_PHOTOS} photos of one product.`,
} as const;

/** What Fastify and its multipart parser throw by themselves, in the product's words. */
const FRAMEWORK_ERRORS: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', message: 'This is too large to send.' },
  FST_REQ_FILE_TOO_LARGE: {
    code: 'too_large',
    message: 'This photo is too large. Photos may have up to 15 MB.',
  },
  FST_PARTS_LIMIT: TOO_MANY_PHOTOS,
  FST_FILES_LIMIT: TOO_MANY_PHOTOS,
  FST_FIELDS_LIMIT: TOO_MANY_PHOTOS,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_type',
    message: 'This kind of content is not accepted here.',
  },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    code: 'unsupported_type',
    message: 'Please send the photo as a form upload.',
  },
  FST_ERR_BAD_URL: { code: 'not_found', message: 'This address cannot be read.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_input', message: 'The request has no content.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_input', message: 'The request is not valid JSON.' },
};

/** SQLSTATE: text with a NUL character or a lone surrogate, which PostgreSQL cannot store. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05', '22P02']);

/** SQLSTATE classes: connection lost, credentials refused, no such database, out of resources, shutting down. */
const UNREACHABLE = /^(08|28|3D|53|57)/;

/** Turns whatever was thrown into the one error that becomes a response. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isClientGone(error)) {
    return new AppError('timed_out', { message: 'The request was cancelled.', log: 'client went away' });
  }
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  if (isDatabaseFailure(error)) return fromDatabase(error);
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const known = FRAMEWORK_ERRORS[error.code];
    if (known) return new AppError(known.code, { message: known.message, cause: error });
  }
  if (isClientFault(error)) return new AppError('invalid_input', { message: MALFORMED, cause: error });
  return new AppError('internal', { message: GENERAL, cause: error });
}

type ValidationError = {
  validationContext?: string | undefined;
  validation: { instancePath: string; keyword: string; message?: string | undefined }[];
};

function fromValidation(error: ValidationError): AppError {
  // An address whose id is not a number names nothing that could exist.
  if (error.validationContext === 'params') return notFound('page');
  const fields: Record<string, string> = {};
  let first: string | null = null;
  for (const issue of error.validation) {
    const field = issue.instancePath.split('/')[1] ?? '';
    const text = textOf(issue, field);
    first ??= text;
    if (field && !(field in fields)) fields[field] = text;
  }
  return new AppError('invalid_input', {
    message: first ?? MALFORMED,
    fields: Object.keys(fields).length > 0 ? fields : undefined,
  });
}

/** The contract's own text; Zod's default ones speak of types, so they are replaced. */
function textOf(issue: ValidationError['validation'][number], field: string): string {
  const text = issue.message ?? '';
  if (text && !/^(Invalid|Too |Unrecognized)/.test(text)) return text;
  if (!field) return 'The request has no content, or not the expected one.';
  return `${field} is missing or not valid`;
}

function fromDatabase(error: Error): AppError {
  const code = databaseCode(error);
  if (code && UNSTORABLE_TEXT.has(code)) {
    return new AppError('invalid_input', {
      message: 'The text contains a character that cannot be stored.',
      cause: error,
    });
  }
  if (!code || UNREACHABLE.test(code) || code.startsWith('E')) {
    return new AppError('unavailable', {
      message: 'The database cannot be reached right now. Please try again in a moment.',
      log: 'database unavailable',
      retryAfterS: 5,
      cause: error,
    });
  }
  return new AppError('internal', { message: GENERAL, cause: error });
}

/** Drizzle wraps the failures of its queries; the pool's own failures (no connection in time) come bare. */
function isDatabaseFailure(error: unknown): error is Error {
  if (error instanceof DrizzleQueryError) return true;
  return (
    error instanceof Error &&
    (error instanceof pg.DatabaseError ||
      error.message === 'timeout exceeded when trying to connect' ||
      isRefused(error))
  );
}

function isRefused(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET');
}

/** SQLSTATE or the socket's code; absent where the connection broke without one. */
function databaseCode(error: Error): string | null {
  const source = error instanceof DrizzleQueryError ? error.cause : error;
  if (source && 'code' in source && typeof source.code === 'string') return source.code;
  return null;
}

/** A cancelled answer, or an upload that broke off: Node calls the latter "aborted". */
function isClientGone(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.message === 'aborted');
}

function isClientFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  );
}
