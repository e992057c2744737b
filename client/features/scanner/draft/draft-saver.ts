import { afterPaint } from '../../../lib/browser/idle.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import type { KeptPhoto } from '../../../lib/changes/change.ts';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';
import type { ScanRow } from '../../../lib/storage/database.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import { copiedPhoto } from '../photo.ts';
import { type DraftStore, freeScans, holdScan, openDraftStore, releaseScan } from './draft-store.ts';
import { type DraftSummary, isUntouched, parseScanDraft, type ScanDraft, summaryOf } from './scan-draft.ts';

/** The page before this one in the tab may still be going. */
const TAB_WAIT_MS = 1_500;
const TAKE_WAIT_MS = 200;

interface SaverParts {
  owner: string;
  /** Who is here now; what is somebody else's by then is not written. */
  ownerNow: () => string | null;
  stores: BrowserStores;
  /** Told after each writing: false where the browser refuses, as when it has no room. */
  onStored: (isStored: boolean) => void;
}

const sameFiles = (some: readonly File[], others: readonly File[]) =>
  some.length === others.length && some.every((file, index) => file === others[index]);

/**
 * Saves the draft of this page. The session store names it, so it is the tab's: another tab has its own, and what a
 * closed tab has left is offered (`begun`).
 */
export class DraftSaver {
  readonly #store: DraftStore;
  readonly #parts: SaverParts;
  readonly #leaving = new AbortController();
  #id: string | null = null;
  #latest: ScanDraft | null = null;
  #isDirty = false;
  /** Those in the store, or on their way there. */
  #photos: readonly File[] = [];
  #isCopying = false;
  readonly #copies = new WeakMap<File, KeptPhoto>();
  readonly #refusals = new Set<'scan' | 'photos'>();

