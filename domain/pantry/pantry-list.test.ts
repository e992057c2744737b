import { describe, expect, it } from 'vitest';
import { PANTRY_SORTS } from '#contract/pantry.ts';
import { type ListedItem, matchesSearch, ratingBadge, sortPantry } from './pantry-list.ts';

const item = (productName: string, ketoScore: number | null, day: number): ListedItem => ({
  productName,
  ketoScore,
  brand: null,
  createdAt: `2026-03-0${day}T10:00:00.000Z`,
});
const items = [
  item('butter', 10, 1),
  item('Apple', 2, 3),
  item('cheese 10', null, 2),
  item('Cheese 9', 10, 4),
];
const sorted = (sort: (typeof PANTRY_SORTS)[number]) => sortPantry(items, sort).map((i) => i.productName);

describe('sortPantry', () => {
  it.each([
    ['newest', ['Cheese 9', 'Apple', 'cheese 10', 'butter']],
    ['oldest', ['butter', 'cheese 10', 'Apple', 'Cheese 9']],
    ['name-asc', ['Apple', 'butter', 'Cheese 9', 'cheese 10']],
    ['name-desc', ['cheese 10', 'Cheese 9', 'butter', 'Apple']],
    ['keto-score-high', ['Cheese 9', 'butter', 'Apple', 'cheese 10']],
    ['keto-score-low', ['Apple', 'Cheese 9', 'butter', 'cheese 10']],
  ] as const)('%s', (sort, expected) => {
    expect(sorted(sort)).toEqual(expected);
  });

  it('leaves the given list alone', () => {
    const before = [...items];
    for (const sort of PANTRY_SORTS) sortPantry(items, sort);
    expect(items).toEqual(before);
  });
});

describe('matchesSearch', () => {
  const cheddar = { productName: 'Sharp Cheddar', brand: 'Hilltop' };
  it.each([
    ['cheddar', true],
    ['HILL', true],
    ['  sharp ', true],
    ['', true],
    ['brie', false],
  ])('"%s": %s', (search, expected) => {
    expect(matchesSearch(cheddar, search)).toBe(expected);
  });
});

describe('ratingBadge', () => {
  it.each([
    [10, 'Excellent'],
    [8, 'Excellent'],
    [7, 'Good'],
    [6, 'Good'],
    [5, 'Moderate'],
    [4, 'Moderate'],
    [3, 'Poor'],
    [0, 'Poor'],
    [7.5, 'Excellent'],
  ])('%s is %s', (score, label) => {
    expect(ratingBadge(score)?.label).toBe(label);
  });

  it('is absent without a score', () => {
    expect(ratingBadge(null)).toBeNull();
  });
});
