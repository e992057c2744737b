import { describe, expect, it } from 'vitest';
import { CHART_RANGES, type ChartRange, neededFrom, rangeSpan } from './chart-range.ts';

const range = (key: string): ChartRange => {
  const found = CHART_RANGES.find((one) => one.key === key);
  if (!found) throw new Error(`No range ${key}`);
  return found;
};
// 23:30 on March 9 in Honolulu, already March 10 in UTC.
const now = '2026-03-10T09:30:00Z';

describe('rangeSpan', () => {
  it('counts the person’s days, today among them', () => {
    const { from, to, start } = rangeSpan(range('7'), 'Pacific/Honolulu', now, now);
    expect([from, to, start.toISOString()]).toEqual(['2026-03-03', '2026-03-09', '2026-03-03T10:00:00.000Z']);
  });

  it('begins everything with the first reading', () => {
    expect(rangeSpan(range('all'), 'UTC', now, '2023-05-01T08:00:00Z').from).toBe('2023-05-01');
  });
});

describe('neededFrom', () => {
  it('asks for enough days to compare 90 with the 90 before', () => {
    expect(neededFrom(range('7'), 'UTC', now)).toBe('2025-09-12T00:00:00.000Z');
    expect(neededFrom(range('90'), 'UTC', now)).toBe('2025-09-12T00:00:00.000Z');
    expect(neededFrom(range('365'), 'UTC', now)).toBe('2025-03-11T00:00:00.000Z');
    expect(neededFrom(range('all'), 'UTC', now)).toBeUndefined();
  });
});
