import { expect, test } from 'vitest';
import { foodById } from '#content/foods/foods.ts';
import rows from './rows.json' with { type: 'json' };
import { STARTER_CATEGORIES, type StarterFood } from './starter-foods.ts';
import { starterRows } from './starter-rows.ts';

const FOODS = STARTER_CATEGORIES.flatMap(({ foods }) => foods);

test('the eight categories stand in the order of a first shopping list', () => {
  expect(STARTER_CATEGORIES.map(({ title }) => title)).toEqual([
    'Proteins & Meats',
    'Healthy Fats & Oils',
    'Dairy & Alternatives',
    'Vegetables',
    'Fruits (Low Sugar)',
    'Nuts & Seeds',
    'Flavor Boosters & Condiments',
    'Drinks',
  ]);
  expect(new Set(FOODS.map(({ name }) => name)).size).toBe(FOODS.length);
});

test('every row of the browser’s file is the row of the foods table, and none is missing or over', () => {
  expect(rows).toEqual(starterRows(foodById));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

const CUPS: Readonly<Record<string, number>> = {
  cup: 1,
  tbsp: 1 / 16,
  tablespoon: 1 / 16,
  tsp: 1 / 48,
  fl: 1 / 8,
};

/** "1/4 cup, diced" is a quarter of a cup; of a piece ("10 olives") it is the count. */
function amount(text: string): { volume: boolean; value: number } {
  const [, count = '', unit = ''] = /^([\d./]+) ([a-z]+?)s?\b/.exec(text) ?? [];
  const [over = Number.NaN, under = 1] = count.split('/').map(Number);
  const cups = CUPS[unit];
  return { volume: cups !== undefined, value: (over / under) * (cups ?? 1) };
}

test.each(
  FOODS.filter((food): food is Required<StarterFood> & { id: string } => food.portion !== undefined).map(
    (food) => [food.name, food] as const,
  ),
)('the portion of %s is that part of the household measure of the table', (_name, { id, portion }) => {
  const household = foodById(id)?.serving;
  const own = amount(portion.text);
  const table = amount(household?.text ?? '');
  expect(own.volume).toBe(table.volume);
  expect(own.value / table.value).toBeCloseTo(portion.measures, 10);
});
