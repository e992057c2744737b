import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { macroBreakdown } from './macro-breakdown.ts';

describe('macroBreakdown', () => {
  it('shares energy, not grams', () => {
    expect(macroBreakdown(10, 10, 12.5)).toEqual({
      fat_percentage: 50,
      protein_percentage: 22,
      carb_percentage: 28,
    });
  });

  it('stays silent when a part is unknown or nothing has energy', () => {
    expect(macroBreakdown(null, 1, 1)).toBeNull();
    expect(macroBreakdown(0, 0, 0)).toBeNull();
  });

  it('always adds to 100', () => {
    const grams = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(grams, grams, grams, (fat, protein, carbs) => {
        const shares = macroBreakdown(fat, protein, carbs);
        if (!shares) return;
        const sum = shares.fat_percentage + shares.protein_percentage + shares.carb_percentage;
        expect(sum).toBe(100);
      }),
    );
  });
});
