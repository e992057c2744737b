import { type DBSchema, openDB } from 'idb';
import { type NewEntry, type QueueEntry, readEntry } from './entry.ts';
import { type EntryStore, memoryEntryStore, type SentResult } from './entry-store.ts';

interface QueueDb extends DBSchema {
  entries: { key: number; value: QueueEntry | NewEntry; indexes: { id: string } };
  results: { key: number; value: SentResult };
}

/** Of the database's shape; what entries look like has a version of its own. */
const DB_VERSION = 1;

/**
 * The queue in the browser's database.
 * @throws DOMException where the browser refuses one
 */
export async function openEntryStore(name = 'keto-queue'): Promise<EntryStore> {
  const db = await openDB<QueueDb>(name, DB_VERSION, {
    upgrade: (made) => {
      made
        .createObjectStore('entries', { keyPath: 'seq', autoIncrement: true })
        .createIndex('id', 'id', { unique: true });
      made.createObjectStore('results', { keyPath: 'seq' });
    },
    // A newer version of the app in another tab may go ahead; this one asks again by a reload.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    add: async (entry) => {
      // Written through to the disk: what a person typed outlives also the power.
      const tx = db.transaction('entries', 'readwrite', { durability: 'strict' });
      const known = readEntry(await tx.store.index('id').get(entry.id));
      if (known) return known;
      const seq = await tx.store.add(entry);
      await tx.done;
      return { ...entry, seq } as QueueEntry;
    },
    all: async () => (await db.getAll('entries')).flatMap((stored) => readEntry(stored) ?? []),
    get: async (seq) => readEntry(await db.get('entries', seq)) ?? undefined,
    put: async (entry) => {
      const tx = db.transaction('entries', 'readwrite');
      if ((await tx.store.getKey(entry.seq)) !== undefined) await tx.store.put(entry);
      await tx.done;
    },
    remove: async (seqs) => {
      const tx = db.transaction('entries', 'readwrite');
      for (const seq of seqs) await tx.store.delete(seq);
      await tx.done;
    },
    finish: async (result) => {
      const tx = db.transaction(['entries', 'results'], 'readwrite');
      await tx.objectStore('entries').delete(result.seq);
      await tx.objectStore('results').put(result);
      await tx.done;
    },
    resultOf: (seq) => db.get('results', seq),
    prune: async (before, needed) => {
      const tx = db.transaction('results', 'readwrite');
      for (const { seq, at } of await tx.store.getAll())
        if (at < before && !needed.has(seq)) await tx.store.delete(seq);
      await tx.done;
    },
  };
}

/** Where there is no database, or it is refused, the queue lasts as long as the page. */
export const openBrowserEntryStore = (): Promise<EntryStore> =>
  openEntryStore().catch(() => memoryEntryStore());
