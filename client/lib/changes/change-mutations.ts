import { type Mutation, onlineManager, type QueryClient } from '@tanstack/react-query';
import {
  CHANGE_KEY,
  CHANGE_VERSION,
  type Change,
  type Kind,
  laneOf,
  type Payloads,
  provisionalId,
} from './change.ts';
import { createChangeCache } from './change-cache.ts';
import type { NewChange } from './change-rows.ts';
import { fold, withDependents } from './fold.ts';
import { type ChangePorts, createSender, type Hand } from './send-change.ts';
import { errorOf } from './send-failure.ts';

/** Sent, with the server's answer; or kept on this device and shown under a provisional id. */
export type Outcome = { state: 'sent'; value: unknown } | { state: 'waiting'; id: number };

/** Rests between tries while the page is open; the last goes on. */
const RETRY_MS = [2_000, 10_000, 60_000, 300_000];

const pause = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export type Changes = ReturnType<typeof createChanges>;

/**
 * Changes are mutations of the query client, one after another in a lane. What the library does not promise is added
 * here: each is a row on the disk before it is sent, until the server has it or the person lets it go; rows of other
 * tabs and of earlier pages come into the cache; and under a lock each is sent by one tab, in its owner's name alone.
 */
export function createChanges(client: QueryClient, ports: ChangePorts) {
  const { rows } = ports;
  const hands = new Map<string, Hand>();
  /** Errors after which nothing is tried again by itself. */
  const final = new WeakSet<Error>();
  const attempts = new Set<Promise<unknown>>();
  /** Ends the rests of all that wait for their next try. */
  let woken = Promise.withResolvers<void>();

  const { find, note, sync } = createChangeCache(client, rows, (id) => hands.get(id)?.hasForm() === true);
  const send = createSender(ports, { note, hands, final });
  const ofOwner = async (owner: string) => (await rows.all()).filter((row) => row.owner === owner);

  const changed = async () => {
    await sync();
    ports.tellOthers(null);
  };

  /** What can be sent is tried now. */
  function wake(): void {
    woken.resolve();
    woken = Promise.withResolvers();
    void client.resumePausedMutations();
  }

  /** The wake that was yet to come at each mutation's last try: who was woken since goes on at once. */
  const triedBefore = new WeakMap<Mutation, typeof woken>();

  async function run(change: Change): Promise<unknown> {
    const mutation = find(change.id);
    const failures = mutation?.state.failureCount ?? 0;
    if (mutation && failures > 0 && triedBefore.get(mutation) === woken)
      await Promise.race([woken.promise, pause(RETRY_MS[Math.min(failures, RETRY_MS.length) - 1])]);
    // Only its owner's session sends it.
    while (ports.owner() !== change.owner) await woken.promise;
    // The rows have changed since, and another mutation stands for this one.
    if (!mutation || find(change.id) !== mutation) return undefined;
    triedBefore.set(mutation, woken);
    const attempt = ports.alone(laneOf(change.kind), () => send(change));
    attempts.add(attempt);
    try {
      const value = await attempt;
      hands.get(change.id)?.settle({ value });
      return value;
    } finally {
      attempts.delete(attempt);
    }
  }

  client.setMutationDefaults([CHANGE_KEY], {
    mutationFn: run,
    networkMode: 'online',
    retry: (_count, error) => !final.has(error),
    // It rests before the next try, where it can be woken.
    retryDelay: 0,
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: async (value: unknown, change: Change) => {
      // Lists show it until they are read anew.
      await ports.refresh(change, value).catch(() => undefined);
      ports.tellOthers(laneOf(change.kind));
    },
    onError: (error, change: Change) => hands.get(change.id)?.fail(error),
  });

  function ownerNow(): string {
    const owner = ports.owner();
    if (owner !== null) return owner;
    throw errorOf({ status: 401, message: 'Please sign in to continue.', code: 'not_signed_in', fields: {} });
  }

  async function add<K extends Kind>(kind: K, payload: Payloads[K], id: string): Promise<Change> {
    const made = { version: CHANGE_VERSION, createdAt: new Date().toISOString(), attempts: 0 };
    const waiting = { state: 'waiting', failure: null } as const;
    const change = await rows.add({ id, kind, payload, owner: ownerNow(), ...made, ...waiting } as NewChange);
    await changed();
    return change;
  }

  /** What waits already takes the change up, where it can; null where it is one of its own. */
  async function takeUp(kind: Kind, payload: Payloads[Kind]): Promise<Change | 'gone' | null> {
    const folding = fold(await ofOwner(ownerNow()), kind, payload);
    if (!folding) return null;
    await rows.remove(folding.remove);
    if (!folding.replace) return 'gone';
    await rows.put(folding.replace);
    await release(folding.replace.seq);
    return folding.replace;
  }

  /** What was refused, and what it held back, waits again. */
  async function release(seq: number): Promise<void> {
    const stored = await rows.all();
    const again = new Set(withDependents(stored, seq));
    for (const row of stored)
      if (again.has(row.seq) && row.state !== 'done')
        await rows.put({ ...row, state: 'waiting', failure: null });
  }

  /** Waits until it is known how it goes: sent, or kept here. Rejects with what its form should tell. */
  async function handed(change: () => Promise<Change>, id: string, hand: Pick<Hand, 'lane' | 'hasForm'>) {
    const { promise, resolve, reject } = Promise.withResolvers<'waiting' | { value: unknown }>();
    hands.set(id, { ...hand, settle: resolve, fail: reject });
    try {
      const { seq } = await change();
      wake();
      if (!onlineManager.isOnline()) resolve('waiting');
      const outcome = await promise;
      return outcome === 'waiting'
        ? { state: 'waiting' as const, id: provisionalId({ seq }) }
        : { state: 'sent' as const, value: outcome.value };
    } finally {
      hands.delete(id);
      await sync();
      note(id, { inHand: undefined });
    }
  }

  const flush = async () => {
    await sync();
    wake();
    while (attempts.size > 0) await Promise.allSettled([...attempts]);
  };

  return {
    /**
     * Keeps a change and tries to send it. Rejects with ApiError when the server refuses it or cannot take it now: a
     * new one is then not kept, for the person still has the form, unless they are leaving the page.
     */
    submit: async <K extends Kind>(kind: K, payload: Payloads[K], id: string): Promise<Outcome> => {
      const lane = laneOf(kind);
      const isFoldable = fold(await ofOwner(ownerNow()), kind, payload) !== null;
      const taken = isFoldable ? await ports.alone(lane, () => takeUp(kind, payload)) : null;
      if (taken) await changed();
      if (taken === 'gone') return { state: 'sent', value: undefined };
      if (taken) return handed(async () => taken, taken.id, { lane, hasForm: () => false });
      const { isLeaving, end } = ports.watchLeaving();
      return handed(() => add(kind, payload, id), id, { lane, hasForm: () => !isLeaving() }).finally(end);
    },
    /** Keeps something to be sent as soon as that goes. */
    keep: async <K extends Kind>(kind: K, payload: Payloads[K], id: string): Promise<Change> => {
      const change = await add(kind, payload, id);
      wake();
      return change;
    },
    /** Sends what can be sent, now. */
    flush,
    /** Sends a refused change again as it is. */
    retry: async (seq: number) => {
      await release(seq);
      await changed();
      await flush();
    },
    /** Takes a change out, and what builds on it. */
    discard: async (seq: number) => {
      await rows.remove(withDependents(await rows.all(), seq));
      await changed();
      // What it held back may go on.
      wake();
    },
    /** Takes out everything of an owner. */
    discardAll: async (owner: string) => {
      await rows.remove((await ofOwner(owner)).map(({ seq }) => seq));
      await changed();
    },
    /** Makes one owner's changes another's. */
    adopt: async (from: string, to: string) => {
      for (const row of await ofOwner(from)) await rows.put({ ...row, owner: to });
      await changed();
      await flush();
    },
    sync,
  };
}
