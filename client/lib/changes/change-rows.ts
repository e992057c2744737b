import { openDatabase, type SentResult } from '../storage/database.ts';
import { CHANGE_VERSION, type Change } from './change.ts';

export type NewChange = Omit<Change, 'seq'>;

/** Answers are kept so long for changes that build on them. */
const RESULTS_KEPT_MS = 30 * 86_400_000;

const isReadable = (row: Change | NewChange): row is Change => row.version <= CHANGE_VERSION;

/**
 * Pending changes where they outlive the page, one row each. Each call is whole or not at all.
 * @throws DOMException where the browser refuses a database
 */
async function openRows() {
  const db = await openDatabase();
  return {
    /** One whose id is there already is not added again. */
    add: async (change: NewChange): Promise<Change> => {
      // Written through to the disk: what a person typed outlives also the power.
      const tx = db.transaction('changes', 'readwrite', { durability: 'strict' });
      const known = await tx.store.index('id').get(change.id);
      if (known && isReadable(known)) return known;
      const seq = await tx.store.add(change);
      await tx.done;
      return { ...change, seq } as Change;
    },
    /** In the order in which they came, of everybody; what this version cannot read is left out. */
    all: async () => (await db.getAll('changes')).filter(isReadable),
    /** Replaces a row; one that is gone stays gone. */
    put: async ({ inHand: _inHand, sentId: _sentId, ...change }: Change) => {
      const tx = db.transaction('changes', 'readwrite');
      if ((await tx.store.getKey(change.seq)) !== undefined) await tx.store.put(change as Change);
      await tx.done;
    },
    remove: async (seqs: readonly number[]) => {
      const tx = db.transaction('changes', 'readwrite');
      for (const seq of seqs) await tx.store.delete(seq);
      await tx.done;
    },
    /** Takes out what was sent and notes what came of it. */
    finish: async (result: SentResult) => {
      const tx = db.transaction(['changes', 'sent'], 'readwrite');
      const sent = tx.objectStore('sent');
      await tx.objectStore('changes').delete(result.seq);
      await sent.put(result);
      for (const { seq, at } of await sent.getAll())
        if (at < result.at - RESULTS_KEPT_MS) await sent.delete(seq);
      await tx.done;
    },
    resultOf: (seq: number) => db.get('sent', seq),
  };
}

export type ChangeRows = Awaited<ReturnType<typeof openRows>>;

/** For browsers that refuse a database: what waits then lasts as long as the page. */
function memoryRows(): ChangeRows {
  const rows = new Map<number, Change>();
  const results = new Map<number, SentResult>();
  let last = 0;
  return {
    add: async (change) => {
      const known = [...rows.values()].find(({ id }) => id === change.id);
      if (!known) last += 1;
      const added = known ?? ({ ...change, seq: last } as Change);
      rows.set(added.seq, added);
      return added;
    },
    all: async () => [...rows.values()],
    put: async (change) => {
      if (rows.has(change.seq)) rows.set(change.seq, change);
    },
    remove: async (seqs) => {
      for (const seq of seqs) rows.delete(seq);
    },
    finish: async (result) => {
      rows.delete(result.seq);
      results.set(result.seq, result);
    },
    resultOf: async (seq) => results.get(seq),
  };
}

export const openChangeRows = (): Promise<ChangeRows> => openRows().catch(memoryRows);
