import { describe, expect, it } from 'vitest';
import { readStoredAnalysis, wholeScore } from './stored-analysis.tsx';

const item = {
  nutritionAnalysis: null,
  calories: 120,
  netCarbs: 35,
  totalFat: 90,
  protein: null,
  ketoScore: 7,
};

describe('readStoredAnalysis', () => {
  it('is null where nothing was stored', () => {
    expect(readStoredAnalysis(item)).toBeNull();
  });

  it('fills from the item what the analysis lacks, and never makes up a zero', () => {
    expect(readStoredAnalysis({ ...item, nutritionAnalysis: { total_fat: 8.5 } })).toMatchObject({
      calories: 120,
      net_carbs: 3.5,
      total_fat: 8.5,
      protein: null,
      recommendations: [],
      macro_breakdown: null,
    });
  });

  it('survives parts of another shape', () => {
    const odd = { calories: 'many', recommendations: 'none', macro_breakdown: 'much', analysis: 'Fine.' };
    expect(readStoredAnalysis({ ...item, nutritionAnalysis: odd })).toMatchObject({
      calories: 120,
      recommendations: [],
      macro_breakdown: null,
      analysis: 'Fine.',
    });
  });

  it('takes the score of the card, so that both agree', () => {
    expect(readStoredAnalysis({ ...item, nutritionAnalysis: { keto_score: 3 } })?.keto_score).toBe(7);
  });
});

it.each([
  [null, null],
  [7, 7],
  [6.6, 7],
  [72, 7],
  [100, 10],
])('brings a score of %j to %j', (score, expected) => {
  expect(wholeScore(score)).toBe(expected);
});
