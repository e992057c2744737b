import type { ErrorCode } from '#contract/errors.ts';
import { isKind, type Kind, laneOf, type Payloads } from './kinds.ts';

/** Version of what entries look like. A higher one needs an upgrade from the one before in `UPGRADES`. */
export const ENTRY_VERSION = 1;

/**
 * What a failed sending means. `unreachable`: no server answered, nothing else would arrive either. `busy`: it answered
 * that it cannot now. `signed_out`: its owner must sign in again. `refused`: it will never take it as it is.
 */
export type Verdict = 'unreachable' | 'busy' | 'signed_out' | 'refused';

/** Why an entry did not go through. */
export interface SendFailure {
  verdict: Verdict;
  /** HTTP status; 0 where the server did not answer. */
  status: number;
  message: string;
  /** The server's error code; null where it has none. */
  code: ErrorCode | null;
  /** Form field to complaint. */
  fields: Readonly<Record<string, string>>;
  /** What helps against it, where somebody knows. */
  tip?: string | undefined;
}

/**
 * `waiting` to be sent; `refused` by the server, so that the person must decide; `done` with a result that nobody
 * has looked at yet.
 */
export type EntryState = 'waiting' | 'refused' | 'done';

interface EntryOf<K extends Kind> {
  /** Its place in the queue of this device, from 1. */
  seq: number;
  /** UUID; also the idempotency key under which the server stores what it makes. */
  id: string;
  version: number;
  kind: K;
  /** Id of the account, or 'guest'. */
  owner: string;
  payload: Payloads[K];
  /** ISO time of the device. */
  createdAt: string;
  /** How often it was sent; counted before, so that one that was never sent is known to be nowhere else. */
  attempts: number;
  state: EntryState;
  failure: SendFailure | null;
  /** What came of it, for kinds that keep it. */
  result?: unknown;
  /**
   * The person still sees it being saved, and lists leave it to that; known in the tab that saves, never stored.
   */
  inHand?: boolean | undefined;
  /** Id the server gave to what it made; known while lists are read anew after sending. */
  sentId?: number | undefined;
}

export type QueueEntry = { [K in Kind]: EntryOf<K> }[Kind];
export type EntryOfKind<K extends Kind> = Extract<QueueEntry, { kind: K }>;
export type NewEntry = Omit<QueueEntry, 'seq'>;

export const isOfKind = <K extends Kind>(entry: QueueEntry, ...kinds: K[]): entry is EntryOfKind<K> =>
  kinds.some((kind) => kind === entry.kind);

/** Stands in lists for the id the server will give to what this entry makes. */
export const provisionalId = (entry: Pick<QueueEntry, 'seq'>): number => -entry.seq;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Turns an entry of version n, at place n, into one of version n + 1. */
export type Upgrade = (entry: Fields) => Fields;
const UPGRADES: Readonly<Record<number, Upgrade>> = {};

const isEntry = (entry: Fields): entry is Fields & QueueEntry =>
  isKind(entry.kind) &&
  typeof entry.id === 'string' &&
  typeof entry.owner === 'string' &&
  typeof entry.createdAt === 'string' &&
  typeof entry.attempts === 'number' &&
  isFields(entry.payload);

/**
 * A stored entry as this version understands it. Null for one of a newer version, or of a kind unknown here: it stays
 * in the store, untouched, for the version that knows it.
 */
export function readEntry(stored: unknown, upgrades = UPGRADES, version = ENTRY_VERSION): QueueEntry | null {
  if (!isFields(stored) || typeof stored.version !== 'number' || stored.version > version) return null;
  let entry: Fields = stored;
  for (let from = stored.version; from < version; from += 1) {
    const upgrade = upgrades[from];
    if (!upgrade) return null;
    entry = { ...upgrade(entry), version: from + 1 };
  }
  return isEntry(entry) ? entry : null;
}

/** The id a payload is about; null for what makes something new. */
export const targetOf = ({ payload }: Pick<QueueEntry, 'payload'>): number | null =>
  'id' in payload ? payload.id : null;

/** Number of the entry that makes what this one is about; null where that is known to the server. */
export function madeBy(entry: Pick<QueueEntry, 'payload'>): number | null {
  const target = targetOf(entry);
  return target !== null && target < 0 ? -target : null;
}

/** What an entry changes; entries about the same thing never overtake one that was refused. */
export function subjectOf(entry: Pick<QueueEntry, 'seq' | 'kind' | 'payload'>): string {
  if (entry.kind === 'profile.change') return 'profile';
  return `${laneOf(entry.kind)} ${targetOf(entry) ?? provisionalId(entry)}`;
}

/** The entry about the id that the server gave. */
export function withTarget(entry: QueueEntry, id: number): QueueEntry {
  return { ...entry, payload: { ...entry.payload, id } } as QueueEntry;
}
