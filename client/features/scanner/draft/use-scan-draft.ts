import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ownerNow } from '../../../lib/changes/changes.ts';
import { useUnsavedInput } from '../../../lib/hooks/unsaved-input.ts';
import { useSession } from '../../../lib/session/current-user.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import type { Photo } from '../photo.ts';
import { createDraftSaver } from './draft-saver.ts';
import { removeScans } from './draft-store.ts';
import type { DraftSummary, ProductStep, Scan, ScanDraft } from './scan-draft.ts';

/** Whether this tab showed a scan before it was loaded anew; known at once, for what is drawn first. */
export const hasScanDraft = (): boolean => browserStores().session.getItem(STORAGE_KEY.scan) !== null;

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
  const [saver] = useState(() =>
    createDraftSaver({
      ownerNow: () => ownerNow(client),
      session: browserStores().session,
      onStored: setIsStored,
    }),
  );
  const restored = useEffectEvent(onRestored);
  const { step } = scan;
  const product = step === 'product' ? scan : null;

  // The device is asked once, as the page begins.
  useEffect(() => {
    let isHere = true;
    const begin = async () => {
      const draft = await saver.restore().catch(() => null);
      if (isHere) restored(draft);
      const begun = await saver.begun().catch(() => []);
      if (isHere) setLeft(begun);
    };
    void begin();
    const stop = saver.watchPage();
    return () => {
      isHere = false;
      stop();
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
      removeScans([id]).catch(() => undefined);
    },
    saveWork: saver.saveWork,
    forget: saver.forget,
  };
}
