import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameOf } from '#coach/skills/foods/food-frames.ts';
import { readFoods } from './read-foods.ts';
import { servingOf } from './serving.ts';

const isFrame = frameOf('values');

function grams(text: string): number[] {
  const { foods, unknown } = readFoods(text, isFrame);
  expect(unknown).toEqual([]);
  return foods.map((said) => Math.round(servingOf(said).grams * 10) / 10);
}

describe('amounts', () => {
  test.each([
    ['100 g of avocado', [100]],
    ['100g avocado', [100]],
    ['350gr of salmon', [350]],
    ['avocado (80 g)', [80]],
    ['salmon 1.5 kg', [1500]],
    ['1,000 g flour', [1000]],
    ['3 oz steak', [85.1]],
    ['2 cups of raspberries', [246]],
    ['1 1/2 cups of raspberries', [184.5]],
    ['½ cup of raspberries', [61.5]],
    ['half a cup of raspberries', [61.5]],
    ['a cup and a half of raspberries', [184.5]],
    ['a quarter cup of raspberries', [30.8]],
    ['100 ml whole milk', [103.1]],
    ['8 oz whole milk', [244]],
    ['2 tbsp butter', [28.4]],
    ['an apple', [182]],
    ['a small apple', [149]],
    ['two large eggs', [100]],
    ['a dozen eggs', [600]],
    ['half an avocado', [100.5]],
    ['a can of coke', [370]],
    ['a slice of bread', [29]],
    ['2 slices of bread', [58]],
    ['a piece of pepperoni pizza', [111]],
    ["a small bag of lay's potato chips", [28]],
    ['a handful of almonds', [28]],
    ['glass of whole milk', [244]],
    ['three large eggs, 2 slices of bacon and a tablespoon of olive oil', [150, 16.2, 13.5]],
    ['two eggs and half an avocado', [100, 100.5]],
    ['mac and cheese', [198]],
    ['grams of carbs in 1 cup of cooked white rice', [158]],
    ['coffee with milk', [237, 30.5]],
    ['100 g chicken thigh vs breast', [100, 172]],
    ['macaroni and cheese and an apple', [198, 182]],
  ])('%s', (text, expected) => {
    expect(grams(text)).toEqual(expected);
  });

  test('a measure of unknown weight is for 100 g and says so', () => {
    const [said] = readFoods('a bowl of walnuts', isFrame).foods;
    const serving = said && servingOf(said);
    expect(serving).toMatchObject({ grams: 100, text: '100 g of walnuts' });
    expect(serving?.notes.join(' ')).toContain('don’t know how much a bowl of it weighs');
  });

  test('grams are taken as they are said', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(' g ', 'g ', ' grams of ', 'gr of '),
        (weight, unit) => {
          expect(grams(`${weight}${unit}cheddar`)).toEqual([weight]);
        },
      ),
    );
  });
});

describe('words that are no food', () => {
  test.each([
    'cauliflower pizza',
    'a slice of keto bread',
    '2 low carb tortillas',
    'plastic',
    '4-6 eggs safe',
    'weight',
  ])('%s is told as unknown', (text) => {
    expect(readFoods(text, isFrame).unknown).not.toEqual([]);
  });

  test('a long story is not read', () => {
    expect(readFoods(`avocado ${'and eggs '.repeat(60)}`, isFrame).foods).toEqual([]);
  });
});
