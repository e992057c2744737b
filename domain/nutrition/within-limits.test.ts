import { expect, test } from 'vitest';
import { analyzeFactsRequest } from '#contract/analyze-facts.ts';
import { analyzeFacts } from '../product-analysis/product-analysis.ts';
import { factsFromAmounts, type NutritionFacts } from './nutrition-facts.ts';
import { withinLimits } from './within-limits.ts';

const FACTS = factsFromAmounts({ calories: 100, total_carbs: 5 }, 'database', {
  basis: { kind: 'available', reason: 'Known from the table.' },
  column: 'per_100g',
  productName: 'Bar',
  ingredients: 'Almonds, maltitol.',
});
const LONG: NutritionFacts = {
  ...FACTS,
  productName: 'n'.repeat(300),
  brand: 'b'.repeat(300),
  servingSize: `${'s'.repeat(199)}\u{1F951}`,
  servingGrams: 1e9,
  ingredients: 'Almonds, '.repeat(1000),
  polyols: Array.from({ length: 100 }, (_, n) => ({ name: `${n}${'p'.repeat(200)}`, grams: null })),
};
const isTaken = (facts: NutritionFacts) =>
  analyzeFactsRequest.safeParse({ analysis: analyzeFacts(facts, []) }).success;

test('what fits stays as it is', () => {
  expect(withinLimits(FACTS)).toEqual(FACTS);
});

test('what does not fit is cut so that every call takes it back', () => {
  expect(isTaken(LONG)).toBe(false);
  expect(isTaken(withinLimits(LONG))).toBe(true);
  expect(withinLimits(LONG)).toMatchObject({ servingSize: 's'.repeat(199), servingGrams: null });
});

test('a list that was cut says so, since allergens may stand at its end', () => {
  expect(withinLimits(LONG).warnings).toEqual([expect.stringMatching(/end is missing.*allergens/)]);
  expect(analyzeFacts(withinLimits(LONG), []).warnings).toContain(withinLimits(LONG).warnings[0]);
});
