import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { createStore, useStore } from '../../lib/create-store.ts';
import { removeGuestReadings } from '../../lib/readings/guest-readings.ts';
import type { GuestReading } from '../../lib/readings/reading.ts';
import { guestReadingsQuery, refreshReadings } from '../../lib/readings/readings.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { accountStore } from './api/store-reading.ts';
import { type TakenAlong, takeAlong } from './take-along.ts';

/** "Not now" holds until the page is loaded again. */
const declinedStore = createStore(false);

const count = (n: number) => `${n} ${n === 1 ? 'reading' : 'readings'}`;

function tell({ taken, left }: TakenAlong) {
  if (left === 0) {
    toast({ title: 'Readings taken along', description: `${count(taken)} moved to your account.` });
    return;
  }
  toast({
    title: 'Not all readings were taken along',
    description: `${count(left)} stayed on this device. Please try again.`,
    variant: 'destructive',
  });
}

/** Offers a registered user to move the readings a guest kept on this device into the account. */
export function TakeAlongOffer() {
  const session = useSession();
  const client = useQueryClient();
  const { data: readings = [] } = useQuery(guestReadingsQuery());
  const declined = useStore(declinedStore);
  const run = useMutation({
    mutationFn: (all: readonly GuestReading[]) =>
      takeAlong(all, {
        save: accountStore.add,
        removeFromDevice: (ids) => removeGuestReadings(browserStores(), ids),
      }),
    onSuccess: tell,
    onError: (_error, all) => tell({ taken: 0, left: all.length }),
    onSettled: () => refreshReadings(client),
  });
  if (session.kind !== 'authenticated' || readings.length === 0 || declined) return null;
  return (
    <Panel
      role="region"
      aria-label="Readings kept on this device"
      tone="land"
      className="mb-6 flex flex-col gap-3 p-4! sm:p-5! md:flex-row md:items-center md:gap-4"
    >
      <CloudUpload aria-hidden="true" className="hidden size-9 shrink-0 text-rose md:block" />
      <div className="grow">
        <p className="font-extrabold sm:text-lg">Take along {count(readings.length)} kept on this device</p>
        <p className="text-small text-ink-soft">
          They were entered as a guest. In your account you have them on every device.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          pendingLabel={run.isPending ? 'Taking them along...' : undefined}
          onClick={() => run.mutate(readings)}
        >
          Take along {count(readings.length)}
        </Button>
        <Button variant="secondary" disabled={run.isPending} onClick={() => declinedStore.set(true)}>
          Not now
        </Button>
      </div>
    </Panel>
  );
}
