import { describe, expect, it } from 'vitest';
import { asOcrLines } from '#tests/label-images/printed-label.ts';
import { layOutLines } from '../layout/label-lines.ts';
import { readServing, servingGrams } from './serving.ts';

function serving(...texts: string[]) {
  const print = texts.map((text, i) => ({ text, x: 20, y: 40 + i * 40, size: 22 }));
  return readServing(layOutLines(asOcrLines(print), 900, 700));
}

describe('readServing', () => {
  it.each([
    [['Serving Size 1/2 cup (121g)', 'Servings Per Container about 3.5'], '1/2 cup (121g)', 121, 3.5],
    [['8 servings per container', 'Serving size 8 FL OZ (240 mL)'], '8 FL OZ (240 mL)', 240, 8],
    [['Per 2/3 cup (45 g)'], '2/3 cup (45 g)', 45, null],
    [['SERVINGS PER PACKAGE: 5.6', 'SERVING SIZE: 27 g (About 11 Chips)'], '27 g (About 11 Chips)', 27, 5.6],
  ])('reads %j', (texts, size, grams, perContainer) => {
    expect(serving(...texts)).toEqual({ size, grams, perContainer });
  });

  it('says nothing where nothing is printed', () => {
    expect(serving('Nutrition', 'per 100 g')).toEqual({ size: null, grams: null, perContainer: null });
  });
});

describe('servingGrams', () => {
  it('prefers the amount in brackets', () => {
    expect(servingGrams('1.06 oz. (30g)')).toBe(30);
    expect(servingGrams('About 3 cookies')).toBeNull();
  });
});
