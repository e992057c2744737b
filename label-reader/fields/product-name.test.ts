import { describe, expect, it } from 'vitest';
import { asOcrLines } from '#tests/label-images/printed-label.ts';
import { layOutLines } from '../layout/label-lines.ts';
import { readProductName } from './product-name.ts';

/** Large print above five small rows of a panel. */
function nameAbove(large: string): string | null {
  const rows = ['Total Fat 9g', 'Sodium 160mg', 'Total Carbohydrate 22g', 'Sugars 4g', 'Protein 8g'];
  const print = [
    { text: large, x: 40, y: 60, size: 60 },
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
  ])('is not misled by %s', (words) => {
    expect(nameAbove(words)).toBeNull();
  });
});
