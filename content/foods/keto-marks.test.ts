import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KETO_SCORE_VERSION } from '#domain/keto-score/keto-score.ts';
import { scoreFood } from '#domain/keto-score/score-product.ts';
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

  it('is explained, misses and all, for this version of the formula', () => {
    const page = readFileSync(new URL('../../docs/keto-score.md', import.meta.url), 'utf8');
    expect(page).toContain(`version ${KETO_SCORE_VERSION} `);
    const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    for (const [name, score] of Object.entries(MISSES)) {
      expect(rows.find(([, food]) => food === name)?.[3]).toBe(String(score));
    }
  });
});
