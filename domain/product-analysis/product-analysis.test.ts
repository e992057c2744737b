import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUTRIENT_NAMES, type NutrientName, nutritionAnalysis } from '#contract/nutrition.ts';
import { createPantryItemRequest } from '#contract/pantry.ts';
import {
  withChosenBasis,
  withEditedField,
  withProductName,
  withServingGrams,
} from '../nutrition/edit-facts.ts';
import { factsFromAmounts, type NutritionFacts } from '../nutrition/nutrition-facts.ts';
import { fromTenths, pantryItemFromAnalysis, tenthsText } from '../pantry/pantry-values.ts';
import { analyzeFacts, factsFromAnalysis } from './product-analysis.ts';

const US = { kind: 'total_incl_fibre', reason: 'US layout' } as const;

const almonds = factsFromAmounts(
  {
    calories: 170,
    total_fat: 15,
    saturated_fat: 1,
    total_carbs: 6,
    dietary_fiber: 4,
    sugars: 1,
    protein: 6,
    sodium: 0,
  },
  'you',
  {
    basis: US,
    column: 'per_serving',
    productName: 'Roasted Almonds',
    servingSize: '1 oz (28g)',
    servingGrams: 28,
  },
);

describe('analyzeFacts', () => {
  it('gives the whole analysis of a plain label', () => {
    const analysis = analyzeFacts(almonds, []);
    expect(nutritionAnalysis.parse(analysis)).toEqual(analysis);
    expect(analysis).toMatchObject({
      product_name: 'Roasted Almonds',
      net_carbs: 2,
      net_carbs_interval: { value: 2, low: 1, high: 3 },
      keto_score: 10,
      keto_rating: 'excellent',
      keto_friendly: true,
      macro_breakdown: { fat_percentage: 81, protein_percentage: 14, carb_percentage: 5 },
      warnings: [],
      alternatives: [],
    });
    expect(analysis.analysis).toContain(
      'A serving, 1 oz (28g), has 2 g of net carbs (6 g carbs - 4 g fiber).',
    );
    expect(analysis.analysis).toContain('between 1 g and 3 g');
  });

  it('never turns what was not read into a zero', () => {
    const unread: NutritionFacts = {
      ...almonds,
      productName: null,
      nutrients: {
        ...almonds.nutrients,
        dietary_fiber: {
          value: null,
          unit: 'g',
          lessThan: false,
          confidence: 0.2,
          sure: false,
          source: 'label',
          box: null,
          note: null,
        },
      },
    };
    const analysis = analyzeFacts(unread, []);
    expect(analysis).toMatchObject({
      product_name: 'Unknown Product',
      dietary_fiber: null,
      net_carbs: null,
      keto_score: null,
      keto_rating: null,
      keto_friendly: null,
      macro_breakdown: null,
      score_terms: [],
    });
    expect(analysis.warnings.join(' ')).toContain('We couldn’t read fiber');
    expect(analysis.warnings[0]).toContain('keto score');
  });

  it('works out kcal from kJ and sodium from salt, and says so', () => {
    const biscuit = factsFromAmounts(
      { energy_kj: 2090, total_fat: 24, total_carbs: 62, sugars: 25, protein: 6, salt: 1 },
      'you',
      { basis: { kind: 'available', reason: 'EU layout' }, column: 'per_100g' },
    );
    const analysis = analyzeFacts(biscuit, []);
    expect(analysis).toMatchObject({ calories: 500, sodium: 400, net_carbs: 62, keto_rating: 'poor' });
    expect(analysis.fields.calories).toBeUndefined();
    expect(analysis.warnings.join(' ')).toContain('only gives energy in kJ');
  });

  it('asks for the weight of a serving only where the score needs it', () => {
    const fruit = factsFromAmounts(
      { calories: 45, total_fat: 0, total_carbs: 11, dietary_fiber: 3, protein: 1 },
      'you',
      {
        basis: US,
        column: 'per_serving',
      },
    );
    const without = analyzeFacts(fruit, []);
    expect(without.net_carbs).toBe(8);
    expect(without.keto_score).toBeNull();
    expect(without.warnings[0]).toContain('weight of a serving');
    expect(analyzeFacts(withServingGrams(fruit, 140), []).keto_score).toBe(6);
  });

  it('points at numbers that cannot be', () => {
    const odd = analyzeFacts(
      withEditedField(withEditedField(almonds, 'saturated_fat', 19), 'calories', 1700),
      [],
    );
    expect(odd.warnings.join(' ')).toContain('Saturated fat (19 g) can’t be more than total fat (15 g)');
    expect(odd.warnings.join(' ')).toContain('energy doesn’t add up');
  });

  it('offers nothing in place of a product whose name is not known', () => {
    const sweet = withEditedField(withEditedField(almonds, 'total_carbs', 26), 'dietary_fiber', 0);
    const nameless: NutritionFacts = { ...sweet, productName: null };
    expect(analyzeFacts(nameless, [], { alternatives: ['Whipped cream'] })).toMatchObject({
      keto_friendly: false,
      alternatives: [],
    });
  });

  it('keeps alternatives that are already known, for poor products alone', () => {
    const known = ['Almonds: 2.5 g net carbs in a handful (28 g)'];
    const syrup = withEditedField(withEditedField(almonds, 'total_carbs', 26), 'dietary_fiber', 0);
    expect(analyzeFacts(syrup, [], { alternatives: known }).alternatives).toEqual(known);
    expect(analyzeFacts(almonds, [], { alternatives: known }).alternatives).toEqual([]);
  });

  it('speaks of hidden sugars and of sugar alcohols in the ingredients', () => {
    const bar = { ...almonds, ingredients: 'Almonds, maltodextrin, maltitol, corn starch, xylitol' };
    const advice = analyzeFacts(bar, []).recommendations.join(' ');
    expect(advice).toContain('maltodextrin');
    expect(advice).toContain('corn starch');
    expect(advice).toContain('Maltitol');
    expect(advice).toContain('dogs');
  });
});

