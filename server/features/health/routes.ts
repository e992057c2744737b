import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import type { Database } from '../../database/client.ts';

/** For process supervisors and load balancers: is the process alive, and can it serve? */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/healthz',
    {
      logLevel: 'warn',
      schema: { summary: 'The process answers', response: { 200: z.object({ status: z.literal('ok') }) } },
    },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/readyz',
    {
      logLevel: 'warn',
      schema: {
        summary: 'The database answers',
        response: { 200: z.object({ status: z.literal('ready') }), 503: errorBody },
      },
    },
    async () => {
      await db.execute(sql`select 1`);
      return { status: 'ready' as const };
    },
  );
};
