import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorCode } from '#contract/errors.ts';
import { MOST_PHOTOS } from '#contract/nutrition.ts';
import {
  isBusyDatabase,
  isConnectionFailure,
  isDatabaseFailure,
  sqlState,
} from '../database/database-failure.ts';
import { AppError, notFound } from '../errors.ts';

const GENERAL = 'Something went wrong on our side. Please try again.';
const MALFORMED = 'We couldn’t understand the request.';

const TOO_MANY_PHOTOS = {
  code: 'too_large',
  message: `Please send at most ${MOST_PHOTOS} photos of one product.`,
} as const;

/** What Fastify and its multipart parser throw by themselves, in the product's words. */
const FRAMEWORK_ERRORS: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', message: 'This is too large to send.' },
  FST_REQ_FILE_TOO_LARGE: {
    code: 'too_large',
    message: 'This photo is too large. Photos can be up to 15 MB.',
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

/** SQLSTATE: the database has no room left. */
const DISK_FULL = '53100';

/** Turns whatever was thrown into the one error that becomes a response. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isClientGone(error)) {
    return new AppError('timed_out', { message: 'The request was canceled.', log: 'client went away' });
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
  if (UNSTORABLE_TEXT.has(sqlState(error))) {
    return new AppError('invalid_input', {
      message: 'The text has a character that we can’t save.',
      cause: error,
    });
  }
  if (isBusyDatabase(error)) {
    return new AppError('unavailable', {
      message: 'The database is busy right now. Please try again in a moment.',
      log: 'database busy',
      retryAfterS: 5,
      cause: error,
    });
  }
  if (sqlState(error) === DISK_FULL) {
    return new AppError('unavailable', {
      message: 'The server’s disk is full, so nothing can be saved right now. Please try again later.',
      log: 'disk full',
      retryAfterS: 60,
      cause: error,
    });
  }
  if (isConnectionFailure(error)) {
    return new AppError('unavailable', {
      message: 'We can’t reach the database right now. Please try again in a moment.',
      log: 'database unavailable',
      retryAfterS: 5,
      cause: error,
    });
  }
  return new AppError('internal', { message: GENERAL, cause: error });
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
