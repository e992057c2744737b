import { SENT_BY_HEADER } from '#contract/sent-by.ts';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import type { EntryOfKind, QueueEntry } from './entry.ts';
import type { Kind } from './kinds.ts';

/** Longer no small change may take; the line is dead then. */
const LONGEST_MS = 20_000;
/** An entry that goes out later than this after it was made tells its time itself. */
const AT_ONCE_MS = 10_000;

type Request = ['POST' | 'PATCH' | 'DELETE', path: string, body?: unknown];

/** What was meant for "now" when it was made is told with its time once that is over. */
const isLate = ({ attempts, createdAt }: QueueEntry) =>
  attempts > 1 || Date.now() - Date.parse(createdAt) > AT_ONCE_MS;

const requests: { [K in Kind]?: (entry: EntryOfKind<K>) => Request } = {
  'reading.add': (entry) => {
    const time = isLate(entry) ? { readingTime: entry.createdAt } : {};
    const body = { ...time, ...entry.payload.reading, idempotencyKey: entry.id };
    return ['POST', '/api/health-readings', body];
  },
  'reading.change': ({ payload }) => ['PATCH', `/api/health-readings/${payload.id}`, payload.changes],
  'reading.remove': ({ payload }) => ['DELETE', `/api/health-readings/${payload.id}`],
  'fast.start': (entry) => {
    const { fast, clockSkew } = entry.payload;
    const startedAt = new Date(Date.parse(entry.createdAt) + clockSkew).toISOString();
    const time = isLate(entry) ? { startedAt } : {};
    return ['POST', '/api/fasts', { ...time, ...fast, idempotencyKey: entry.id }];
  },
  'fast.change': ({ payload }) => ['PATCH', `/api/fasts/${payload.id}`, payload.changes],
  'fast.remove': ({ payload }) => ['DELETE', `/api/fasts/${payload.id}`],
  'pantry.add': ({ id, payload }) => ['POST', '/api/pantry/items', { ...payload.item, idempotencyKey: id }],
  'pantry.change': ({ payload }) => ['PATCH', `/api/pantry/items/${payload.id}`, payload.changes],
  'pantry.remove': ({ payload }) => ['DELETE', `/api/pantry/items/${payload.id}`],
  'pantry.restore': ({ payload }) => ['POST', `/api/pantry/items/${payload.id}/restore`],
  'profile.change': ({ payload }) => ['PATCH', '/api/profile', payload.changes],
  'profile.accept': ({ payload: { disclaimer } }) => [
    'POST',
    '/api/profile/accept-disclaimer',
    { kind: disclaimer },
  ],
  'plan.save': ({ id, payload }) => ['POST', '/api/meal-plans', { ...payload.plan, idempotencyKey: id }],
  'plan.rename': ({ payload }) => ['PATCH', `/api/meal-plans/${payload.id}`, { title: payload.title }],
  'plan.remove': ({ payload }) => ['DELETE', `/api/meal-plans/${payload.id}`],
  'plan.cook': ({ id, payload: { id: plan, dishKey, servings } }) => [
    'POST',
    `/api/meal-plans/${plan}/cooked`,
    { dishKey, servings, idempotencyKey: id },
  ],
  'plan.undo': ({ payload }) => ['POST', `/api/meal-plans/cooked/${payload.id}/undo`],
  'chat.message': ({ payload: { conversationId, message } }) => [
    'POST',
    `/api/saved-conversations/${conversationId}/messages`,
    message,
  ],
};

/** The headers that keep one person's entries from being stored under another's cookie. */
export const sentBy = ({ owner }: Pick<QueueEntry, 'owner'>) => ({ [SENT_BY_HEADER]: owner });

/**
 * Sends an entry that is one plain call, and gives the answer.
 * @throws ApiError when the server refuses; Error for a kind that is no plain call, or without an answer
 */
export async function sendPlainly<K extends Kind>(entry: EntryOfKind<K>): Promise<unknown> {
  const request: ((entry: EntryOfKind<K>) => Request) | undefined = requests[entry.kind as K];
  if (!request) throw new Error(`Nothing sends ${entry.kind}`);
  const [method, path, body] = request(entry);
  const options = { body, headers: sentBy(entry), signal: AbortSignal.timeout(LONGEST_MS) };
  if (method !== 'DELETE')
    return method === 'POST'
      ? api.post<unknown>(path, null, options)
      : api.patch<unknown>(path, null, options);
  try {
    await api.run('DELETE', path, options);
  } catch (error) {
    // Gone is gone: by an earlier try whose answer was lost, or from another device.
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
  return null;
}
