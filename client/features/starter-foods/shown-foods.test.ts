import { describe, expect, it, test } from 'vitest';
import { foodById } from '#content/foods/foods.ts';
import { countFoods, filterCategories, netCarbsText, SHOWN_CATEGORIES } from './shown-foods.ts';

const FOODS = SHOWN_CATEGORIES.flatMap(({ foods }) => foods);
const ALL = { search: '', lowestOnly: false };
const namesOf = (filter: Parameters<typeof filterCategories>[0]) =>
  filterCategories(filter).flatMap(({ foods }) => foods.map(({ name }) => name));

test.each(FOODS.flatMap(({ name, figures }) => (figures ? [[name, figures] as const] : [])))(
  '%s has the net carbs of its row in the USDA table',
  (_name, { id, description, portion, netCarbs, netCarbsAtMost }) => {
    const row = foodById(id);
    expect(row?.description).toBe(description);
    if (!row) return;
    const per100 = Math.max(0, row.carbsG - (row.fibreG ?? 0));
    expect(netCarbs).toBeCloseTo((per100 * portion.grams) / 100, 6);
    expect(netCarbsAtMost).toBe(row.fibreG === null && row.carbsG > 0);
    expect(portion.grams).toBeGreaterThan(0);
  },
);

test('a food without a row has no figures, and it is told by name', () => {
  expect(FOODS.filter(({ figures }) => figures === null).map(({ name }) => name)).toEqual([
    'MCT oil',
    'Unsweetened coconut drink',
    'Bone broth',
  ]);
});

describe('net carbs in words', () => {
  const figures = (netCarbs: number, netCarbsAtMost = false) => ({
    id: '00000',
    description: '',
    portion: { text: '1 cup', grams: 100 },
    netCarbs,
    netCarbsAtMost,
  });
  it('have one decimal, and a trace is no zero', () => {
    expect(netCarbsText(figures(2.94))).toBe('2.9 g');
    expect(netCarbsText(figures(0))).toBe('0 g');
    expect(netCarbsText(figures(0.003))).toBe('under 0.1 g');
    expect(netCarbsText(figures(0.05))).toBe('0.1 g');
  });
  it('say where the fiber is unknown', () => {
    expect(netCarbsText(figures(1.59, true))).toBe('at most 1.6 g');
  });
});

describe('the filter', () => {
  it('shows all eight categories without one', () => {
    expect(filterCategories(ALL)).toHaveLength(8);
    expect(countFoods(filterCategories(ALL))).toBe(FOODS.length);
  });
  it('finds by name, by the words of the table and by category, in any order of words', () => {
    expect(namesOf({ ...ALL, search: 'cooking olive' })).toEqual(['Olive oil']);
    expect(namesOf({ ...ALL, search: 'anhydrous' })).toEqual(['Ghee']);
    expect(namesOf({ ...ALL, search: 'nuts & seeds pecan' })).toEqual(['Pecans']);
    expect(namesOf({ ...ALL, search: 'croissant' })).toEqual([]);
  });
  it('keeps what has at most 1 g, and nothing unknown', () => {
    const low = filterCategories({ search: '', lowestOnly: true }).flatMap(({ foods }) => foods);
    expect(low.map(({ name }) => name)).toContain('Salmon');
    for (const { figures } of low) expect(figures?.netCarbs).toBeLessThanOrEqual(1);
  });
});
