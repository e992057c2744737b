import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import { carryChat, readCarriedChat } from '../../lib/chat/carried-chat.ts';
import type { Exchange } from '../../lib/chat/exchange.ts';
import { toStored } from '../../lib/chat/stored-exchange.ts';
import { createStore, type Store } from '../../lib/create-store.ts';
import { currentUserQuery } from '../../lib/session/current-user.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { clearChatHistory, fetchChatHistory, storeChatEntry } from './api/chat-history.ts';
import { ownerOf, regularChatKey } from './chat-owner.ts';
import { readVisit } from './chat-visit.ts';
import type { ChatQuery } from './conversation.ts';
import { forgetJournal, noteInJournal } from './guest-journal.ts';
import {
  completeOldEntries,
  countInteraction,
  forgetLocalHistory,
  type LocalExchange,
  markStored,
  readLocalHistory,
  rememberExchange,
} from './local-history.ts';
import { mergeHistory, withoutFrom } from './merge-history.ts';
import { announceChange } from './other-tabs.ts';
import { createOutbox } from './outbox.ts';

/** Another tab that just kept an exchange is about to store it; so long it is left to. */
const LEFT_TO_OTHER_TAB_MS = 2_000;

/** The chat beside all saved ones: a guest's is on this device, an account's on the server and here. */
export interface RegularChat {
  query: ChatQuery;
  /** What is known without asking anybody. */
  known: () => readonly Exchange[];
  keep: (exchange: Exchange, replaces: string | null) => void;
  /** True while storing on the account fails. */
  isTroubled: Store<boolean>;
  /** Tries again to store what never reached the account. */
  retryStore: () => void;
  /** Forgets everything, here and on the account. */
  clear: () => Promise<void>;
}

/** The chat of `user`; exchanges show in the query cache at once and are stored behind it. */
export function createRegularChat(
  client: QueryClient,
  user: CurrentUser,
  stores: BrowserStores,
): RegularChat {
  const owner = ownerOf(user);
  const queryKey = regularChatKey(user);
  /** Those that the browser's store had no room for. */
  const unkept = new Set<string>();
  const local = () => readLocalHistory(stores, owner);
  const here = () => local().map(({ exchange }) => exchange);
  /** A try that comes after somebody else has signed in must not put it into their account. */
  const isHere = () => client.getQueryData(currentUserQuery().queryKey)?.id === user.id;

  const isTroubled = createStore(false);
  const outbox = createOutbox({
    store: async ({ exchange, replaces }) => {
      const replacesFrom = replaces === null ? {} : { replacesFrom: replaces };
      return (await storeChatEntry({ ...toStored(exchange), ...replacesFrom }, owner)).createdAt;
    },
    onStored: (key, storedAt) => {
      markStored(stores, key);
      unkept.delete(key);
      client.setQueryData<Exchange[]>(queryKey, (old) =>
        old?.map((one) => (one.key === key ? { ...one, storedAt } : one)),
      );
      announceChange(queryKey);
    },
    onTrouble: isTroubled.set,
    isUnsent: (key) =>
      isHere() &&
      (unkept.has(key) || local().some(({ exchange, stored }) => exchange.key === key && !stored)),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });

  /** Sends what is on this device alone; what another tab may be storing right now, a moment later. */
  function offer(unsent: readonly LocalExchange[]): void {
    if (unsent.length === 0) return;
    const isYoung = unsent.some(
      ({ at }) => at !== null && Date.now() - Date.parse(at) < LEFT_TO_OTHER_TAB_MS,
    );
    setTimeout(() => void outbox.send(unsent), isYoung ? LEFT_TO_OTHER_TAB_MS : 0);
  }

  function remember(exchange: Exchange, replaces: string | null, now: Date): boolean {
    const fits = rememberExchange(stores, owner, exchange, replaces, now);
    if (!fits) unkept.add(exchange.key);
    const { foldedAfter } = readVisit(stores, user);
    if (user.isGuest) noteInJournal(stores, exchange, { replaces, foldedAfter, now });
    return fits;
  }

  /** What was said on the landing page goes on here. */
  function adoptCarried(): void {
    const carried = readCarriedChat(stores);
    if (!carried) return;
    for (const exchange of carried.exchanges) remember(exchange, null, new Date());
    carryChat(stores, { exchanges: [], question: carried.question });
  }

  async function load(signal: AbortSignal): Promise<Exchange[]> {
    completeOldEntries(stores, owner, new Date());
    adoptCarried();
    const before = local();
    if (user.isGuest) return here();
    const stored = await fetchChatHistory(signal);
    // What was stored while the server made its list is not missing from it.
    const wasStored = new Set(before.filter((one) => one.stored).map(({ exchange }) => exchange.key));
    const after = local().map((one) => ({ ...one, stored: one.stored && wasStored.has(one.exchange.key) }));
    const { exchanges, unsent } = mergeHistory(stored, after);
    offer(unsent);
    return exchanges;
  }

  return {
    query: { queryKey, queryFn: ({ signal }) => load(signal) },
    known: () => client.getQueryData<Exchange[]>(queryKey) ?? here(),
    keep: (exchange, replaces) => {
      const now = new Date();
      const fits = remember(exchange, replaces, now);
      const storedAt = user.isGuest && fits ? now.toISOString() : null;
      const wasUnknown = client.getQueryState(queryKey)?.status === 'error';
      client.setQueryData<Exchange[]>(queryKey, (old) => [
        ...withoutFrom(old ?? here(), replaces).filter(({ key }) => key !== exchange.key),
        { ...exchange, storedAt },
      ]);
      countInteraction(stores);
      if (!user.isGuest) void outbox.send([{ exchange, replaces }]);
      // What could not be loaded before stands above this one; now there may be a way to it.
      if (wasUnknown) void client.invalidateQueries({ queryKey });
    },
    isTroubled,
    retryStore: () => void outbox.flush(),
    clear: async () => {
      await client.cancelQueries({ queryKey });
      forgetLocalHistory(stores, owner);
      if (user.isGuest) forgetJournal(stores);
      client.setQueryData<Exchange[]>(queryKey, []);
      if (user.isGuest) return;
      await outbox.clear(clearChatHistory);
      announceChange(queryKey);
    },
  };
}
