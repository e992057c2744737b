import { describe, expect, it } from 'vitest';
import type { LabelColumn } from '#contract/nutrition.ts';
import { decideCarbBasis } from './carb-basis.ts';
import { labelCues } from './label-cues.ts';
import { factsFromAmounts, type NutrientAmounts } from './nutrition-facts.ts';

function facts(amounts: NutrientAmounts, column: LabelColumn = 'unknown') {
  return factsFromAmounts(amounts, 'you', { basis: { kind: 'unknown', reason: '' }, column });
}

describe('labelCues', () => {
  it('knows both families of labels, accents or not', () => {
    expect(labelCues('Nutrition Facts\nValeur nutritive\n% Daily Value*')).toEqual(
      expect.arrayContaining(['nutrition_facts_title', 'daily_value']),
    );
    expect(
      labelCues('Énergie 2252 kJ\npour 100 g\nGlucides\ndont sucres 56\nacides gras saturés 10\nSel'),
    ).toEqual(expect.arrayContaining(['of_which', 'saturates', 'salt', 'kilojoules', 'per_100']));
    expect(labelCues('Hidratos de carbono disponibles')).toEqual(['available_carbohydrate']);
    expect(labelCues('Fat 12 g')).toEqual([]);
  });
});

describe('decideCarbBasis', () => {
  it('takes more fiber than carbs as proof: UK tortilla, 7 g carbs and 17 g fiber', () => {
    const basis = decideCarbBasis(facts({ total_carbs: 7, dietary_fiber: 17 }), []);
    expect(basis.kind).toBe('available');
    expect(basis.reason).toContain('17 g');
  });

  it('does not take rounding for proof', () => {
    expect(decideCarbBasis(facts({ total_carbs: 5, dietary_fiber: 6 }), []).kind).toBe('unknown');
  });

  it('follows clear layout', () => {
    const us = labelCues('Nutrition Facts 8 servings per container Total Carbohydrate 20g % Daily Value');
    expect(decideCarbBasis(facts({ total_carbs: 20, dietary_fiber: 4 }, 'per_serving'), us).kind).toBe(
      'total_incl_fibre',
    );
    const eu = labelCues('Nutrition Typical values per 100g Energy 1046 kJ of which sugars Salt');
    expect(decideCarbBasis(facts({ total_carbs: 20, dietary_fiber: 4 }, 'per_100g'), eu).kind).toBe(
      'available',
    );
  });

  it('keeps a US layout when one misread digit makes fiber too large, unless the energy confirms it', () => {
    const us = labelCues('Nutrition Facts Total Carbohydrate % Daily Value');
    const misread = facts({ calories: 100, total_fat: 8, total_carbs: 4, dietary_fiber: 38, protein: 3 });
    expect(decideCarbBasis(misread, us).kind).toBe('total_incl_fibre');
    const true_ = facts({ calories: 216, total_fat: 10, total_carbs: 7, dietary_fiber: 20, protein: 14.5 });
    expect(decideCarbBasis(true_, us).kind).toBe('available');
  });

  it('lets energy decide where the layout is silent', () => {
    const macros = { total_fat: 10, total_carbs: 30, dietary_fiber: 20, protein: 10 };
    expect(decideCarbBasis(facts({ ...macros, calories: 170 }), []).kind).toBe('total_incl_fibre');
    expect(decideCarbBasis(facts({ ...macros, calories: 290 }), []).kind).toBe('available');
  });

  it('says that it does not know', () => {
    expect(decideCarbBasis(facts({ total_carbs: 30, dietary_fiber: 5 }), [])).toMatchObject({
      kind: 'unknown',
      reason: expect.stringContaining('Please check'),
    });
  });
});
