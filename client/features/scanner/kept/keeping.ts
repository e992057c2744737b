import { SCANS_DB } from '../../../lib/offline/delete-kept.ts';
import { fetchAhead } from '../../../lib/offline/quiet.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import type { BegunScan } from './begun-scan.ts';
import type { KeptScan, ProductWork } from './kept-scan.ts';
import type { ScanKeeper } from './scan-keeper.ts';

const loadKeeper = () => import('./scan-keeper.ts');

/** Whether this tab showed a scan before it was loaded anew; known at once, for what is drawn first. */
export const hasKeptScan = (): boolean => browserStores().session.getItem(STORAGE_KEY.scan) !== null;

/** False where no scan was ever begun on this device, so that nobody else loads what reads them. */
async function mayBeBegun(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === SCANS_DB);
  } catch {
    return false;
  }
}

/** The scan of this page on its way to the device. The code and the database come with the first need of them. */
export interface Keeping {
  restore: () => Promise<KeptScan | null>;
  begun: () => Promise<BegunScan[]>;
  take: (id: string) => Promise<KeptScan | null>;
  discard: (id: string) => Promise<void>;
  /** Keeps it as it stands; null when there is nothing to keep any more. */
  keep: (scan: KeptScan | null) => void;
  keepWork: (change: Partial<ProductWork>) => void;
  /** Somebody else may be here now, such as the guest under an account. */
  keepAgain: () => void;
  close: () => void;
}

/** @param onKept told whether what stands here would be there after a reload */
export function createKeeping(ownerNow: () => string | null, onKept: (isKept: boolean) => void): Keeping {
  // It is there before the first photo is: also where the network goes in between.
  fetchAhead(loadKeeper);
  let opening: Promise<ScanKeeper> | null = null;
  let openedFor: string | null = null;
  let latest: KeptScan | null = null;

  const load = async (owner: string) => {
    const { openScanKeeper } = await loadKeeper();
    return openScanKeeper({ owner, ownerNow, stores: browserStores(), onKept });
  };
  const leave = (last: (keeper: ScanKeeper) => void = () => undefined) => {
    void opening?.then(
      (keeper) => {
        last(keeper);
        keeper.close();
      },
      () => undefined,
    );
    opening = null;
  };
  /** Null where nobody is here, or the browser keeps nothing. */
  const open = async (): Promise<ScanKeeper | null> => {
    const owner = ownerNow();
    if (owner === null) return null;
    // A guest who has made an account goes on with what stands here.
    if (openedFor !== owner) leave((keeper) => keeper.forget());
    openedFor = owner;
    opening ??= load(owner);
    try {
      return await opening;
    } catch {
      // Without its code (offline, before it was kept here) the next change tries again.
      opening = null;
      return null;
    }
  };
  const tell = async () => {
    const keeper = await open();
    if (latest) keeper?.keep(latest);
    else keeper?.forget();
    if (!keeper) onKept(latest === null);
  };

  return {
    restore: async () => (await open())?.restore() ?? null,
    begun: async () => ((await mayBeBegun()) ? ((await open())?.begun() ?? []) : []),
    take: async (id) => (await open())?.take(id) ?? null,
    discard: async (id) => (await open())?.discard(id),
    keep: (scan) => {
      if (scan === null && latest === null) return;
      latest = scan;
      void tell();
    },
    keepWork: (change) => {
      if (!latest?.product) return;
      const { product } = latest;
      latest = { ...latest, product: { ...product, work: { ...product.work, ...change } } };
      void tell();
    },
    keepAgain: () => {
      if (latest) void tell();
    },
    close: () => leave(),
  };
}
