import type { NewEntry, QueueEntry } from './entry.ts';

/** What the server answered to an entry that is gone, for those that build on it. */
export interface SentResult {
  seq: number;
  value: unknown;
  /** Milliseconds since 1970. */
  at: number;
}

/** Where entries outlive the page. Each call is whole or not at all. */
export interface EntryStore {
  /** One whose id is there already is not added again. */
  add: (entry: NewEntry) => Promise<QueueEntry>;
  /** In the order in which they came, of everybody; what this version cannot read is left out. */
  all: () => Promise<QueueEntry[]>;
  get: (seq: number) => Promise<QueueEntry | undefined>;
  /** Replaces an entry; one that is gone stays gone. */
  put: (entry: QueueEntry) => Promise<void>;
  remove: (seqs: readonly number[]) => Promise<void>;
  /** Takes out what was sent and notes what came of it. */
  finish: (result: SentResult) => Promise<void>;
  resultOf: (seq: number) => Promise<SentResult | undefined>;
  /** Forgets results from before that instant, but for those that entries still build on. */
  prune: (before: number, needed: ReadonlySet<number>) => Promise<void>;
}

/** For browsers that refuse a database: the queue then lasts as long as the page. */
export function memoryEntryStore(): EntryStore {
  const entries = new Map<number, QueueEntry>();
  const results = new Map<number, SentResult>();
  let last = 0;
  return {
    add: async (entry) => {
      const known = [...entries.values()].find(({ id }) => id === entry.id);
      if (known) return known;
      last += 1;
      const added = { ...entry, seq: last } as QueueEntry;
      entries.set(last, added);
      return added;
    },
    all: async () => [...entries.values()].sort((a, b) => a.seq - b.seq),
    get: async (seq) => entries.get(seq),
    put: async (entry) => {
      if (entries.has(entry.seq)) entries.set(entry.seq, entry);
    },
    remove: async (seqs) => {
      for (const seq of seqs) entries.delete(seq);
    },
    finish: async (result) => {
      entries.delete(result.seq);
      results.set(result.seq, result);
    },
    resultOf: async (seq) => results.get(seq),
    prune: async (before, needed) => {
      for (const { seq, at } of [...results.values()])
        if (at < before && !needed.has(seq)) results.delete(seq);
    },
  };
}
