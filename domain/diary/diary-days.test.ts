import { describe, expect, test } from 'vitest';
import type { DiaryEntry, Estimate } from '#contract/diary.ts';
import { diaryDaysOf, limitKept, netCarbDays, netCarbWeeks } from './diary-days.ts';

let id = 0;
function entry(day: string, netCarbs: Estimate | null): DiaryEntry {
  id += 1;
  return {
    id,
    day,
    eatenAt: `${day}T08:00:00.000Z`,
    createdAt: `${day}T08:00:00.000Z`,
    meal: 'breakfast',
    name: 'Egg',
    amount: { count: 1, unit: '' },
    grams: null,
    values: { netCarbs, totalCarbs: null, energy: null, protein: null, fat: null },
    source: { kind: 'own' },
    isFavorite: false,
  };
}
const g = (low: number, value: number, high: number): Estimate => ({ low, value, high });

test('days are summed in order, with what nobody knows of them', () => {
  const days = diaryDaysOf([
    entry('2026-03-05', g(1, 2, 3)),
    entry('2026-03-04', g(4, 5, 6)),
    entry('2026-03-05', null),
    entry('2026-03-05', g(10, 10, 10)),
  ]);
  expect(days.map(({ day, entries, unknown }) => [day, entries, unknown])).toEqual([
    ['2026-03-04', 1, 0],
    ['2026-03-05', 3, 1],
  ]);
  expect(days[1]?.values.netCarbs).toEqual(g(11, 12, 13));
});

test('a day of which nothing is known is no day of zero', () => {
  expect(netCarbDays(diaryDaysOf([entry('2026-03-04', null)]))).toEqual([]);
});

describe('weeks', () => {
  const day = (of: string, value: number) => ({
    day: of,
    unknown: 0,
    netCarbs: g(value - 1, value, value + 1),
  });

  test('begin on Monday and hold the median of the logged days', () => {
    // 2026-03-02 is a Monday.
    const weeks = netCarbWeeks([
      day('2026-03-02', 10),
      day('2026-03-04', 50),
      day('2026-03-08', 20),
      day('2026-03-09', 5),
    ]);
    expect(weeks).toEqual([
      { from: '2026-03-02', days: 3, netCarbs: g(19, 20, 21) },
      { from: '2026-03-09', days: 1, netCarbs: null },
    ]);
  });

  test('before the year 2024 they begin on Monday too', () => {
    // 2023-12-31 is a Sunday.
    expect(netCarbWeeks([day('2023-12-31', 10)])[0]?.from).toBe('2023-12-25');
  });
});

test('a day is within the limit only where its whole range and every entry is', () => {
  const days = [g(10, 15, 20), g(15, 18, 22), g(21, 25, 30)].map((netCarbs, at) => ({
    day: `2026-03-0${at + 1}`,
    unknown: 0,
    netCarbs,
  }));
  expect(limitKept(days, 20)).toEqual({ within: 1, over: 1, unclear: 1 });
  expect(limitKept([{ day: '2026-03-01', unknown: 1, netCarbs: g(1, 2, 3) }], 20)).toEqual({
    within: 0,
    over: 0,
    unclear: 1,
  });
});