describe('editing', () => {
  it('marks the value as the person’s and computes anew', () => {
    const edited = withEditedField(almonds, 'dietary_fiber', 2);
    expect(edited.nutrients.dietary_fiber).toMatchObject({ value: 2, source: 'you', sure: true });
    expect(analyzeFacts(edited, []).net_carbs).toBe(4);
    expect(almonds.nutrients.dietary_fiber?.value).toBe(4);
  });

  it('takes an emptied field for one that the label does not state', () => {
    expect(withEditedField(almonds, 'sugars', null).nutrients.sugars).toBeUndefined();
    expect(() => withEditedField(almonds, 'sugars', -1)).toThrow(RangeError);
  });

  it('follows the person’s answer on the carb basis, and their name', () => {
    expect(analyzeFacts(withChosenBasis(almonds, 'available'), []).net_carbs).toBe(6);
    expect(analyzeFacts(withProductName(almonds, '  '), []).product_name).toBe('Unknown Product');
  });

  const amounts = fc.record(
    Object.fromEntries(
      NUTRIENT_NAMES.map((name) => [name, fc.option(fc.integer({ min: 0, max: 90 }), { nil: null })]),
    ) as Record<NutrientName, fc.Arbitrary<number | null>>,
    { requiredKeys: [] },
  );

  it('loses nothing on the way from analysis to facts and back', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom('total_incl_fibre', 'available', 'unknown'),
        fc.constantFrom('per_serving', 'per_100g', 'per_100ml', 'per_container', 'unknown'),
        fc.option(fc.integer({ min: 1, max: 300 }), { nil: null }),
        (given, kind, column, servingGrams) => {
          const facts = factsFromAmounts(given, 'you', {
            basis: { kind, reason: 'test' },
            column,
            servingGrams,
            warnings: ['The right edge was cut off.'],
            polyols: [{ name: 'maltitol', grams: null }],
          });
          const analysis = analyzeFacts(facts, []);
          expect(nutritionAnalysis.safeParse(analysis).success).toBe(true);
          expect(analyzeFacts(factsFromAnalysis(analysis), [])).toEqual(analysis);
        },
      ),
    );
  });
});

describe('saving to the pantry', () => {
  it('stores grams as tenths and keeps the analysis whole', () => {
    const analysis = analyzeFacts(withEditedField(almonds, 'total_fat', 14.25), []);
    const request = pantryItemFromAnalysis(analysis, { notes: 'for lunch' });
    expect(createPantryItemRequest.safeParse(request).success).toBe(true);
    expect(request).toMatchObject({
      productName: 'Roasted Almonds',
      servingSize: '1 oz (28g)',
      calories: 170,
      totalFat: 143,
      netCarbs: 20,
      ketoScore: 10,
      ketoFriendly: true,
      imageUrl: null,
      notes: 'for lunch',
    });
    expect(request.nutritionAnalysis).toEqual(analysis);
    expect(fromTenths(143)).toBe(14.3);
    expect(tenthsText(20)).toBe('2.0');
    expect(tenthsText(null)).toBeNull();
  });

  it('leaves unknown amounts unknown', () => {
    const unknown = factsFromAmounts({ total_carbs: null }, 'you', { basis: US, column: 'per_100g' });
    expect(pantryItemFromAnalysis(analyzeFacts(unknown, []))).toMatchObject({
      productName: 'Unknown Product',
      servingSize: '100 g',
      totalCarbs: null,
      netCarbs: null,
      ketoScore: null,
      ketoFriendly: false,
    });
  });
});
