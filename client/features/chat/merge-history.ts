import type { ChatHistoryEntry } from '#contract/chat.ts';
import { type Exchange, wholeResponse } from '../../lib/chat/exchange.ts';
import { fromStored } from '../../lib/chat/stored-exchange.ts';
import type { LocalExchange } from './local-history.ts';

export interface MergedHistory {
  /** Those that never reached the server have no `storedAt`. */
  exchanges: Exchange[];
  /** On this device alone, because they never reached the server. */
  unsent: LocalExchange[];
}

/** The same exchange on this device: by its key, or by its texts where the server knows no key. */
function findSame(entry: ChatHistoryEntry, local: readonly LocalExchange[]): number {
  const { idempotencyKey, message, response } = entry;
  if (idempotencyKey !== null) return local.findIndex(({ exchange }) => exchange.key === idempotencyKey);
  return local.findIndex(
    ({ exchange }) => exchange.message === message && wholeResponse(exchange) === response,
  );
}

/** The server's word goes; what it keeps nothing about comes from this device. */
function joined(entry: ChatHistoryEntry, here: Exchange | undefined): Exchange {
  const stored = fromStored(entry);
  if (!here || entry.details) return stored;
  return { ...here, storedAt: stored.storedAt };
}

/**
 * The server's exchanges in their order, then those that never reached it. One that is to replace others there
 * stands in their place already.
 */
export function mergeHistory(
  stored: readonly ChatHistoryEntry[],
  local: readonly LocalExchange[],
): MergedHistory {
  const left = [...local];
  let exchanges = stored.map((entry) => {
    const at = findSame(entry, left);
    return joined(entry, at === -1 ? undefined : left.splice(at, 1)[0]?.exchange);
  });
  // What was stored once and is gone from the server was cleared elsewhere.
  const unsent = left.filter((one) => !one.stored);
  for (const { exchange, replaces } of unsent) exchanges = [...withoutFrom(exchanges, replaces), exchange];
  return { exchanges, unsent };
}

/** The exchanges before the one under `key`; all of them where there is none. */
export function withoutFrom<T extends Pick<Exchange, 'key'>>(
  exchanges: readonly T[],
  key: string | null,
): T[] {
  const at = key === null ? -1 : exchanges.findIndex((one) => one.key === key);
  return at === -1 ? [...exchanges] : exchanges.slice(0, at);
}
