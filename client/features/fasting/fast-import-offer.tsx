import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createStore, useStore } from '../../lib/create-store.ts';
import { guestFastsQuery, startAccountFast } from '../../lib/fasts/fasts.ts';
import { type GuestFast, removeGuestFast } from '../../lib/fasts/guest-fasts.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { DeviceOffer } from '../../ui/device-offer.tsx';
import { importGuestFasts } from './import-guest-fasts.ts';

/** "Not now" holds until the page is loaded again. */
const declinedStore = createStore(false);

const count = (n: number) => `${n} ${n === 1 ? 'fast' : 'fasts'}`;

function tell({ imported, left }: { imported: number; left: number }) {
  if (left === 0)
    toast({ title: 'Fasts taken along', description: `${count(imported)} moved to your account.` });
  else
    toast({
      title: 'Not all could be taken along',
      description: `${count(left)} stayed on this device. They may overlap with fasts of your account.`,
      variant: 'destructive',
    });
}

/** Offers an account to take along the fasts a guest kept on this device. */
export function FastImportOffer() {
  const isAccount = useSession().kind === 'authenticated';
  const client = useQueryClient();
  const { data: fasts = [] } = useQuery({ ...guestFastsQuery(), enabled: isAccount });
  const declined = useStore(declinedStore);
  const run = useMutation({
    mutationFn: (all: readonly GuestFast[]) =>
      importGuestFasts(all, {
        save: startAccountFast,
        removeFromDevice: (id) => removeGuestFast(browserStores(), id),
      }),
    onSuccess: tell,
    onError: (_error, all) => tell({ imported: 0, left: all.length }),
    onSettled: () => client.invalidateQueries({ queryKey: ['fasts'] }),
  });
  if (!isAccount || fasts.length === 0 || declined) return null;
  return (
    <DeviceOffer
      label="Fasts kept on this device"
      heading={`Take along ${count(fasts.length)} from your guest visit`}
      action={`Take along ${count(fasts.length)}`}
      pendingLabel={run.isPending ? 'Saving...' : undefined}
      onTake={() => run.mutate(fasts)}
      onDecline={() => declinedStore.set(true)}
    >
      Then they are kept under your account, on every device.
    </DeviceOffer>
  );
}
