import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadFoods } from '#content/foods/foods.ts';
import { everydayNames } from './everyday-foods.ts';
import { findFood } from './food-finder.ts';
import { foodWords } from './food-words.ts';
import { servingOf } from './serving.ts';

function rowOf(name: string): string | null {
  const found = findFood(name);
  if (found === null) return null;
  return found.kind === 'dish' ? `dish: ${found.dish.name}` : found.food.description;
}

describe('everyday names', () => {
  test.each([
    ['egg', 'Egg, whole, cooked, hard-boiled'],
    ['mac & cheese', 'Macaroni and cheese, dry mix, prepared'],
    ['chicken breast', 'breast, meat only, cooked, roasted'],
    ['iceberg lettuce', 'Lettuce, iceberg'],
    ['heavy cream', 'Cream, fluid, heavy whipping'],
    ['a coke', 'carbonated, cola, regular'],
    ['doughnuts', 'Doughnuts, yeast-leavened, glazed'],
    ['pepperoni pizza', 'pepperoni topping, regular crust'],
    ['Greek yoghurt', 'Yogurt, Greek, plain, whole milk'],
    ['courgettes', 'zucchini, includes skin, raw'],
    ['aubergine', 'Eggplant, cooked'],
    ['prawns', 'Crustaceans, shrimp'],
    ['milk chocolate', 'Candies, milk chocolate'],
    ['chocolate milk', 'Milk, chocolate'],
    ['chicken breast without skin', 'breast, meat only, cooked, roasted'],
    ['tuna casserole', 'dish: tuna casserole'],
    ['Cheese, cheddar', 'Cheese, cheddar'],
  ])('%s', (name, row) => {
    expect(rowOf(name)).toContain(row);
  });

  test.each([
    ['raw kale', 'Kale, raw'],
    ['steamed broccoli', 'Broccoli, cooked'],
    ['dried apricots', 'Apricots, dried'],
    ['tinned sardines', 'sardine, Atlantic, canned'],
    ['fried eggs', 'Egg, whole, cooked, fried'],
    ['roasted brussel sprouts', 'Brussels sprouts, cooked'],
    ['frozen peas', 'peas, frozen'],
  ])('the form that is named is taken: %s', (name, row) => {
    expect(rowOf(name)).toContain(row);
  });

  test.each(['ostrich', 'durian', 'dandelion greens', 'pickled beets'])(
    'other rows are found, and said to be the closest: %s',
    (name) => {
      expect(findFood(name)).toMatchObject({ kind: 'food', confidence: 'likely', taken: 'nearest' });
    },
  );

  test('a bare word names another food it may mean', () => {
    expect(findFood('cheese')).toMatchObject({ confidence: 'likely', taken: 'usual' });
    expect(findFood('cheddar')).toMatchObject({ confidence: 'sure', alternative: null });
  });

  test.each([
    ['avacado', 'Avocados'],
    ['brocolli', 'Broccoli'],
    ['rasberries', 'Raspberries'],
    ['cauliflour', 'Cauliflower'],
  ])('a slip of the hand is forgiven and told: %s', (name, row) => {
    expect(rowOf(name)).toContain(row);
    expect(findFood(name)).toMatchObject({ confidence: 'likely', taken: 'corrected' });
  });

  test.each(["lay's potato chips", 'Kirkland peanut butter', 'takis'])(
    'a brand is left aside and told: %s',
    (name) => {
      expect(findFood(name)).toMatchObject({ brand: expect.any(String) });
    },
  );
});

test.each([
  ['siu mai', /dumpling/i, 25],
  ['boerewors', /sausage/i, 75],
  ['sausage roll', /sausage|pastry|turnover|roll/i, 130],
  ['kombucha', /kombucha/i, null],
])('a name of the diary is known: %s', (name, row, piece) => {
  const found = findFood(name);
  if (found?.kind !== 'food') throw new Error(`${name} is a food`);
  expect(found.food.description).toMatch(row);
  expect(found).toMatchObject({ name, confidence: 'likely', taken: 'nearest' });
  if (piece === null) return;
  const { grams } = servingOf({ said: name, found, amount: { count: 2, unit: 'one', size: null } });
  expect(grams).toBe(2 * piece);
});

test.each([
  'cauliflower pizza',
  'keto bread',
  'xylitol',
  'cottage cheese pancakes',
  'child',
  'starch',
  'diabetes',
  'plastic',
  'meal',
  'fiber',
  '',
])('no wrong food for %s', (name) => {
  expect(findFood(name)).toBeNull();
});

describe('the list of everyday foods', () => {
  test('has foods of the table with measures that weigh something', () => {
    const all = everydayNames().all();
    expect(all.length).toBeGreaterThan(1900);
    for (const known of all) {
      if (known.kind === 'dish') {
        expect(known.dish.parts.length).toBeGreaterThan(1);
        continue;
      }
      for (const [unit, grams] of known.entry.measures) {
        expect(grams, `${known.entry.name}: ${unit}`).toBeGreaterThan(0);
      }
    }
  });

  test('every row of the table is found by its own description', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...loadFoods().filter(({ description }) => description.includes(','))),
        (food) => {
          const found = findFood(food.description);
          const row = found?.kind === 'food' ? found.food.description : '';
          expect(foodWords(row)).toEqual(foodWords(food.description));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('whatever is typed, a food is found or none, and nothing breaks', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (name) => {
        const found = findFood(name);
        expect(found === null || found.kind === 'food' || found.kind === 'dish').toBe(true);
      }),
    );
  });
});
