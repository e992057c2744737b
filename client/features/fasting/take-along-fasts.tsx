import { useQuery } from '@tanstack/react-query';
import { guestFastsQuery, startAccountFast } from '../../lib/fasts/fasts.ts';
import { type GuestFast, removeGuestFast } from '../../lib/fasts/guest-fasts.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { takeAlong } from '../../lib/take-along.ts';
import { TakeAlongOffer } from '../../ui/take-along-offer.tsx';

const count = (n: number) => `${n} ${n === 1 ? 'fast' : 'fasts'}`;

const take = (fasts: readonly GuestFast[]) =>
  takeAlong(fasts, {
    save: ({ id: _id, endedAt, ...fast }) => startAccountFast({ ...fast, ...(endedAt ? { endedAt } : {}) }),
    removeFromDevice: (ids) => {
      for (const id of ids) removeGuestFast(browserStores(), id);
    },
  });

/** Offers an account to take along the fasts a guest stored on this device. */
export function TakeAlongFasts() {
  const { data: fasts = [] } = useQuery(guestFastsQuery());
  return (
    <TakeAlongOffer
      label="Fasts kept on this device"
      heading={`Add ${count(fasts.length)} from your guest visit to your account`}
      action={`Add ${count(fasts.length)}`}
      pendingLabel="Saving..."
      items={fasts}
      take={take}
      changes={[['fasts']]}
      taken={(n) => ({ title: 'Fasts added', description: `${count(n)} moved to your account.` })}
      notTaken={(left) => ({
        title: 'Some fasts could not be added',
        description: `${count(left)} stayed on this device. They may overlap with fasts of your account.`,
      })}
    >
      They will then be in your account, on every device.
    </TakeAlongOffer>
  );
}
