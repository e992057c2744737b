import { ApiError, ConnectionError } from '../api/api-error.ts';
import type { QueueEntry } from './entry.ts';
import { type EntryStore, memoryEntryStore } from './entry-store.ts';
import type { Lane } from './kinds.ts';
import { createQueue } from './queue.ts';

/** A server that stores by key, and fails as often and in the way it is told. */
export function server() {
  const stored = new Map<string, { id: number; entry: QueueEntry }>();
  const calls: string[] = [];
  const failures: unknown[] = [];
  return {
    stored,
    /** What was sent, each as 'kind target', in order. */
    calls,
    failures,
    /** The next answer is lost on the way although the server stored. */
    loseAnswer: () => failures.push('after'),
    receive: async (entry: QueueEntry) => {
      calls.push(`${entry.kind} ${'id' in entry.payload ? entry.payload.id : ''}`.trim());
      const failure = failures.shift();
      if (failure && failure !== 'after') throw failure;
      const known = stored.get(entry.id) ?? { id: 100 + stored.size, entry };
      stored.set(entry.id, known);
      if (failure === 'after') throw offline();
      return { id: known.id };
    },
  };
}

type Receive = (entry: QueueEntry) => Promise<unknown>;

/** The server does its part, and the page never hears of it. */
export const hangAfter =
  (receive: Receive): Receive =>
  async (entry) => {
    await receive(entry);
    return new Promise(() => undefined);
  };

export const offline = () => new ConnectionError(new TypeError('Failed to fetch'));

export const refusal = (status: number, message = 'no') =>
  new ApiError(status, message, {
    code: status === 401 ? 'not_signed_in' : 'invalid_input',
    message,
    requestId: 'r',
  });

/** Locks that all tabs of one test share. */
export function sharedLocks() {
  const held = new Map<Lane, Promise<unknown>>();
  return async <T>(lane: Lane, work: () => Promise<T>, ifFree?: 'ifFree'): Promise<T | 'elsewhere'> => {
    const before = held.get(lane);
    if (before && ifFree) return 'elsewhere';
    const mine = (before ?? Promise.resolve()).then(work);
    const done = mine
      .catch(() => undefined)
      .then(() => {
        if (held.get(lane) === done) held.delete(lane);
      });
    held.set(lane, done);
    return mine;
  };
}

interface TabOptions {
  store?: EntryStore;
  to?: { receive: Receive };
  locks?: ReturnType<typeof sharedLocks>;
}

/** A page with the queue open, account 7 signed in, online. */
export function tab({ store = memoryEntryStore(), to, locks = sharedLocks() }: TabOptions = {}) {
  const own = server();
  const { receive } = to ?? own;
  const world = { owner: '7' as string | null, reachable: true, signedOut: 0, leaving: false };
  const waits: { ms: number; run: () => void }[] = [];
  const shown = { entries: [] as readonly QueueEntry[], before: [] as (readonly QueueEntry[])[] };
  const queue = createQueue({
    store,
    owner: () => world.owner,
    isReachable: () => world.reachable,
    send: receive,
    withLock: locks,
    refresh: async () => undefined,
    onChange: (entries) => {
      shown.before.push(shown.entries);
      shown.entries = entries;
    },
    tellOthers: () => undefined,
    onSignedOut: () => {
      world.signedOut += 1;
    },
    watchLeaving: () => ({ isLeaving: () => world.leaving, end: () => undefined }),
    later: (run, ms) => {
      const wait = { ms, run };
      waits.push(wait);
      return () => {
        if (waits.includes(wait)) waits.splice(waits.indexOf(wait), 1);
      };
    },
    now: () => new Date('2026-11-21T10:00:00Z'),
  });
  return { queue, store, to: own, world, waits, shown };
}
