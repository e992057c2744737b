import { CONVERSATION_MESSAGES_MOST, type CreateConversation } from '#contract/saved-conversations.ts';
import { titleFromMessage } from '#domain/chat-text/conversation-title.ts';
import type { Exchange } from '../../lib/chat/exchange.ts';
import { toStored } from '../../lib/chat/stored-exchange.ts';

/** The chat as a conversation to save, named by its first message. Of a very long one the end is saved. */
export function conversationOf(exchanges: readonly Exchange[], idempotencyKey: string): CreateConversation {
  const messages = exchanges.slice(-CONVERSATION_MESSAGES_MOST);
  const first = exchanges[0]?.message ?? '';
  const last = messages.at(-1)?.message ?? '';
  return {
    title: titleFromMessage(first),
    ...(messages.length > 1 ? { description: `Last question: ${titleFromMessage(last)}` } : {}),
    messages: messages.map((exchange, messageIndex) => ({ ...toStored(exchange), messageIndex })),
    idempotencyKey,
  };
}

/** What tells one state of a chat from another. */
export const fingerprint = (exchanges: readonly Exchange[]) => exchanges.map(({ key }) => key).join(' ');
