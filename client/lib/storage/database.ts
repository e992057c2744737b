import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import type { Change, KeptPhoto } from '../changes/change.ts';

/** A scan in progress, as some version of the app has written it. */
export interface ScanRow {
  id: string;
  /** Account, or 'guest'. */
  owner: string;
  /** Milliseconds: when it was last changed. */
  at: number;
  step: unknown;
  product: unknown;
}

/** What the server answered to a change that is gone. `at` in milliseconds since 1970. */
export interface SentResult {
  seq: number;
  value: unknown;
  at: number;
}

/** Everything this app keeps in the browser's database; a guest's lists are in its local storage. */
interface KetoDb extends DBSchema {
  /** What waits to be sent. */
  changes: { key: number; value: Change | Omit<Change, 'seq'>; indexes: { id: string } };
  /** For changes that build on them. */
  sent: { key: number; value: SentResult };
  /** Scans in progress, their photos by themselves, so that a letter typed does not write pictures. */
  scans: { key: string; value: ScanRow };
  photos: { key: string; value: { id: string; photos: KeptPhoto[] } };
  /** What the server answered last, by account, version of the app and query. */
  answers: { key: string; value: PersistedQuery };
}

/** Of the database's shape; what changes look like has a version of its own. */
const VERSION = 1;
const DATABASE = 'keto';

/** Databases of earlier versions: each of their stores, and the store its rows are in now. */
const EARLIER = {
  'keto-queue': { entries: 'changes', results: 'sent' },
  'keto-scans': { scans: 'scans', photos: 'photos' },
} as const;

/** Not waited for: a tab of the version before may have it open. */
const drop = (name: string) => void deleteDB(name).catch(() => undefined);

/** Brings over what waits in databases of earlier versions, once; then they are empty, and go. */
async function bringOver(db: IDBPDatabase<KetoDb>): Promise<void> {
  const there = new Set((await indexedDB.databases()).map(({ name }) => name));
  for (const [name, stores] of Object.entries(EARLIER)) {
    if (!there.has(name)) continue;
    const old = await openDB(name);
    for (const [from, to] of Object.entries(stores)) {
      if (!old.objectStoreNames.contains(from)) continue;
      const rows = await old.getAll(from);
      const tx = db.transaction(to, 'readwrite');
      for (const row of rows) await tx.store.put(row);
      await tx.done;
      await old.clear(from);
    }
    old.close();
    drop(name);
  }
  // Answers are asked for again within seconds.
  if (there.has('keto-kept')) drop('keto-kept');
}

/** Empties stores, in all tabs. */
export async function emptyDatabase(...names: StoreNames<KetoDb>[]): Promise<void> {
  const db = await openDatabase();
  const tx = db.transaction(names, 'readwrite');
  await Promise.all([...names.map((name) => tx.objectStore(name).clear()), tx.done]);
}

let opened: Promise<IDBPDatabase<KetoDb>> | null = null;

/**
 * The one database of this app in the browser.
 * @throws DOMException where the browser refuses one
 */
export function openDatabase(): Promise<IDBPDatabase<KetoDb>> {
  opened ??= openDB<KetoDb>(DATABASE, VERSION, {
    upgrade: (made) => {
      made
        .createObjectStore('changes', { keyPath: 'seq', autoIncrement: true })
        .createIndex('id', 'id', { unique: true });
      made.createObjectStore('sent', { keyPath: 'seq' });
      made.createObjectStore('scans', { keyPath: 'id' });
      made.createObjectStore('photos', { keyPath: 'id' });
      made.createObjectStore('answers');
    },
    // A newer version of the app in another tab may go ahead; this one asks again by a reload.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  }).then(async (db) => {
    // What cannot be brought over now stays where it is for the next start.
    await bringOver(db).catch(() => undefined);
    return db;
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}
