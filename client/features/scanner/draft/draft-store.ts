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

/**
 * Each scan in progress is held by the page that shows it, with a Web Lock that dies with its tab. So a duplicated tab
 * does not write over the scan of its twin, and a scan whose tab was closed can be told from one that is open.
 * Without locks (a page without TLS on a network) pages take each other's word: a scan left alone for long is free.
 */
const PREFIX = 'keto-scan ';

const held = new Map<string, () => void>();

const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Takes a scan for this page; false where another one has it and does not let go within `waitMs`. */
export function holdScan(id: string, waitMs: number): Promise<boolean> {
  const manager = locks();
  if (!manager || held.has(id)) return Promise.resolve(true);
  return new Promise((resolve) => {
    manager
      .request(
        PREFIX + id,
        { signal: AbortSignal.timeout(waitMs) },
        () =>
          new Promise<void>((release) => {
            held.set(id, release);
            resolve(true);
          }),
      )
      .catch(() => resolve(false));
  });
}

export function releaseScan(id: string): void {
  held.get(id)?.();
  held.delete(id);
}

const LEFT_ALONE_MS = 15 * 60_000;

/** Tells which scans no page holds, this one included. */
export async function freeScans(now: number): Promise<(scan: { id: string; at: number }) => boolean> {
  const manager = locks();
  if (!manager) return ({ at }) => at < now - LEFT_ALONE_MS;
  const { held: taken = [] } = await manager.query();
  const names = new Set(taken.map(({ name }) => name));
  return ({ id }) => !names.has(PREFIX + id);
}
