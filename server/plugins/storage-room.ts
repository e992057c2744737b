import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type StoredKind, storageUseList } from '#contract/storage.ts';
import type { StorageQuotas } from '../storage-quotas.ts';
import { accountOnly, requireUser } from './actor.ts';

/** The calls by which an account comes to own more. */
const STORES: Readonly<Record<string, StoredKind>> = {
  '/api/health-readings': 'readings',
  '/api/health-readings/import': 'readings',
  '/api/fasts': 'fasts',
  '/api/diary': 'diaryEntries',
  '/api/pantry/items': 'foods',
  '/api/pantry/items/:id/restore': 'foods',
  '/api/meal-plans': 'plans',
  '/api/chat-history': 'exchanges',
  '/api/saved-conversations': 'conversations',
  '/api/saved-conversations/:id/messages': 'savedExchanges',
  '/api/pantry-conversation': 'productQuestions',
};
/** One call may store thousands of rows. */
const MANY = new Set(['/api/health-readings/import', '/api/diary']);

/** Turns away what an account has no more room for, before it is stored, and tells how much room is left. */
export function keepRoom(api: FastifyInstance, quotas: StorageQuotas): void {
  const missing = new Set(Object.keys(STORES));
  api.addHook('onRoute', ({ url, method }) => {
    if (method === 'POST') missing.delete(url);
  });
  api.addHook('onReady', async () => {
    if (missing.size > 0) throw new Error(`There are no such calls: ${[...missing].join(', ')}`);
  });

  api.addHook('preHandler', async (request) => {
    const kind = kindOf(request);
    const { actor, body } = request;
    if (kind === null || actor.kind !== 'user') return;
    await quotas.check(actor.userId, kind, keyOf(body));
  });
  api.addHook('onResponse', async (request, reply) => {
    const kind = kindOf(request);
    const { actor, routeOptions, headers } = request;
    if (kind === null || actor?.kind !== 'user' || reply.statusCode >= 300) return;
    // An answer that was stored before is one more here, until the next count.
    const isMany = MANY.has(routeOptions.url ?? '');
    quotas.add(actor.userId, kind, isMany ? null : Number(headers['content-length'] ?? 0));
    if (kind === 'conversations') quotas.add(actor.userId, 'savedExchanges', null);
  });

  api.get(
    '/account/storage',
    {
      ...accountOnly,
      schema: {
        summary:
          'How much the account stores of each kind, how much it may, and what to say when that is near',
        response: { 200: storageUseList },
      },
    },
    (request) => quotas.useOf(requireUser(request)),
  );
}

const kindOf = ({ method, routeOptions }: FastifyRequest): StoredKind | null =>
  (method === 'POST' && STORES[routeOptions.url ?? '']) || null;

/** As each of these calls is sent; a reading may stand inside an envelope, and either way may be spelled. */
function keyOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('idempotencyKey' in body) return body.idempotencyKey;
  if ('idempotency_key' in body) return body.idempotency_key;
  if ('entries' in body && Array.isArray(body.entries)) return keyOf(body.entries[0]);
  return 'reading' in body ? keyOf(body.reading) : undefined;
}
