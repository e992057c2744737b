import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import type { Exchange } from '../../../lib/chat/exchange.ts';
import { type BrowserStores, readJson, writeJson } from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';

/**
 * Where one chat is stored: a guest's on this device, an account's and a saved one at the server. Each store shows what
 * it holds under the key of `query` in the query cache, and the screen reads nothing else.
 */
export interface ChatStore {
  query: {
    queryKey: QueryKey;
    /** Oldest first. Rejects where it cannot be known. */
    queryFn: (context: { signal: AbortSignal }) => Promise<Exchange[]>;
  };
  /**
   * Stores a finished exchange behind all others, or in place of the one under `replaces` and all after it. Rejects
   * where it is stored nowhere.
   */
  put: (exchange: Exchange, replaces: string | null) => Promise<void>;
}

/** The exchanges before the one under `key`; all of them where there is none. */
export function withoutFrom<T extends Pick<Exchange, 'key'>>(
  exchanges: readonly T[],
  key: string | null,
): T[] {
  const at = key === null ? -1 : exchanges.findIndex((one) => one.key === key);
  return at === -1 ? [...exchanges] : exchanges.slice(0, at);
}

/** Shows an exchange at the end of its chat, in place of the one under `replaces` and all after it. */
export function showExchange(
  client: QueryClient,
  queryKey: QueryKey,
  exchange: Exchange,
  replaces: string | null,
): void {
  client.setQueryData<Exchange[]>(queryKey, (old = []) => [
    ...withoutFrom(old, replaces).filter(({ key }) => key !== exchange.key),
    exchange,
  ]);
}

const isCount = (value: unknown): value is number => Number.isInteger(value);

export const readInteractionCount = ({ local }: BrowserStores): number =>
  readJson(local, STORAGE_KEY.interactionCount, isCount) ?? 0;

export function countInteraction(stores: BrowserStores): void {
  writeJson(stores.local, STORAGE_KEY.interactionCount, readInteractionCount(stores) + 1);
}

const CHANNEL = 'keto-chat';

let channel: BroadcastChannel | null = null;
const open = () => {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return channel;
};

/** Tells the other tabs that what is under this query key has changed on the account. */
export const announceChange = (queryKey: QueryKey): void => open()?.postMessage(queryKey);

/** Asks again for what another tab changed: through the account, or in this browser's store. */
export function useOtherTabs(user: CurrentUser, regularChat: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    const hearStore = ({ key }: StorageEvent) => {
      // An account's tab tells when the account has it.
      if ((key === STORAGE_KEY.chatHistory && user.isGuest) || key === null)
        void client.invalidateQueries({ queryKey: regularChat });
    };
    const hearTab = ({ data }: MessageEvent<unknown>) => {
      if (Array.isArray(data)) void client.invalidateQueries({ queryKey: data });
    };
    window.addEventListener('storage', hearStore);
    open()?.addEventListener('message', hearTab);
    return () => {
      window.removeEventListener('storage', hearStore);
      open()?.removeEventListener('message', hearTab);
    };
  }, [client, user, regularChat]);
}
