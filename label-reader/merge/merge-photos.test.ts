import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUTRIENT_NAMES, type NutrientName } from '#contract/nutrition.ts';
import { netCarbs } from '#domain/nutrition/net-carbs.ts';
import { type NutritionFacts, nutrientValue } from '#domain/nutrition/nutrition-facts.ts';
import { frontFacts } from './front-facts.ts';
import { ALMOND_BUTTER, labelFacts, reading } from './label-for-tests.ts';
import { mergePhotos } from './merge-photos.ts';

const panel = labelFacts(ALMOND_BUTTER);
const front: NutritionFacts = {
  ...labelFacts({}),
  productName: 'Almond Butter',
  brand: 'Harbour Pantry',
  servingSize: null,
  servingGrams: null,
  column: 'unknown',
  basis: { kind: 'unknown', reason: '' },
};
const back: NutritionFacts = { ...front, productName: null, brand: null, ingredients: 'Almonds, sea salt' };

describe('photos of front, panel and ingredients', () => {
  it('become one product', () => {
    const merged = mergePhotos([front, back, panel]);
    expect(merged).toMatchObject({
      productName: 'Almond Butter',
      brand: 'Harbour Pantry',
      ingredients: 'Almonds, sea salt',
      servingGrams: 32,
      column: 'per_serving',
      basis: { kind: 'total_incl_fibre' },
    });
    expect(merged.nutrients).toEqual(panel.nutrients);
  });

  it('take the name from the front before the print above the panel', () => {
    const named = { ...panel, productName: 'GOOD SOURCE OF PROTEIN' };
    expect(mergePhotos([named, front]).productName).toBe('Almond Butter');
    expect(mergePhotos([named, back]).productName).toBe('GOOD SOURCE OF PROTEIN');
  });
});

describe('an unnamed sugar alcohol on the panel', () => {
  it('gets its name, and with it its net carbs, from the photo of the ingredients', () => {
    const bar = labelFacts({ total_carbs: 18, dietary_fiber: 9, sugar_alcohols: 4 });
    const merged = mergePhotos([frontFacts([], 'Almonds, erythritol, salt'), bar]);
    expect(netCarbs(bar).interval?.value).toBe(7);
    expect(netCarbs(merged).interval?.value).toBe(5);
  });
});

describe('two photos of one panel', () => {
  const topHalf = labelFacts({ calories: 190, total_fat: 16, saturated_fat: 1, sodium: 60 });
  const bottomHalf = labelFacts({ sodium: 60, total_carbs: 7, dietary_fiber: 3, sugars: 2, protein: 6 });

  it('complete each other', () => {
    expect(mergePhotos([topHalf, bottomHalf]).nutrients).toEqual(panel.nutrients);
  });

  it('fill in what could not be read', () => {
    const unread = labelFacts({ ...ALMOND_BUTTER, dietary_fiber: null, protein: null });
    const merged = mergePhotos([unread, bottomHalf]);
    expect(nutrientValue(merged, 'dietary_fiber')).toBe(3);
    expect(nutrientValue(merged, 'protein')).toBe(6);
  });

  it('let the checks decide a digit that was read in two ways', () => {
    const misread = labelFacts({ ...ALMOND_BUTTER, total_fat: 46 });
    const merged = mergePhotos([misread, panel]);
    expect(merged.nutrients.total_fat).toMatchObject({ value: 16, sure: true });
    expect(merged.nutrients.total_fat?.note).toContain('46 g');
  });

  it('ask where no check can decide', () => {
    const misread = labelFacts({ ...ALMOND_BUTTER, sodium: 80 });
    const { sodium } = mergePhotos([misread, panel]).nutrients;
    expect(sodium?.sure).toBe(false);
    expect(sodium?.note).toMatch(/60 mg.*80 mg|80 mg.*60 mg/);
    expect(sodium?.note).toContain('please check');
  });

  it('keep the reading that is sure', () => {
    const faint = labelFacts(ALMOND_BUTTER, {}, { sure: false, confidence: 0.4, note: 'Faint.' });
    expect(mergePhotos([faint, panel]).nutrients).toEqual(panel.nutrients);
  });
});

describe('photos of different columns or labels', () => {
  it('never mix columns', () => {
    const per100 = labelFacts(
      { calories: 594, total_fat: 50, total_carbs: 22, protein: 19, potassium: 700 },
      { column: 'per_100g' },
    );
    const merged = mergePhotos([per100, panel]);
    expect(merged.column).toBe('per_serving');
    expect(merged.nutrients).toEqual(panel.nutrients);
  });

  it('keep the fuller label of two products, and say so', () => {
    const other = labelFacts({ calories: 60, total_fat: 0, total_carbs: 15, sugars: 14, protein: 0 });
    const merged = mergePhotos([other, panel]);
    expect(merged.nutrients).toEqual(panel.nutrients);
    expect(merged.warnings.join()).toContain('different labels');
  });

  it('need at least one photo', () => {
    expect(() => mergePhotos([])).toThrow(RangeError);
  });
});

const amounts = fc.dictionary(
  fc.constantFrom<NutrientName>(...NUTRIENT_NAMES),
  fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 90 })),
);
const anyFacts = fc
  .record({
    amounts,
    confidence: fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100),
    sure: fc.boolean(),
    column: fc.constantFrom('per_serving', 'per_100g', 'unknown'),
    productName: fc.option(fc.constantFrom('Crackers', 'Seed bread', 'Jam'), { nil: null }),
    ingredients: fc.option(fc.constantFrom('Rye, salt', 'Wheat flour, sugar, oil'), { nil: null }),
  })
  .map(({ amounts: values, confidence, sure, ...rest }) => {
    const facts = labelFacts({}, rest);
    const nutrients = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        reading(name as NutrientName, value, { confidence, sure: sure && value !== null }),
      ]),
    );
    return { ...facts, nutrients } satisfies NutritionFacts;
  });

describe('merging in general', () => {
  it('changes nothing when a photo is sent twice', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(mergePhotos([facts, structuredClone(facts)])).toEqual(facts);
      }),
    );
  });

  it('does not depend on the order of the photos', () => {
    const shuffled = fc
      .array(anyFacts, { minLength: 2, maxLength: 4 })
      .chain((photos) =>
        fc.tuple(
          fc.constant(photos),
          fc.shuffledSubarray(photos, { minLength: photos.length, maxLength: photos.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([photos, others]) => {
        expect(mergePhotos(others)).toEqual(mergePhotos(photos));
      }),
      { numRuns: 60 },
    );
  });

  it('invents no value: each one was read in some photo of the column', () => {
    fc.assert(
      fc.property(fc.array(anyFacts, { minLength: 1, maxLength: 3 }), (photos) => {
        const merged = mergePhotos(photos);
        for (const name of NUTRIENT_NAMES) {
          const value = nutrientValue(merged, name);
          if (value === null) continue;
          const readings = photos.filter(({ column }) => column === merged.column);
          expect(readings.map((facts) => nutrientValue(facts, name))).toContain(value);
        }
      }),
      { numRuns: 60 },
    );
  });
});
