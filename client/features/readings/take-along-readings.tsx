import { useQuery } from '@tanstack/react-query';
import type { GuestReading } from '../../lib/readings/guest-readings.ts';
import { READINGS_KEY } from '../../lib/readings/reading.ts';
import { guestReadingsQuery } from '../../lib/readings/readings.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { takeAlong } from '../../lib/take-along.ts';
import { TakeAlongOffer } from '../../ui/take-along-offer.tsx';
import { storeReading } from './reading-changes.ts';

const AT_ONCE = 8;

const count = (n: number) => `${n} ${n === 1 ? 'reading' : 'readings'}`;

async function take(readings: readonly GuestReading[]) {
  const { removeGuestReadings } = await import('../../lib/readings/guest-readings.ts');
  return takeAlong(
    readings,
    {
      save: ({ id: _id, createdAt: _createdAt, ...reading }) => storeReading(reading),
      removeFromDevice: (ids) => removeGuestReadings(browserStores(), ids),
    },
    AT_ONCE,
  );
}

/** Offers an account to take along the readings a guest stored on this device. */
export function TakeAlongReadings() {
  const { data: readings = [] } = useQuery(guestReadingsQuery());
  return (
    <div className="mb-6 empty:hidden">
      <TakeAlongOffer
        label="Readings kept on this device"
        heading={`Add ${count(readings.length)} from this device to your account`}
        action={`Add ${count(readings.length)}`}
        pendingLabel="Taking them along..."
        items={readings}
        take={take}
        changes={[[READINGS_KEY]]}
        taken={(n) => ({
          title: 'Readings added',
          description: `${count(n)} moved to your account.`,
        })}
        notTaken={(left) => ({
          title: 'Some readings could not be added',
          description: `${count(left)} stayed on this device. Please try again.`,
        })}
      >
        You entered them as a guest. In your account you will have them on every device.
      </TakeAlongOffer>
    </div>
  );
}
