import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** No request for so long: whoever spreads them has noticed. */
const QUIET_MS = 500;
/** Where only writes arrive nobody can notice by an answer; then the lines are closed all the same. */
const HAND_OVER_LIMIT_MS = 3_000;

/** How far a server that was asked to stop has come; each stage keeps what the one before it refused. */
type Stage = 'serving' | 'leaving' | 'unready' | 'handing over' | 'closing';

declare module 'fastify' {
  interface FastifyInstance {
    stopping: Stopping;
  }
}

interface Stopping {
  /** Another process goes on behind the same port: all is served to the end, and each answer ends its connection. */
  leave(): void;
  /** /readyz fails, everything else is served, and each answer ends its connection. */
  failReadiness(): void;
  /**
   * Reads are refused too, with 503, so that a proxy which only learns from answers (nginx) asks another server and
   * sends nothing more; writes, which it must not repeat, are still served. Resolves once nothing arrives any more.
   */
  handOver(): Promise<void>;
}

/** What a server still does between being asked to stop and the end of its last connection. */
export function stopInOrder(app: FastifyInstance): void {
  let stage: Stage = 'serving';
  let lastRequestAt = 0;
  app.decorate('stopping', {
    leave() {
      stage = 'leaving';
    },
    failReadiness() {
      stage = 'unready';
    },
    async handOver() {
      stage = 'handing over';
      lastRequestAt = performance.now();
      const deadline = lastRequestAt + HAND_OVER_LIMIT_MS;
      while (performance.now() < Math.min(deadline, lastRequestAt + QUIET_MS)) await delay(QUIET_MS / 10);
    },
  });
  app.addHook('preClose', async () => {
    if (stage !== 'leaving') stage = 'closing';
  });
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (stage === 'serving') return;
    lastRequestAt = performance.now();
    reply.header('connection', 'close');
    if (stage === 'leaving') return;
    // It lives until it ends: a supervisor must not end it early.
    const isRefusedRead =
      stage !== 'unready' && (method === 'GET' || method === 'HEAD') && url !== '/healthz';
    if (url !== '/readyz' && !isRefusedRead) return;
    const message = 'The server is being restarted. Please try again in a moment.';
    throw new AppError('unavailable', { message, log: 'stopping', retryAfterS: 5 });
  });
}
