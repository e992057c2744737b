import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarbBasisKind, LabelColumn } from '#contract/nutrition.ts';
import { factsFromAmounts, type NutrientAmounts } from '../nutrition/nutrition-facts.ts';
import { portionOf } from '../nutrition/portion.ts';
import { scoreFacts } from './score-product.ts';

interface Label extends NutrientAmounts {
  column?: LabelColumn;
  basis?: CarbBasisKind;
  servingGrams?: number | null;
  servingsPerContainer?: number | null;
}

function facts({
  column = 'per_serving',
  basis = 'total_incl_fibre',
  servingGrams = null,
  servingsPerContainer = null,
  ...amounts
}: Label) {
  return factsFromAmounts(amounts, 'you', {
    column,
    basis: { kind: basis, reason: '' },
    servingGrams,
    servingsPerContainer,
  });
}

describe('portionOf', () => {
  it('takes the stated serving, whatever the column', () => {
    expect(portionOf(facts({ servingGrams: 30 }))).toMatchObject({ factor: 1, grams: 30 });
    expect(portionOf(facts({ column: 'per_100g', servingGrams: 30 }))).toMatchObject({
      factor: 0.3,
      grams: 30,
    });
    expect(
      portionOf(facts({ column: 'per_container', servingGrams: 30, servingsPerContainer: 4 })),
    ).toMatchObject({ factor: 0.25, grams: 30 });
  });

  it('without a serving takes what 100 g, a cup or 200 kcal allow', () => {
    expect(portionOf(facts({ column: 'per_100g', calories: 800 })).grams).toBe(25);
    expect(portionOf(facts({ column: 'per_100g', energy_kj: 170 })).grams).toBe(100);
    expect(portionOf(facts({ column: 'per_100ml', calories: 42 })).grams).toBe(240);
  });
});

describe('scoreFacts', () => {
  it('judges a US and an EU label of the same food alike', () => {
    const us = scoreFacts(
      facts({ servingGrams: 30, calories: 170, total_fat: 15, total_carbs: 6, dietary_fiber: 3, protein: 6 }),
    );
    const eu = scoreFacts(
      facts({
        column: 'per_100g',
        basis: 'available',
        servingGrams: 30,
        calories: 570,
        total_fat: 50,
        total_carbs: 10,
        dietary_fiber: 10,
        protein: 20,
      }),
    );
    expect(us?.score).toBe(eu?.score);
    expect(us?.rating).toBe('excellent');
  });

  it('gives no score where net carbs are unread', () => {
    expect(scoreFacts(facts({ servingGrams: 30, total_fat: 15, protein: 6 }))).toBeNull();
    expect(
      scoreFacts(facts({ servingGrams: 30, total_carbs: 6, dietary_fiber: null, total_fat: 15, protein: 6 })),
    ).toBeNull();
  });

  it('never rises when the label states more carbs', () => {
    const grams = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(grams, grams, grams, grams, grams, (carbs, more, fibre, fat, protein) => {
        const label = { servingGrams: 200, dietary_fiber: fibre, total_fat: fat, protein };
        const before = scoreFacts(facts({ ...label, total_carbs: carbs }));
        const after = scoreFacts(facts({ ...label, total_carbs: carbs + more }));
        if (before && after) expect(after.score).toBeLessThanOrEqual(before.score);
      }),
    );
  });
});
