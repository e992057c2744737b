import { describe, expect, it } from 'vitest';
import type { CarbBasisKind } from '#contract/nutrition.ts';
import { energyWindows } from './energy.ts';
import { energyConsistency, kilojoulesMatchCalories } from './energy-consistency.ts';
import { factsFromAmounts, type NutrientAmounts } from './nutrition-facts.ts';

function facts(
  kind: CarbBasisKind,
  amounts: NutrientAmounts,
  polyols: { name: string; grams: number }[] = [],
) {
  return factsFromAmounts(amounts, 'you', { basis: { kind, reason: '' }, column: 'per_serving', polyols });
}

describe('energyWindows', () => {
  it('gives one window per US method', () => {
    const windows = energyWindows(
      facts('total_incl_fibre', { total_fat: 8, total_carbs: 20, dietary_fiber: 10, protein: 12 }),
      'kcal',
    );
    expect(windows.map(({ method, expected }) => [method, expected])).toEqual([
      ['us_4_4_9', 200],
      ['us_fibre_2', 180],
      ['us_fibre_out', 160],
    ]);
  });

  it('follows Annex XIV, with polyols at 2.4 and erythritol at 0', () => {
    const amounts = { total_fat: 10, total_carbs: 30, sugar_alcohols: 20, dietary_fiber: 5, protein: 6 };
    const [maltitol] = energyWindows(facts('available', amounts), 'kcal');
    expect(maltitol?.expected).toBeCloseTo(9 * 10 + 4 * 10 + 2.4 * 20 + 2 * 5 + 4 * 6);
    const [erythritol] = energyWindows(
      facts('available', amounts, [{ name: 'erythritol', grams: 20 }]),
      'kJ',
    );
    expect(erythritol?.expected).toBeCloseTo(37 * 10 + 17 * 10 + 8 * 5 + 17 * 6);
  });

  it('has nothing to say when a macro is unread, and counts alcohol when told', () => {
    expect(
      energyWindows(facts('available', { total_fat: 1, total_carbs: null, protein: 2 }), 'kcal'),
    ).toEqual([]);
    const beer = facts('available', { total_fat: 0, total_carbs: 3.6, protein: 0.5 });
    expect(energyWindows(beer, 'kcal', { alcoholGrams: 4 })[0]?.expected).toBeCloseTo(44.4);
  });
});

describe('energyConsistency', () => {
  it('accepts a bar whose maker leaves fiber and erythritol out', () => {
    const bar = facts(
      'total_incl_fibre',
      { calories: 190, total_fat: 9, total_carbs: 22, dietary_fiber: 12, sugar_alcohols: 5, protein: 21 },
      [{ name: 'erythritol', grams: 5 }],
    );
    expect(energyConsistency(bar)).toMatchObject({ verdict: 'fits', method: 'us_fibre_out_polyols' });
  });

  it('catches a digit lost from the energy, and one added to the fat', () => {
    const ok = { calories: 280, total_fat: 9, total_carbs: 45, dietary_fiber: 4, protein: 5 };
    expect(energyConsistency(facts('total_incl_fibre', ok)).verdict).toBe('fits');
    expect(energyConsistency(facts('total_incl_fibre', { ...ok, calories: 28 })).verdict).toBe('wrong');
    expect(energyConsistency(facts('total_incl_fibre', { ...ok, total_fat: 99 })).verdict).toBe('wrong');
  });

  it('does not let one method lend its slack to another', () => {
    // 140 lies between fiber at 0 (120) and fiber at 2 (160), inside neither.
    const between = facts('total_incl_fibre', {
      calories: 140,
      total_fat: 0,
      total_carbs: 50,
      dietary_fiber: 20,
      protein: 0,
    });
    expect(energyConsistency(between)).toMatchObject({ verdict: 'near' });
  });

  it('reads kJ where no kcal is printed and stays silent without energy', () => {
    const milk = { energy_kj: 268, total_fat: 3.6, total_carbs: 4.7, protein: 3.3 };
    expect(energyConsistency(facts('available', milk))).toMatchObject({ verdict: 'fits', unit: 'kJ' });
    expect(energyConsistency(facts('available', { total_fat: 1, total_carbs: 1, protein: 1 })).verdict).toBe(
      'unknown',
    );
  });
});

describe('kilojoulesMatchCalories', () => {
  it.each([
    [100, 418, true],
    [370, 1550, true],
    [0, 0, true],
    [1, 4, true],
    [539, 2252, true],
    [53, 2252, false],
    [100, 518, false],
  ])('%s kcal with %s kJ: %s', (kcal, kj, expected) => {
    expect(kilojoulesMatchCalories(kcal, kj)).toBe(expected);
  });
});
