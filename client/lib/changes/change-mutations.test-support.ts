import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError, ConnectionError } from '../api/api-error.ts';
import type { Change, Lane } from './change.ts';
import { createChanges } from './change-mutations.ts';
import { type ChangeRows, openChangeRows } from './change-rows.ts';
import { pendingChanges } from './changes.ts';

/** A server that stores by key, and fails as often and in the way it is told. */
export function server() {
  const stored = new Map<string, { id: number; change: Change }>();
  const calls: string[] = [];
  const failures: unknown[] = [];
  return {
    stored,
    /** What was sent, each as 'kind target', in order. */
    calls,
    failures,
    /** The next answer is lost on the way although the server stored. */
    loseAnswer: () => failures.push('after'),
    receive: async (change: Change): Promise<unknown> => {
      calls.push(`${change.kind} ${'id' in change.payload ? change.payload.id : ''}`.trim());
      const failure = failures.shift();
      if (failure && failure !== 'after') throw failure;
      const known = stored.get(change.id) ?? { id: 100 + stored.size, change };
      stored.set(change.id, known);
      if (failure === 'after') throw offline();
      return { id: known.id };
    },
  };
}

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
  return <T>(lane: Lane, work: () => Promise<T>): Promise<T> => {
    const mine = (held.get(lane) ?? Promise.resolve()).then(work, work);
    held.set(lane, mine);
    return mine;
  };
}

interface TabOptions {
  rows?: ChangeRows;
  to?: Pick<ReturnType<typeof server>, 'receive'>;
  locks?: ReturnType<typeof sharedLocks>;
}

/** The device has a network, or not. */
export const setOnline = (isOnline: boolean): void => onlineManager.setOnline(isOnline);

/** A page with account 7 signed in. */
export async function tab({ rows, to, locks = sharedLocks() }: TabOptions = {}) {
  const own = server();
  const { receive } = to ?? own;
  const world = { owner: '7' as string | null, signedOut: 0, leaving: false, refreshed: 0 };
  const client = new QueryClient();
  const store = rows ?? (await openChangeRows());
  const changes = createChanges(client, {
    rows: store,
    owner: () => world.owner,
    send: receive,
    alone: locks,
    refresh: async () => {
      world.refreshed += 1;
    },
    tellOthers: () => undefined,
    onSignedOut: () => {
      world.signedOut += 1;
      world.owner = null;
    },
    watchLeaving: () => ({ isLeaving: () => world.leaving, end: () => undefined }),
  });
  await changes.sync();
  return { changes, rows: store, to: own, world, client, shown: () => pendingChanges(client) };
}
