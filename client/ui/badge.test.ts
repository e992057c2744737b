import { expect, test } from 'vitest';
import { ratingTone } from './badge.tsx';

test.each([
  ['excellent', 'kelp'],
  ['good', 'lagoon'],
  ['moderate', 'amber'],
  ['poor', 'coral'],
  [null, 'plain'],
  [undefined, 'plain'],
] as const)('a rating of %s is %s', (rating, tone) => {
  expect(ratingTone(rating)).toBe(tone);
});
