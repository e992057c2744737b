import type { KeptPhoto } from '../../../lib/changes/change.ts';
import { GUEST } from '../../../lib/changes/changes.ts';
import { openDatabase, type ScanRow } from '../../../lib/storage/database.ts';
import { type DraftSummary, isUntouched, parseScanDraft, type ScanDraft, summaryOf } from './scan-draft.ts';

/** Who never came back to a scan for so long does not miss it. */
const LONGEST_MS = 30 * 24 * 3_600_000;
/** Scans of one person; those that were left longest ago go. */
const MOST_SCANS = 8;

/** A guest's too: who makes an account may go on with them. */
const isOpenTo = (owner: string, record: ScanRow) => record.owner === owner || record.owner === GUEST;

/** Scans in progress that `owner` may go on with, newest first. All others on this device go. */
export async function scansOf(owner: string): Promise<ScanRow[]> {
  const db = await openDatabase();
  const all = await db.getAll('scans');
  const own = all
    .filter((record) => isOpenTo(owner, record) && record.at > Date.now() - LONGEST_MS)
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_SCANS);
  await removeScans(all.filter((record) => !own.includes(record)).map(({ id }) => id));
  return own;
}

/** Whose a scan is, and what of it this version understands. */
export async function readScan(
  id: string,
  owner: string,
): Promise<{ owner: string; draft: ScanDraft | null } | null> {
  const db = await openDatabase();
  const tx = db.transaction(['scans', 'photos']);
  const [record, photos] = await Promise.all([
    tx.objectStore('scans').get(id),
    tx.objectStore('photos').get(id),
  ]);
  if (!record || !isOpenTo(owner, record)) return null;
  return { owner: record.owner, draft: parseScanDraft(record, photos?.photos) };
}

export async function writeScan(record: ScanRow): Promise<void> {
  const db = await openDatabase();
  const tx = db.transaction('scans', 'readwrite');
  const putting = tx.store.put(record);
  // Said at once: what is not committed as the page goes is lost with it.
  tx.commit();
  await Promise.all([putting, tx.done]);
}

export async function writePhotos(id: string, photos: KeptPhoto[]): Promise<void> {
  const db = await openDatabase();
  const tx = db.transaction('photos', 'readwrite');
  const putting = tx.store.put({ id, photos });
  tx.commit();
  await Promise.all([putting, tx.done]);
}

export async function removeScans(ids: readonly string[]): Promise<void> {
  const db = await openDatabase();
  const tx = db.transaction(['scans', 'photos'], 'readwrite');
  const deleting = ids.flatMap((id) => [
    tx.objectStore('scans').delete(id),
    tx.objectStore('photos').delete(id),
  ]);
  tx.commit();
  await Promise.all([...deleting, tx.done]);
}

/**
 * Each scan in progress is held by the page that shows it, with a Web Lock that dies with its tab. So a duplicated tab
 * does not write over the scan of its twin, and a scan whose tab was closed can be told from one that is open.
 * Without locks (a page without TLS on a network) pages take each other's word: a scan left alone for long is free.
 */
const PREFIX = 'keto-scan ';

const held = new Map<string, () => void>();

const locks = (): LockManager | undefined => navigator.locks;

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
async function freeScans(now: number): Promise<(scan: { id: string; at: number }) => boolean> {
  const manager = locks();
  if (!manager) return ({ at }) => at < now - LEFT_ALONE_MS;
  const { held: taken = [] } = await manager.query();
  const names = new Set(taken.map(({ name }) => name));
  return ({ id }) => !names.has(PREFIX + id);
}

/** Scans that no page shows, newest first; not the one this page has. */
export async function leftScans(owner: string, shown: string | undefined): Promise<DraftSummary[]> {
  const [all, isFree] = await Promise.all([scansOf(owner), freeScans(Date.now())]);
  const free = all.filter((scan) => scan.id !== shown && isFree(scan));
  const read = await Promise.all(
    free.map(async (record) => {
      const draft = (await readScan(record.id, owner))?.draft;
      return draft && !isUntouched(draft) ? summaryOf(record, draft, owner) : null;
    }),
  );
  return read.filter((summary) => summary !== null);
}
