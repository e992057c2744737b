import { ENTRY_VERSION, type NewEntry, type QueueEntry } from './entry.ts';
import { fold, withDependents } from './fold.ts';
import { type Kind, laneOf, type Payloads } from './kinds.ts';
import { createLaneSender } from './lane-sender.ts';
import type { QueuePorts } from './queue-ports.ts';
import { errorOf } from './verdict.ts';

/** Sent, with the server's answer; or kept on this device and shown under a provisional id. */
export type Outcome = { state: 'sent'; value: unknown } | { state: 'waiting'; id: number };

export interface Queue {
  /**
   * Keeps a change and tries to send it. Rejects with ApiError when the server refuses it or cannot take it now: a new
   * one is then not kept, for the person still has the form, unless they are leaving the page.
   */
  submit: <K extends Kind>(kind: K, payload: Payloads[K], key: string) => Promise<Outcome>;
  /** Keeps something to be sent as soon as that goes. */
  keep: <K extends Kind>(kind: K, payload: Payloads[K], key: string) => Promise<QueueEntry>;
  /** Sends what can be sent, now. */
  flush: () => Promise<void>;
  /** Sends a refused entry again as it is. */
  retry: (seq: number) => Promise<void>;
  /** Takes an entry out, and what builds on it. */
  discard: (seq: number) => Promise<void>;
  /** Takes out everything of an owner. */
  discardAll: (owner: string) => Promise<void>;
  /** Makes one owner's entries another's. */
  adopt: (from: string, to: string) => Promise<void>;
  /** Tells again what waits, after another tab changed it. */
  reread: () => Promise<void>;
}

/** Waits between tries while the page is open; the last goes on. */
const RETRY_MS = [2_000, 10_000, 60_000, 300_000];
/** Another tab is sending; it may be closed in the middle. */
const ELSEWHERE_MS = 10_000;
const RESULTS_KEPT_MS = 30 * 86_400_000;

/** Brings what waits to the server: in order, each once, and only its owner's. */
export function createQueue(ports: QueuePorts): Queue {
  const { store } = ports;
  /** Ids of what is being submitted. */
  const inHand = new Set<string>();
  const { sendLane, changed, publish } = createLaneSender(ports, (id) => inHand.has(id));
  let tries = 0;
  let callOff: () => void = () => undefined;

  const ofOwner = async (owner: string) => (await store.all()).filter((entry) => entry.owner === owner);

  function tryLater(ms = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0): void {
    callOff();
    callOff = ports.later(() => void send().catch(() => undefined), ms);
  }

  async function send(): Promise<void> {
    callOff();
    const owner = ports.owner();
    if (owner === null) return;
    const waiting = (await ofOwner(owner)).filter(({ state }) => state === 'waiting');
    const lanes = [...new Set(waiting.map(({ kind }) => laneOf(kind)))];
    const ends = await Promise.all(
      lanes.map((lane) => ports.withLock(lane, () => sendLane(owner, lane), 'ifFree')),
    );
    if (ends.includes('signed_out') && ports.owner() === owner) ports.onSignedOut();
    if (ends.some((end) => end === 'unreachable' || end === 'busy')) {
      tryLater();
      tries += 1;
    } else if (ends.includes('elsewhere')) tryLater(ELSEWHERE_MS);
  }

  const flush = () => {
    tries = 0;
    return send();
  };

  function ownerNow(): string {
    const owner = ports.owner();
    if (owner !== null) return owner;
    throw errorOf({ status: 401, message: 'Please sign in to continue.', code: 'not_signed_in', fields: {} });
  }

  async function add<K extends Kind>(kind: K, payload: Payloads[K], id: string): Promise<QueueEntry> {
    const created = { createdAt: ports.now().toISOString(), version: ENTRY_VERSION, attempts: 0 };
    const waiting = { state: 'waiting', failure: null } as const;
    const entry = { id, kind, payload, owner: ownerNow(), ...created, ...waiting };
    const added = await store.add(entry as NewEntry);
    await changed();
    return added;
  }

  /** How sending went for one entry. One that the server does not take leaves the queue if its form can tell so. */
  async function outcomeOf(seq: number, hasForm: () => boolean): Promise<Outcome> {
    const now = await store.get(seq);
    if (!now) return { state: 'sent', value: (await store.resultOf(seq))?.value };
    if (now.state === 'done') return { state: 'sent', value: now.result };
    const { failure } = now;
    const mayWait = failure === null || failure.verdict === 'unreachable';
    const isTold = hasForm();
    if (mayWait || (!isTold && failure.verdict !== 'refused')) return { state: 'waiting', id: -seq };
    if (isTold) {
      await store.remove([seq]);
      await changed();
    }
    throw errorOf(failure);
  }

  /** What waits already takes the change up, where it can; null where it is an entry of its own. */
  async function takeUp<K extends Kind>(kind: K, payload: Payloads[K]): Promise<QueueEntry | 'gone' | null> {
    const folding = fold(await ofOwner(ownerNow()), kind, payload);
    if (!folding) return null;
    await store.remove(folding.remove);
    if (folding.replace) await store.put(folding.replace);
    await changed();
    return folding.replace ?? 'gone';
  }

  async function trySubmit<K extends Kind>(
    kind: K,
    payload: Payloads[K],
    { key, isLeaving }: { key: string; isLeaving: () => boolean },
  ): Promise<Outcome> {
    const owner = ownerNow();
    const lane = laneOf(kind);
    const foldable = fold(await ofOwner(owner), kind, payload) !== null;
    // Before anything else it is on the disk, also where another tab keeps this one waiting.
    const added = foldable ? null : await add(kind, payload, key);
    const outcome = await ports.withLock(lane, async (): Promise<Outcome> => {
      const taken = added ? null : await takeUp(kind, payload);
      if (taken === 'gone') return { state: 'sent', value: undefined };
      const entry = added ?? taken ?? (await add(kind, payload, key));
      await sendLane(owner, lane);
      return outcomeOf(entry.seq, () => taken === null && !isLeaving());
    });
    if (outcome === 'elsewhere') throw new Error('A lock that was waited for was not given');
    if (outcome.state === 'waiting') tryLater();
    return outcome;
  }

  async function submit<K extends Kind>(kind: K, payload: Payloads[K], key: string): Promise<Outcome> {
    inHand.add(key);
    const { isLeaving, end } = ports.watchLeaving();
    try {
      return await trySubmit(kind, payload, { key, isLeaving });
    } finally {
      end();
      inHand.delete(key);
      await publish();
    }
  }

  async function prune(): Promise<void> {
    const entries = await store.all();
    const needed = new Set(entries.flatMap(({ payload }) => ('id' in payload ? [-payload.id] : [])));
    await store.prune(ports.now().getTime() - RESULTS_KEPT_MS, needed);
  }
  void prune().catch(() => undefined);

  return {
    submit,
    keep: async (kind, payload, key) => {
      const entry = await add(kind, payload, key);
      void flush().catch(() => undefined);
      return entry;
    },
    flush,
    retry: async (seq) => {
      const entry = await store.get(seq);
      if (entry?.state === 'refused') await store.put({ ...entry, state: 'waiting', failure: null });
      await changed();
      await flush();
    },
    discard: async (seq) => {
      await store.remove(withDependents(await store.all(), seq));
      await changed();
    },
    discardAll: async (owner) => {
      await store.remove((await ofOwner(owner)).map(({ seq }) => seq));
      await changed();
    },
    adopt: async (from, to) => {
      for (const entry of await ofOwner(from)) await store.put({ ...entry, owner: to });
      await changed();
      await flush();
    },
    reread: publish,
  };
}
