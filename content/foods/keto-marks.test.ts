import { describe, expect, it } from 'vitest';
import { scoreFood } from '#domain/score-product.ts';
import { foodById } from './foods.ts';
import { ketoMarks } from './keto-marks.ts';

/** Each with its reason in docs/keto-score.md. */
const MISSES: Record<string, number> = {
  'Dark chocolate 70-85%': 4,
  'Sucralose packets (with dextrose/maltodextrin)': 0,
  Hummus: 7,
};

describe('the score of 226 marked foods', () => {
  const scored = ketoMarks().map((mark) => {
    const food = foodById(mark.id);
    return { ...mark, score: (food && scoreFood(food)?.score) ?? null };
  });

  it('covers all of them', () => {
    expect(scored).toHaveLength(226);
    expect(scored.filter(({ keto }) => keto)).toHaveLength(140);
    expect(scored.filter(({ score }) => score === null)).toEqual([]);
  });

  it('is 6 or more for keto foods and below 6 for others, but for the listed misses', () => {
    const misses = scored.filter(({ keto, score }) => score !== null && keto !== score >= 6);
    expect(Object.fromEntries(misses.map(({ name, score }) => [name, score]))).toEqual(MISSES);
  });
});
