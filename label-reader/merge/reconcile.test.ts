import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUTRIENT_NAMES } from '#contract/nutrition.ts';
import { type NutritionFacts, nutrientValue } from '#domain/nutrition/nutrition-facts.ts';
import { ALMOND_BUTTER, labelFacts } from './label-for-tests.ts';
import { reconcile } from './reconcile.ts';

const photo = labelFacts(ALMOND_BUTTER);

function byModel(facts: NutritionFacts) {
  return { facts, source: 'model', name: 'the vision model' } as const;
}

function byDatabase(facts: NutritionFacts) {
  return { facts, source: 'database', name: 'Open Food Facts' } as const;
}

const asModel = (amounts: Parameters<typeof labelFacts>[0], rest: Partial<NutritionFacts> = {}) =>
  byModel(labelFacts(amounts, rest, { source: 'model', box: null, confidence: 0.8 }));

describe('a model that reads the same photo', () => {
  it('makes a doubtful value sure when it agrees, and raises its confidence', () => {
    const doubtful = labelFacts(ALMOND_BUTTER, {}, { sure: false, confidence: 0.6, note: 'Blurred.' });
    const { calories } = reconcile(doubtful, asModel(ALMOND_BUTTER)).nutrients;
    expect(calories).toMatchObject({ value: 190, sure: true, source: 'label', confidence: 0.92 });
    expect(calories?.box).not.toBeNull();
  });

  it('is overruled where only the photo reading agrees with the other numbers', () => {
    const { protein } = reconcile(photo, asModel({ ...ALMOND_BUTTER, protein: 26 })).nutrients;
    expect(protein).toMatchObject({ value: 6, sure: true, source: 'label' });
    expect(protein?.note).toContain('26 g by the vision model');
  });

  it('overrules the photo reading where only its own agrees, and keeps the place in the photo', () => {
    const misread = labelFacts({ ...ALMOND_BUTTER, total_fat: 76 });
    const { total_fat } = reconcile(misread, asModel(ALMOND_BUTTER)).nutrients;
    expect(total_fat).toMatchObject({ value: 16, sure: true, source: 'model' });
    expect(total_fat?.box).toEqual(misread.nutrients.total_fat?.box);
    expect(total_fat?.note).toContain('76 g in the photo');
  });

  it('decides several differences together', () => {
    const misread = labelFacts({ ...ALMOND_BUTTER, total_fat: 76, total_carbs: 1 });
    const { total_fat, total_carbs } = reconcile(misread, asModel(ALMOND_BUTTER)).nutrients;
    expect(total_fat?.value).toBe(16);
    // One gram of carbs cannot hold three of fiber.
    expect(total_carbs).toMatchObject({ value: 7, sure: true });
  });

  it('leaves a difference open that the checks cannot decide', () => {
    const { sodium } = reconcile(photo, asModel({ ...ALMOND_BUTTER, sodium: 600 })).nutrients;
    expect(sodium).toMatchObject({ value: 60, sure: false });
    expect(sodium?.note).toBe('Read as 60 mg in the photo and as 600 mg by the vision model: please check.');
  });

  it('leaves a small difference open, however well one side fits', () => {
    const { protein } = reconcile(photo, asModel({ ...ALMOND_BUTTER, protein: 7 })).nutrients;
    expect(protein?.sure).toBe(false);
  });

  it('adds what only it has read, sure where the energy pins it', () => {
    const unread = labelFacts({ ...ALMOND_BUTTER, total_fat: null });
    const { total_fat } = reconcile(unread, asModel(ALMOND_BUTTER)).nutrients;
    expect(total_fat).toMatchObject({ value: 16, sure: true, source: 'model' });
  });

  it('adds what no check reaches as to be checked', () => {
    const { sodium: _, ...without } = ALMOND_BUTTER;
    const { sodium } = reconcile(labelFacts(without), asModel(ALMOND_BUTTER)).nutrients;
    expect(sodium).toMatchObject({ value: 60, sure: false, source: 'model' });
    expect(sodium?.note).toContain('please check');
  });

  it('leaves nothing sure where the photo gave no numbers of its own', () => {
    const facts = reconcile(null, asModel(ALMOND_BUTTER));
    expect(Object.values(facts.nutrients).every(({ sure, source }) => !sure && source === 'model')).toBe(
      true,
    );
  });

  it('takes no number away by leaving it out', () => {
    const facts = reconcile(photo, asModel({ calories: 190, sodium: null }));
    expect(nutrientValue(facts, 'sodium')).toBe(60);
    expect(nutrientValue(facts, 'protein')).toBe(6);
  });

  it('is compared in the same column', () => {
    const per100 = { calories: 594, total_fat: 50, total_carbs: 21.9, protein: 18.8, dietary_fiber: 9.4 };
    const facts = reconcile(photo, asModel(per100, { column: 'per_100g' }));
    expect(facts.column).toBe('per_serving');
    expect(facts.nutrients.total_fat).toMatchObject({ value: 16, sure: true });
    expect(facts.nutrients.protein).toMatchObject({ value: 6, sure: true });
  });

  it('is left out where the columns cannot be brought together', () => {
    const weightless = labelFacts(ALMOND_BUTTER, { servingGrams: null });
    const other = asModel({ total_fat: 50, potassium: 700 }, { column: 'per_100g', servingGrams: null });
    expect(reconcile(weightless, other).nutrients).toEqual(weightless.nutrients);
  });
});

