import { describe, expect, it } from 'vitest';
import type { FieldReading, NutrientName } from '#contract/nutrition.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';
import { NO_WORK } from '../draft/scan-draft.ts';
import { blankAnalysis } from '../partial-analysis.ts';
import { editedAnalysis, needsNewSwaps } from './use-product.ts';

function reading(value: number | null, sure = true): FieldReading {
  return {
    value,
    unit: 'g',
    lessThan: false,
    confidence: value === null ? 0 : 0.9,
    sure,
    source: 'label',
    box: { x: 0.1, y: 0.1, width: 0.2, height: 0.05 },
    note: null,
  };
}

function analysis(nutrients: Partial<Record<NutrientName, FieldReading>>) {
  const facts = {
    productName: 'Crackers',
    brand: null,
    servingSize: '1 serving (30 g)',
    servingGrams: 30,
    servingsPerContainer: null,
    column: 'per_serving' as const,
    basis: { kind: 'total_incl_fibre' as const, reason: 'US layout.' },
    nutrients,
    polyols: [],
    ingredients: null,
    warnings: [],
  };
  return { ...analyzeFacts(facts, []), alternatives: ['Pork rinds: 0 g net carbs in 1 oz (28 g)'] };
}

const crackers = analysis({
  calories: reading(130),
  total_fat: reading(5),
  total_carbs: reading(19),
  dietary_fiber: reading(3, false),
  protein: reading(3),
});

describe('editedAnalysis', () => {
  it('is the reading itself while nothing was changed', () => {
    expect(editedAnalysis(crackers, NO_WORK.edits)).toBe(crackers);
  });

  it('lets net carbs and score follow an edit, and keeps the place in the photo', () => {
    const edited = editedAnalysis(crackers, { values: { total_carbs: 4 } });
    expect(crackers.net_carbs).toBe(16);
    expect(edited.net_carbs).toBe(1);
    expect(edited.keto_score ?? 0).toBeGreaterThan(crackers.keto_score ?? 10);
    expect(edited.fields.total_carbs).toMatchObject({ source: 'you', sure: true, box: { x: 0.1 } });
  });

  it('names swaps only while the product needs them', () => {
    expect(editedAnalysis(crackers, { values: { total_carbs: 18 } }).alternatives).toHaveLength(1);
    expect(editedAnalysis(crackers, { values: { total_carbs: 3 } }).alternatives).toEqual([]);
  });

  it('has no score while carbs are unread, and leaves them unread when the box is emptied again', () => {
    const unread = analysis({ calories: reading(130), total_carbs: reading(null), protein: reading(3) });
    expect(unread.keto_score).toBeNull();
    expect(editedAnalysis(unread, { values: { total_carbs: 10 } }).net_carbs).not.toBeNull();
    const emptied = editedAnalysis(unread, { values: { total_carbs: null } });
    expect(emptied.net_carbs).toBeNull();
    expect(emptied.fields.total_carbs?.value).toBeNull();
  });

  it('takes fiber off or leaves it, as the person says the label counts', () => {
    expect(editedAnalysis(crackers, { values: {}, basis: 'available' }).net_carbs).toBe(19);
  });

  it('puts the new name into the words about the product', () => {
    expect(editedAnalysis(crackers, { values: {}, name: 'Rye crisps' })).toMatchObject({
      product_name: 'Rye crisps',
      analysis: expect.stringContaining('Rye crisps'),
    });
  });
});

describe('blankAnalysis', () => {
  it('knows nothing, and turns into a score by typing', () => {
    const blank = blankAnalysis();
    expect(blank).toMatchObject({ net_carbs: null, keto_score: null, calories: null, fields: {} });
    const typed = editedAnalysis(blank, {
      basis: 'total_incl_fibre',
      servingGrams: 30,
      values: { calories: 180, total_fat: 16, total_carbs: 5, dietary_fiber: 3, protein: 6 },
    });
    expect(typed.net_carbs).toBe(2);
    expect(typed.keto_rating).toBe('excellent');
    expect(typed.fields.protein?.source).toBe('you');
  });
});

const blank = blankAnalysis();
const typedCookies = editedAnalysis(blank, {
  name: 'Cookies',
  basis: 'total_incl_fibre',
  servingGrams: 30,
  values: { calories: 140, total_fat: 6, total_carbs: 20, dietary_fiber: 1, protein: 2 },
});

it('asks for better choices once a product that was typed or edited needs some', () => {
  expect(typedCookies.keto_friendly).toBe(false);
  expect(needsNewSwaps(blank, typedCookies)).toBe(true);
  const renamed = editedAnalysis(typedCookies, { name: 'Crackers', values: {} });
  expect(needsNewSwaps(typedCookies, renamed)).toBe(true);
});

it('asks for none while the product stands as read, or when it is good or not scored', () => {
  expect(needsNewSwaps(typedCookies, typedCookies)).toBe(false);
  const salted = editedAnalysis(typedCookies, { values: { sodium: 90 } });
  expect(needsNewSwaps(typedCookies, salted)).toBe(false);
  const low = editedAnalysis(typedCookies, { values: { total_carbs: 2, calories: 70 } });
  expect(low.keto_friendly).toBe(true);
  expect(needsNewSwaps(typedCookies, low)).toBe(false);
  expect(needsNewSwaps(typedCookies, blank)).toBe(false);
});
