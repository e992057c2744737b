import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import type { Database } from '../../database/client.ts';

interface HealthDeps {
  db: Database;
  /** What somebody should do something about, such as a disk that is nearly full. */
  warnings: () => readonly string[];
}

const alive = z.object({ status: z.literal('ok'), warnings: z.array(z.string()).optional() });

/** For process supervisors and load balancers: is the process alive, and can it serve? */
export const healthRoutes: FastifyPluginAsyncZod<HealthDeps> = async (app, { db, warnings }) => {
  app.get(
    '/healthz',
    {
      logLevel: 'warn',
      schema: { summary: 'The process answers, with what should be looked after', response: { 200: alive } },
    },
    async () => {
      const found = warnings();
      return { status: 'ok' as const, ...(found.length > 0 && { warnings: [...found] }) };
    },
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
