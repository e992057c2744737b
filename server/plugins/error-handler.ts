import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import type { AppError } from '../errors.ts';
import { isDescribed } from './describe-refusals.ts';
import { toAppError } from './to-app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code it was refused with. */
    refusedBy: ErrorCode | null;
  }
}

/** Logged of a status that the documentation of its call does not tell of. */
export const UNDESCRIBED = 'undescribed status';

/** The one place where errors become HTTP responses. */
export function handleErrors(app: FastifyInstance): void {
  app.decorateRequest('refusedBy', null);
  app.setErrorHandler((error, request, reply) => sendError(toAppError(error), request, reply));
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  logError(error, request);
  request.refusedBy = error.code;
  if (!isDescribed(request, error.status)) request.log.warn({ status: error.status }, UNDESCRIBED);
  if (error.retryAfterS !== undefined) reply.header('retry-after', String(error.retryAfterS));
  const body: ErrorBody = {
    code: error.code,
    message: error.message,
    requestId: request.id,
    ...(error.fields && { fields: error.fields }),
    ...(error.tip && { tip: error.tip }),
    ...(error.refusal && { refusal: error.refusal }),
  };
  // Serialized here: an error may leave any route, also one whose schema does not list its status.
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** Faults of the server in full; refusals by their code, because their texts may quote what a person wrote. */
export function logError(error: AppError, request: FastifyRequest): void {
  if (error.status >= 500 && error.code !== 'timed_out') {
    request.log.error({ err: error.cause ?? error, code: error.code }, error.log ?? 'request failed');
  } else {
    request.log.info({ code: error.code }, error.log ?? 'request refused');
  }
}
