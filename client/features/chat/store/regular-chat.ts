import type { QueryClient } from '@tanstack/react-query';
import { carryChat, REGULAR_CHAT_KEY, readCarriedChat } from '../../../lib/chat/carried-chat.ts';
import type { Exchange } from '../../../lib/chat/exchange.ts';
import { createStore, type Store } from '../../../lib/hooks/create-store.ts';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';
import { type ChatStore, countInteraction, showExchange } from './chat-store.ts';
import type { DeviceChat } from './device-chat.ts';

/** The chat beside all saved ones. */
export interface RegularChat extends ChatStore {
  clear: () => Promise<void>;
  /** True while what has no `storedAt` is not merely on its way. */
  isTroubled: Store<boolean>;
  /** Tries again to store what could not be stored. */
  retry: () => void;
}

/**
 * A chat in the device's list: all of a guest's. An account's goes on from there to the server.
 * @param startsAfter key of the last exchange before New Chat
 */
export function createRegularChat(
  client: QueryClient,
  stores: BrowserStores,
  device: DeviceChat,
  startsAfter: () => string | null,
): RegularChat & { takeCarried: () => void } {
  const queryKey = [...REGULAR_CHAT_KEY, device.owner];
  const list = () => device.list().map(({ exchange }) => exchange);
  const store = (exchange: Exchange, replaces: string | null) =>
    device.put(exchange, replaces, startsAfter(), new Date());

  /** What was said on the landing page goes on in the chat of whoever is here. */
  function takeCarried(): void {
    const carried = readCarriedChat(stores);
    if (!carried) return;
    for (const exchange of carried.exchanges) store(exchange, null);
    carryChat(stores, { exchanges: [], question: carried.question });
  }

  return {
    takeCarried,
    query: {
      queryKey,
      queryFn: async () => {
        takeCarried();
        return list();
      },
    },
    put: async (exchange, replaces) => {
      client.setQueryData<Exchange[]>(queryKey, (shown) => shown ?? list());
      const storedAt = store(exchange, replaces);
      showExchange(client, queryKey, { ...exchange, storedAt }, replaces);
      countInteraction(stores);
    },
    clear: async () => {
      await client.cancelQueries({ queryKey });
      device.clear();
      client.setQueryData<Exchange[]>(queryKey, []);
    },
    // What there is no room for goes with the page, and trying again makes none.
    isTroubled: createStore(true),
    retry: () => undefined,
  };
}
