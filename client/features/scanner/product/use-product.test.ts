import { expect, it } from 'vitest';
import { blankAnalysis } from '../partial-analysis.ts';
import { editedAnalysis } from './product-edits.ts';
import { needsNewSwaps } from './use-product.ts';

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
