import { describe, expect, it } from 'vitest';
import { NUTRIENT_NAMES } from '#contract/nutrition.ts';
import { factsFromModelLabel, type ModelLabel, modelLabel } from './model-label.ts';

const nothing = Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, null])) as ModelLabel['nutrients'];

function label(
  rest: Partial<Omit<ModelLabel, 'nutrients'>> & { nutrients?: Partial<ModelLabel['nutrients']> },
) {
  const { nutrients, ...others } = rest;
  return modelLabel.parse({
    hasNutritionPanel: true,
    productName: null,
    brand: null,
    servingSize: null,
    servingGrams: null,
    servingsPerContainer: null,
    column: 'per_serving',
    layout: null,
    printedAsLessThan: null,
    polyols: null,
    ingredients: null,
    ...others,
    nutrients: { ...nothing, ...nutrients },
  });
}

describe('a model label as facts', () => {
  it('leaves out what the model did not read', () => {
    const facts = factsFromModelLabel(label({ nutrients: { total_carbs: 7, dietary_fiber: null } }));
    expect(Object.keys(facts.nutrients)).toEqual(['total_carbs']);
  });

  it('is never sure and says who read it', () => {
    const { total_carbs } = factsFromModelLabel(label({ nutrients: { total_carbs: 7 } })).nutrients;
    expect(total_carbs).toMatchObject({ value: 7, unit: 'g', source: 'model', sure: false, box: null });
  });

  it('keeps "less than"', () => {
    const facts = factsFromModelLabel(
      label({ nutrients: { dietary_fiber: 1 }, printedAsLessThan: ['dietary_fiber', 'nonsense'] }),
    );
    expect(facts.nutrients.dietary_fiber?.lessThan).toBe(true);
  });

  it('drops numbers that no label prints', () => {
    const facts = factsFromModelLabel(
      label({ nutrients: { protein: -4, sodium: 4e9, calories: 1e6, total_fat: 12 }, servingGrams: 0 }),
    );
    expect(Object.keys(facts.nutrients)).toEqual(['total_fat']);
    expect(facts.servingGrams).toBeNull();
  });

  it('has no numbers where the model says there is no panel, whatever it wrote beside', () => {
    const facts = factsFromModelLabel(label({ hasNutritionPanel: false, nutrients: { calories: 100 } }));
    expect(facts.nutrients).toEqual({});
  });

  it.each([
    ['us_or_canada', 'total_incl_fibre'],
    ['europe_or_australia', 'available'],
    [null, 'unknown'],
  ] as const)('takes the carb basis from layout %s', (layout, kind) => {
    expect(factsFromModelLabel(label({ layout, nutrients: { total_carbs: 7 } })).basis.kind).toBe(kind);
  });

  it('does not believe in a layout that the numbers refute', () => {
    const facts = factsFromModelLabel(
      label({
        layout: null,
        nutrients: { total_carbs: 7, dietary_fiber: 17, total_fat: 5, protein: 6, calories: 131 },
      }),
    );
    expect(facts.basis.kind).toBe('available');
  });
});
