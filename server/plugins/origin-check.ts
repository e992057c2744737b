import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that another site made the browser send. Browsers always say where such a call comes
 * from; programs such as curl say nothing and carry no one's cookies by accident
 * (docs/decisions/011-origin-check.md).
 */
export function checkOrigin(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || isOwnOrigin(request, publicOrigin)) return;
    throw new AppError('origin_refused', {
      message: 'This request came from another site, so it was blocked.',
    });
  });
}

function isOwnOrigin({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) {
    return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
  }
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
