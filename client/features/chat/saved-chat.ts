import type { QueryClient } from '@tanstack/react-query';
import type { AddMessage, ConversationMessage } from '#contract/saved-conversations.ts';
import { ConnectionError } from '../../lib/api/api-error.ts';
import { type Exchange, plainExchange, withDetails } from '../../lib/chat/exchange.ts';
import { fromStored, toStored } from '../../lib/chat/stored-exchange.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { isOfKind } from '../../lib/queue/entry.ts';
import { openQueue, queueStore } from '../../lib/queue/queue-state.ts';
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

/** What was answered here and waits to reach the conversation, in its order. */
const waitingMessages = (id: number, known: readonly Exchange[]): Exchange[] =>
  queueStore.get().flatMap((entry) => {
    if (!isOfKind(entry, 'chat.message') || entry.payload.conversationId !== id) return [];
    const { message } = entry.payload;
    const key = message.idempotencyKey ?? entry.id;
    if (known.some((one) => one.key === key)) return [];
    const exchange = withDetails(
      plainExchange(key, message.message, message.response),
      message.details ?? null,
    );
    return [{ ...exchange, messageIndex: message.messageIndex }];
  });

export function createSavedChat(client: QueryClient, id: number, stores: BrowserStores): SavedChat {
  const queryKey = savedChatKey(id);
  const query: ChatQuery = {
    queryKey,
    queryFn: async ({ signal }) => {
      const stored = (await fetchMessages(id, signal)).map(fromStored);
      return [...stored, ...waitingMessages(id, stored)];
    },
  };

  /** Stores the exchange; without a network it waits on this device, and null is told. */
  async function store(message: AddMessage): Promise<ConversationMessage | null> {
    try {
      return await addMessage(id, message);
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      const queue = await openQueue(client);
      await queue.keep('chat.message', { conversationId: id, message }, newUuid());
      return null;
    }
  }

  return {
    query,
    keep: async (exchange, replaces) => {
      const said = client.getQueryData<Exchange[]>(queryKey) ?? [];
      const replaced = said.find(({ key }) => key === replaces);
      const from = replaced?.messageIndex ?? null;
      const messageIndex = from ?? (said.at(-1)?.messageIndex ?? -1) + 1;
      const stored = await store({
        ...toStored(exchange),
        messageIndex,
        ...(from === null ? {} : { replacesFrom: from }),
      });
      // Another tab was quicker: its exchange is asked for again below.
      const missing =
        client.isFetching({ queryKey }) > 0 || (stored !== null && stored.messageIndex !== messageIndex);
      // A list asked for before this one was stored must not come after it.
      await client.cancelQueries({ queryKey });
      const kept = stored ? fromStored(stored) : { ...exchange, messageIndex };
      client.setQueryData<Exchange[]>(queryKey, (old) => [
        ...withoutFrom(old ?? [], replaces).filter(({ key }) => key !== exchange.key),
        { ...kept, next: exchange.next },
      ]);
      countInteraction(stores);
      if (!stored) return;
      if (missing) void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: SAVED_CONVERSATIONS_KEY });
      announceChange(queryKey);
      announceChange(SAVED_CONVERSATIONS_KEY);
    },
  };
}
