import type { Query, QueryClient, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, ConnectionError } from '../api/api-error.ts';
import { isOnline } from '../online.ts';
import { dropAnswer, keepAnswer, readAnswer } from './kept-answers.ts';
import { isKept, isShownAtOnce } from './kept-keys.ts';
import { type KeptStore, openKeptStore } from './kept-store.ts';

/** Several answers in a row, as while somebody types, are written once. */
const WRITE_AFTER_MS = 300;

/** So long a change is left to those who made it, before what it made invalid is asked for again. */
const REFRESH_AFTER_MS = 3_000;

/** No word from our server itself: no way to it, or only a gateway answered. */
const isAway = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof ApiError && error.code === null && [502, 503, 504].includes(error.status));

/** Keeps the answers of one account on this device, and gives them back. */
export interface Keeper {
  /** Stands in for a query's own way to the server. */
  fetch: (queryFn: QueryFunction<unknown>, context: QueryFunctionContext, query: Query) => Promise<unknown>;
  /** When this was kept; undefined where it is not. Milliseconds. */
  keptAt: (key: readonly unknown[]) => Promise<number | undefined>;
  /** Keeps nothing more, at once. */
  stop: () => void;
}

/** @throws DOMException where the browser refuses a database */
export async function openKeeper(client: QueryClient, owner: string): Promise<Keeper> {
  return createKeeper(client, await openKeptStore(owner));
}

export function createKeeper(client: QueryClient, store: KeptStore): Keeper {
  /** Answers that came from here need not be written here again. */
  const given = new WeakSet<object>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  function write(query: Query): void {
    waiting.delete(query.queryHash);
    const { data, dataUpdatedAt: at } = query.state;
    if (data === undefined) return;
    // A device without room keeps less; nothing else follows from it.
    keepAnswer(store, query.queryKey, { data, at }).catch(() => undefined);
  }

  function writeSoon(query: Query): void {
    clearTimeout(waiting.get(query.queryHash));
    waiting.set(
      query.queryHash,
      setTimeout(() => write(query), WRITE_AFTER_MS),
    );
  }

  function look(query: Query): void {
    const { data } = query.state;
    if (typeof data === 'object' && data !== null && given.has(data)) return;
    writeSoon(query);
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
    if (event.type !== 'updated' || !isKept(event.query.queryKey)) return;
    const { query, action } = event;
    if (action.type === 'success') look(query);
    if (action.type === 'invalidate' && !query.isActive()) refreshSoon(query);
    if (action.type === 'error' && action.error instanceof ApiError && action.error.status === 404)
      dropAnswer(store, query.queryKey).catch(() => undefined);
  });
  for (const query of client.getQueryCache().getAll())
    if (isKept(query.queryKey) && query.state.data !== undefined) look(query);

  /** What was given is told to be as old as it is, so that it is asked for again when the server is there. */
  function markOld(query: Query, at: number, then: () => void = () => undefined): void {
    setTimeout(() => {
      // Somebody may have signed out since.
      if (client.getQueryCache().get(query.queryHash) !== query) return;
      query.setState({ dataUpdatedAt: at, isInvalidated: true });
      then();
    });
  }

  const give = (data: unknown) => {
    if (typeof data === 'object' && data !== null) given.add(data);
    return data;
  };
  const read = (query: Query) => readAnswer(store, query.queryKey).catch(() => undefined);

  return {
    fetch: async (queryFn, context, query) => {
      const isFirst = query.state.data === undefined;
      if (isFirst && isShownAtOnce(query.queryKey)) {
        const kept = await read(query);
        if (kept) {
          markOld(query, kept.at, () => void query.fetch().catch(() => undefined));
          return give(kept.data);
        }
      }
      try {
        return await queryFn(context);
      } catch (error) {
        if (!isAway(error)) throw error;
        const known = isFirst ? await read(query) : { data: query.state.data, at: query.state.dataUpdatedAt };
        if (!known) throw error;
        markOld(query, known.at);
        return give(known.data);
      }
    },
    keptAt: async (key) => (await readAnswer(store, key).catch(() => undefined))?.at,
    stop: () => {
      unfollow();
      clearTimeout(refreshTimer);
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
      store.close();
    },
  };
}
