import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createStore, useStore } from '../../lib/create-store.ts';
import {
  type GuestPantryItem,
  guestPantryQuery,
  removeFromGuestPantry,
} from '../../lib/pantry/guest-pantry.ts';
import { createPantryItem, pantryItemsQuery } from '../../lib/pantry/pantry-items.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { DeviceOffer } from '../../ui/device-offer.tsx';
import { type ImportResult, importGuestItems } from './import-guest-items.ts';

/** "Not now" holds until the page is loaded again, whichever page asked. */
const declinedStore = createStore(false);

const count = (n: number) => `${n} ${n === 1 ? 'item' : 'items'}`;

function tell({ imported, left }: ImportResult) {
  if (left === 0) {
    toast({
      title: 'Imported to Pantry!',
      description: `${count(imported)} moved to your pantry collection.`,
    });
    return;
  }
  toast({
    title: 'Import Failed',
    description: `${count(left)} could not be imported and stayed on this device. Please try again.`,
    variant: 'destructive',
  });
}

function useImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (items: readonly GuestPantryItem[]) =>
      importGuestItems(items, {
        listSaved: () => client.fetchQuery({ ...pantryItemsQuery(), staleTime: 0 }),
        save: createPantryItem,
        removeFromDevice: (id) => removeFromGuestPantry(browserStores(), id),
      }),
    onSuccess: tell,
    onError: (_error, items) => tell({ imported: 0, left: items.length }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: guestPantryQuery().queryKey });
      await client.invalidateQueries({ queryKey: pantryItemsQuery().queryKey });
    },
  });
}

/** Offers a registered user to move what a guest saved on this device into the account. */
export function ImportOffer() {
  const session = useSession();
  const { data: items = [] } = useQuery(guestPantryQuery());
  const declined = useStore(declinedStore);
  const run = useImport();
  if (session.kind !== 'authenticated' || items.length === 0 || declined) return null;
  return (
    <div className="mb-6">
      <DeviceOffer
        label="Items saved on this device"
        heading={`Import ${count(items.length)} saved on this device`}
        action={`Import ${count(items.length)}`}
        pendingLabel={run.isPending ? 'Importing...' : undefined}
        onTake={() => run.mutate(items)}
        onDecline={() => declinedStore.set(true)}
      >
        They were saved as a guest. Import them to have them on every device.
      </DeviceOffer>
    </div>
  );
}
