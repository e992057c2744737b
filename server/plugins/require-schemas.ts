import type { FastifyInstance, RouteOptions } from 'fastify';

/** A call without a described answer does not start: the documentation would lack it, and nothing would check it. */
export function requireSchemas(api: FastifyInstance): void {
  api.addHook('onRoute', ({ schema, url, method }: RouteOptions) => {
    const isDescribed = schema !== undefined && 'summary' in schema && schema.response !== undefined;
    if (!isDescribed && method !== 'HEAD') {
      throw new Error(`The route ${String(method)} ${url} needs a summary and response schemas.`);
    }
  });
}
