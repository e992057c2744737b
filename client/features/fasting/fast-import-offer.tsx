import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { createStore, useStore } from '../../lib/create-store.ts';
import { guestFastsQuery, startAccountFast } from '../../lib/fasts/fasts.ts';
import { type GuestFast, removeGuestFast } from '../../lib/fasts/guest-fasts.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
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
    <Panel
      role="region"
      aria-label="Fasts kept on this device"
      tone="land"
      className="flex flex-col gap-3 p-4! sm:p-5! md:flex-row md:items-center md:gap-4"
    >
      <CloudUpload aria-hidden="true" className="hidden size-9 shrink-0 text-rose md:block" />
      <div className="grow">
        <p className="font-extrabold sm:text-lg">Take along {count(fasts.length)} from your guest visit</p>
        <p className="text-small text-ink-soft">Then they are kept under your account, on every device.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button pendingLabel={run.isPending ? 'Saving...' : undefined} onClick={() => run.mutate(fasts)}>
          Take along {count(fasts.length)}
        </Button>
        <Button variant="secondary" disabled={run.isPending} onClick={() => declinedStore.set(true)}>
          Not now
        </Button>
      </div>
    </Panel>
  );
}
