import { describe, expect, test } from 'vitest';
import type { DiaryEntry } from '#contract/diary.ts';
import { certain } from '../diary/estimates.ts';
import { mealComparisons, repeatedMeals } from './meal-comparisons.ts';
import { type GlucosePoint, mealResponses } from './meal-responses.ts';

const MINUTE = 60_000;
const at = (day: number, minutes = 0) => Date.UTC(2026, 2, day, 7, 10) + minutes * MINUTE;
let id = 0;

function eaten(name: string, day: number, { minutes = 0, grams = 100, netCarbs = 20 } = {}): DiaryEntry {
  const eatenAt = new Date(at(day, minutes)).toISOString();
  id += 1;
  return {
    id,
    day: eatenAt.slice(0, 10),
    eatenAt,
    meal: 'breakfast',
    name,
    amount: { count: grams, unit: 'g' },
    grams: certain(grams),
    values: { netCarbs: certain(netCarbs), totalCarbs: null, energy: null, protein: null, fat: null },
    source: { kind: 'own' },
    isFavorite: false,
    createdAt: eatenAt,
  };
}
const read = (day: number, minutes: number, glucose: number): GlucosePoint => ({
  time: at(day, minutes),
  glucose,
});
const around = (day: number, before: number, after: number) => [read(day, -10, before), read(day, 60, after)];

describe('answers to meals', () => {
  test('the readings before and an hour after what was eaten together', () => {
    const meals = [eaten('Oatmeal', 2), eaten('Milk', 2, { minutes: 5 })];
    const points = [read(2, -40, 99), read(2, -10, 95), read(2, 45, 140), read(2, 62, 151), read(2, 88, 130)];
    expect(mealResponses(meals, points, 'UTC')).toMatchObject([
      { foods: [{ name: 'Oatmeal' }, { name: 'Milk' }], before: 95, after: 151, rise: 56 },
    ]);
  });

  test.each([
    ['no reading before', [read(2, 60, 140)]],
    ['no reading an hour after', [read(2, -10, 95), read(2, 20, 120), read(2, 100, 120)]],
  ])('%s: none', (_, points) => {
    expect(mealResponses([eaten('Oatmeal', 2)], points, 'UTC')).toEqual([]);
  });

  test('another meal in between or soon before spoils it; a bite without carbs does not', () => {
    const points = around(2, 95, 150);
    const oatmeal = eaten('Oatmeal', 2);
    expect(mealResponses([oatmeal, eaten('Bar', 2, { minutes: 50 })], points, 'UTC')).toEqual([]);
    expect(mealResponses([eaten('Bar', 2, { minutes: -120 }), oatmeal], points, 'UTC')).toHaveLength(0);
    const coffee = eaten('Coffee', 2, { minutes: 50, netCarbs: 0 });
    expect(mealResponses([oatmeal, coffee], points, 'UTC')).toHaveLength(1);
  });

  test('a meal whose time nobody said is left out', () => {
    const guessed = { ...eaten('Oatmeal', 2), eatenAt: '2026-03-02T08:00:00.000Z' };
    const points = [
      { time: Date.parse('2026-03-02T07:55:00Z'), glucose: 95 },
      { time: Date.parse('2026-03-02T09:00:00Z'), glucose: 150 },
    ];
    expect(mealResponses([guessed], points, 'UTC')).toEqual([]);
    expect(mealResponses([{ ...guessed, eatenAt: '2026-03-02T08:01:00.000Z' }], points, 'UTC')).toHaveLength(
      1,
    );
  });
});

describe('comparisons', () => {
  const days = (name: string, from: number, rises: readonly number[], more: readonly string[] = []) =>
    rises.map((rise, index) => ({
      entries: [name, ...more].map((one) => eaten(one, from + index)),
      points: around(from + index, 95, 95 + rise),
    }));
  const compare = (all: ReturnType<typeof days>) =>
    mealComparisons(
      repeatedMeals(
        mealResponses(
          all.flatMap(({ entries }) => entries),
          all.flatMap(({ points }) => points),
          'UTC',
        ),
      ),
    );

  test('a swap of one food is told apart once the readings allow it', () => {
    const all = [
      ...days('Oatmeal', 1, [80, 84, 79, 82, 81, 78], ['Milk']),
      ...days('Eggs', 11, [10, 14, 8, 12, 9, 11], ['Milk']),
    ];
    const [comparison] = compare(all);
    expect(comparison?.verdict).toMatchObject({ kind: expect.stringMatching(/less$/) });
    const less = comparison?.verdict.kind === 'first less' ? comparison.first : comparison?.second;
    expect(less?.foods.map(({ name }) => name)).toContain('Eggs');
  });

  test('with one time each nothing is told, but what is needed', () => {
    const [comparison] = compare([...days('Oatmeal', 1, [80]), ...days('Eggs', 11, [10])]);
    expect(comparison?.verdict).toEqual({ kind: 'cannot tell', more: { first: 1, second: 1 } });
  });

  test('a small difference is no verdict, and how many more are needed is said', () => {
    const [comparison] = compare([...days('Oatmeal', 1, [50, 20]), ...days('Eggs', 11, [5, 35])]);
    expect(comparison?.verdict).toMatchObject({ kind: 'cannot tell' });
  });

  test('steady alike answers are called the same', () => {
    const rises = [30, 31, 29, 30, 30, 31, 29, 30];
    const [comparison] = compare([...days('Oatmeal', 1, rises), ...days('Rye', 11, rises)]);
    expect(comparison?.verdict).toMatchObject({ kind: 'about the same' });
  });

  test('meals that differ in two foods, or in an amount alone by little, are no pair', () => {
    const two = compare([
      ...days('Oatmeal', 1, [80, 80], ['Milk', 'Honey']),
      ...days('Eggs', 11, [10, 10], ['Bacon', 'Tea']),
    ]);
    expect(two).toEqual([]);
    const again = [eaten('Oatmeal', 1, { grams: 100 }), eaten('Oatmeal', 2, { grams: 110 })];
    const meals = repeatedMeals(mealResponses(again, [...around(1, 95, 150), ...around(2, 95, 150)], 'UTC'));
    expect(meals.map(({ times }) => times.length)).toEqual([2]);
  });
});
