import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PersonalData } from '#contract/profile.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { createStore, useStore } from '../../lib/create-store.ts';
import { guestPersonQuery } from '../../lib/person/guest-person-query.ts';
import { usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { DeviceOffer } from '../../ui/device-offer.tsx';
import { saysSomething, takeAlong } from './take-along.ts';

/** "Not now" holds until the page is loaded again. */
const declinedStore = createStore(false);

/** Offers an account to take along the profile that a guest kept on this device. */
export function ProfileImportOffer() {
  const client = useQueryClient();
  const isAccount = useSession().kind === 'authenticated';
  const { person, isLoading, error, update } = usePerson();
  const { data: guest = null } = useQuery({ ...guestPersonQuery(), enabled: isAccount });
  const declined = useStore(declinedStore);
  const take = useMutation({
    mutationFn: (changes: Partial<PersonalData>) => update(changes),
    onSuccess: async () => {
      const { removeGuestPerson } = await import('../../lib/person/guest-person.ts');
      removeGuestPerson(browserStores());
      await client.invalidateQueries({ queryKey: guestPersonQuery().queryKey });
      toast({ title: 'Profile taken along', description: 'It is now kept under your account.' });
    },
    onError: (failure) =>
      toast({
        title: 'Could not be taken along',
        description: `${errorText(failure, 'Please try again.')} It stays on this device.`,
        variant: 'destructive',
      }),
  });
  if (!isAccount || isLoading || error || declined || guest === null) return null;
  const changes = takeAlong(person, guest);
  if (!saysSomething(changes)) return null;
  return (
    <div className="mb-6">
      <DeviceOffer
        label="Profile kept on this device"
        heading="Take along the profile from your guest visit"
        action="Take it along"
        pendingLabel={take.isPending ? 'Saving...' : undefined}
        onTake={() => take.mutate(changes)}
        onDecline={() => declinedStore.set(true)}
      >
        It is kept on this device. It fills in what your account does not say yet and adds to its lists;
        nothing you said here changes.
      </DeviceOffer>
    </div>
  );
}
