import { useQuery } from '@tanstack/react-query';
import { guestDiaryQuery, storeEntry } from '../../lib/diary/diary.ts';
import { type GuestEntry, removeGuestEntries } from '../../lib/diary/guest-diary.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { takeAlong } from '../../lib/take-along.ts';
import { TakeAlongOffer } from '../../ui/take-along-offer.tsx';

const AT_ONCE = 8;
const count = (n: number) => `${n} ${n === 1 ? 'entry' : 'entries'}`;

const take = (entries: readonly GuestEntry[]) =>
  takeAlong(
    entries,
    {
      save: ({ id: _id, createdAt: _createdAt, ...entry }) => storeEntry(entry),
      removeFromDevice: (ids) => removeGuestEntries(browserStores(), ids),
    },
    AT_ONCE,
  );

/** Offers an account to take along what a guest ate and logged on this device. */
export function TakeAlongDiary() {
  const { data: entries = [] } = useQuery(guestDiaryQuery());
  return (
    <TakeAlongOffer
      label="Diary kept on this device"
      heading={`Add ${count(entries.length)} of your diary from your guest visit to your account`}
      action={`Add ${count(entries.length)}`}
      pendingLabel="Saving..."
      items={entries}
      take={take}
      changes={[['diary']]}
      taken={(n) => ({ title: 'Diary added', description: `${count(n)} moved to your account.` })}
      notTaken={(left) => ({
        title: 'Some of your diary could not be added',
        description: `${count(left)} stayed on this device. Please try again later.`,
      })}
    >
      They will then be in your account, on every device.
    </TakeAlongOffer>
  );
}
