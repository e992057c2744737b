import 'fake-indexeddb/auto';
import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { savedConversationsQuery } from '../../features/chat/saved-chats/saved-conversations.ts';
import { savedChatKey } from '../../features/chat/store/saved-chat.ts';
import { mealPlansQuery } from '../../features/saved-meals/plan-list.ts';
import { ApiError, ConnectionError } from '../api/api-error.ts';
import { REGULAR_CHAT_KEY } from '../chat/carried-chat.ts';
import { coachQuery } from '../coach/coach-info.ts';
import { guestFastsQuery } from '../fasts/fasts.ts';
import {
  FIRST_VIEW,
  pantryIdsQuery,
  pantryItemQuery,
  pantryItemsQuery,
  pantryPageQuery,
} from '../pantry/pantry-items.ts';
import { accountReadingsQuery, guestReadingsQuery } from '../readings/readings.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { profileQuery } from '../session/disclaimers.ts';
import { emptyDatabase } from '../storage/database.ts';
import { isPersisted } from './persisted-keys.ts';
import { openPersister, type Persister } from './persister.ts';

const left: (() => void)[] = [];
afterEach(async () => {
  for (const leave of left.splice(0)) leave();
  await emptyDatabase('answers');
});

/** A page load of this account: its own cache over the device's store. */
async function openPage(prefix = '7 v1') {
  let current: Persister | null = null;
  const persister: QueryPersister = (queryFn, context, query) =>
    current ? current.fetch(queryFn, context, query) : queryFn(context);
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always', persister },
    },
  });
  const opened = await openPersister(client, prefix);
  current = opened;
  left.push(() => {
    opened.stop();
    client.clear();
  });
  const isWritten = (key: readonly unknown[], at = 0) =>
    vi.waitFor(async () => expect(await opened.persistedAt(key)).toBeGreaterThan(at));
  return { client, persister: opened, isWritten };
}

const KEY = ['meal-plans'];
const away = () => Promise.reject(new ConnectionError(new TypeError('Failed to fetch')));

test('what was loaded is there on the next visit without the server', async () => {
  const before = await openPage();
  await before.client.fetchQuery({ queryKey: KEY, queryFn: async () => ['soup'] });
  await before.isWritten(KEY);
  const after = await openPage();
  expect(await after.client.fetchQuery({ queryKey: KEY, queryFn: away })).toEqual(['soup']);
  // Told to be old, so that it is asked for again once the server is there.
  await vi.waitFor(() => expect(after.client.getQueryState(KEY)?.isInvalidated).toBe(true));
  await vi.waitFor(() => expect(after.client.isFetching()).toBe(0));
  expect(after.client.getQueryState(KEY)).toMatchObject({ status: 'success', data: ['soup'] });
});

test('with the server, what is kept shows at once and its answer takes the place', async () => {
  const before = await openPage();
  await before.client.fetchQuery({ queryKey: KEY, queryFn: async () => ['soup'] });
  await before.isWritten(KEY);
  const after = await openPage();
  const ask = vi.fn(async () => ['soup', 'salad']);
  expect(await after.client.fetchQuery({ queryKey: KEY, queryFn: ask })).toEqual(['soup']);
  await vi.waitFor(() => expect(after.client.getQueryData(KEY)).toEqual(['soup', 'salad']));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(after.client.getQueryState(KEY)?.isInvalidated).toBe(false);
});

test('another account, or another version of the app, finds nothing', async () => {
  const before = await openPage();
  await before.client.fetchQuery({ queryKey: KEY, queryFn: async () => ['soup'] });
  await before.isWritten(KEY);
  for (const prefix of ['8 v1', '7 v1']) {
    const { client } = await openPage(prefix);
    await expect(client.fetchQuery({ queryKey: KEY, queryFn: away })).rejects.toThrow(ConnectionError);
  }
});

test('a page that was told to stop writes nothing more', async () => {
  const before = await openPage();
  await before.client.fetchQuery({ queryKey: KEY, queryFn: async () => ['soup'] });
  before.persister.stop();
  const after = await openPage();
  await after.client.fetchQuery({ queryKey: ['fasts', 'account'], queryFn: async () => [] });
  await after.isWritten(['fasts', 'account']);
  expect(await after.persister.persistedAt(KEY)).toBeUndefined();
});

