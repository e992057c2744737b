import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createStore, useStore } from '../lib/create-store.ts';
import { useSession } from '../lib/session/current-user.ts';
import type { TakenAlong } from '../lib/take-along.ts';
import { toast } from '../lib/toast.ts';
import { DeviceOffer } from './device-offer.tsx';

/** Labels of what was declined: "Not now" holds until the page is loaded again, whichever page asked. */
const declinedStore = createStore<ReadonlySet<string>>(new Set());

interface Words {
  title: string;
  description: string;
}

interface TakeAlongOfferProps<Item> {
  /** Name of the region, e.g. "Fasts kept on this device". */
  label: string;
  heading: string;
  action: string;
  pendingLabel: string;
  /** What is on this device; the offer is gone when there is nothing. */
  items: readonly Item[];
  take: (items: readonly Item[]) => Promise<TakenAlong>;
  /** Begins the keys of the reads that it changes. */
  changes: readonly QueryKey[];
  taken: (count: number) => Words;
  /** `error` where nothing could be tried at all. */
  notTaken: (count: number, error?: Error) => Words;
  /** What taking it along brings. */
  children: ReactNode;
}

/** Offers an account to move what a guest kept on this device into it. */
export function TakeAlongOffer<Item>(props: TakeAlongOfferProps<Item>) {
  const { label, items, heading, action, children } = props;
  const client = useQueryClient();
  const isAccount = useSession().kind === 'authenticated';
  const declined = useStore(declinedStore);
  const sayNotTaken = (left: number, error?: Error) =>
    toast({ ...props.notTaken(left, error), variant: 'destructive' });
  const run = useMutation({
    mutationFn: props.take,
    onSuccess: ({ taken, left }) => (left === 0 ? toast(props.taken(taken)) : sayNotTaken(left)),
    onError: (error, all) => sayNotTaken(all.length, error),
    onSettled: () => Promise.all(props.changes.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  if (!isAccount || items.length === 0 || declined.has(label)) return null;
  return (
    <DeviceOffer
      label={label}
      heading={heading}
      action={action}
      pendingLabel={run.isPending ? props.pendingLabel : undefined}
      onTake={() => run.mutate(items)}
      onDecline={() => declinedStore.set(new Set([...declined, label]))}
    >
      {children}
    </DeviceOffer>
  );
}
