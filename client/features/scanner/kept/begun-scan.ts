import { isUnidentifiedName } from '#domain/product-name.ts';
import type { KeptPhoto } from '../../../lib/queue/kinds.ts';
import { GUEST } from '../../../lib/queue/queue-state.ts';
import type { ScanRecord } from './kept-record.ts';
import { type KeptScan, NO_WORK } from './kept-scan.ts';

/** A scan that was left, to be gone on with. */
export interface BegunScan {
  id: string;
  /** Milliseconds: when it was changed last. */
  at: number;
  name: string;
  photo: KeptPhoto | undefined;
  byGuest: boolean;
}

function nameOf({ product }: KeptScan): string {
  const name = product?.work.edits.name ?? product?.analysis.product_name;
  if (name !== undefined && !isUnidentifiedName(name)) return name;
  return product?.typed ? 'Label typed by hand' : 'Photo of a label';
}

/** An empty form is nothing to go on with. */
export const isUntouched = ({ photos, product }: KeptScan) =>
  photos.length === 0 && product?.typed === true && JSON.stringify(product.work) === JSON.stringify(NO_WORK);

/** @param owner who it is shown to */
export function begunScan(
  { id, at, owner: by }: Pick<ScanRecord, 'id' | 'at' | 'owner'>,
  kept: KeptScan,
  owner: string,
): BegunScan {
  const photo = kept.photos[0];
  return {
    id,
    at,
    name: nameOf(kept),
    photo: photo && { name: photo.name, blob: photo },
    byGuest: by === GUEST && owner !== GUEST,
  };
}
