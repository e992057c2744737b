import { describe, expect, it } from 'vitest';
import { blankAnalysis } from '../partial-analysis.ts';
import {
  amountsOf,
  gramsOrNull,
  intervalText,
  missingForScore,
  netCarbsSum,
  productSummary,
} from './product-texts.ts';
import { editedAnalysis } from './use-product.ts';

const bread = editedAnalysis(blankAnalysis(), {
  name: 'Oat bread',
  basis: 'total_incl_fibre',
  servingSize: '1 slice (40 g)',
  servingGrams: 40,
  values: { calories: 110, total_fat: 2, total_carbs: 20, dietary_fiber: 3, protein: 4 },
});

describe('product texts', () => {
  it('never writes an unknown amount as a number', () => {
    expect(gramsOrNull(null)).toBeNull();
    expect(gramsOrNull(0)).toBe('0 g');
    expect(gramsOrNull(15.64)).toBe('15.6 g');
  });

  it('tells the room that rounding leaves, unless it is not worth a word', () => {
    const at = (low: number, high: number) => ({ ...bread, net_carbs_interval: { value: low, low, high } });
    expect(intervalText(at(2, 4))).toBe('between 2 and 4\u00a0g');
    expect(intervalText(at(15.6, 15.65))).toBeNull();
    expect(intervalText({ ...bread, net_carbs_interval: null })).toBeNull();
  });

  it('shows how net carbs came about', () => {
    expect(netCarbsSum(bread)).toBe('20 g carbs \u2212 3 g fiber = 17 g');
    expect(netCarbsSum(blankAnalysis())).toBeNull();
  });

  it('names what the amounts belong to', () => {
    expect(amountsOf(bread, 'g')).toBe('per serving, 1 slice (40 g)');
    expect(amountsOf(bread, 'oz')).toBe('per serving, 1 slice (1.4 oz)');
    expect(amountsOf({ ...bread, column: 'per_100g' }, 'oz')).toBe('per 100 g');
  });

  it('says what is missing for a score', () => {
    expect(missingForScore(bread)).toBeNull();
    expect(missingForScore(blankAnalysis())).toBe('Fill in total carbs to get a score.');
  });
});

describe('productSummary', () => {
  const swaps = ['Cloud bread: 0.4 g net carbs in 1 piece (40 g)'];

  it('offers better alternatives for a poor product', () => {
    const summary = productSummary({ ...bread, alternatives: swaps });
    expect(bread.keto_rating).toBe('poor');
    expect(summary).toContain('**Better Keto Alternatives**\n\n- Cloud bread');
    expect(summary).toContain(`keto score ${bread.keto_score}/10, poor`);
  });

  it('asks what it is before it tells of others', () => {
    const nameless = { ...bread, product_name: 'Unknown Product', alternatives: swaps };
    const summary = productSummary(nameless);
    expect(summary).toContain("**Better Keto Alternatives**\n\nI can't tell from the photo what this is.");
    expect(summary).not.toContain('Cloud bread');
  });

  it('offers none for a good one', () => {
    const summary = productSummary({ ...bread, keto_rating: 'good', alternatives: swaps });
    expect(summary).not.toContain('Better Keto Alternatives');
  });
});
