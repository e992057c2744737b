import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ketoScore } from '#contract/nutrition.ts';
import { isKetoFriendly, ratingOf, scorePortion } from './keto-score.ts';
import { ketogenicRatio, type ScoreInput } from './score-input.ts';

const EMPTY: ScoreInput = {
  netCarbsG: 0,
  portionGrams: 100,
  fatG: 0,
  proteinG: 0,
  energyKcal: null,
  sugarsG: 0,
  addedSugarsG: null,
  alcoholG: null,
};
const score = (input: Partial<ScoreInput>) => scorePortion({ ...EMPTY, ...input })?.score ?? null;

describe('keto score', () => {
  it.each([
    ['butter, 14 g', { portionGrams: 14, fatG: 11.4, proteinG: 0.1 }, 10],
    ['chicken breast, skinless: lean meat is not punished', { fatG: 3.6, proteinG: 31 }, 10],
    ['fatty steak: saturated fat and calories take nothing', { fatG: 30, proteinG: 22 }, 10],
    ['water', {}, 10],
    ['a large salad', { portionGrams: 250, netCarbsG: 4, proteinG: 4, fatG: 1, sugarsG: 4 }, 9],
    ['a slice of bread', { portionGrams: 29, netCarbsG: 13.5, proteinG: 2.6, fatG: 1 }, 0],
    ['a can of cola', { portionGrams: 355, netCarbsG: 39, sugarsG: 39, addedSugarsG: 39 }, 0],
  ])('%s', (_name, input, expected) => {
    expect(score(input)).toBe(expected);
  });

  it('is not fooled by small servings', () => {
    for (const grams of [1, 2.5, 5, 10]) {
      expect(score({ portionGrams: grams, netCarbsG: grams, sugarsG: grams })).toBe(0);
    }
    const cracker = { portionGrams: 3, netCarbsG: 2.1, fatG: 0.3, proteinG: 0.3 };
    expect(score(cracker)).toBeLessThan(4);
    const chocolate = { portionGrams: 7, netCarbsG: 3.9, sugarsG: 3.6, fatG: 2.1, proteinG: 0.5 };
    expect(score(chocolate)).toBeLessThan(4);
    const candy = { portionGrams: 10, netCarbsG: 6, sugarsG: 6, fatG: 3, proteinG: 0.5 };
    expect(score(candy)).toBeLessThan(4);
  });

  it('lets a pinch of spice be a pinch', () => {
    expect(score({ portionGrams: 2.6, netCarbsG: 0.7, sugarsG: 0.1, proteinG: 0.1 })).toBeGreaterThanOrEqual(
      6,
    );
  });

  it('has terms that add up to it', () => {
    const result = scorePortion({ ...EMPTY, netCarbsG: 6, fatG: 10, proteinG: 10, addedSugarsG: 2 });
    const sum = result?.terms.reduce((total, term) => total + term.points, 0) ?? Number.NaN;
    expect(result?.score).toBe(Math.round(sum));
    expect(ketoScore.safeParse(result).success).toBe(true);
  });

  it('needs the weight only where it matters', () => {
    const unweighed = { portionGrams: null };
    expect(score({ ...unweighed, fatG: 14 })).toBe(10);
    expect(score({ ...unweighed, netCarbsG: 19, fatG: 5, proteinG: 3 })).toBe(0);
    expect(score({ ...unweighed, netCarbsG: 4, proteinG: 1 })).toBeNull();
  });

  it('rates by the spec', () => {
    expect([0, 3, 4, 5, 6, 7, 8, 10].map(ratingOf)).toEqual([
      'poor',
      'poor',
      'moderate',
      'moderate',
      'good',
      'good',
      'excellent',
      'excellent',
    ]);
    expect([5, 6].map(isKetoFriendly)).toEqual([false, true]);
  });

  it('computes the ketogenic ratio as Woodyatt', () => {
    expect(ketogenicRatio(3.6, 31, 0)).toBeCloseTo(0.95, 2);
    expect(ketogenicRatio(null, 31, 0)).toBeNull();
    expect(ketogenicRatio(0, 0, 0)).toBeNull();
  });
});

const amount = fc.double({ min: 0, max: 120, noNaN: true });
const maybe = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null });
const input: fc.Arbitrary<ScoreInput> = fc.record({
  netCarbsG: amount,
  portionGrams: maybe(fc.double({ min: 0.5, max: 600, noNaN: true })),
  fatG: maybe(amount),
  proteinG: maybe(amount),
  energyKcal: maybe(fc.double({ min: 0, max: 1500, noNaN: true })),
  sugarsG: maybe(amount),
  addedSugarsG: maybe(amount),
  alcoholG: maybe(fc.double({ min: 0, max: 50, noNaN: true })),
});

describe('keto score, whatever the food', () => {
  it('is a whole number from 0 to 10', () => {
    fc.assert(
      fc.property(input, (given) => {
        const result = scorePortion(given);
        if (result) expect(ketoScore.safeParse(result).success).toBe(true);
      }),
    );
  });

  it('never rises with net carbs', () => {
    fc.assert(
      fc.property(input, fc.double({ min: 0, max: 30, noNaN: true }), (given, more) => {
        const before = scorePortion(given);
        const after = scorePortion({ ...given, netCarbsG: given.netCarbsG + more });
        if (before && after) expect(after.score).toBeLessThanOrEqual(before.score);
      }),
      { numRuns: 2000 },
    );
  });

  it('never rises with added sugar or alcohol', () => {
    fc.assert(
      fc.property(input, amount, (given, more) => {
        const before = scorePortion(given);
        const sweeter = scorePortion({ ...given, addedSugarsG: (given.addedSugarsG ?? 0) + more });
        if (before && sweeter) expect(sweeter.score).toBeLessThanOrEqual(before.score);
      }),
    );
  });
});
