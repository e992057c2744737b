import type { ChatHistoryEntry } from '#contract/chat.ts';
import { type Exchange, plainExchange, wholeResponse } from '../../lib/chat/exchange.ts';
import type { LocalExchange } from './local-history.ts';

export interface MergedHistory {
  exchanges: Exchange[];
  /** On this device alone, because they never reached the server. */
  unsent: Exchange[];
}

/**
 * The server's exchanges in their order. Sources and safety notes, which the server does not keep, come from the
 * same exchange on this device; exchanges that never reached the server stand at the end.
 */
export function mergeHistory(
  stored: readonly ChatHistoryEntry[],
  local: readonly LocalExchange[],
): MergedHistory {
  const left = [...local];
  const takeLocal = ({ message, response }: ChatHistoryEntry) => {
    const at = left.findIndex(
      ({ exchange }) => exchange.message === message && wholeResponse(exchange) === response,
    );
    return at === -1 ? undefined : left.splice(at, 1)[0]?.exchange;
  };
  const exchanges = stored.map(
    (entry) => takeLocal(entry) ?? plainExchange(`stored-${entry.id}`, entry.message, entry.response),
  );
  // What was stored once and is gone from the server was cleared elsewhere.
  const unsent = left.filter((one) => !one.stored).map(({ exchange }) => exchange);
  return { exchanges: [...exchanges, ...unsent], unsent };
}
