import { describe, expect, test } from 'vitest';
import type { FlatAnalysis } from '#contract/sent-analysis.ts';
import { analyzeFlat } from './flat-analysis.ts';

const analyze = (flat: FlatAnalysis) => analyzeFlat(flat, 'Bar', []);

describe('the basis of the carbs', () => {
  test('energy decides where it can, whatever net carbs were given', () => {
    // 2 kcal a gram of fiber on top of 10 g of carbs, as in the EU: 9 x 5 + 4 x (10 + 5) + 2 x 20 = 145.
    const european = { calories: 145, total_fat: 5, total_carbs: 10, dietary_fiber: 20, protein: 5 };
    expect(analyze({ ...european, net_carbs: 0 })).toMatchObject({
      basis: { kind: 'available' },
      net_carbs: 10,
      warnings: expect.arrayContaining([expect.stringContaining('The net carbs given (0 g)')]),
    });
  });

  test('without energy the given net carbs tell which', () => {
    const label = { total_carbs: 20, dietary_fiber: 12 };
    expect(analyze({ ...label, net_carbs: 8 })).toMatchObject({
      basis: { kind: 'total_incl_fibre' },
      net_carbs: 8,
    });
    expect(analyze({ ...label, net_carbs: 20 })).toMatchObject({
      basis: { kind: 'available' },
      net_carbs: 20,
    });
  });

  test('with nothing to tell it, nothing is taken off and the range spans both', () => {
    expect(analyze({ total_carbs: 20, dietary_fiber: 12 })).toMatchObject({
      basis: { kind: 'unknown' },
      net_carbs: 20,
      net_carbs_interval: { value: 20, low: 7, high: 20.5 },
    });
  });

  test('more fiber than carbs is fiber apart', () => {
    expect(analyze({ total_carbs: 7, dietary_fiber: 17 })).toMatchObject({
      basis: { kind: 'available' },
      net_carbs: 7,
    });
  });
});

describe('what is unknown', () => {
  test('stays null, and makes no net carbs and no score', () => {
    const analysis = analyze({});
    for (const name of ['calories', 'total_fat', 'total_carbs', 'protein', 'sodium'] as const) {
      expect(analysis[name], name).toBeNull();
      expect(analysis.fields[name], name).toMatchObject({ value: null, sure: false });
    }
    expect(analysis).toMatchObject({ net_carbs: null, keto_score: null, macro_breakdown: null });
    expect(analyze({ total_carbs: 5 })).toMatchObject({ net_carbs: null, keto_score: null });
  });

  test('leaves the given net carbs as they are, without inventing carbs', () => {
    const flat = { serving_size: '40 g', calories: 180, total_fat: 15, protein: 6, net_carbs: 3 };
    const analysis = analyze(flat);
    expect(analysis).toMatchObject({ total_carbs: null, dietary_fiber: null, net_carbs: 3 });
    expect(analysis.net_carbs_working).toBe('');
    expect(analysis.warnings).toContain(
      'These net carbs are as entered: we can’t calculate them without carbs and fiber.',
    );
    expect(analysis.keto_score).toBe(analyze({ ...flat, total_carbs: 3, dietary_fiber: 0 }).keto_score);
  });

  test('does not make net carbs larger than the carbs', () => {
    const analysis = analyze({ total_carbs: 5, net_carbs: 9 });
    expect(analysis).toMatchObject({ total_carbs: 5, net_carbs: null, keto_score: null });
  });
});

test('score, rating and text are worked out, not taken over', () => {
  const flat = {
    serving_size: '30 g',
    calories: 120,
    total_fat: 0,
    total_carbs: 30,
    dietary_fiber: 0,
    sugars: 30,
    protein: 0,
  };
  const claimed = {
    ...flat,
    keto_score: 10,
    keto_rating: 'excellent',
    keto_friendly: true,
    analysis: 'Eat it.',
  };
  expect(analyze(claimed)).toEqual(analyze(flat));
  expect(analyze(claimed)).toMatchObject({ keto_score: 0, keto_rating: 'poor', keto_friendly: false });
});

test('a serving in the text gives its weight', () => {
  expect(analyze({ serving_size: '2 tbsp (32 g)' }).serving_grams).toBe(32);
  expect(analyze({ serving_size: 'two spoons' }).serving_grams).toBeNull();
});
