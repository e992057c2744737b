import { describe, expect, it } from 'vitest';
import type { NutrientName } from '#contract/nutrition.ts';
import { factsFromAmounts } from '#domain/nutrition/nutrition-facts.ts';
import { scorePhoto } from './score.ts';
import type { TruthColumn, TruthPhoto } from './truth.ts';

const COLUMN: TruthColumn = {
  basis: 'per serving',
  calories: 110,
  energy_kj: null,
  total_fat: 2,
  saturated_fat: null,
  total_carbs: 20,
  dietary_fiber: 4,
  sugars: 1,
  protein: 3,
  sodium_mg: 80,
  salt_g: null,
};

const TRUTH: TruthPhoto = { ...COLUMN, file: 'a.jpg', kind: 'us', difficulty: 'easy', less_than: [] };

function read(
  amounts: Partial<Record<NutrientName, number>>,
  kind: 'total_incl_fibre' | 'available' = 'total_incl_fibre',
) {
  return factsFromAmounts(amounts, 'you', { basis: { kind, reason: '' }, column: 'per_serving' });
}

const RIGHT = {
  calories: 110,
  total_fat: 2,
  total_carbs: 20,
  dietary_fiber: 4,
  sugars: 1,
  protein: 3,
  sodium: 80,
};

function fieldOf(score: ReturnType<typeof scorePhoto>, name: string) {
  return score.fields.find(({ field }) => field === name);
}

describe('scorePhoto', () => {
  it("counts exact values and net carbs by the label's basis", () => {
    const score = scorePhoto(TRUTH, read(RIGHT));
    expect(score.fields.filter(({ exact }) => exact)).toHaveLength(7);
    expect(score.netCarbs).toEqual({ truth: 16, value: 16 });
    expect(scorePhoto({ ...TRUTH, kind: 'eu' }, read(RIGHT, 'available')).netCarbs).toEqual({
      truth: 20,
      value: 20,
    });
  });

  it('shows a value that is not on the label as not exact', () => {
    const score = scorePhoto(TRUTH, read({ ...RIGHT, saturated_fat: 1 }));
    expect(fieldOf(score, 'saturated_fat')).toMatchObject({
      truth: null,
      value: 1,
      sure: true,
      exact: false,
    });
  });

  it('compares with one column as a whole, never a mixture', () => {
    const alt = {
      ...COLUMN,
      calories: 220,
      total_fat: 4,
      total_carbs: 40,
      dietary_fiber: 8,
      sugars: 2,
      protein: 6,
      sodium_mg: 160,
    };
    const doubled = {
      calories: 220,
      total_fat: 4,
      total_carbs: 40,
      dietary_fiber: 8,
      sugars: 2,
      protein: 6,
      sodium: 80,
    };
    const score = scorePhoto({ ...TRUTH, alt }, read(doubled));
    expect(fieldOf(score, 'total_fat')?.exact).toBe(true);
    expect(fieldOf(score, 'sodium_mg')).toMatchObject({ truth: 160, exact: false });
  });

  it('accepts anything up to the bound of "less than", and kJ where kcal are not printed', () => {
    const truth = { ...TRUTH, less_than: ['sugars'], calories: null, energy_kj: 460 };
    const score = scorePhoto(truth, read({ ...RIGHT, sugars: 0, energy_kj: 460 }));
    expect(fieldOf(score, 'sugars')?.exact).toBe(true);
    expect(fieldOf(score, 'energy_kj')?.exact).toBe(true);
    expect(fieldOf(score, 'calories')).toBeUndefined();
  });

  it('gives a refused label nothing', () => {
    const score = scorePhoto(TRUTH, null);
    expect(score.fields.some(({ exact, sure }) => exact || sure)).toBe(false);
    expect(score.netCarbs).toEqual({ truth: 16, value: null });
  });
});
