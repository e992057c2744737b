import { describe, expect, test } from 'vitest';
import type { RankedCard } from '../retrieval/card-ranker.ts';
import { sharesVerdict, withoutVerdict } from './verdict.ts';

const ranked = (heading: string, ask: number) => ({ card: { heading }, signals: { ask } }) as RankedCard;

describe('the yes or no of a card', () => {
  test.each([
    ['is salt ok on keto?', 'Is salt fine on keto?', 0.9, true],
    ['does salt break a fast?', 'Does salt stop a fast?', 0.85, true],
    ['does salt kick you out of ketosis?', 'Is salt fine on keto?', 0.9, false],
    ['which salt is best?', 'Is salt fine on keto?', 0.9, false],
    ['does it kick me out to lick salt?', 'Does salt stop a fast?', 0.76, true],
    ['can I have salt or is pepper better?', 'Is salt fine on keto?', 0.9, false],
    ["isn't salt fine?", 'Is salt fine on keto?', 0.9, false],
    ['do you count salt?', 'Is salt fine on keto?', 0.9, false],
    ['My wife says never. Can I have salt?', 'Is salt fine on keto?', 0.8, true],
    ['is my salt lamp ok?', 'Is salt fine on keto?', 0.6, false],
  ])('%s %s', (question, heading, ask, expected) => {
    expect(sharesVerdict(question, ranked(heading, ask))).toBe(expected);
  });

  test.each([
    ['Yes, salt is fine.', 'Salt is fine.'],
    ['Mostly yes, since salt has no carbs.', 'Salt has no carbs.'],
    ['Nobody knows yet.', 'Nobody knows yet.'],
    ['Yes, if one stays one: a bun has 21 g.', 'A bun has 21 g.'],
    ['Yes, though less often than most think. Iron can be low.', 'Iron can be low.'],
    ['Usually yes, as meat, liver and mussels hold iron.', 'Meat, liver and mussels hold iron.'],
    [
      'Often yes, as many meters rise after a late dinner. Eat early.',
      'Many meters rise after a late dinner. Eat early.',
    ],
    ['Probably yes, if it stays high: LDL harms.', 'LDL harms.'],
    ['If it stays high, ask.', 'If it stays high, ask.'],
  ])('%s', (text, expected) => {
    expect(withoutVerdict(text)).toBe(expected);
  });
});
