import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long running requests may take to finish once no more are taken; then their lines are cut. */
const FINISH_LIMIT_MS = 5_000;
/** Longer than nginx keeps an idle connection (3 s in deploy/nginx), so that it never sends into one being closed. */
const LEAVING_MS = 5_000;
/** What handing over, and closing what is left after the cut, may take beside the limits that are told here. */
const MARGIN_MS = 5_000;

interface DrainOptions {
  /** How long the server goes on serving while /readyz already fails; 0 where nobody asks it before sending. */
  noticeMs: number;
  /** Whether another process goes on behind the same port: nobody is to notice then. */
  isReplaced: boolean;
}

/**
 * Ends a server's connections in order: readiness fails, then whoever sends to it is made to notice, then nothing more
 * is taken and what runs may finish. A stalled request does not hold it up.
 */
export async function drain(app: FastifyInstance, { noticeMs, isReplaced }: DrainOptions): Promise<void> {
  if (isReplaced) {
    app.stopping.leave();
    await delay(LEAVING_MS);
  } else {
    app.stopping.failReadiness();
    if (noticeMs > 0) {
      await delay(noticeMs);
      await app.stopping.handOver();
    }
  }
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_LIMIT_MS);
  await app.close();
  clearTimeout(cut);
}

/** The longest that `drain` may take, in milliseconds. */
export function drainLimitMs(noticeMs: number): number {
  return Math.max(noticeMs, LEAVING_MS) + FINISH_LIMIT_MS + MARGIN_MS;
}
