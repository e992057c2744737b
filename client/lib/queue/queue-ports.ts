import type { QueueEntry } from './entry.ts';
import type { EntryStore } from './entry-store.ts';
import type { Lane } from './kinds.ts';

/** What the queue needs of the world. */
export interface QueuePorts {
  store: EntryStore;
  /** Who is here: an account's id, or 'guest'; null for nobody. */
  owner: () => string | null;
  /** False while it is known that nothing would arrive. */
  isReachable: () => boolean;
  /** Brings one entry to the server under its id and gives the answer. */
  send: (entry: QueueEntry) => Promise<unknown>;
  /** Runs the work as the only one of all tabs for that lane; with `ifFree` not at all while another is at it. */
  withLock: <T>(lane: Lane, work: () => Promise<T>, ifFree?: 'ifFree') => Promise<T | 'elsewhere'>;
  /** Reads anew what a sent entry changed. */
  refresh: (entry: QueueEntry, answer: unknown) => Promise<unknown>;
  /** All entries as they are now, also those that were just sent while what they changed is read anew. */
  onChange: (entries: readonly QueueEntry[]) => void;
  /** Tells the other tabs that entries changed; with a lane, that one of it was sent. */
  tellOthers: (sent: Lane | null) => void;
  /** The server does not know who is here. */
  onSignedOut: () => void;
  /** Watches until `end` whether the page is being left, so that nobody will read what its forms say. */
  watchLeaving: () => { isLeaving: () => boolean; end: () => void };
  /** Runs something later, and gives a way to call it off. */
  later: (run: () => void, ms: number) => () => void;
  now: () => Date;
}
