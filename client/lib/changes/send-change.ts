import { isRecord } from '../storage/browser-stores.ts';
import { type Change, keepsResult, type Lane, laneOf, madeBy, subjectOf } from './change.ts';
import type { ChangeRows } from './change-rows.ts';
import { errorOf, failureOf, HeldError, RefusedError } from './send-failure.ts';

/** What changes need of the world. */
export interface ChangePorts {
  rows: ChangeRows;
  /** Who is here: an account's id, or 'guest'; null for nobody. */
  owner: () => string | null;
  /** Brings one change to the server under its id and gives the answer. */
  send: (change: Change) => Promise<unknown>;
  /** Runs the work as the only one of all tabs for that lane. */
  alone: <T>(lane: Lane, work: () => Promise<T>) => Promise<T>;
  /** Reads anew what a sent change touched. */
  refresh: (change: Change, answer: unknown) => Promise<unknown>;
  /** Tells the other tabs that rows changed; with a lane, that one of it was sent. */
  tellOthers: (sent: Lane | null) => void;
  /** The server does not know who is here. */
  onSignedOut: () => void;
  /** Watches until `end` whether the page is being left, so that nobody will read what its forms say. */
  watchLeaving: () => { isLeaving: () => boolean; end: () => void };
}

/** A form that waits for how its change goes. */
export interface Hand {
  lane: Lane;
  /** The form has all of it, so a refusal is told there and nothing is kept. */
  hasForm: () => boolean;
  settle: (outcome: 'waiting' | { value: unknown }) => void;
  fail: (error: unknown) => void;
}

const idIn = (value: unknown): number | undefined =>
  isRecord(value) && typeof value.id === 'number' ? value.id : undefined;

interface SenderParts {
  /** Tells what else is known of a change to all who show it. */
  note: (id: string, known: Partial<Change>) => void;
  hands: ReadonlyMap<string, Hand>;
  /** Takes in errors after which nothing is tried again by itself. */
  final: WeakSet<Error>;
}

/** Sends one change at a time, under its lane's lock, and keeps its row at what came of it. */
export function createSender(ports: ChangePorts, { note, hands, final }: SenderParts) {
  const { rows } = ports;

  /** The change about the id that the server gave, once nothing stands in its way. */
  async function aimed(change: Change, stored: readonly Change[]): Promise<Change> {
    const maker = madeBy(change);
    const inWay = stored.filter(
      (one) =>
        one.seq < change.seq &&
        one.owner === change.owner &&
        one.state !== 'done' &&
        (one.seq === maker || subjectOf(one) === subjectOf(change)),
    );
    const isHeld = inWay.some(({ failure }) => failure?.verdict === 'refused' || failure?.verdict === 'held');
    if (inWay.length > 0)
      throw isHeld ? new HeldError() : new Error('An earlier change to this is still waiting to be sent.');
    if (maker === null) return change;
    const id = idIn((await rows.resultOf(maker))?.value);
    if (id === undefined)
      throw new RefusedError('The item that this change belongs to no longer exists.', 404, 'not_found');
    return { ...change, payload: { ...change.payload, id } } as Change;
  }

  /** A refusal stands with its reason, unless its form can tell it: then nothing is kept. */
  async function noteFailure(change: Change, error: Error): Promise<void> {
    const failure = failureOf(error);
    const { verdict } = failure;
    const ends = verdict === 'refused' || verdict === 'held';
    const hand = hands.get(change.id);
    const isTold = verdict !== 'unreachable' && verdict !== 'held' && hand?.hasForm() === true;
    if (ends || isTold) final.add(error);
    if (isTold) await rows.remove([change.seq]);
    else {
      const state = verdict === 'refused' ? 'refused' : 'waiting';
      await rows.put({ ...change, state, failure });
      note(change.id, { state, failure });
    }
    // All behind it wait with it, and their forms need not.
    if (!ends && !isTold)
      for (const behind of hands.values()) if (behind.lane === laneOf(change.kind)) behind.settle('waiting');
    if (verdict === 'held') hand?.settle('waiting');
    else ports.tellOthers(null);
    if (verdict === 'signed_out' && ports.owner() === change.owner) ports.onSignedOut();
  }

  return async function send({ id, seq }: Change): Promise<unknown> {
    const stored = await rows.all();
    const row = stored.find((one) => one.id === id);
    // Another tab was quicker, or it was discarded.
    if (!row) {
      const value = (await rows.resultOf(seq))?.value;
      note(id, { sentId: idIn(value) ?? 0 });
      return value;
    }
    if (row.state === 'done') return row.result;
    let tried = row;
    try {
      if (row.state === 'refused' && row.failure) throw errorOf(row.failure);
      const ready = await aimed(row, stored);
      // Counted before it goes: after a crash it is known that it may have arrived.
      tried = { ...row, attempts: row.attempts + 1 };
      await rows.put(tried);
      note(id, { attempts: tried.attempts });
      const value = await ports.send({ ...ready, attempts: tried.attempts });
      const isKept = keepsResult(row.kind);
      note(id, isKept ? { state: 'done', failure: null, result: value } : { sentId: idIn(value) ?? 0 });
      if (isKept) await rows.put({ ...tried, state: 'done', failure: null, result: value });
      else await rows.finish({ seq, value, at: Date.now() });
      return value;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      await noteFailure(tried, error);
      throw error;
    }
  };
}
