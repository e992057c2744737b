import { expect, test } from 'vitest';
import { keptSince, withAnswer } from './kept-readings.ts';

const on = (day: string) => ({ readingTime: `2026-03-${day}T07:00:00.000Z` });
const from = (day: string) => `2026-03-${day}T00:00:00.000Z`;

test('a shorter stretch is read out of a longer one, a longer one is not made up', () => {
  const kept = withAnswer(undefined, from('05'), [on('20'), on('10'), on('06')]);
  expect(keptSince(kept, from('10'))).toEqual([on('20'), on('10')]);
  expect(keptSince(kept, from('05'))).toHaveLength(3);
  expect(keptSince(kept, from('01'))).toBeUndefined();
  expect(keptSince(kept, null)).toBeUndefined();
});

test('all there are answer every stretch', () => {
  const kept = withAnswer(undefined, null, [on('20'), on('02')]);
  expect(keptSince(kept, null)).toEqual([on('20'), on('02')]);
  expect(keptSince(kept, from('03'))).toEqual([on('20')]);
});

test('a newer answer takes the place of its stretch and leaves what lies before', () => {
  const all = withAnswer(undefined, null, [on('20'), on('12'), on('02')]);
  // The one of the 12th was deleted, one of the 21st is new.
  const kept = withAnswer(all, from('10'), [on('21'), on('20')]);
  expect(keptSince(kept, null)).toEqual([on('21'), on('20'), on('02')]);
});

test('a longer answer replaces a shorter one whole', () => {
  const recent = withAnswer(undefined, from('10'), [on('20'), on('12')]);
  expect(withAnswer(recent, null, [on('20'), on('01')])).toEqual({
    from: null,
    readings: [on('20'), on('01')],
  });
});