  constructor(store: DraftStore, parts: SaverParts) {
    this.#store = store;
    this.#parts = parts;
    const { signal } = this.#leaving;
    // A page that is hidden may never be asked again.
    document.addEventListener('visibilitychange', () => this.#writeAll(), { signal });
    window.addEventListener('pagehide', () => this.#writeAll(), { signal });
  }

  /** What this tab had before it was loaded anew; null where nothing is to be gone on with. */
  async restore(): Promise<ScanDraft | null> {
    const { session } = this.#parts.stores;
    const id = session.getItem(STORAGE_KEY.scan);
    if (id === null) return null;
    const draft = (await holdScan(id, TAB_WAIT_MS)) ? await this.#open(id, false) : null;
    if (!draft) session.removeItem(STORAGE_KEY.scan);
    return draft;
  }

  /** Scans that no page shows, newest first. */
  async begun(): Promise<DraftSummary[]> {
    const [all, isFree] = await Promise.all([this.#store.all(), freeScans(Date.now())]);
    const free = all.filter((scan) => scan.id !== this.#id && isFree(scan));
    const read = await Promise.all(
      free.map(async ({ id, owner, at }): Promise<DraftSummary[]> => {
        const stored = await this.#store.read(id);
        const draft = stored && parseScanDraft(stored.record, stored.photos);
        return draft && !isUntouched(draft) ? [summaryOf({ id, owner, at }, draft, this.#parts.owner)] : [];
      }),
    );
    return read.flat();
  }

  /** Goes on with a scan that was left; null where another tab was faster. */
  async take(id: string): Promise<ScanDraft | null> {
    if (!(await holdScan(id, TAKE_WAIT_MS))) return null;
    const draft = await this.#open(id, true);
    if (draft) this.#parts.stores.session.setItem(STORAGE_KEY.scan, id);
    return draft;
  }

  discard(id: string): Promise<void> {
    return this.#store.remove([id]);
  }

  save(scan: ScanDraft): void {
    const id = this.#id ?? this.#begin();
    this.#latest = scan;
    if (!sameFiles(scan.photos, this.#photos)) void this.#savePhotos(id, scan.photos);
    if (this.#isDirty) return;
    this.#isDirty = true;
    void afterPaint().then(() => this.#write());
  }

  /** It is saved, or given up. */
  forget(): void {
    const id = this.#id;
    this.#id = null;
    this.#latest = null;
    this.#isDirty = false;
    this.#photos = [];
    this.#isCopying = false;
    this.#refusals.clear();
    this.#parts.onStored(true);
    if (id === null) return;
    this.#parts.stores.session.removeItem(STORAGE_KEY.scan);
    this.#store.remove([id]).catch(() => undefined);
    releaseScan(id);
  }

  /** The page is left; the draft stays. */
  close(): void {
    this.#writeAll();
    this.#leaving.abort();
  }

  #begin(): string {
    const id = newUuid();
    this.#id = id;
    void holdScan(id, TAKE_WAIT_MS);
    try {
      this.#parts.stores.session.setItem(STORAGE_KEY.scan, id);
    } catch {
      // Then it is offered after a reload in place of standing there.
    }
    return id;
  }

  /** Reads a scan that this page holds and goes on saving it; one that cannot be gone on with goes. */
  async #open(id: string, isAsked: boolean): Promise<ScanDraft | null> {
    const stored = await this.#store.read(id);
    // A guest's scan is another person's until they say that it is theirs.
    const isOffered = stored && stored.record.owner !== this.#parts.owner && !isAsked;
    const draft = stored && !isOffered ? parseScanDraft(stored.record, stored.photos) : null;
    if (!draft) {
      if (!isOffered) await this.#store.remove([id]);
      releaseScan(id);
      return null;
    }
    this.#id = id;
    this.#photos = draft.photos;
    for (const file of draft.photos) this.#copies.set(file, { name: file.name, blob: file });
    return draft;
  }

  /** Starts the writing before it returns, so that it is on its way as a page goes. */
  #write(): void {
    const { owner, ownerNow } = this.#parts;
    const id = this.#id;
    const scan = this.#latest;
    if (!this.#isDirty || id === null || scan === null || ownerNow() !== owner) return;
    this.#isDirty = false;
    const { step, product } = scan;
    const record: ScanRow = { id, owner, at: Date.now(), step, product };
    this.#follow('scan', this.#store.write(record));
  }

  /** Photos that are still being copied go as the files they are. */
  #writeAll(): void {
    if (this.#isCopying && this.#id !== null)
      this.#writePhotos(
        this.#id,
        this.#photos.map((file) => this.#copies.get(file) ?? { name: file.name, blob: file }),
      );
    this.#write();
  }

  async #savePhotos(id: string, files: readonly File[]): Promise<void> {
    this.#photos = files;
    this.#isCopying = true;
    try {
      const photos = await Promise.all(files.map((file) => this.#copy(file)));
      // Others were chosen meanwhile, or the scan is over.
      if (this.#id !== id || this.#photos !== files) return;
      this.#isCopying = false;
      this.#writePhotos(id, photos);
    } catch {
      this.#note('photos', false);
    }
  }

  async #copy(file: File): Promise<KeptPhoto> {
    const copy = this.#copies.get(file) ?? (await copiedPhoto(file));
    this.#copies.set(file, copy);
    return copy;
  }

  #writePhotos(id: string, photos: KeptPhoto[]): void {
    if (this.#parts.ownerNow() !== this.#parts.owner) return;
    this.#follow('photos', this.#store.writePhotos(id, photos));
  }

  #follow(what: 'scan' | 'photos', writing: Promise<void>): void {
    writing.then(
      () => this.#note(what, true),
      () => this.#note(what, false),
    );
  }

  #note(what: 'scan' | 'photos', isStored: boolean): void {
    if (this.#leaving.signal.aborted) return;
    if (isStored) this.#refusals.delete(what);
    else this.#refusals.add(what);
    this.#parts.onStored(this.#refusals.size === 0);
  }
}

/** @throws DOMException where the browser refuses a database */
export const openDraftSaver = async (parts: SaverParts): Promise<DraftSaver> =>
  new DraftSaver(await openDraftStore(parts.owner, new Date()), parts);
