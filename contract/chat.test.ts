import { describe, expect, test } from 'vitest';
import { answerSource, askRequest, CONTEXT_RESPONSE_MAX, chatRequest, MESSAGE_MAX } from './chat.ts';

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

describe('a source leads to the web or to a page of ours', () => {
  const isTaken = (href: string) =>
    answerSource.safeParse({ number: 1, kind: 'paper', title: 'Source', href }).success;

  test.each([
    '/',
    '/handbook/protein#how-much',
    '/science?paper=3',
    'https://doi.org/10.1000/x',
    'HTTP://example.org/a(b)',
  ])('%s', (href) => {
    expect(isTaken(href)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:somebody@example.org',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'handbook/protein',
    '',
    'https://example.org/\n<script>',
  ])('not %j', (href) => {
    expect(isTaken(href)).toBe(false);
  });
});
