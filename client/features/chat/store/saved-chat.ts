import type { QueryClient } from '@tanstack/react-query';
import { ConnectionError } from '../../../lib/api/api-error.ts';
import { isOfKind } from '../../../lib/changes/change.ts';
import { keepChange, pendingChanges } from '../../../lib/changes/changes.ts';
import {
  type Exchange,
  fromStored,
  plainExchange,
  toStored,
  withDetails,
} from '../../../lib/chat/exchange.ts';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';
import { addMessage, fetchMessages, SAVED_CONVERSATIONS_KEY } from '../saved-chats/saved-conversations.ts';
import { announceChange, type ChatStore, countInteraction, showExchange } from './chat-store.ts';

export const savedChatKey = (id: number) => ['conversation-messages', id] as const;

/** What was answered here and waits to reach the conversation, in its order. */
const waitingMessages = (client: QueryClient, id: number, known: readonly Exchange[]): Exchange[] =>
  pendingChanges(client).flatMap((entry) => {
    if (!isOfKind(entry, 'chat.message') || entry.payload.conversationId !== id) return [];
    const { message } = entry.payload;
    const key = message.idempotencyKey ?? entry.id;
    if (known.some((one) => one.key === key)) return [];
    const plain = plainExchange(key, message.message, message.response);
    return [{ ...withDetails(plain, message.details ?? null), messageIndex: message.messageIndex }];
  });

/** A saved conversation, which the account alone keeps. It goes by being deleted from their list. */
export function createSavedChat(client: QueryClient, id: number, stores: BrowserStores): ChatStore {
  const queryKey = savedChatKey(id);

  async function put(exchange: Exchange, replaces: string | null): Promise<void> {
    const said = client.getQueryData<Exchange[]>(queryKey) ?? [];
    const from = said.find(({ key }) => key === replaces)?.messageIndex ?? null;
    const messageIndex = from ?? (said.at(-1)?.messageIndex ?? -1) + 1;
    const replacesFrom = from === null ? {} : { replacesFrom: from };
    const message = { ...toStored(exchange), messageIndex, ...replacesFrom };
    // Without a network it waits on this device.
    const stored = await addMessage(id, message).catch(async (error: unknown) => {
      if (!(error instanceof ConnectionError)) throw error;
      await keepChange(client, 'chat.message', { conversationId: id, message });
      return null;
    });
    // Another tab was quicker: its exchange is asked for again below.
    const missing =
      client.isFetching({ queryKey }) > 0 || (stored !== null && stored.messageIndex !== messageIndex);
    // A list asked for before this one was stored must not come after it.
    await client.cancelQueries({ queryKey });
    const shown = stored ? fromStored(stored) : { ...exchange, messageIndex };
    showExchange(client, queryKey, shown, replaces);
    countInteraction(stores);
    if (!stored) return;
    if (missing) void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: SAVED_CONVERSATIONS_KEY });
    announceChange(queryKey);
    announceChange(SAVED_CONVERSATIONS_KEY);
  }

  return {
    query: {
      queryKey,
      queryFn: async ({ signal }) => {
        const stored = (await fetchMessages(id, signal)).map(fromStored);
        return [...stored, ...waitingMessages(client, id, stored)];
      },
    },
    put,
  };
}
