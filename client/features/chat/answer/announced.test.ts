import { describe, expect, it } from 'vitest';
import { newExchange } from '../../../lib/chat/exchange.ts';
import { spokenEnd } from './announced.ts';

const ANSWER = { ...newExchange('a', 'How much?'), text: 'About **20 g** a day [[1]](/handbook/net-carbs).' };

describe('what is read out', () => {
  it('tells of an answer stopped before its first word, and leaves a failure to its alert', () => {
    expect(spokenEnd('a', [ANSWER], false)).toContain('answered');
    expect(spokenEnd('b', [ANSWER], false)).toBe('Stopped. There is no answer.');
    expect(spokenEnd('b', [ANSWER], true)).toBe('');
  });
});
