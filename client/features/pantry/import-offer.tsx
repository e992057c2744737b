import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreatePantryItemRequest, PantryItem } from '#contract/pantry.ts';
import { api } from '../../lib/api/api.ts';
import {
  type GuestPantryItem,
  guestPantryQuery,
  removeFromGuestPantry,
} from '../../lib/pantry/guest-pantry.ts';
import { pantryItemsQuery } from '../../lib/pantry/pantry-items.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { takeAlong } from '../../lib/storage/take-along.ts';
import { TakeAlongOffer } from '../../ui/take-along-offer.tsx';

interface ImportPorts {
  listSaved: () => Promise<readonly PantryItem[]>;
  save: (item: CreatePantryItemRequest) => Promise<unknown>;
  removeFromDevice: (id: string) => void;
}

function importedFrom({ ocrData }: PantryItem): string | null {
  if (typeof ocrData !== 'object' || ocrData === null || !('importedFrom' in ocrData)) return null;
  return typeof ocrData.importedFrom === 'string' ? ocrData.importedFrom : null;
}

/** Each item travels with its id on this device, so that an import whose answer was lost is not done twice. */
export async function importGuestItems(items: readonly GuestPantryItem[], ports: ImportPorts) {
  const known = new Set((await ports.listSaved()).map(importedFrom));
  return takeAlong(items, {
    save: async ({ id, createdAt: _createdAt, updatedAt: _updatedAt, ...item }) => {
      if (!known.has(id)) await ports.save({ ...item, ocrData: { importedFrom: id } });
    },
    removeFromDevice: (ids) => ids.forEach(ports.removeFromDevice),
  });
}

const count = (n: number) => `${n} ${n === 1 ? 'item' : 'items'}`;

export function ImportOffer() {
  const client = useQueryClient();
  const { data: items = [] } = useQuery(guestPantryQuery());
  const ports: ImportPorts = {
    listSaved: () => client.fetchQuery({ ...pantryItemsQuery(), staleTime: 0 }),
    save: (item) => api.post('/api/pantry/items', null, { body: item }),
    removeFromDevice: (id) => removeFromGuestPantry(browserStores(), id),
  };
  return (
    <div className="mb-6 empty:hidden">
      <TakeAlongOffer
        label="Items saved on this device"
        heading={`Import ${count(items.length)} saved on this device`}
        action={`Import ${count(items.length)}`}
        pendingLabel="Importing..."
        items={items}
        take={(all) => importGuestItems(all, ports)}
        changes={[guestPantryQuery().queryKey, pantryItemsQuery().queryKey]}
        taken={(n) => ({
          title: 'Imported to Pantry!',
          description: `${count(n)} moved to your pantry.`,
        })}
        notTaken={(left) => ({
          title: 'Import Failed',
          description: `${count(left)} could not be imported and stayed on this device. Please try again.`,
        })}
      >
        You saved these as a guest. Import them to see them on all your devices.
      </TakeAlongOffer>
    </div>
  );
}
