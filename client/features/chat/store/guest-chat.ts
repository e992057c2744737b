import type { QueryClient } from '@tanstack/react-query';
import { REGULAR_CHAT_KEY } from '../../../lib/chat/carried-chat.ts';
import type { Exchange } from '../../../lib/chat/exchange.ts';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';
import { type ChatStore, countInteraction, showExchange } from './chat-store.ts';
import { type DeviceChat, GUEST, takeCarried } from './device-chat.ts';

/**
 * A guest's chat, stored on this device alone.
 * @param startsAfter key of the last exchange before New Chat
 */
export function createGuestChat(
  client: QueryClient,
  stores: BrowserStores,
  device: DeviceChat,
  startsAfter: () => string | null,
): ChatStore {
  const queryKey = [...REGULAR_CHAT_KEY, GUEST];
  const list = () => device.list().map(({ exchange }) => exchange);
  return {
    query: {
      queryKey,
      queryFn: async () => {
        takeCarried(stores, device, startsAfter());
        return list();
      },
    },
    put: async (exchange, replaces) => {
      const before = list();
      const { storedAt } = device.put(exchange, replaces, startsAfter(), new Date());
      showExchange(client, queryKey, { ...exchange, storedAt }, replaces, before);
      countInteraction(stores);
    },
    clear: async () => {
      await client.cancelQueries({ queryKey });
      device.clear();
      client.setQueryData<Exchange[]>(queryKey, []);
    },
  };
}
