import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import type { PersonalData } from '#contract/profile.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { createStore, useStore } from '../../lib/create-store.ts';
import { guestPersonQuery, removeGuestPerson } from '../../lib/person/guest-person.ts';
import { usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
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
    <Panel
      role="region"
      aria-label="Profile kept on this device"
      tone="land"
      className="mb-6 flex flex-col gap-3 p-4! sm:p-5! md:flex-row md:items-center md:gap-4"
    >
      <CloudUpload aria-hidden="true" className="hidden size-9 shrink-0 text-rose md:block" />
      <div className="grow">
        <p className="font-extrabold sm:text-lg">Take along the profile from your guest visit</p>
        <p className="text-small text-ink-soft">
          It is kept on this device. It fills in what your account does not say yet and adds to its lists;
          nothing you said here changes.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button pendingLabel={take.isPending ? 'Saving...' : undefined} onClick={() => take.mutate(changes)}>
          Take it along
        </Button>
        <Button variant="secondary" disabled={take.isPending} onClick={() => declinedStore.set(true)}>
          Not now
        </Button>
      </div>
    </Panel>
  );
}
