import { describe, expect, test } from 'vitest';
import { readMeal } from './read-meal.ts';

const rows = (text: string) =>
  readMeal(text).map(({ isKnown, choices: [first] }) => ({
    name: isKnown ? (first?.name ?? '') : '?',
    grams: first?.grams?.value ?? 0,
  }));

describe('one food', () => {
  test.each<[string, RegExp]>([
    ['a jar of baby food containing pears, plums and oats', /baby food/i],
    ['a burrito filled with beans, rice and cheese', /burrito/i],
    ['raviolis, featuring ricotta and spinach', /ravioli/i],
    ['a cup of bran flakes, high in fiber', /bran/i],
    ['grape juice enriched with ascorbic acid', /grape juice/i],
    ['a slice of quiche, one sixth of a 9 inch pie', /quiche/i],
    ['a tin of sardines, including the oil', /sardine/i],
    ['a chicken leg without the skin or breading', /chicken leg/i],
    ['a spoon of chopped parsley is being added to my dish', /parsley/i],
    ['half a cup of raw cabbage served as a side salad', /cabbage/i],
    ['a slice of rye bread is part of my breakfast', /rye/i],
    ['my toddler is having a cup of peas', /pea/i],
    ['I am getting ready to cook 2 oz of lamb', /lamb/i],
    ['a tablespoon of dessert topping is added to it', /topping/i],
    ['whole wheat crackers', /wheat/i],
    ['a big mac', /big mac/i],
    ['a sandwich made with a chicken fillet', /sandwich/i],
  ])('%s', (text, name) => {
    expect(rows(text)).toEqual([{ name: expect.stringMatching(name), grams: expect.any(Number) }]);
  });

  test.each<[string, string]>([
    ['a cup filled with gummy bears', 'a cup of gummy bears'],
    ['a cup filled with whole almonds', 'a cup of whole almonds'],
    ['a bowl full of lentil soup', 'a bowl of lentil soup'],
    ['a steaming bowl of lentil soup', 'a bowl of lentil soup'],
    ['an 8 ounce cup of iced latte', '8 fl oz of iced latte'],
    ['cola in a 6 fluid ounce serving', '6 fl oz of cola'],
    ['a pitcher of lemonade, containing 20 fluid ounces', '20 fl oz of lemonade'],
    ['a cup filled with a mixture of nuts', 'a cup of nuts'],
  ])('%s weighs what %s does', (text, plain) => {
    expect(rows(text).map(({ grams }) => grams)).toEqual(rows(plain).map(({ grams }) => grams));
  });
});

describe('several foods', () => {
  test.each<[string, number]>([
    ['Lunch featuring soup and a roll', 2],
    ['an omelet made with 3 eggs and 30 g of cheese', 2],
    ['a smoothie made with a banana and 1 cup of milk', 2],
    ['fries covered with cheese', 2],
  ])('%s', (text, count) => {
    expect(rows(text)).toHaveLength(count);
  });
});

describe('weights of portions', () => {
  test.each<[string, number, number]>([
    ['a chicken pot pie', 200, 320],
    ['one eighth of a 9 inch pecan pie', 90, 200],
    ['2 oz of dry cornmeal mush', 350, 400],
    ['a cup of milk chocolate candies with almonds', 140, 190],
  ])('%s weighs from %i to %i g', (text, low, high) => {
    const [{ grams } = { grams: 0 }] = rows(text);
    expect(grams).toBeGreaterThanOrEqual(low);
    expect(grams).toBeLessThanOrEqual(high);
  });
});

test.each<[string, RegExp]>([
  ['a slice of pizza', /^Pizza, cheese(?!.*gluten)/],
  ['a snack mix', /^Snack mix/],
  ['3 oz of boneless extra lean ham', /^Ham/],
  ['a baked potato, skin left on', /^Potato, baked, peel eaten/],
  ['a chocolate bar with 70-85% cocoa', /chocolate/i],
  ['a pouch of stage 2 pears', /pears, stage 2/i],
])('%s is %s', (text, name) => {
  expect(rows(text)[0]?.name).toMatch(name);
});
