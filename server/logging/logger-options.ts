import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { serializeError } from './serialize-error.ts';

/** Log settings: no request bodies, headers, addresses or query strings, and errors without quoted values. */
export function loggerOptions(level: Config['LOG_LEVEL'], stream?: { write(line: string): void }) {
  return {
    level,
    base: null,
    serializers: { err: serializeError, error: serializeError, req: () => ({}), res: () => ({}) },
    ...(stream && { stream }),
  };
}

/** One line per request, by the route's pattern: the address itself could hold a reset token. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
