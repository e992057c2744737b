import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts what the security log tells; null where no metrics are kept. */
    securityEvents: Counter<'event' | 'outcome'> | null;
  }
}

/** Seconds; around the 40 ms that a call should take and the seconds that photos and plans do. */
const BUCKETS = [0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1, 2.5, 5, 10, 30];

type MetricsOptions = {
  token: string | undefined;
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
};

/**
 * `/metrics` in Prometheus' text form for who sends the token: process, calls by the route's pattern, connections to
 * the database, events of the security log. Without a token there is no such page and nothing is counted.
 */
export function keepMetrics(app: FastifyInstance, { token, pool }: MetricsOptions): void {
  app.decorate('securityEvents', null);
  if (!token) return;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  app.securityEvents = new Counter({
    name: 'keto_security_events_total',
    help: 'Events of the security log',
    labelNames: ['event', 'outcome'],
    registers,
  });
  const calls = new Histogram({
    name: 'keto_http_request_duration_seconds',
    help: 'Calls by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'keto_database_connections',
    help: 'Connections of this process to the database',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // Unknown addresses share one label: whoever tries a million of them must not fill the memory.
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    calls.observe(labels, reply.elapsedTime / 1000);
  });
  const schema = {
    summary: 'Figures for Prometheus, with the token',
    response: { 200: z.string(), 401: errorBody },
  };
  app.get('/metrics', { logLevel: 'warn', schema }, async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) {
      throw new AppError('not_signed_in', { message: 'The token of the metrics is needed.' });
    }
    reply.type(registry.contentType);
    return registry.metrics();
  });
  app.addHook('onClose', async () => registry.clear());
}

/** Compared by digests, which have one length and take one time. */
function isToken(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
