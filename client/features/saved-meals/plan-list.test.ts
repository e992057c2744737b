import { describe, expect, it } from 'vitest';
import { listedPlans, mealTypesOf } from './plan-list.ts';
import { savedPlan } from './saved-meals.test-support.ts';

const soup = savedPlan({ id: 1, title: 'Éclair-free soup', createdAt: '2026-03-01T10:00:00.000Z' });
const pan = savedPlan({ id: 2, title: 'Week 10', createdAt: '2026-03-03T10:00:00.000Z' }, [
  [5, 'Salmon', 150],
]);
const eggs = savedPlan({
  id: 3,
  title: 'Week 9',
  mealTypes: '["Breakfast"]',
  createdAt: '2026-03-02T10:00:00.000Z',
});
const all = [pan, eggs, soup];
const ids = (search: string, sort: Parameters<typeof listedPlans>[2]) =>
  listedPlans(all, search, sort).map(({ id }) => id);

describe('saved plans', () => {
  it('are ordered by age or title, numbers by their size and accents aside', () => {
    expect(ids('', 'newest')).toEqual([2, 3, 1]);
    expect(ids('', 'oldest')).toEqual([1, 3, 2]);
    expect(ids('', 'title-asc')).toEqual([1, 3, 2]);
    expect(ids('', 'title-desc')).toEqual([2, 3, 1]);
  });

  it('are found by title, meal and dish, in any letter case', () => {
    expect(ids(' week ', 'newest')).toEqual([2, 3]);
    expect(ids('SALMON PAN', 'newest')).toEqual([2]);
    expect(ids('breakfast', 'newest')).toEqual([3]);
    expect(ids('pizza', 'newest')).toEqual([]);
  });
});

describe('meals of a plan', () => {
  it('come in the order of the day, without what is no meal', () => {
    expect(mealTypesOf('["Dinner","Breakfast","Tea"]')).toEqual(['Breakfast', 'Dinner']);
    expect(mealTypesOf(null)).toEqual([]);
    expect(mealTypesOf('Dinner')).toEqual([]);
  });
});
