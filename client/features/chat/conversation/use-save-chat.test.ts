import { describe, expect, it } from 'vitest';
import { createConversationRequest } from '#contract/saved-conversations.ts';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { newExchange, plainExchange } from '../../../lib/chat/exchange.ts';
import { failureText, mayBeOffTopic, PageLeftError } from './chat-state.ts';
import { conversationOf, fingerprint } from './use-save-chat.ts';

const exchange = (message: string) => plainExchange(newUuid(), message, `About ${message}`);

describe('a chat to be saved', () => {
  it('is what the server takes: titled by its first message, numbered, with keys and details', () => {
    const chat = [exchange('How many carbs are in bread?'), exchange('And in eggs?')];
    const sent = conversationOf(chat, newUuid());
    expect(createConversationRequest.parse(sent)).toMatchObject({
      title: 'How many carbs are in bread?',
      description: 'Last question: And in eggs?',
      messages: [
        { message: 'How many carbs are in bread?', messageIndex: 0, idempotencyKey: chat[0]?.key },
        { message: 'And in eggs?', response: 'About And in eggs?', messageIndex: 1 },
      ],
    });
  });

  it('cuts a long title, and needs no description for one message', () => {
    const { title, description } = conversationOf([exchange('a'.repeat(51))], newUuid());
    expect(title).toBe(`${'a'.repeat(47)}...`);
    expect(description).toBeUndefined();
  });

  it('of a very long chat takes the end, under the title of its beginning', () => {
    const chat = Array.from({ length: 2005 }, (_, n) => exchange(`question ${n}`));
    const sent = createConversationRequest.parse(conversationOf(chat, newUuid()));
    expect(sent.title).toBe('question 0');
    expect([sent.messages[0]?.message, sent.messages.length]).toEqual(['question 5', 2000]);
  });

  it('leaves behind what the server would refuse of an answer, and a key that is none', () => {
    const odd = { ...newExchange('local-0', 'q'), text: 'answer', unchecked: ['x'.repeat(100)] };
    const sent = createConversationRequest.parse(conversationOf([odd], newUuid()));
    expect(sent.messages).toEqual([{ message: 'q', response: 'answer', messageIndex: 0 }]);
  });

  it('is another one after each change', () => {
    const [one, two] = [exchange('a'), exchange('a')];
    expect(fingerprint([one])).not.toBe(fingerprint([two]));
    expect(fingerprint([one])).not.toBe(fingerprint([one, two]));
  });
});

describe('why no answer came', () => {
  it.each([
    [new ApiError(500, ''), 'Error getting response'],
    [new ApiError(502, 'Bad gatewy'), 'Error getting response'],
    [new ApiError(429, 'Please wait a minute'), 'Please wait a minute'],
    [new ConnectionError(null), 'The server could not be reached. Check your connection and try again.'],
    ['odd', 'Error getting response'],
  ])('%s', (error, text) => {
    expect(failureText(error)).toBe(text);
  });

  it('may be the question, unless it is known that it was not', () => {
    expect(mayBeOffTopic(new ApiError(500, 'x'))).toBe(true);
    expect(mayBeOffTopic(new ApiError(429, 'x'))).toBe(false);
    expect(mayBeOffTopic(new PageLeftError())).toBe(false);
  });
});
