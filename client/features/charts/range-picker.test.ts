import { describe, expect, it } from 'vitest';
import { startOfDay } from '#domain/dates/calendar-day.ts';
import { CHART_RANGES, type ChartRange, neededFrom, rangeSpan } from './range-picker.tsx';

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
  it.each(['Pacific/Kiritimati', 'Pacific/Niue', 'UTC'])(
    'reaches back 180 days and the range in %s',
    (zone) => {
      for (const one of CHART_RANGES) {
        const from = neededFrom(one, now);
        if (from === undefined) {
          expect(one.key).toBe('all');
          continue;
        }
        expect(Date.parse(from)).toBeLessThanOrEqual(rangeSpan(one, zone, now, now).start.getTime());
        const compared = startOfDay(zone, '2025-09-12').getTime();
        expect(Date.parse(from)).toBeLessThanOrEqual(compared);
      }
    },
  );
});