test('ids to choose from come from the server, and from here only while it is away', async () => {
  const key = ['pantry-items', 'ids', ''];
  const before = await openPage();
  await before.client.fetchQuery({ queryKey: key, queryFn: async () => ({ items: [{ id: 1 }] }) });
  await before.isWritten(key);
  const after = await openPage();
  const answer = { items: [{ id: 2 }] };
  expect(await after.client.fetchQuery({ queryKey: key, queryFn: async () => answer })).toEqual(answer);
  const offline = await openPage();
  expect(await offline.client.fetchQuery({ queryKey: key, queryFn: away })).toBeDefined();
});

test('a refusal of the server is told, and what it has no more is not kept', async () => {
  const key = ['conversation-messages', 4];
  const { client, persister, isWritten } = await openPage();
  await client.fetchQuery({ queryKey: key, queryFn: async () => ['hello'] });
  await isWritten(key);
  const gone = () => Promise.reject(new ApiError(404, 'Not found'));
  await expect(client.fetchQuery({ queryKey: key, queryFn: gone, staleTime: 0 })).rejects.toThrow('404');
  await vi.waitFor(async () => expect(await persister.persistedAt(key)).toBeUndefined());
});

test('a change in the cache is kept as well, and a failed refresh while away changes nothing', async () => {
  const { client, persister, isWritten } = await openPage();
  await client.fetchQuery({ queryKey: KEY, queryFn: async () => ['soup'] });
  await isWritten(KEY);
  client.setQueryData(KEY, ['stew'], { updatedAt: Date.now() + 1 });
  const page = await openPage();
  await vi.waitFor(async () => {
    page.client.removeQueries({ queryKey: KEY });
    expect(await page.client.fetchQuery({ queryKey: KEY, queryFn: away })).toEqual(['stew']);
  });
  await client.fetchQuery({ queryKey: KEY, queryFn: away, staleTime: 0 });
  expect(client.getQueryState(KEY)).toMatchObject({ status: 'success', data: ['stew'] });
  expect(await persister.persistedAt(KEY)).toBeDefined();
});

test('the messages of a deleted chat go with it', async () => {
  const { client, persister, isWritten } = await openPage();
  for (const id of [4, 5]) {
    await client.fetchQuery({ queryKey: ['conversation-messages', id], queryFn: async () => ['hello'] });
    await isWritten(['conversation-messages', id]);
  }
  await client.fetchQuery({ queryKey: ['saved-conversations', ''], queryFn: async () => [{ id: 5 }] });
  await vi.waitFor(async () =>
    expect(await persister.persistedAt(['conversation-messages', 4])).toBeUndefined(),
  );
  expect(await persister.persistedAt(['conversation-messages', 5])).toBeDefined();
});

test('what a change made invalid is asked for again though nobody looks at it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { client } = await openPage();
    const ask = vi.fn(async () => ['soup']);
    await client.fetchQuery({ queryKey: KEY, queryFn: ask });
    await client.invalidateQueries({ queryKey: KEY });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(ask).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('what may be kept: what a person reads of their own account, and nothing else', () => {
  const kept = [
    profileQuery(),
    mealPlansQuery(),
    pantryPageQuery(FIRST_VIEW, 0),
    pantryItemQuery(3),
    pantryIdsQuery(),
    accountReadingsQuery(),
    savedConversationsQuery(),
  ].map(({ queryKey }) => queryKey as readonly unknown[]);
  for (const key of [...kept, savedChatKey(3), [...REGULAR_CHAT_KEY, '7']])
    expect(isPersisted(key), String(key)).toBe(true);
  const others = [
    currentUserQuery(),
    coachQuery(),
    guestReadingsQuery(),
    guestFastsQuery(),
    pantryItemsQuery(),
    pantryIdsQuery('cheese'),
    savedConversationsQuery('cheese'),
  ].map(({ queryKey }) => queryKey as readonly unknown[]);
  for (const key of [...others, [...REGULAR_CHAT_KEY, 'guest'], ['sessions']])
    expect(isPersisted(key), String(key)).toBe(false);
});
