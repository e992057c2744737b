import { answerDetails, type ChatHistoryEntry, type StoreChatEntryRequest } from '#contract/chat.ts';
import type { ConversationMessage } from '#contract/saved-conversations.ts';
import { detailsOf, type Exchange, plainExchange, wholeResponse, withDetails } from './exchange.ts';

/** An exchange as the server gives it back. */
export function fromStored(entry: ChatHistoryEntry | ConversationMessage): Exchange {
  const { id, message, response, createdAt, idempotencyKey, details } = entry;
  const plain = plainExchange(idempotencyKey ?? `stored-${id}`, message, response);
  const messageIndex = 'messageIndex' in entry ? entry.messageIndex : null;
  return withDetails({ ...plain, storedAt: createdAt, messageIndex }, details);
}

/** Longest answer the server stores. */
const RESPONSE_MAX = 50_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for keys the server knows; exchanges from before there were keys have others. */
export const isStorableKey = (key: string) => UUID.test(key);

/** An exchange as the server takes it. Details it would refuse stay behind rather than the whole exchange. */
export function toStored(exchange: Exchange): Omit<StoreChatEntryRequest, 'replacesFrom'> {
  const details = answerDetails.safeParse(detailsOf(exchange));
  return {
    message: exchange.message,
    response: wholeResponse(exchange).slice(0, RESPONSE_MAX),
    ...(isStorableKey(exchange.key) ? { idempotencyKey: exchange.key } : {}),
    ...(details.success ? { details: details.data } : {}),
  };
}
