import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelFacts } from '../merge/label-for-tests.ts';
import { type ServingWitnesses, servingWeightDoubt } from './check-serving-weight.ts';

type Amounts = Parameters<typeof labelFacts>[0];

const PRETZELS: Amounts = { calories: 270, total_fat: 4, total_carbs: 47, protein: 11, sodium: 800 };

function doubt(servingSize: string, amounts: Amounts = {}, rest: Partial<ServingWitnesses> = {}) {
  const { nutrients, basis } = labelFacts(amounts);
  return servingWeightDoubt({ nutrients, basis, servingSize, perServing: true, byColumns: null, ...rest });
}

/** US rounding: fat to 0.5 g below 5 g, else whole grams; calories to 5 below 50, else to 10. */
const roundTo = (value: number, step: number) => Math.round(value / step) * step;
const printedFat = (grams: number) => (grams < 0.5 ? 0 : roundTo(grams, grams < 5 ? 0.5 : 1));
const printedGrams = (grams: number) => (grams < 0.5 ? 0 : Math.round(grams));
const printedKcal = (kcal: number) => (kcal < 5 ? 0 : roundTo(kcal, kcal <= 50 ? 5 : 10));

type Food = { fat: number; carbs: number; protein: number; water: number };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const food = fc.record({ fat: share, carbs: share, protein: share, water: share });

/** A label with US rounding of a serving of `grams` of a food. */
function usLabel({ fat, carbs, protein, water }: Food, grams: number): Amounts {
  const part = grams / Math.max(1e-6, fat + carbs + protein + water);
  return {
    calories: printedKcal((9 * fat + 4 * carbs + 4 * protein) * part),
    total_fat: printedFat(fat * part),
    total_carbs: printedGrams(carbs * part),
    protein: printedGrams(protein * part),
  };
}

describe('servingWeightDoubt', () => {
  it('believes a weight that goes with the label', () => {
    expect(doubt('2.5 oz (71g)', PRETZELS)).toBeNull();
    expect(doubt('1 tbsp (14g)', { calories: 130, total_fat: 14, total_carbs: 0, protein: 0 })).toBeNull();
    expect(doubt('1 tbsp (15 mL)', { calories: 60, total_carbs: 17, total_fat: 0, protein: 0 })).toBeNull();
    expect(doubt('About 3 cookies', PRETZELS)).toBeNull();
  });

  it.each([
    ['a lost digit', '1 bag (7g)', 'weigh more'],
    ['a lost digit beside ounces', '2.5 oz (7g)', 'ounces'],
    ['a wrong digit beside ounces', '2.5 oz (11g)', 'ounces'],
    ['a gained digit', '1 bag (7100g)', 'no serving'],
    ['a gained digit beside a spoon', '2 tbsp (360g)', 'measure'],
    ['a gained digit beside a fraction', '1 1/4 cups (540g)', 'measure'],
  ])('doubts %s', (_, size, why) => {
    expect(doubt(size, PRETZELS)).toContain(why);
  });

  it('doubts more energy than fat has, and next to none in a heavy serving', () => {
    expect(doubt('1 packet (9g)', { calories: 160 })).toContain('pure fat');
    expect(doubt('1 bottle (950g)', { calories: 30 })).toContain('next to no energy');
  });

  it('hears the serving column beside the column per 100', () => {
    expect(doubt('30 g', {}, { perServing: false, byColumns: 31 })).toBeNull();
    expect(doubt('80 g', {}, { perServing: false, byColumns: 31 })).toContain('columns');
  });

  it('is not led by values that are unsure, or of another amount than a serving', () => {
    const { nutrients } = labelFacts(PRETZELS, {}, { sure: false });
    expect(doubt('1 bag (7g)', {}, { nutrients })).toBeNull();
    expect(doubt('1 bag (7g)', PRETZELS, { perServing: false })).toBeNull();
  });

  it('believes the true weight of any food with real energy, as a US label rounds it', () => {
    const some = food.filter(({ fat, carbs, protein, water }) => fat + carbs + protein > 0.1 * water);
    fc.assert(
      fc.property(some, fc.integer({ min: 5, max: 400 }), (made, grams) => {
        expect(doubt(`1 piece (${grams}g)`, usLabel(made, grams))).toBeNull();
      }),
    );
  });

  it('doubts a tenth of the true weight wherever a third of the food is not water', () => {
    const solid = food.filter(({ fat, carbs, protein, water }) => {
      const solids = fat + carbs + protein;
      return solids > 0.2 && solids > 0.5 * water;
    });
    fc.assert(
      fc.property(solid, fc.integer({ min: 20, max: 400 }), (made, grams) => {
        expect(doubt(`1 piece (${Math.floor(grams / 10)}g)`, usLabel(made, grams))).not.toBeNull();
      }),
    );
  });

  it('doubts every weight below one that the nutrients already exceed', () => {
    const weight = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(food, weight, weight, weight, (made, grams, a, b) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)];
        const amounts = usLabel(made, grams);
        const tooLight = (size: number) => /weigh|fat/.test(doubt(`1 piece (${size}g)`, amounts) ?? '');
        if (tooLight(large)) expect(tooLight(small)).toBe(true);
      }),
    );
  });
});
