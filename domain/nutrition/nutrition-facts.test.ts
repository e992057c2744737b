import { describe, expect, it } from 'vitest';
import { factsFromAmounts, isUnread, nutrientValue } from './nutrition-facts.ts';

const basis = { kind: 'total_incl_fibre', reason: 'test' } as const;

describe('factsFromAmounts', () => {
  const facts = factsFromAmounts({ total_fat: 14, dietary_fiber: null }, 'database', {
    basis,
    column: 'per_100g',
    productName: 'Almonds',
  });

  it('keeps the three states of a nutrient apart', () => {
    expect(nutrientValue(facts, 'total_fat')).toBe(14);
    expect(isUnread(facts, 'total_fat')).toBe(false);
    expect(nutrientValue(facts, 'dietary_fiber')).toBeNull();
    expect(isUnread(facts, 'dietary_fiber')).toBe(true);
    expect(nutrientValue(facts, 'protein')).toBeNull();
    expect(isUnread(facts, 'protein')).toBe(false);
  });

  it('marks the source and asks for no check', () => {
    expect(facts.nutrients.total_fat).toMatchObject({ source: 'database', sure: true, unit: 'g', box: null });
    expect(facts.productName).toBe('Almonds');
    expect(facts.brand).toBeNull();
  });
});
