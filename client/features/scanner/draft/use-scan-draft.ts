import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ownerNow } from '../../../lib/changes/changes.ts';
import { useUnsavedInput } from '../../../lib/hooks/unsaved-input.ts';
import { useSession } from '../../../lib/session/current-user.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import type { Photo } from '../photo.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { DraftSummary, ProductStep, ProductWork, Scan, ScanDraft } from './scan-draft.ts';

/** Whether this tab showed a scan before it was loaded anew; known at once, for what is drawn first. */
export const hasScanDraft = (): boolean => browserStores().session.getItem(STORAGE_KEY.scan) !== null;

/**
 * The scan of this page on its way to the device. The code and the database come with the first need of them.
 * @param onStored told whether what stands here would be there after a reload
 */
function createLazySaver(ownerNow: () => string | null, onStored: (isStored: boolean) => void) {
  let opened: { owner: string; saver: Promise<DraftSaver> } | null = null;
  let latest: ScanDraft | null = null;

  const load = async (owner: string) => {
    const { openDraftSaver } = await import('./draft-saver.ts');
    return openDraftSaver({ owner, ownerNow, stores: browserStores(), onStored });
  };
  const leave = (last: (saver: DraftSaver) => void) => {
    opened?.saver.then(last).catch(() => undefined);
    opened = null;
  };
  /** Null where nobody is here, or the browser stores nothing. */
  const open = async (): Promise<DraftSaver | null> => {
    const owner = ownerNow();
    if (owner === null) return null;
    // A guest who has made an account goes on with what stands here.
    if (opened && opened.owner !== owner)
      leave((saver) => {
        saver.forget();
        saver.close();
      });
    opened ??= { owner, saver: load(owner) };
    try {
      return await opened.saver;
    } catch {
      // Without its code (offline, before it was cached) the next change tries again.
      opened = null;
      return null;
    }
  };
  const tell = async () => {
    const saver = await open();
    if (latest) saver?.save(latest);
    else saver?.forget();
    if (!saver) onStored(latest === null);
  };

  return {
    restore: async () => (await open())?.restore() ?? null,
    begun: async () => (await open())?.begun() ?? [],
    take: async (id: string) => (await open())?.take(id) ?? null,
    discard: async (id: string) => (await open())?.discard(id),
    /** Saves it as it stands; null when there is no draft any more. */
    save: (scan: ScanDraft | null) => {
      if (scan === null && latest === null) return;
      latest = scan;
      void tell();
    },
    saveWork: (change: Partial<ProductWork>) => {
      if (!latest?.product) return;
      const { product } = latest;
      latest = { ...latest, product: { ...product, work: { ...product.work, ...change } } };
      void tell();
    },
    /** Somebody else may be here now, such as the guest under an account. */
    saveAgain: () => {
      if (latest) void tell();
    },
    close: () => leave((saver) => saver.close()),
  };
}

function asDraft(
  step: Scan['step'],
  product: ProductStep | null,
  photos: readonly Photo[],
): ScanDraft | null {
  if (step === 'upload' && photos.length === 0) return null;
  const files = photos.map(({ file }) => file);
  if (!product) return { step: step === 'upload' ? 'photos' : 'reading', photos: files, product: null };
  const { analysis, typed, seq, work } = product;
  return { step: 'product', photos: files, product: { analysis, typed, seq, work } };
}

/**
 * Saves the draft on this device as it changes, until it is saved or a new one is begun, and gives back what this tab
 * had before it was loaded anew.
 * @param onRestored told once where `scan` begins with 'restoring'
 */
export function useScanDraft(
  scan: Scan,
  photos: readonly Photo[],
  onRestored: (draft: ScanDraft | null) => void,
) {
  const client = useQueryClient();
  const [isStored, setIsStored] = useState(true);
  const [left, setLeft] = useState<readonly DraftSummary[]>([]);
  const [saver] = useState(() => createLazySaver(() => ownerNow(client), setIsStored));
  const restored = useEffectEvent(onRestored);
  const { step } = scan;
  const product = step === 'product' ? scan : null;

  // The device is asked once, as the page begins.
  useEffect(() => {
    let isHere = true;
    const begin = async () => {
      const draft = hasScanDraft() ? await saver.restore().catch(() => null) : null;
      if (isHere) restored(draft);
      const begun = await saver.begun().catch(() => []);
      if (isHere) setLeft(begun);
    };
    void begin();
    return () => {
      isHere = false;
      saver.close();
    };
  }, [saver]);

  // The stored draft lives outside React and follows every change.
  useEffect(() => {
    if (step !== 'restoring') saver.save(asDraft(step, product, photos));
  }, [saver, step, product, photos]);

  // Kept under the name of whoever is here, also when that changes while it stands here.
  const person = useSession().user?.id;
  useEffect(() => {
    if (person !== undefined) saver.saveAgain();
  }, [saver, person]);

  useUnsavedInput(!isStored);

  return {
    /** Scans that were left in a tab that is gone, or by a guest. */
    left,
    take: async (id: string): Promise<ScanDraft | null> => {
      const draft = await saver.take(id).catch(() => null);
      setLeft((old) => old.filter((one) => one.id !== id));
      return draft;
    },
    discard: (id: string) => {
      setLeft((old) => old.filter((one) => one.id !== id));
      saver.discard(id).catch(() => undefined);
    },
    saveWork: saver.saveWork,
    forget: () => saver.save(null),
  };
}
