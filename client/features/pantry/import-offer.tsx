import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
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
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
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
    <Panel
      role="region"
      aria-label="Items saved on this device"
      tone="land"
      className="mb-6 flex flex-col gap-3 p-4! sm:p-5! md:flex-row md:items-center md:gap-4"
    >
      <CloudUpload aria-hidden="true" className="hidden size-9 shrink-0 text-rose md:block" />
      <div className="grow">
        <p className="font-extrabold sm:text-lg">Import {count(items.length)} saved on this device</p>
        <p className="text-small text-ink-soft">
          They were saved as a guest. Import them to have them on every device.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button pendingLabel={run.isPending ? 'Importing...' : undefined} onClick={() => run.mutate(items)}>
          Import {count(items.length)}
        </Button>
        <Button variant="secondary" disabled={run.isPending} onClick={() => declinedStore.set(true)}>
          Not now
        </Button>
      </div>
    </Panel>
  );
}
