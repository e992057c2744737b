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
   * Lines that bring reads are closed without an answer, as if the server were gone, so that a proxy which only learns
   * from failures (nginx) asks another server and sends nothing more; writes, which it must not repeat, are still
   * served. An answer with 503 would teach it the same, but so would one from a server whose database is busy. Resolves
   * once nothing arrives any more.
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
    if (stage === 'serving' || stage === 'unready') stage = 'closing';
  });
  app.addHook('onRequest', async ({ method, url, raw }, reply) => {
    if (stage === 'serving') return;
    lastRequestAt = performance.now();
    reply.header('connection', 'close');
    const isRead = method === 'GET' || method === 'HEAD';
    // It lives until it ends: a supervisor must not end it early.
    if (stage === 'leaving' || url === '/healthz') return;
    if (stage === 'handing over' && isRead) {
      reply.hijack();
      raw.socket.destroy();
      return;
    }
    if (url !== '/readyz' && !(stage === 'closing' && isRead)) return;
    const message = 'The server is being restarted. Please try again in a moment.';
    throw new AppError('unavailable', { message, log: 'stopping', retryAfterS: 5 });
  });
}
