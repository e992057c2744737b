import { type QueryClient, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { newUuid } from '../browser/new-uuid.ts';
import { currentUserQuery, useSession } from '../session/current-user.ts';
import { toast } from '../toast/toast.ts';
import {
  CHANGE_KEY,
  type Change,
  type ChangeOfKind,
  changeOf,
  isOfKind,
  type Kind,
  type Lane,
  laneOf,
  type Payloads,
  provisionalId,
  targetOf,
} from './change.ts';
import type { Changes, Outcome } from './change-mutations.ts';

/** Brings a change to the server; what it gives is the server's answer. */
type SendChange<K extends Kind> = (change: ChangeOfKind<K>, client: QueryClient) => Promise<unknown>;
export type Senders = { [K in Kind]?: SendChange<K> };

/** Ways of sending that belong to features. */
const featureSenders: Senders = {};
export const registerSenders = (senders: Senders): void => void Object.assign(featureSenders, senders);

const opened = new WeakMap<QueryClient, Promise<Changes>>();

/** The changes of this page. Their code and the database come with the first need of them. */
export function openChanges(client: QueryClient): Promise<Changes> {
  const known = opened.get(client);
  if (known) return known;
  const opening = import('./browser-changes.ts').then((module) =>
    module.openBrowserChanges(client, featureSenders, () => ownerNow(client)),
  );
  opened.set(client, opening);
  // Without its code (offline, before anything was cached) the next call tries again.
  opening.catch(() => opened.delete(client));
  return opening;
}

/** Sends a change, and keeps it while there is no way to the server; see `submit` of `Changes`. */
export const submitChange = async <K extends Kind>(
  client: QueryClient,
  kind: K,
  payload: Payloads[K],
  key = newUuid(),
): Promise<Outcome> => (await openChanges(client)).submit(kind, payload, key);

/** Keeps something to be sent as soon as that goes. */
export const keepChange = async <K extends Kind>(
  client: QueryClient,
  kind: K,
  payload: Payloads[K],
  key = newUuid(),
): Promise<Change> => (await openChanges(client)).keep(kind, payload, key);

/** Takes a change out, and what builds on it. */
export const discardChange = async (client: QueryClient, seq: number): Promise<void> =>
  (await openChanges(client)).discard(seq);

/** Owner of what guests of this device left to be sent. */
export const GUEST = 'guest';

const ownerOf = (user: Pick<CurrentUser, 'id' | 'isGuest'> | null | undefined): string | null =>
  user ? (user.isGuest ? GUEST : String(user.id)) : null;

/** Whose changes those of the person who is here are; null for nobody. */
export const ownerNow = (client: QueryClient): string | null =>
  ownerOf(client.getQueryData(currentUserQuery().queryKey));

const PENDING = { mutationKey: [CHANGE_KEY] };
const bySeq = (changes: readonly (Change | undefined)[]): Change[] =>
  changes.filter((change) => change !== undefined).sort((a, b) => a.seq - b.seq);

/** Everything on this device that waits for the server, whoever's it is, oldest first. */
export const pendingChanges = (client: QueryClient): readonly Change[] =>
  bySeq(client.getMutationCache().findAll(PENDING).map(changeOf));

/** The same for what is on screen. */
export function usePendingChanges(): readonly Change[] {
  const changes = useMutationState({ filters: PENDING, select: changeOf });
  return useMemo(() => bySeq(changes), [changes]);
}

/** What waits of the person who is here, oldest first. */
export function useOwnChanges(): readonly Change[] {
  const owner = ownerOf(useSession().user);
  const all = usePendingChanges();
  return useMemo(() => all.filter((change) => change.owner === owner), [all, owner]);
}

/** Those of one lane; what the person sees being saved at this moment only `withInHand`. */
export function useLaneChanges(lane: Lane, withInHand = false): readonly Change[] {
  const own = useOwnChanges();
  return useMemo(
    () => own.filter(({ kind, inHand }) => laneOf(kind) === lane && (withInHand || !inHand)),
    [own, lane, withInHand],
  );
}

/**
 * A list as it will be once everything that waits was sent: what was made at its end, changes over what they are about,
 * without what was removed.
 * @param made what a change makes, under its provisional id; null where it makes nothing
 */
export function withPending<Item extends { id: number | string }>(
  stored: readonly Item[],
  changes: readonly Change[],
  made: (change: Change, id: number) => Item | null,
): Item[] {
  let items = [...stored];
  for (const change of changes) {
    const item = made(change, provisionalId(change));
    const id = targetOf(change);
    if (item) {
      // While the list is read anew, it may have it already.
      if (!items.some((one) => one.id === change.sentId)) items.push(item);
    } else if (change.inHand) {
      // The form still tells what becomes of it.
    } else if (isOfKind(change, 'reading.remove', 'fast.remove', 'diary.remove', 'plan.remove')) {
      items = items.filter((one) => one.id !== id);
    } else if (isOfKind(change, 'reading.change', 'fast.change', 'diary.change')) {
      items = items.map((one) => (one.id === id ? { ...one, ...change.payload.changes } : one));
    } else if (isOfKind(change, 'plan.rename')) {
      const { title } = change.payload;
      items = items.map((one) => (one.id === id ? { ...one, title } : one));
    }
  }
  return items;
}

/** What was stored, where it belongs or, without a network, on this device to be sent there. */
export interface Stored<Item> {
  item: Item;
  isWaiting: boolean;
}

/** What stands where it belongs. */
export const stored = <Item>(item: Item): Stored<Item> => ({ item, isWaiting: false });

/** Says that something found no network and will be sent; `what` begins the sentence. */
export const sayKept = (what: string): void =>
  toast({
    title: 'Saved on this device',
    description: `${what} will be sent when you're back online.`,
  });
