import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ownerNow } from '../../../lib/queue/queue-state.ts';
import { useSession } from '../../../lib/session/current-user.ts';
import { useUnsavedInput } from '../../../lib/unsaved-input.ts';
import type { Photo } from '../photo.ts';
import type { Scan } from '../scan.ts';
import type { BegunScan } from './begun-scan.ts';
import { createKeeping, hasKeptScan } from './keeping.ts';
import type { KeptScan } from './kept-scan.ts';

type Product = Extract<Scan, { step: 'product' }>;

function asKept(step: Scan['step'], product: Product | null, photos: readonly Photo[]): KeptScan | null {
  if (step === 'upload' && photos.length === 0) return null;
  const files = photos.map(({ file }) => file);
  if (!product) return { step: step === 'upload' ? 'photos' : 'reading', photos: files, product: null };
  const { analysis, typed, seq, work } = product;
  return { step: 'product', photos: files, product: { analysis, typed, seq, work } };
}

/**
 * Keeps the scan on this device as it changes, until it is saved or a new one is begun, and gives back what this tab
 * had before it was loaded anew.
 * @param onRestored told once where `scan` begins with 'restoring'
 */
export function useKeptScan(
  scan: Scan,
  photos: readonly Photo[],
  onRestored: (kept: KeptScan | null) => void,
) {
  const client = useQueryClient();
  const [isKept, setIsKept] = useState(true);
  const [left, setLeft] = useState<readonly BegunScan[]>([]);
  const [keeping] = useState(() => createKeeping(() => ownerNow(client), setIsKept));
  const restored = useEffectEvent(onRestored);
  const { step } = scan;
  const product = step === 'product' ? scan : null;

  // The device is asked once, as the page begins.
  useEffect(() => {
    let isHere = true;
    const begin = async () => {
      const kept = hasKeptScan() ? await keeping.restore().catch(() => null) : null;
      if (isHere) restored(kept);
      const begun = await keeping.begun().catch(() => []);
      if (isHere) setLeft(begun);
    };
    void begin();
    return () => {
      isHere = false;
      keeping.close();
    };
  }, [keeping]);

  // What is kept lives outside React and follows every change.
  useEffect(() => {
    if (step !== 'restoring') keeping.keep(asKept(step, product, photos));
  }, [keeping, step, product, photos]);

  // Kept under the name of whoever is here, also when that changes while it stands here.
  const person = useSession().user?.id;
  useEffect(() => {
    if (person !== undefined) keeping.keepAgain();
  }, [keeping, person]);

  useUnsavedInput(!isKept);

  return {
    /** Scans that were left in a tab that is gone, or by a guest. */
    left,
    take: async (id: string): Promise<KeptScan | null> => {
      const kept = await keeping.take(id).catch(() => null);
      setLeft((old) => old.filter((one) => one.id !== id));
      return kept;
    },
    discard: (id: string) => {
      setLeft((old) => old.filter((one) => one.id !== id));
      keeping.discard(id).catch(() => undefined);
    },
    keepWork: keeping.keepWork,
    /** The product is saved. */
    forget: () => keeping.keep(null),
  };
}
