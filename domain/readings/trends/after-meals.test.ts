import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_READING } from '#contract/reading-values.ts';
import type { ReadingValues } from '../reading-values.ts';
import { afterMeals } from './after-meals.ts';

const START = Date.UTC(2026, 2, 4, 12);
const at = (
  minute: number,
  glucoseLevel: number | null,
  rest: Partial<ReadingValues> = {},
): ReadingValues => ({
  ...EMPTY_READING,
  readingTime: new Date(START + minute * 60_000).toISOString(),
  glucoseLevel,
  ...rest,
});
const glucose = (minute: number, value: number) => ({ time: START + minute * 60_000, glucose: value });

describe('readings after meals', () => {
  it('stand beside what was eaten and the last reading before', () => {
    expect(afterMeals([at(0, 92, { isFasting: true }), at(90, 121, { lastMeal: 'Omelette' })])).toEqual([
      {
        meal: 'Omelette',
        pantryItemId: null,
        planId: null,
        times: 1,
        medianAfter: 121,
        medianChange: 29,
        each: [
          {
            meal: 'Omelette',
            pantryItemId: null,
            planId: null,
            before: glucose(0, 92),
            after: glucose(90, 121),
            change: 29,
          },
        ],
      },
    ]);
  });

  it('take the highest within three hours, also of readings that name no meal', () => {
    const readings = [
      at(0, 95, { lastMeal: 'Bread' }),
      at(20, 180),
      at(60, 150),
      at(100, 160, { lastMeal: ' bread ' }),
      at(181, 200),
    ];
    expect(afterMeals(readings)).toMatchObject([
      { times: 1, medianAfter: 160, each: [{ before: null, change: null }] },
    ]);
  });

  it('leave out fasting readings, readings without a meal, and a before of long ago', () => {
    expect(afterMeals([at(0, 99, { isFasting: true, lastMeal: 'Steak' }), at(60, 120)])).toEqual([]);
    const [late] = afterMeals([at(0, 90), at(241, 110, { lastMeal: 'Steak' })]);
    expect(late?.each[0]).toMatchObject({ before: null, change: null });
  });

  it('keep the same meal together, whatever its case, and put the highest first', () => {
    const groups = afterMeals([
      at(0, 90),
      at(60, 110, { lastMeal: 'Chia  pudding' }),
      at(500, 100),
      at(560, 140, { lastMeal: 'chia pudding' }),
      at(1500, 130, { lastMeal: 'Steak' }),
      at(3000, 150, { lastMeal: 'a bar', lastMealPantryItemId: 7 }),
      at(4500, 120, { lastMeal: 'the bar', lastMealPantryItemId: 7 }),
    ]);
    expect(
      groups.map(({ meal, times, medianAfter, medianChange }) => [meal, times, medianAfter, medianChange]),
    ).toEqual([
      ['a bar', 2, 135, null],
      ['chia pudding', 2, 125, 30],
      ['Steak', 1, 130, null],
    ]);
    expect(groups[1]?.each.map(({ after }) => after.glucose)).toEqual([140, 110]);
  });

  it('another meal in between begins anew', () => {
    const groups = afterMeals([
      at(0, 100, { lastMeal: 'Soup' }),
      at(60, 150, { lastMeal: 'Cake' }),
      at(120, 170, { lastMeal: 'Cake' }),
    ]);
    expect(groups.map(({ meal, each }) => [meal, each[0]?.before?.glucose, each[0]?.after.glucose])).toEqual([
      ['Cake', 100, 170],
      ['Soup', undefined, 100],
    ]);
  });

  it('do not depend on the order of readings, and no change is NaN', () => {
    const reading = fc
      .tuple(
        fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 25 }),
        fc.infiniteStream(
          fc.tuple(
            fc.integer({ min: 20, max: 600 }),
            fc.constantFrom('eggs', 'Soup', '', null),
            fc.boolean(),
          ),
        ),
      )
      .map(([minutes, stream]) =>
        minutes.map((minute) => {
          const [value, lastMeal, isFasting] = stream.next().value ?? [100, null, false];
          return at(minute, value, { lastMeal, isFasting });
        }),
      );
    fc.assert(
      fc.property(reading, (readings) => {
        const groups = afterMeals(readings);
        expect(afterMeals([...readings].reverse())).toEqual(groups);
        for (const { before, after, change } of groups.flatMap(({ each }) => each)) {
          expect(change).toBe(before && after.glucose - before.glucose);
          if (before) expect(before.time).toBeLessThan(after.time);
        }
      }),
    );
  });
});
