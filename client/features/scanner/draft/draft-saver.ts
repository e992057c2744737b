import { afterPaint } from '../../../lib/browser/idle.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { GUEST } from '../../../lib/changes/changes.ts';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import { copiedPhoto, keptPhoto } from '../photo.ts';
import {
  holdScan,
  leftScans,
  readScan,
  releaseScan,
  removeScans,
  scansOf,
  writePhotos,
  writeScan,
} from './draft-store.ts';
import type { DraftSummary, ProductWork, ScanDraft } from './scan-draft.ts';

/** The page before this one in the tab may still be going. */
const TAB_WAIT_MS = 1_500;
const TAKE_WAIT_MS = 200;

interface SaverParts {
  /** Who is here; null for nobody. */
  ownerNow: () => string | null;
  /** Names the scan of this tab. */
  session: BrowserStores['session'];
  /** Told after each writing: false where the browser refuses, as when it has no room. */
  onStored: (isStored: boolean) => void;
}

/** The scan of this page, as the database has it or is about to. */
interface StoredScan {
  id: string;
  owner: string;
  photos: readonly File[];
  areCopied: boolean;
  /** What the browser did not store. */
  refused: Set<'scan' | 'photos'>;
}

/** Photos that were not written, because others are. */
const SUPERSEDED = 'superseded';

const sameFiles = (some: readonly File[], others: readonly File[]) =>
  some.length === others.length && some.every((file, index) => file === others[index]);

/**
 * Saves the draft of this page. The session store names it, so it is the tab's: another tab has its own, and what a
 * closed tab has left is offered (`begun`).
 */
export function createDraftSaver({ ownerNow, session, onStored }: SaverParts) {
  let current: StoredScan | null = null;
  let latest: ScanDraft | null = null;
  let isDirty = false;

  /** What is over, or somebody else's by now, is not written. */
  const isHere = (scan: StoredScan) => scan === current && ownerNow() === scan.owner;

  const follow = async (scan: StoredScan, what: 'scan' | 'photos', writing: Promise<unknown>) => {
    const [written] = await Promise.allSettled([writing]);
    if (written.status === 'fulfilled' && written.value === SUPERSEDED) return;
    if (written.status === 'fulfilled') scan.refused.delete(what);
    else scan.refused.add(what);
    if (scan === current) onStored(scan.refused.size === 0);
  };

  const copyAndWrite = async (scan: StoredScan) => {
    const { id, photos } = scan;
    const copies = await Promise.all(photos.map(copiedPhoto));
    // Others were chosen meanwhile, or the scan is over.
    if (!isHere(scan) || scan.photos !== photos) return SUPERSEDED;
    scan.areCopied = true;
    return writePhotos(id, copies);
  };

  /** Starts the writing before it returns, so that it is on its way as a page goes. */
  const write = () => {
    if (!isDirty || !current || !latest || !isHere(current)) return;
    isDirty = false;
    const { id, owner } = current;
    const { step, product } = latest;
    void follow(current, 'scan', writeScan({ id, owner, at: Date.now(), step, product }));
  };

  /** Photos that are still being copied go as the files they are. */
  const writeAll = () => {
    if (current && !current.areCopied && isHere(current))
      void follow(current, 'photos', writePhotos(current.id, current.photos.map(keptPhoto)));
    write();
  };

  const begin = (owner: string): StoredScan => {
    const id = newUuid();
    void holdScan(id, TAKE_WAIT_MS);
    try {
      session.setItem(STORAGE_KEY.scan, id);
    } catch {
      // Then it is offered after a reload in place of standing there.
    }
    return { id, owner, photos: [], areCopied: true, refused: new Set() };
  };

  /** It is saved, or given up. */
  const forget = () => {
    const over = current;
    current = null;
    latest = null;
    isDirty = false;
    onStored(true);
    if (!over) return;
    session.removeItem(STORAGE_KEY.scan);
    removeScans([over.id]).catch(() => undefined);
    releaseScan(over.id);
  };

  /** Saves it as it stands; null when there is no draft any more. */
  const save = (draft: ScanDraft | null) => {
    if (!draft) return forget();
    const owner = ownerNow();
    // A guest who has made an account goes on with what stands here.
    if (owner !== null && current && current.owner !== owner) forget();
    latest = draft;
    if (owner === null) return onStored(false);
    current ??= begin(owner);
    if (!sameFiles(draft.photos, current.photos)) {
      current.photos = draft.photos;
      current.areCopied = false;
      void follow(current, 'photos', copyAndWrite(current));
    }
    isDirty = true;
    void afterPaint().then(write);
  };

  /** Reads a scan that this page holds and goes on saving it; one that cannot be gone on with goes. */
  const open = async (id: string, owner: string, isAsked: boolean) => {
    const found = await readScan(id, owner);
    // A guest's scan is another person's until they say that it is theirs.
    const isOffered = found?.owner === GUEST && owner !== GUEST && !isAsked;
    const draft = isOffered ? null : (found?.draft ?? null);
    if (draft) {
      current = { id, owner, photos: draft.photos, areCopied: true, refused: new Set() };
    } else {
      if (!isOffered) await removeScans([id]);
      releaseScan(id);
    }
    return draft;
  };

  return {
    /** Writes what is new as the page goes. Gives what ends that when the page is left; the draft stays. */
    watchPage: () => {
      const leaving = new AbortController();
      const { signal } = leaving;
      // A page that is hidden may never be asked again.
      document.addEventListener('visibilitychange', writeAll, { signal });
      window.addEventListener('pagehide', writeAll, { signal });
      return () => {
        writeAll();
        leaving.abort();
      };
    },
    /** What this tab had before it was loaded anew; null where nothing is to be gone on with. */
    restore: async (): Promise<ScanDraft | null> => {
      const owner = ownerNow();
      const id = session.getItem(STORAGE_KEY.scan);
      if (owner === null || id === null) return null;
      // One that was left too long ago goes before it is read.
      await scansOf(owner);
      const draft = (await holdScan(id, TAB_WAIT_MS)) ? await open(id, owner, false) : null;
      if (!draft) session.removeItem(STORAGE_KEY.scan);
      return draft;
    },
    /** Scans that no page shows, newest first. */
    begun: async (): Promise<DraftSummary[]> => {
      const owner = ownerNow();
      return owner === null ? [] : leftScans(owner, current?.id);
    },
    /** Goes on with a scan that was left; null where another tab was faster. */
    take: async (id: string): Promise<ScanDraft | null> => {
      const owner = ownerNow();
      if (owner === null || !(await holdScan(id, TAKE_WAIT_MS))) return null;
      const draft = await open(id, owner, true);
      if (draft) session.setItem(STORAGE_KEY.scan, id);
      return draft;
    },
    save,
    saveWork: (change: Partial<ProductWork>) => {
      if (!latest?.product) return;
      const { product } = latest;
      save({ ...latest, product: { ...product, work: { ...product.work, ...change } } });
    },
    /** Somebody else may be here now, such as the guest under an account. */
    saveAgain: () => {
      if (latest) save(latest);
    },
    forget,
  };
}
