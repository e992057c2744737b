import { type CreateDiaryEntry, diaryEntries, MOST_ENTRIES_SENT } from '#contract/diary.ts';
import { api } from '../../lib/api/api.ts';
import { addToGuestDiary } from '../../lib/diary/guest-diary.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';

/** A browser keeps some 5 MB, of which an entry takes half a thousandth. */
const GUEST_MOST = 2000;

export interface StoreOptions {
  isGuest: boolean;
  signal: AbortSignal;
  /** Told how many have been stored. */
  onStored: (count: number) => void;
}

/**
 * Stores the entries of a file, some at a time; what was stored before is stored once. When `signal` aborts, what was
 * stored so far stays.
 * @returns how many are in the diary now
 */
export async function storeEntries(
  entries: readonly CreateDiaryEntry[],
  { isGuest, signal, onStored }: StoreOptions,
): Promise<number> {
  if (isGuest) return storeOnDevice(entries);
  let stored = 0;
  for (let start = 0; start < entries.length && !signal.aborted; start += MOST_ENTRIES_SENT) {
    const some = entries.slice(start, start + MOST_ENTRIES_SENT);
    try {
      await api.post('/api/diary', diaryEntries, { body: { entries: some }, signal });
    } catch (error) {
      if (signal.aborted) break;
      throw error;
    }
    stored += some.length;
    onStored(stored);
  }
  return stored;
}

function storeOnDevice(entries: readonly CreateDiaryEntry[]): number {
  if (entries.length > GUEST_MOST)
    throw new Error(
      `This device can save at most ${GUEST_MOST} entries from a file. Sign in to import more.`,
    );
  addToGuestDiary(browserStores(), entries, new Date());
  return entries.length;
}
