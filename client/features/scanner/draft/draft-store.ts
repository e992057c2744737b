import type { KeptPhoto } from '../../../lib/changes/change.ts';
import { GUEST } from '../../../lib/changes/changes.ts';
import { openDatabase, type ScanRow } from '../../../lib/storage/database.ts';

/** Who never came back to a scan for so long does not miss it. */
const LONGEST_MS = 30 * 24 * 3_600_000;
/** Scans of one person; those that were left longest ago go. */
const MOST_SCANS = 8;

/** Scans in progress on this device. What writes is on its way to the disk as the call returns. */
export type DraftStore = Awaited<ReturnType<typeof openDraftStore>>;

/**
 * Opens the scans of `owner`. Those of other people go, but for a guest's: who makes an account may go on with them.
 * @throws DOMException where the browser refuses a database
 */
export async function openDraftStore(owner: string, now: Date) {
  const db = await openDatabase();

  const remove = async (ids: readonly string[]) => {
    const tx = db.transaction(['scans', 'photos'], 'readwrite');
    const deleting = ids.flatMap((id) => [
      tx.objectStore('scans').delete(id),
      tx.objectStore('photos').delete(id),
    ]);
    tx.commit();
    await Promise.all([...deleting, tx.done]);
  };

  const all = async () => (await db.getAll('scans')).sort((a, b) => b.at - a.at);
  const isOwn = (record: ScanRow) => record.owner === owner || record.owner === GUEST;
  const known = await all();
  const own = known.filter((record) => isOwn(record) && record.at > now.getTime() - LONGEST_MS);
  const draft = new Set(own.slice(0, MOST_SCANS));
  const gone = known.filter((record) => !draft.has(record));
  if (gone.length > 0) await remove(gone.map(({ id }) => id));

  return {
    /** As stored, by whichever version. */
    read: async (id: string): Promise<{ record: ScanRow; photos: unknown } | null> => {
      const tx = db.transaction(['scans', 'photos']);
      const [record, photos] = await Promise.all([
        tx.objectStore('scans').get(id),
        tx.objectStore('photos').get(id),
      ]);
      return record && isOwn(record) ? { record, photos: photos?.photos } : null;
    },
    /** All of this person, newest first. */
    all: async () => (await all()).filter(isOwn),
    write: async (record: ScanRow) => {
      const tx = db.transaction('scans', 'readwrite');
      const putting = tx.store.put(record);
      // Said at once: what is not committed as the page goes is lost with it.
      tx.commit();
      await Promise.all([putting, tx.done]);
    },
    writePhotos: async (id: string, photos: KeptPhoto[]) => {
      const tx = db.transaction('photos', 'readwrite');
      const putting = tx.store.put({ id, photos });
      tx.commit();
      await Promise.all([putting, tx.done]);
    },
    remove,
  };
}
