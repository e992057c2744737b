import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMeal as answer } from '#contract/meal-text.ts';
import { readMeal } from './read-meal.ts';

/** What each row was taken for and its grams. */
const taken = (text: string) =>
  readMeal(text).map(({ isKnown, choices: [first] }) => [
    isKnown ? (first?.name ?? '') : '?',
    Math.round(first?.grams?.value ?? 0),
  ]);

describe('parts', () => {
  test.each<[string, number]>([
    ['two eggs, handful of spinach, half an avocado', 3],
    ['2 eggs and 3 slices of bacon', 2],
    ['macaroni and cheese, 1 cup', 1],
    ['100 g greek yogurt, plain', 1],
    ['a cup of peas, cooked', 1],
    ['For breakfast I had 2 eggs with 2 strips of bacon and a cup of coffee.', 3],
    ['After the gym I drank a glass of milk', 1],
    ['hamburger and a small order of french fries', 2],
    ['a cup of rice with beans', 1],
    ['300 g of chicken (cooked, without the skin)', 1],
    ['a roasted, boneless pork chop', 1],
    ['toasted, 2 slices of rye bread', 1],
    ['a pot of chili, serves 6', 1],
    ['a bottle of water with vitamins and minerals', 1],
    ['a slice of bread, crust not eaten', 1],
  ])('%s', (text, parts) => {
    expect(readMeal(text)).toHaveLength(parts);
  });
});

describe('foods and weights', () => {
  test.each<[string, RegExp, number]>([
    ['two large eggs', /egg/i, 100],
    ['150 g grilled salmon', /salmon/i, 150],
    ['1 cup of cooked white rice', /rice/i, 158],
    ['one tablespoon of butter', /butter/i, 14],
    ['3 oz cheddar', /cheddar/i, 85],
    ['a can of coke', /coke|cola/i, 368],
    ['one sixth of a cup of olive oil', /oil/i, 36],
  ])('%s', (text, name, grams) => {
    const [[taken0 = '', weight = 0] = []] = taken(text);
    expect(taken0).toMatch(name);
    expect(Math.abs(Number(weight) - grams)).toBeLessThanOrEqual(grams * 0.08);
  });

  test('a range holds the value and grows with what was left open', () => {
    const widthOf = (text: string) => {
      const [row] = readMeal(text);
      const carbs = row?.choices[0]?.values.totalCarbs;
      expect(carbs && carbs.low <= carbs.value && carbs.value <= carbs.high).toBe(true);
      return carbs ? (carbs.high - carbs.low) / carbs.value : 0;
    };
    expect(widthOf('150 g of raw blueberries')).toBeLessThan(widthOf('1 cup of raw blueberries'));
    expect(widthOf('1 cup of raw blueberries')).toBeLessThan(widthOf('raw blueberries'));
  });
});

test('what goes into a coffee or tea without an amount is a splash; a glass of it is a glass', () => {
  const milk = (text: string) => taken(text).at(-1)?.[1];
  expect(milk('coffee with milk')).toBe(31);
  expect(milk('tea with oat milk')).toBe(31);
  expect(milk('a coffee and a glass of milk')).toBeGreaterThan(200);
  expect(milk('oatmeal with milk')).toBeGreaterThan(200);
  expect(readMeal('tea with milk').at(-1)?.doubts).toEqual([
    'No amount was given, so this is a typical one.',
  ]);
});

test('what nobody knows is shown as not known, beside what is', () => {
  expect(taken('2 eggs, one flumpernickel').map(([name]) => name)).toEqual([
    expect.stringMatching(/egg/i),
    '?',
  ]);
});

test('too much is asked about', () => {
  expect(readMeal('300 eggs')[0]?.asks).toBe('300 eggs? Please check the amount.');
  expect(readMeal('3 eggs')[0]?.asks).toBeNull();
});

test.each([
  ['1000000 g rice', 'That amount of rice is too large. Please check it.'],
  ['99999 g rice', 'That amount of rice is too large. Please check it.'],
  ['rice, 1000000 cups', 'That amount of rice is too large. Please check it.'],
  [`${'9'.repeat(400)} g rice`, 'That amount of rice is too large. Please check it.'],
  ['-3 eggs', 'The amount of eggs must be above 0. Please check it.'],
  ['−1/2 cup rice', 'The amount of rice must be above 0. Please check it.'],
  ['eggs (-3 g)', 'The amount of eggs must be above 0. Please check it.'],
])('nothing is offered of "%.20s", and it is said why', (text, asks) => {
  const rows = readMeal(text);
  expect(answer.parse({ rows }).rows).toMatchObject([{ isKnown: true, choices: [], asks }]);
});

test.each(['- 3 eggs', 'eggs -3 large', '3 -3 eggs'])('the dash of "%s" is no sign', (text) => {
  expect(readMeal(text)).toMatchObject([{ isKnown: true, asks: null }]);
});

test('own foods come before the tables, weighed as they were said', () => {
  const exactly = (value: number) => ({ value, low: value, high: value });
  const bread = {
    name: 'Seed bread',
    source: { kind: 'pantry', itemId: 7 } as const,
    amount: { count: 1, unit: 'serving' },
    grams: exactly(40),
    values: {
      netCarbs: exactly(2),
      totalCarbs: exactly(5),
      energy: exactly(90),
      protein: exactly(6),
      fat: null,
    },
  };
  const [row] = readMeal('80 g seed bread', [bread]);
  expect(row?.choices[0]).toMatchObject({
    source: bread.source,
    amount: { count: 80, unit: 'g' },
    values: { netCarbs: { value: 4 }, fat: null },
  });
  expect(readMeal('80 g rye bread', [bread])[0]?.choices[0]?.source.kind).toBe('food');
});

test('any text is read without a fault, and no value leaves its range', () => {
  const words = 'two 1/2 a cup of and with , ( ) . oz large eggs rice without the no / to 3 inch I had'.split(
    ' ',
  );
  const told = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 6 })), { maxLength: 25 });
  fc.assert(
    fc.property(told, (parts) => {
      for (const { choices } of readMeal(parts.join(' '))) {
        for (const { grams, values } of choices) {
          for (const estimate of [grams, ...Object.values(values)]) {
            if (estimate && !(estimate.low <= estimate.value && estimate.value <= estimate.high))
              return false;
          }
        }
      }
      return true;
    }),
    { numRuns: 60 },
  );
});

test.each(['birthday in year 2', 'slip today', 'school', 'packed', 'double', 'finished off a bit'])(
  '%s is no food, whatever foods are told with such a word',
  (text) => {
    expect(readMeal(text, []).filter(({ isKnown }) => isKnown)).toEqual([]);
  },
);

test('what stands behind a comma is a food of its own where it is called by one', () => {
  const names = readMeal('broccoli, pickle spear, coleslaw, bag salad', []).map(({ said }) => said);
  expect(names).toEqual(['broccoli', 'pickle spear', 'coleslaw', 'bag salad']);
});

test('a helping of what is sold whole is no whole one', () => {
  const [row] = readMeal('cabbage', []);
  expect(row?.choices[0]?.grams?.value).toBeLessThanOrEqual(250);
});
