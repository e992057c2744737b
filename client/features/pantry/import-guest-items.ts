import type { CreatePantryItemRequest, PantryItem } from '#contract/pantry.ts';
import type { GuestPantryItem } from '../../lib/pantry/guest-pantry.ts';

/** The way to the server and to this device. */
export interface ImportPorts {
  listSaved: () => Promise<readonly PantryItem[]>;
  save: (item: CreatePantryItemRequest) => Promise<unknown>;
  removeFromDevice: (id: string) => void;
}

export interface ImportResult {
  imported: number;
  /** Still on this device because the server did not take them. */
  left: number;
}

/** Travels with an imported item, so that an import whose answer was lost is not done twice. */
const origin = (id: string) => ({ importedFrom: id });

function importedFrom({ ocrData }: PantryItem): string | null {
  if (typeof ocrData !== 'object' || ocrData === null || !('importedFrom' in ocrData)) return null;
  return typeof ocrData.importedFrom === 'string' ? ocrData.importedFrom : null;
}

/**
 * Sends each item once, oldest first so that the order stays. An item leaves the device only when the server has
 * it; one that fails stays and the others go on.
 */
export async function importGuestItems(
  items: readonly GuestPantryItem[],
  ports: ImportPorts,
): Promise<ImportResult> {
  const known = new Set((await ports.listSaved()).map(importedFrom));
  let imported = 0;
  for (const { id, createdAt: _createdAt, updatedAt: _updatedAt, ...item } of [...items].reverse()) {
    if (!known.has(id)) {
      try {
        await ports.save({ ...item, ocrData: origin(id) });
      } catch {
        continue;
      }
    }
    ports.removeFromDevice(id);
    imported += 1;
  }
  return { imported, left: items.length - imported };
}
