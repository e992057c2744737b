import { expect, test } from 'vitest';
import { askRequest, CONTEXT_RESPONSE_MAX, chatRequest, MESSAGE_MAX } from './chat.ts';

const earlier = (n: number) => ({ message: `${n} ${'m'.repeat(90_000)}`, response: 'r'.repeat(90_000) });

test('of what was said before only as much is taken as the coach reads', () => {
  const entries = Array.from({ length: 8 }, (_, n) => earlier(n));
  for (const { localHistory } of [
    chatRequest.parse({ message: 'And eggs?', localHistory: entries }),
    askRequest.parse({ question: 'And eggs?', localHistory: entries }),
  ]) {
    expect(localHistory.map(({ message }) => message[0])).toEqual(['3', '4', '5', '6', '7']);
    expect(localHistory.map(({ message }) => message.length)).toEqual(Array(5).fill(MESSAGE_MAX));
    expect(localHistory.map(({ response }) => response.length)).toEqual(Array(5).fill(CONTEXT_RESPONSE_MAX));
  }
});
