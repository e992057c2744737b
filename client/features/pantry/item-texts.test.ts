import { describe, expect, it } from 'vitest';
import { badgeOfUseBy, summaryLine } from './item-texts.ts';

/** As it reads, with the spaces that hold a number to its unit. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it('sums an item up with one decimal', () => {
  const item = { servingSize: '2 tbsp (32 g)', calories: 190, netCarbs: 35, totalFat: 160, protein: 70 };
  const rest = '190 kcal, 3.5 g net carbs, 16.0 g fat, 7.0 g protein';
  expect(plain(summaryLine(item, 'g'))).toBe(`2 tbsp (32 g): ${rest}`);
  expect(plain(summaryLine(item, 'oz'))).toBe(`2 tbsp (1.1 oz): ${rest}`);
});

it('says that net carbs were not read, and leaves other unknowns out', () => {
  const item = { servingSize: null, calories: null, netCarbs: null, totalFat: null, protein: 0 };
  expect(plain(summaryLine(item, 'g'))).toBe('net carbs unknown, 0.0 g protein');
});

/** A Sunday. */
const TODAY = '2025-06-01';

describe('use-by badge', () => {
  it('names a weekday within the next week and the date after that', () => {
    expect(badgeOfUseBy('2025-06-03', TODAY)).toEqual({ text: 'Use by Tue', tone: 'amber' });
    expect(badgeOfUseBy('2025-06-07', TODAY)).toEqual({ text: 'Use by Sat', tone: 'plain' });
    expect(badgeOfUseBy('2025-06-08', TODAY)).toEqual({ text: 'Use by Jun 8, 2025', tone: 'plain' });
  });

  it('says today and tomorrow as they are', () => {
    expect(badgeOfUseBy(TODAY, TODAY)).toEqual({ text: 'Use by today', tone: 'amber' });
    expect(badgeOfUseBy('2025-06-02', TODAY)).toEqual({ text: 'Use by tomorrow', tone: 'amber' });
  });

  it('warns when the day has passed', () => {
    expect(badgeOfUseBy('2025-05-31', TODAY)).toEqual({
      text: 'Use-by date was May 31, 2025',
      tone: 'coral',
    });
  });
});
