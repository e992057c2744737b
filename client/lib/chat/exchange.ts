import {
  type AnswerDetails,
  answerDetails,
  type ChatHistoryEntry,
  OFF_TOPIC_MARKER,
  type StoreChatEntryRequest,
} from '#contract/chat.ts';
import type { ConversationMessage } from '#contract/saved-conversations.ts';
import { plainText } from '#domain/chat-text/markdown-as-text.ts';
import { BRAND } from '../../brand.ts';

export type SafetyNote = NonNullable<AnswerDetails['safety']>;

/** One question and what came back. The text of an off-topic reply begins with its marker, see `shownText`. */
export interface Exchange extends AnswerDetails {
  /** Also the idempotency key under which the exchange is stored. */
  key: string;
  message: string;
  /**
   * When it was stored where it belongs, ISO time: in the account, or on this device for a guest. Null while it is
   * not, and for an answer on its way.
   */
  storedAt: string | null;
  /** Its place in a saved conversation; null in the regular chat. */
  messageIndex: number | null;
}

/** What no database stores: the NUL character and half of an emoji, as a paste may bring them. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '');

export const newExchange = (key: string, message: string): Exchange => ({
  key,
  message: storable(message),
  text: '',
  safety: null,
  sources: [],
  used: [],
  offTopic: false,
  notice: null,
  unchecked: [],
  answeredBy: '',
  storedAt: null,
  messageIndex: null,
});

const MARKED = `**${OFF_TOPIC_MARKER}**`;

/** The answer's text as shown; the marker of an off-topic reply is shown apart from it. */
export const shownText = ({ offTopic, text }: Exchange) =>
  offTopic && text.startsWith(MARKED) ? text.slice(MARKED.length).trimStart() : text;

/** The whole answer as one text, for history, copying and the next question's context. */
export const wholeResponse = ({ safety, text }: Pick<Exchange, 'safety' | 'text'>) =>
  [safety?.text ?? '', text].filter((part) => part !== '').join('\n\n');

/** An exchange of which only the two texts are known. */
export const plainExchange = (key: string, message: string, response: string): Exchange => ({
  ...newExchange(key, message),
  text: response,
  offTopic: response.startsWith(MARKED),
});

/** What is stored with the exchange beside question and answer. */
export const detailsOf = ({
  key: _key,
  message: _message,
  storedAt: _storedAt,
  messageIndex: _messageIndex,
  ...details
}: Exchange): AnswerDetails => details;

/** The exchange as it was stored. */
export const withDetails = (exchange: Exchange, details: AnswerDetails | null): Exchange =>
  details ? { ...exchange, ...details } : exchange;

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

/** Ends the text of an answer that the person cut short. */
export const STOPPED = '*Stopped here.*';

/** Cut short by the person. */
export const isStopped = ({ text }: Exchange) => text.endsWith(STOPPED);

/** An answer as it is read out, once it is whole: its words, how it came about, and figures without a source. */
export function spokenAnswer(exchange: Exchange): string {
  const { notice, unchecked } = exchange;
  const doubts =
    unchecked.length > 0 ? `Not found in our sources: ${[...new Set(unchecked)].join(', ')}.` : '';
  const answer = `${BRAND.coach} answered: ${plainText(wholeResponse(exchange))}`;
  return [answer, notice ?? '', doubts].filter((part) => part !== '').join('\n');
}

/** What is said as an answer ends: the answer, that it was stopped, or nothing where a failure is told elsewhere. */
export function spokenEnd(key: string, shown: readonly Exchange[], hasFailed: boolean): string {
  const answer = shown.findLast((one) => one.key === key);
  if (answer) return spokenAnswer(answer);
  return hasFailed ? '' : 'Stopped before there was an answer.';
}
