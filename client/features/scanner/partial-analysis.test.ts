import { describe, expect, test } from 'vitest';
import { factsFromAmounts } from '#domain/nutrition/nutrition-facts.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';
import { partialAnalysis } from './partial-analysis.ts';

const whole = analyzeFacts(
  factsFromAmounts(
    { calories: 160, total_fat: 7, total_carbs: 25, dietary_fiber: 5, sugars: 1, protein: 2 },
    'database',
    {
      productName: 'Rye Crackers',
      servingSize: '6 crackers (34 g)',
      servingGrams: 34,
      column: 'per_serving',
      basis: { kind: 'total_incl_fibre', reason: 'A US layout.' },
    },
  ),
  [],
);

describe('partialAnalysis', () => {
  test('shows what came and asks for the rest', () => {
    const { warnings: _, score_terms: __, column: ___, ...rest } = whole;
    const { protein: ____, ...fields } = whole.fields;
    const read = partialAnalysis({ ...rest, protein: null, fields });
    expect(read).toMatchObject({
      product_name: 'Rye Crackers',
      total_carbs: 25,
      net_carbs: 20,
      protein: null,
    });
    expect(read?.fields.protein).toMatchObject({ value: null, sure: false });
    expect(read?.warnings).toContainEqual(expect.stringContaining('result is missing'));
  });

  test('values without their readings are to be checked, and none is invented', () => {
    const read = partialAnalysis({
      product_name: 'Crackers',
      calories: 160,
      total_carbs: '25 g',
      keto_score: 99,
    });
    expect(read).toMatchObject({ calories: 160, total_carbs: null, net_carbs: null, keto_score: null });
    expect(read?.fields.calories?.sure).toBe(false);
  });

  test.each([null, 'text', [], {}, { product_name: 'Crackers' }])('gives nothing for %j', (answer) => {
    expect(partialAnalysis(answer)).toBeNull();
  });
});
