import { expect, test } from 'vitest';
import { EMPTY_READING } from '#contract/reading-values.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { mayBeFasting } from './mark-fasting.ts';

const at = (id: number, readingTime: string, rest: Partial<Reading> = {}): Reading => ({
  ...EMPTY_READING,
  glucoseLevel: 98,
  id,
  readingTime,
  createdAt: readingTime,
  ...rest,
});

test('glucose of a morning that nobody said anything of may be fasting', () => {
  const readings = [
    at(1, '2026-03-01T12:00:00.000Z'),
    at(2, '2026-03-01T12:00:00.000Z', { isFasting: true }),
    at(3, '2026-03-01T12:00:00.000Z', { lastMeal: 'eggs' }),
    at(4, '2026-03-01T12:00:00.000Z', { glucoseLevel: null, ketoneLevel: 0.8 }),
    at(5, '2026-03-01T15:00:00.000Z'),
    at(6, '2026-03-01T08:59:00.000Z'),
    at(7, '2026-03-01T09:00:00.000Z'),
  ];
  expect(mayBeFasting(readings, 'America/New_York').map(({ id }) => id)).toEqual([1, 7]);
});
