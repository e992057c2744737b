import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import {
  hashKey,
  type Query,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError, ConnectionError } from '../api/api-error.ts';
import { openDatabase } from '../storage/database.ts';
import { type Answer, goneWith, isDerived, persistedAnswer } from './derived-answers.ts';
import { isOnline } from './online.ts';
import { isPantryIds, isPersisted } from './persisted-keys.ts';

/** Several answers in a row, as while somebody types, are written once. */
const WRITE_AFTER_MS = 300;
/** So long a change is left to those who made it, before what it made invalid is asked for again. */
const REFRESH_AFTER_MS = 3_000;
/** What was not asked for again for so long is told as "not kept" rather than shown. */
const MAX_AGE_MS = 90 * 86_400_000;

/** No word from our server itself: no way to it, or only a gateway answered. */
const isAway = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof ApiError && error.code === null && [502, 503, 504].includes(error.status));

/** Persists the answers of one account on this device, and gives them back. */
export interface Persister {
  /** Stands in for a query's own way to the server. */
  fetch: (queryFn: QueryFunction<unknown>, context: QueryFunctionContext, query: Query) => Promise<unknown>;
  /** When this was answered; undefined where it is not persisted. Milliseconds. */
  persistedAt: (key: QueryKey) => Promise<number | undefined>;
  /** Persists nothing more, at once. */
  stop: () => void;
}

/**
 * Opens what is persisted under `prefix`: the account together with the version of the app. What is there of any other
 * goes first.
 * @throws DOMException where the browser refuses a database
 */
export async function openPersister(client: QueryClient, prefix: string): Promise<Persister> {
  const db = await openDatabase();
  let isStopped = false;
  const start = `${prefix}-`;
  for (const key of await db.getAllKeys('answers'))
    if (!key.startsWith(start)) await db.delete('answers', key);

  const persister = experimental_createQueryPersister<PersistedQuery>({
    prefix,
    maxAge: MAX_AGE_MS,
    serialize: ({ state: { data, dataUpdatedAt }, ...query }) =>
      ({ ...query, state: { data, dataUpdatedAt } }) as PersistedQuery,
    deserialize: (stored) => stored,
    storage: {
      getItem: (key) => db.get('answers', key),
      // A device without room keeps less; nothing else follows from it.
      setItem: (key, stored) =>
        isStopped ? undefined : db.put('answers', stored, key).catch(() => undefined),
      removeItem: (key) => db.delete('answers', key),
    },
  });

  async function read(key: QueryKey): Promise<Answer | undefined> {
    const hash = hashKey(key);
    const data = await persister.retrieveQuery(hash);
    const at = (await db.get('answers', start + hash))?.state.dataUpdatedAt;
    return data === undefined || at === undefined ? undefined : { data, at };
  }
  const find = (key: QueryKey) => persistedAnswer(key, read).catch(() => undefined);

  async function removeGone(query: Query): Promise<void> {
    const isGone = goneWith(query.queryKey, query.state.data);
    if (!isGone) return;
    for (const key of await db.getAllKeys('answers'))
      if (isGone(JSON.parse(key.slice(start.length)))) await db.delete('answers', key);
  }

  const writing = new Map<string, ReturnType<typeof setTimeout>>();
  function writeSoon(query: Query): void {
    clearTimeout(writing.get(query.queryHash));
    const write = async () => {
      writing.delete(query.queryHash);
      // What came from here, or is old by now, is here already.
      if (query.state.data === undefined || query.state.isInvalidated) return;
      if (!isDerived(query.queryKey)) await persister.persistQuery(query);
      await removeGone(query);
    };
    writing.set(
      query.queryHash,
      setTimeout(() => void write().catch(() => undefined), WRITE_AFTER_MS),
    );
  }

  const invalid = new Set<Query>();
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;

  /** What a change made invalid would stay old here if nobody looks at it before the network goes. */
  function refreshSoon(query: Query): void {
    invalid.add(query);
    clearTimeout(refreshTimer);
    refreshTimer = setTimeout(async () => {
      const queries = [...invalid];
      invalid.clear();
      for (const one of queries) {
        const isHere = client.getQueryCache().get(one.queryHash) === one;
        if (isHere && one.state.isInvalidated && !one.isActive() && isOnline())
          await one.fetch().catch(() => undefined);
      }
    }, REFRESH_AFTER_MS);
  }

  const unfollow = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isPersisted(event.query.queryKey)) return;
    const { query, action } = event;
    if (action.type === 'success') writeSoon(query);
    if (action.type === 'invalidate' && !query.isActive()) refreshSoon(query);
    if (action.type === 'error' && action.error instanceof ApiError && action.error.status === 404)
      db.delete('answers', start + query.queryHash).catch(() => undefined);
  });
  for (const query of client.getQueryCache().getAll()) if (isPersisted(query.queryKey)) writeSoon(query);

  /** What was given is told to be as old as it is, so that it is asked for again when the server is there. */
  function markOld(query: Query, at: number, then: () => void = () => undefined): void {
    setTimeout(() => {
      // Somebody may have signed out since.
      if (client.getQueryCache().get(query.queryHash) !== query) return;
      query.setState({ dataUpdatedAt: at, isInvalidated: true });
      then();
    });
  }

  return {
    fetch: async (queryFn, context, query) => {
      const { data, dataUpdatedAt } = query.state;
      const isFirst = data === undefined;
      // Ids to choose from must be the account's own of now; the persisted ones stand in while the server is away.
      const shown = isFirst && !isPantryIds(query.queryKey) ? await find(query.queryKey) : undefined;
      if (shown) {
        markOld(query, shown.at, () => void query.fetch().catch(() => undefined));
        return shown.data;
      }
      try {
        return await queryFn(context);
      } catch (error) {
        if (!isAway(error)) throw error;
        const known = isFirst ? await find(query.queryKey) : { data, at: dataUpdatedAt };
        if (!known) throw error;
        markOld(query, known.at);
        return known.data;
      }
    },
    persistedAt: async (key) => (await find(key))?.at,
    stop: () => {
      isStopped = true;
      unfollow();
      clearTimeout(refreshTimer);
      for (const timer of writing.values()) clearTimeout(timer);
    },
  };
}
