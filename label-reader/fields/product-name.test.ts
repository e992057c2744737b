import { describe, expect, it } from 'vitest';
import { asOcrLines } from '#tests/label-images/printed-label.ts';
import { layOutLines } from '../layout/label-lines.ts';
import { nameOfSoleIngredient, readProductName } from './product-name.ts';

/** Print above five small rows of a panel, large where no size is given. */
function nameAbove(large: string, size = 60): string | null {
  const rows = ['Total Fat 9g', 'Sodium 160mg', 'Total Carbohydrate 22g', 'Sugars 4g', 'Protein 8g'];
  const print = [
    { text: large, x: 40, y: 60, size },
    ...rows.map((text, i) => ({ text, x: 40, y: 300 + i * 34, size: 22 })),
  ];
  return readProductName(layOutLines(asOcrLines(print), 1200, 700), 480);
}

describe('readProductName', () => {
  it.each(['Crunchy Granola', 'Müsli Früchte', 'Crackers'])('takes %s', (name) => {
    expect(nameAbove(name)).toBe(name);
  });

  it.each([
    'Nutrition Facts',
    'utrition Fact',
    'Factz',
    'Nahrwerte',
    'Nährwertangaben',
    'Valeur nutritiv',
    'Informacion',
    'Zutoten',
    'Calorie',
    'Serving Size',
    'Total Fat',
    'Questions or',
    'Visit Our Website',
    'Please Recycle',
  ])('is not misled by %s', (words) => {
    expect(nameAbove(words)).toBeNull();
  });

  it.each(['EXTRA VIRGIN OLIVE OIL', 'Dale Low Fat Natural Yoghurt', 'Raspberry', 'Organic Pumpkin Seeds'])(
    'takes the title %s in small print',
    (name) => {
      expect(nameAbove(name, 26)).toBe(name);
    },
  );

  it.each([
    'the basis of Greek olive oil',
    'Contains Milk',
    'No Added Sugar',
    'Enjoy With Milk',
    'Questions About Our Cereal',
    'Sugar, Palm Oil',
  ])('takes no name from %s in small print', (words) => {
    expect(nameAbove(words, 26)).toBeNull();
  });
});

describe('nameOfSoleIngredient', () => {
  it.each([
    ['Whole Grain Oats.', 'Whole Grain Oats'],
    ['Roasted Almonds. Dale Foods, 1 Mill Road', 'Roasted Almonds'],
    ['Oats, sugar', null],
    ['WHOLE GRAIN OAT FLOUR. SUGAR. SALT.', null],
    ['Milk Chocolate (sugar, cocoa butter)', null],
    ['Made on equipment that also handles sesame seeds', null],
    [null, null],
  ])('of %s', (ingredients, name) => {
    expect(nameOfSoleIngredient(ingredients)).toBe(name);
  });
});
