import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createStore, useStore } from '../../lib/create-store.ts';
import type { GuestReading } from '../../lib/readings/guest-reading.ts';
import { guestReadingsQuery, refreshReadings } from '../../lib/readings/readings.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { DeviceOffer } from '../../ui/device-offer.tsx';
import { storeReading } from './api/store-reading.ts';
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
    mutationFn: async (all: readonly GuestReading[]) => {
      const { removeGuestReadings } = await import('../../lib/readings/guest-readings.ts');
      return takeAlong(all, {
        save: storeReading,
        removeFromDevice: (ids) => removeGuestReadings(browserStores(), ids),
      });
    },
    onSuccess: tell,
    onError: (_error, all) => tell({ taken: 0, left: all.length }),
    onSettled: () => refreshReadings(client),
  });
  if (session.kind !== 'authenticated' || readings.length === 0 || declined) return null;
  return (
    <div className="mb-6">
      <DeviceOffer
        label="Readings kept on this device"
        heading={`Take along ${count(readings.length)} kept on this device`}
        action={`Take along ${count(readings.length)}`}
        pendingLabel={run.isPending ? 'Taking them along...' : undefined}
        onTake={() => run.mutate(readings)}
        onDecline={() => declinedStore.set(true)}
      >
        They were entered as a guest. In your account you have them on every device.
      </DeviceOffer>
    </div>
  );
}
