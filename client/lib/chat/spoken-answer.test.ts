import { describe, expect, it } from 'vitest';
import { newExchange } from './exchange.ts';
import { spokenAnswer, spokenEnd } from './spoken-answer.ts';

const ANSWER = { ...newExchange('a', 'How much?'), text: 'About **20 g** a day [[1]](/handbook/net-carbs).' };

describe('an answer that is read out', () => {
  it('is the answer without signs and marks', () => {
    expect(spokenAnswer(ANSWER)).toBe('Captain Keto answered: About 20 g a day.');
  });

  it('has the safety note first, then how the answer came about and what no source holds', () => {
    const safety = { level: 'caution', text: 'Mind your **medicine**.' } as const;
    const spoken = spokenAnswer({
      ...ANSWER,
      safety,
      notice: 'The model failed.',
      unchecked: ['5 g', '5 g'],
    });
    expect(spoken).toBe(
      'Captain Keto answered: Mind your medicine.\n\nAbout 20 g a day.\nThe model failed.\nNot found in our sources: 5 g.',
    );
  });
});

describe('the end of an answer', () => {
  it('tells of one stopped before its first word, and leaves a failure to its alert', () => {
    expect(spokenEnd('a', [ANSWER], false)).toContain('answered');
    expect(spokenEnd('b', [ANSWER], false)).toBe('Stopped before there was an answer.');
    expect(spokenEnd('b', [ANSWER], true)).toBe('');
  });
});
