import type { QueryClient } from '@tanstack/react-query';
import { diaryEntries } from '#contract/diary.ts';
import { SENT_BY_HEADER } from '#contract/sent-by.ts';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import type { Change, ChangeOfKind, Kind } from './change.ts';
import type { Senders } from './changes.ts';

/** Longer no small change may take; the line is dead then. */
const LONGEST_MS = 20_000;
/** A change that goes out later than this after it was made tells its time itself. */
const AT_ONCE_MS = 10_000;

type Request = ['POST' | 'PATCH' | 'DELETE', path: string, body?: unknown];

/** What was meant for "now" when it was made is told with its time once that is over. */
const isLate = ({ attempts, createdAt }: Change) =>
  attempts > 1 || Date.now() - Date.parse(createdAt) > AT_ONCE_MS;

const requests: { [K in Kind]?: (change: ChangeOfKind<K>) => Request } = {
  'reading.add': (change) => {
    const time = isLate(change) ? { readingTime: change.createdAt } : {};
    const body = { ...time, ...change.payload.reading, idempotencyKey: change.id };
    return ['POST', '/api/health-readings', body];
  },
  'reading.change': ({ payload }) => ['PATCH', `/api/health-readings/${payload.id}`, payload.changes],
  'reading.remove': ({ payload }) => ['DELETE', `/api/health-readings/${payload.id}`],
  'fast.start': (change) => {
    const { fast, clockSkew } = change.payload;
    const startedAt = new Date(Date.parse(change.createdAt) + clockSkew).toISOString();
    const time = isLate(change) ? { startedAt } : {};
    return ['POST', '/api/fasts', { ...time, ...fast, idempotencyKey: change.id }];
  },
  'fast.change': ({ payload }) => ['PATCH', `/api/fasts/${payload.id}`, payload.changes],
  'fast.remove': ({ payload }) => ['DELETE', `/api/fasts/${payload.id}`],
  'diary.add': ({ id, payload }) => [
    'POST',
    '/api/diary',
    { entries: [{ ...payload.entry, idempotencyKey: id }] },
  ],
  'diary.change': ({ payload }) => ['PATCH', `/api/diary/${payload.id}`, payload.changes],
  'diary.remove': ({ payload }) => ['DELETE', `/api/diary/${payload.id}`],
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

/** The headers that keep one person's changes from being stored under another's cookie. */
export const sentBy = ({ owner }: Pick<Change, 'owner'>) => ({ [SENT_BY_HEADER]: owner });

/** One plain call, and its answer. */
async function call(change: Change): Promise<unknown> {
  const request = requests[change.kind] as ((one: Change) => Request) | undefined;
  if (!request) throw new Error(`Nothing sends ${change.kind}`);
  const [method, path, body] = request(change);
  const options = { body, headers: sentBy(change), signal: AbortSignal.timeout(LONGEST_MS) };
  // One of the entries that the call could store.
  if (change.kind === 'diary.add') return (await api.post(path, diaryEntries, options)).entries[0];
  if (method === 'POST') return api.post<unknown>(path, null, options);
  if (method === 'PATCH') return api.patch<unknown>(path, null, options);
  try {
    await api.run('DELETE', path, options);
  } catch (error) {
    // Gone is gone: by an earlier try whose answer was lost, or from another device.
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
  return null;
}

/**
 * The way a change goes to the server, which gives its answer: a feature's own, else one plain call.
 * It rejects with ApiError when the server refuses; with Error without an answer.
 */
export const createSend = (client: QueryClient, featureSenders: Senders) => (change: Change) => {
  const send = featureSenders[change.kind] as ((one: Change, c: QueryClient) => Promise<unknown>) | undefined;
  return send ? send(change, client) : call(change);
};
