import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { createStore, useStore } from '../create-store.ts';
import { newUuid } from '../new-uuid.ts';
import { currentUserQuery, useSession } from '../session/current-user.ts';
import type { EntryOfKind, QueueEntry } from './entry.ts';
import { type Kind, type Lane, laneOf, type Payloads } from './kinds.ts';
import type { Outcome, Queue } from './queue.ts';

/** Everything on this device that waits for the server, whoever's it is; empty until the queue is open. */
export const queueStore = createStore<readonly QueueEntry[]>([]);

/** Brings an entry to the server; what it gives is the server's answer. */
export type SendEntry<K extends Kind> = (entry: EntryOfKind<K>, client: QueryClient) => Promise<unknown>;
export type Senders = { [K in Kind]?: SendEntry<K> };

/** Ways of sending that belong to features. */
const featureSenders: Senders = {};
export const registerSenders = (senders: Senders): void => void Object.assign(featureSenders, senders);

const queues = new WeakMap<QueryClient, Promise<Queue>>();

/** The queue of this page. Its code and the database come with the first need of them. */
export function openQueue(client: QueryClient): Promise<Queue> {
  const known = queues.get(client);
  if (known) return known;
  const opened = import('./browser-queue.ts').then((module) =>
    module.openBrowserQueue(client, {
      featureSenders,
      owner: () => ownerNow(client),
      onChange: queueStore.set,
    }),
  );
  queues.set(client, opened);
  // Without its code (offline, before anything was kept) the next call tries again.
  opened.catch(() => queues.delete(client));
  return opened;
}

/** Keeps a change and tries to send it; see `Queue.submit`. */
export const submitChange = async <K extends Kind>(
  client: QueryClient,
  kind: K,
  payload: Payloads[K],
  key = newUuid(),
): Promise<Outcome> => (await openQueue(client)).submit(kind, payload, key);

/** Owner of what guests of this device left to be sent. */
export const GUEST = 'guest';

const ownerOf = (user: Pick<CurrentUser, 'id' | 'isGuest'> | null | undefined): string | null =>
  user ? (user.isGuest ? GUEST : String(user.id)) : null;

/** Whose entries those of the person who is here are; null for nobody. */
export const ownerNow = (client: QueryClient): string | null =>
  ownerOf(client.getQueryData(currentUserQuery().queryKey));

/** What waits of the person who is here, oldest first. */
export function useOwnEntries(): readonly QueueEntry[] {
  const owner = ownerOf(useSession().user);
  const all = useStore(queueStore);
  return useMemo(() => all.filter((entry) => entry.owner === owner), [all, owner]);
}

/** Those of one lane; what the person sees being saved at this moment only `withInHand`. */
export function useLaneEntries(lane: Lane, withInHand = false): readonly QueueEntry[] {
  const own = useOwnEntries();
  return useMemo(
    () => own.filter(({ kind, inHand }) => laneOf(kind) === lane && (withInHand || !inHand)),
    [own, lane, withInHand],
  );
}
