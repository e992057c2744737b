import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { createStore, useStore } from '../lib/hooks/create-store.ts';
import { useSession } from '../lib/session/current-user.ts';
import type { TakenAlong } from '../lib/storage/take-along.ts';
import { toast } from '../lib/toast/toast.ts';
import { Button } from './button.tsx';
import { Panel } from './panel.tsx';

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
  /** What taking it along brings. */
  children: ReactNode;
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
}

/** Offers an account to move what a guest kept on this device into it. */
export function TakeAlongOffer<Item>(props: TakeAlongOfferProps<Item>) {
  const { label, items } = props;
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
    <Panel
      role="region"
      aria-label={label}
      tone="land"
      className="flex flex-col gap-3 p-4! sm:p-5! md:flex-row md:items-center md:gap-4"
    >
      <CloudUpload className="hidden size-9 shrink-0 text-rose md:block" />
      <div className="grow">
        <p className="font-extrabold sm:text-lg">{props.heading}</p>
        <p className="text-small text-ink-soft">{props.children}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          pendingLabel={run.isPending ? props.pendingLabel : undefined}
          onClick={() => run.mutate(items)}
        >
          {props.action}
        </Button>
        <Button
          variant="secondary"
          disabled={run.isPending}
          onClick={() => declinedStore.set(new Set([...declined, label]))}
        >
          Not now
        </Button>
      </div>
    </Panel>
  );
}
