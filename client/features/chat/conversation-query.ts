import { queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import { type Exchange, wholeResponse } from '../../lib/chat/exchange.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { fetchChatHistory, storeChatEntry } from './api/chat-history.ts';
import { markStored, readLocalHistory } from './local-history.ts';
import { mergeHistory } from './merge-history.ts';

export const ownerOf = (user: CurrentUser) => (user.isGuest ? 'guest' : String(user.id));

/** Puts an exchange on the account. What fails stays on this device and is sent again with the next visit. */
export async function storeExchange(exchange: Exchange): Promise<void> {
  try {
    await storeChatEntry({
      message: exchange.message,
      response: wholeResponse(exchange),
      idempotencyKey: exchange.key,
    });
  } catch {
    return;
  }
  markStored(browserStores(), exchange.key);
}

/** The conversation so far, oldest first: a guest's from this device, an account's from the server. */
export const conversationQuery = (user: CurrentUser) =>
  queryOptions({
    queryKey: ['conversation', ownerOf(user)],
    queryFn: async ({ signal }): Promise<Exchange[]> => {
      const local = readLocalHistory(browserStores(), ownerOf(user));
      if (user.isGuest) return local.map(({ exchange }) => exchange);
      const { exchanges, unsent } = mergeHistory(await fetchChatHistory(signal), local);
      for (const exchange of unsent) void storeExchange(exchange);
      return exchanges;
    },
  });
