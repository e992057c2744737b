import { describe, expect, it } from 'vitest';
import { servingAmount, withoutAmount } from '#domain/nutrition/serving-amount.ts';
import { asOcrLines } from '#tests/label-images/printed-label.ts';
import { layOutLines } from '../layout/label-lines.ts';
import { readServing } from './serving.ts';

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

  it.each([
    ['Serving size 11/4 cups (41g)', '1 1/4 cups (41g)'],
    ['Serving size 12/3 cups 41g)', '1 2/3 cups (41g)'],
    ['Serving size 14cup (33g)', '1/4 cup (33g)'],
    ['Serving size 1/4cup (33g)', '1/4 cup (33g)'],
    ['Serving Size 2/3 cup125 mL', '2/3 cup (125 mL)'],
    ['Serving size 12 crackers (30g)', '12 crackers (30g)'],
    ['Serving size 12 bars (30g)', '12 bars (30g)'],
    ['Serving size 2 tbsp 36g)', '2 tbsp (36g)'],
  ])('keeps the fraction and the brackets of %s', (text, size) => {
    expect(serving(text).size).toBe(size);
  });

  it('leaves out a fraction whose upper part was not read, and keeps the weight', () => {
    expect(serving('Serving Size /4 cup (28g)')).toMatchObject({ size: '28g', grams: 28 });
    expect(serving('Serving Size 4 cup (28g)')).toMatchObject({ size: '28g', grams: 28 });
    expect(serving('Serving Size 4 cups (28g)')).toMatchObject({ size: '4 cups (28g)', grams: 28 });
    expect(serving('Serving Size 3 can').size).toBeNull();
  });

  it('says nothing where nothing is printed', () => {
    expect(serving('Nutrition', 'per 100 g')).toEqual({ size: null, grams: null, perContainer: null });
  });
});

describe('servingAmount', () => {
  it.each([
    ['1.06 oz. (30g)', { value: 30, unit: 'g' }],
    ['2.5 oz (719)', { value: 71, unit: 'g' }],
    ['8 FL OZ (240 mL)', { value: 240, unit: 'ml' }],
    ['32,7 g', { value: 32.7, unit: 'g' }],
    ['About 3 cookies', null],
  ])('of %s', (size, amount) => {
    expect(servingAmount(size)).toEqual(amount);
  });
});

describe('withoutAmount', () => {
  it.each([
    ['2.5 oz (7g)', '2.5 oz'],
    ['27 g (About 11 Chips)', '(About 11 Chips)'],
    ['31g (2 biscuits)', '(2 biscuits)'],
    ['65g', null],
  ])('of %s', (size, rest) => {
    expect(withoutAmount(size)).toBe(rest);
  });
});
