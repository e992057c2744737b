import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { pruneExpired } from '../database/prune.ts';

const EVERY_MS = 15 * 60 * 1000;

/** Removes expired rows from time to time while the server runs. */
export function schedulePruning(app: FastifyInstance, db: Database, clock: Clock): void {
  const timer = setInterval(() => app.background.run('pruning', () => pruneExpired(db, clock)), EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
