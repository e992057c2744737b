import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createConversationRequest, TITLE_MAX } from '#contract/saved-conversations.ts';
import { titleFromMessage } from './conversation-title.ts';

describe('the title of a conversation', () => {
  test.each([
    [1, 1],
    [49, 49],
    [50, 50],
    [51, 50],
    [4000, 50],
  ])('of a message of %i characters has %i', (length, expected) => {
    const message = 'abcdefghij'.repeat(400).slice(0, length);
    const title = titleFromMessage(message);
    expect(title).toHaveLength(expected);
    expect(title).toBe(length > 50 ? `${message.slice(0, 47)}...` : message);
  });

  test('is one line', () => {
    expect(titleFromMessage('  Is this keto?\n\n- bread\n- jam ')).toBe('Is this keto? - bread - jam');
  });

  test('counts and keeps what is seen as one character', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(titleFromMessage('é'.repeat(50))).toBe('é'.repeat(50));
    expect(titleFromMessage('e\u0301'.repeat(51))).toBe(`${'e\u0301'.repeat(47)}...`);
    expect(titleFromMessage(family.repeat(10))).toBe(family.repeat(10));
    expect(titleFromMessage(`${'a'.repeat(46)}${family}bcde`)).toBe(`${'a'.repeat(46)}${family}...`);
  });

  test('never exceeds what may be saved, however a message is made', () => {
    const request = createConversationRequest.shape.title;
    const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
    const stacked = fc
      .integer({ min: 1, max: 800 })
      .map((count) => `a${'\u0301'.repeat(count)}${'b'.repeat(60)}`);
    fc.assert(
      fc.property(fc.oneof(anyText, stacked), (message) => {
        fc.pre(message.trim() !== '');
        const title = titleFromMessage(message);
        expect(title.length).toBeLessThanOrEqual(TITLE_MAX);
        expect(request.safeParse(title).success).toBe(true);
        expect(title.isWellFormed()).toBe(message.isWellFormed());
      }),
    );
  });
});
