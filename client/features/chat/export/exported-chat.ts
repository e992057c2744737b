import type { AnswerDetails } from '#contract/chat.ts';
import type { ConversationMessage } from '#contract/saved-conversations.ts';
import { detailsOf, type Exchange, wholeResponse } from '../../../lib/chat/exchange.ts';

/** One question and its answer, wherever they were kept. */
export interface ExportedExchange {
  message: string;
  response: string;
  /** When it was stored, ISO time; null where it never was. */
  storedAt: string | null;
  /** Null for answers kept before details were. */
  details: AnswerDetails | null;
}

export interface ExportedChat {
  title: string;
  /** Oldest first. */
  exchanges: readonly ExportedExchange[];
}

export const ofMessage = ({
  message,
  response,
  createdAt,
  details,
}: ConversationMessage): ExportedExchange => ({ message, response, storedAt: createdAt, details });

export const ofExchange = (exchange: Exchange): ExportedExchange => ({
  message: exchange.message,
  response: wholeResponse(exchange),
  storedAt: exchange.storedAt,
  details: detailsOf(exchange),
});
