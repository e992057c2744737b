import { type DBSchema, openDB } from 'idb';
import { KEPT_DB } from './delete-kept.ts';

export interface KeptAnswer {
  data: unknown;
  /** Milliseconds: when the server said so. */
  at: number;
}

interface KeptRecord {
  name: string;
  at: number;
  /** Characters of `text`. */
  size: number;
  /** JSON. */
  text: string;
}

interface KeptDb extends DBSchema {
  answers: { key: string; value: KeptRecord };
  /** Sizes without the texts, so that the store can be measured without being read. */
  sizes: { key: string; value: { name: string; at: number; size: number } };
  about: { key: 'owner'; value: string };
}

/** The answers kept on this device for one owner. */
export interface KeptStore {
  read: (name: string) => Promise<KeptAnswer | undefined>;
  write: (name: string, answer: KeptAnswer) => Promise<void>;
  remove: (names: readonly string[]) => Promise<void>;
  /** Names that begin so. */
  names: (start: string) => Promise<string[]>;
  close: () => void;
}

export interface KeptLimits {
  /** Characters of one answer; a larger one is not kept. */
  answer: number;
  /** Characters of all; the ones that were written longest ago go. */
  total: number;
}

const LIMITS: KeptLimits = { answer: 3_000_000, total: 20_000_000 };

/**
 * Opens what is kept for `owner`: the account together with the version of the data. What is there of anybody else
 * goes first.
 * @throws DOMException where the browser refuses a database
 */
export async function openKeptStore(owner: string, limits = LIMITS): Promise<KeptStore> {
  const db = await openDB<KeptDb>(KEPT_DB, 1, {
    upgrade: (made) => {
      made.createObjectStore('answers', { keyPath: 'name' });
      made.createObjectStore('sizes', { keyPath: 'name' });
      made.createObjectStore('about');
    },
    // Signing out in another tab deletes it all, and must not wait for this one.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  const opening = db.transaction(['answers', 'sizes', 'about'], 'readwrite');
  if ((await opening.objectStore('about').get('owner')) !== owner) {
    await opening.objectStore('answers').clear();
    await opening.objectStore('sizes').clear();
    await opening.objectStore('about').put(owner, 'owner');
  }
  await opening.done;

  return {
    read: async (name) => {
      const record = await db.get('answers', name);
      return record && { data: JSON.parse(record.text), at: record.at };
    },
    write: async (name, { data, at }) => {
      const text = JSON.stringify(data);
      const tx = db.transaction(['answers', 'sizes', 'about'], 'readwrite');
      const answers = tx.objectStore('answers');
      const sizes = tx.objectStore('sizes');
      // Another tab may have become another person's since.
      if ((await tx.objectStore('about').get('owner')) !== owner) return;
      await answers.delete(name);
      await sizes.delete(name);
      if (text.length <= limits.answer) {
        await answers.put({ name, at, size: text.length, text });
        await sizes.put({ name, at, size: text.length });
      }
      const all = await sizes.getAll();
      let total = all.reduce((sum, { size }) => sum + size, 0);
      for (const oldest of all.sort((a, b) => a.at - b.at)) {
        if (total <= limits.total) break;
        total -= oldest.size;
        await answers.delete(oldest.name);
        await sizes.delete(oldest.name);
      }
      await tx.done;
    },
    remove: async (names) => {
      const tx = db.transaction(['answers', 'sizes'], 'readwrite');
      for (const name of names) {
        await tx.objectStore('answers').delete(name);
        await tx.objectStore('sizes').delete(name);
      }
      await tx.done;
    },
    names: async (start) => (await db.getAllKeys('sizes')).filter((name) => name.startsWith(start)),
    close: () => db.close(),
  };
}