describe('a database entry for the barcode', () => {
  const entry = labelFacts(
    {
      calories: 594,
      total_fat: 50,
      saturated_fat: 3.1,
      sodium: 188,
      total_carbs: 21.9,
      dietary_fiber: 9.4,
      sugars: 6.25,
      protein: 18.8,
    },
    {
      column: 'per_100g',
      productName: 'Almond butter',
      brand: 'Harbour Pantry',
      ingredients: 'Almonds, salt',
    },
    { source: 'database', box: null },
  );

  it('agrees within rounding with the label it was typed from', () => {
    const facts = reconcile(labelFacts(ALMOND_BUTTER, {}, { sure: false }), byDatabase(entry));
    for (const name of [
      'calories',
      'total_fat',
      'total_carbs',
      'dietary_fiber',
      'protein',
      'sugars',
    ] as const) {
      expect(facts.nutrients[name]).toMatchObject({ sure: true, source: 'label' });
    }
    expect(facts).toMatchObject({ productName: 'Almond butter', brand: 'Harbour Pantry' });
  });

  it('fills a row that could not be read, in the column of the label, and says where it is from', () => {
    const unread = labelFacts({ ...ALMOND_BUTTER, dietary_fiber: null });
    const { dietary_fiber } = reconcile(unread, byDatabase(entry)).nutrients;
    expect(dietary_fiber).toMatchObject({ value: 3, source: 'database', sure: false });
    expect(dietary_fiber?.note).toContain('Open Food Facts');
  });

  it('of another market is compared in the label’s way of counting carbs', () => {
    const european = {
      ...entry,
      basis: { kind: 'available', reason: 'Sold in Europe.' },
      nutrients: {
        ...entry.nutrients,
        ...labelFacts({ total_carbs: 12.5 }, {}, { source: 'database' }).nutrients,
      },
    } satisfies NutritionFacts;
    const facts = reconcile(labelFacts(ALMOND_BUTTER, {}, { sure: false }), byDatabase(european));
    expect(facts.nutrients.total_carbs).toMatchObject({ value: 7, sure: true });
    expect(facts.basis.kind).toBe('total_incl_fibre');
    const { dietary_fiber: _, ...fibreless } = european.nutrients;
    const without = reconcile(photo, byDatabase({ ...european, nutrients: fibreless }));
    expect(without.nutrients.total_carbs).toEqual(photo.nutrients.total_carbs);
  });

  it('of another recipe is not mixed in', () => {
    const other = labelFacts(
      {
        calories: 400,
        total_fat: 10,
        sodium: 900,
        total_carbs: 60,
        dietary_fiber: 2,
        sugars: 40,
        protein: 5,
      },
      { column: 'per_100g', productName: 'Jam' },
      { source: 'database', box: null },
    );
    const facts = reconcile(photo, byDatabase(other));
    expect(facts.nutrients).toEqual(photo.nutrients);
    expect(facts.productName).toBeNull();
    expect(facts.warnings.join()).toContain('Open Food Facts');
  });

  it('stands alone where the photo has no numbers, with the doubts it came with', () => {
    const noNumbers = { ...labelFacts({}), productName: 'From the front' };
    const facts = reconcile(noNumbers, byDatabase(entry));
    expect(facts.productName).toBe('From the front');
    expect(facts.nutrients).toEqual(entry.nutrients);
    expect(facts.column).toBe('per_100g');
  });

  it('of another serving weight is pointed out', () => {
    const facts = reconcile(photo, byDatabase({ ...entry, servingGrams: 16 }));
    expect(facts.servingGrams).toBe(32);
    expect(facts.warnings.join()).toContain('16 g according to Open Food Facts');
  });
});

describe('reconciling in general', () => {
  const someAmounts = fc.record(
    Object.fromEntries(
      Object.keys(ALMOND_BUTTER).map((name) => [
        name,
        fc.option(fc.integer({ min: 0, max: 300 }), { nil: null }),
      ]),
    ),
    { requiredKeys: [] },
  );

  it('with an equal reading changes no value and leaves nothing less sure', () => {
    fc.assert(
      fc.property(someAmounts, (amounts) => {
        const ours = labelFacts(amounts);
        const facts = reconcile(ours, asModel(amounts));
        for (const name of NUTRIENT_NAMES) {
          expect(nutrientValue(facts, name)).toBe(nutrientValue(ours, name));
        }
      }),
    );
  });

  it('never shows a value that neither reading has, nor a disputed one as sure without a note', () => {
    fc.assert(
      fc.property(someAmounts, someAmounts, (a, b) => {
        const [ours, theirs] = [labelFacts(a), asModel(b)];
        const facts = reconcile(ours, theirs);
        for (const name of NUTRIENT_NAMES) {
          const value = nutrientValue(facts, name);
          if (value === null) continue;
          const [first, second] = [nutrientValue(ours, name), nutrientValue(theirs.facts, name)];
          expect([first, second]).toContain(value);
          const disputed = first !== null && second !== null && first !== second;
          const mixed = facts.warnings.length === 0;
          if (disputed && mixed) expect(facts.nutrients[name]?.note).not.toBeNull();
        }
      }),
    );
  });
});
