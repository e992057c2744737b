import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type ChatHistoryEntry, chatHistoryEntry, type StoreChatEntryRequest } from '#contract/chat.ts';
import { SENT_BY_HEADER } from '#contract/sent-by.ts';
import { api } from '../../../lib/api/api.ts';
import { ownerNow } from '../../../lib/changes/changes.ts';
import { type Exchange, fromStored, toStored, wholeResponse } from '../../../lib/chat/exchange.ts';
import { createStore } from '../../../lib/hooks/create-store.ts';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';
import { announceChange, withoutFrom } from './chat-store.ts';
import type { DeviceChat, DeviceExchange } from './device-chat.ts';
import { createRegularChat, type RegularChat } from './regular-chat.ts';
import { createUploads } from './uploads.ts';

/** GET gives the entries oldest first, POST takes one, DELETE forgets all. */
const PATH = '/api/chat-history';
const entries = z.array(chatHistoryEntry);

/** POST /api/chat-history; with `account` refused where another is signed in. The same key stores nothing twice. */
export const storeChatEntry = (entry: StoreChatEntryRequest, account?: string): Promise<ChatHistoryEntry> =>
  api.post(PATH, chatHistoryEntry, {
    body: entry,
    headers: account === undefined ? {} : { [SENT_BY_HEADER]: account },
  });

/** The same exchange on this device: by its key, or by its texts where the server knows no key. */
function findSame(entry: ChatHistoryEntry, local: readonly DeviceExchange[]): number {
  const { idempotencyKey, message, response } = entry;
  return local.findIndex(({ exchange }) =>
    idempotencyKey === null
      ? exchange.message === message && wholeResponse(exchange) === response
      : exchange.key === idempotencyKey,
  );
}

/**
 * The server's exchanges in their order, then those that never reached it, which have no `storedAt`. One that is to
 * replace others there stands in their place already.
 */
export function mergeHistory(
  stored: readonly ChatHistoryEntry[],
  local: readonly DeviceExchange[],
): Exchange[] {
  const left = [...local];
  const exchanges = stored.map((entry) => {
    const at = findSame(entry, left);
    const here = at === -1 ? undefined : left.splice(at, 1)[0]?.exchange;
    // The server's word goes; what it stores nothing about comes from this device.
    return here && !entry.details ? { ...here, storedAt: entry.createdAt } : fromStored(entry);
  });
  // What was stored once and is gone from the server was cleared elsewhere.
  return left
    .filter((one) => !one.stored)
    .reduce((all, { exchange, replaces }) => [...withoutFrom(all, replaces), exchange], exchanges);
}

/** An account's chat: an exchange lies on the device until the server has it, and the newest stay as a cache. */
export function createAccountChat(
  client: QueryClient,
  stores: BrowserStores,
  device: DeviceChat,
  startsAfter: () => string | null,
): RegularChat {
  const here = createRegularChat(client, stores, device, startsAfter);
  const { queryKey } = here.query;
  const isTroubled = createStore(false);

  const uploads = createUploads({
    // A try that comes after somebody else has signed in must not put it into their account.
    pending: () => (ownerNow(client) === device.owner ? device.list().filter(({ stored }) => !stored) : []),
    store: async ({ exchange, replaces }) => {
      const entry = { ...toStored(exchange), ...(replaces === null ? {} : { replacesFrom: replaces }) };
      const { createdAt } = await storeChatEntry(entry, device.owner).catch((error: unknown) => {
        device.keep(exchange.key);
        throw error;
      });
      device.markStored(exchange.key);
      const shown = client.getQueryData<Exchange[]>(queryKey);
      client.setQueryData<Exchange[]>(
        queryKey,
        shown?.map((one) => (one.key === exchange.key ? { ...one, storedAt: createdAt } : one)),
      );
      // Another tab put it on the device, and this one was quicker to send it.
      if (!shown?.some(({ key }) => key === exchange.key)) void client.invalidateQueries({ queryKey });
      announceChange(queryKey);
    },
    onTrouble: isTroubled.set,
  });

  return {
    query: {
      queryKey,
      queryFn: async ({ signal }) => {
        here.takeCarried();
        const wasStored = new Set(device.list().flatMap((one) => (one.stored ? [one.exchange.key] : [])));
        const history = await api.get(PATH, entries, { signal });
        // What was stored while the server made its list is not missing from it.
        const local = device.list().map((one) => ({ ...one, stored: wasStored.has(one.exchange.key) }));
        if (local.some(({ stored }) => !stored)) void uploads.send();
        return mergeHistory(history, local);
      },
    },
    put: async (exchange, replaces) => {
      const wasUnknown = client.getQueryState(queryKey)?.status === 'error';
      await here.put(exchange, replaces);
      void uploads.send();
      // What could not be loaded before stands above this one; now there may be a way to it.
      if (wasUnknown) void client.invalidateQueries({ queryKey });
    },
    clear: async () => {
      await here.clear();
      await uploads.after(() => api.run('DELETE', PATH));
      announceChange(queryKey);
    },
    isTroubled,
    retry: () => void uploads.retry(),
  };
}
