import type { QueryClient } from '@tanstack/react-query';
import type { Exchange } from '../../lib/chat/exchange.ts';
import { fromStored, toStored } from '../../lib/chat/stored-exchange.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { addMessage, fetchMessages, SAVED_CONVERSATIONS_KEY } from './api/saved-conversations.ts';
import type { ChatQuery } from './conversation.ts';
import { countInteraction } from './local-history.ts';
import { withoutFrom } from './merge-history.ts';
import { announceChange } from './other-tabs.ts';

/** Under this key and its id the messages of a saved conversation are kept. */
export const savedChatKey = (id: number) => ['conversation-messages', id] as const;

/** A saved conversation, which lives on the account alone. */
export interface SavedChat {
  query: ChatQuery;
  keep: (exchange: Exchange, replaces: string | null) => Promise<void>;
}

export function createSavedChat(client: QueryClient, id: number, stores: BrowserStores): SavedChat {
  const queryKey = savedChatKey(id);
  const query: ChatQuery = {
    queryKey,
    queryFn: async ({ signal }) => (await fetchMessages(id, signal)).map(fromStored),
  };
  return {
    query,
    keep: async (exchange, replaces) => {
      const said = client.getQueryData<Exchange[]>(queryKey) ?? [];
      const replaced = said.find(({ key }) => key === replaces);
      const from = replaced?.messageIndex ?? null;
      const messageIndex = from ?? (said.at(-1)?.messageIndex ?? -1) + 1;
      const stored = await addMessage(id, {
        ...toStored(exchange),
        messageIndex,
        ...(from === null ? {} : { replacesFrom: from }),
      });
      // Another tab was quicker: its exchange is asked for again below.
      const missing = client.isFetching({ queryKey }) > 0 || stored.messageIndex !== messageIndex;
      // A list asked for before this one was stored must not come after it.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Exchange[]>(queryKey, (old) => [
        ...withoutFrom(old ?? [], replaces).filter(({ key }) => key !== exchange.key),
        { ...fromStored(stored), next: exchange.next },
      ]);
      countInteraction(stores);
      if (missing) void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: SAVED_CONVERSATIONS_KEY });
      announceChange(queryKey);
      announceChange(SAVED_CONVERSATIONS_KEY);
    },
  };
}
