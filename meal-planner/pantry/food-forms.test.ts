import { expect, test } from 'vitest';
import { foodOfName } from '#foods/food-finder.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import type { PantryFood } from '../plan-request.ts';
import { pantryReader } from './pantry-foods.ts';

const reader = pantryReader(createKitchen(), foodOfName);

function read(said: Partial<PantryFood> & Pick<PantryFood, 'productName'>) {
  return reader.read([pantryFood({ id: 1, ...said })], '2026-08-01').get(1);
}

function taken(said: Parameters<typeof read>[0]): string | null {
  const reading = read(said);
  return reading?.kind === 'food' ? reading.food.ingredient : null;
}

type Label = readonly [kcal: number, fat: number, carbs: number, fiber: number, protein: number];

/** A label per 100 g, in grams. */
const label = ([calories, fat, carbs, fiber, protein]: Label): Partial<PantryFood> => ({
  servingSize: '100 g',
  calories,
  totalFat: fat * 10,
  totalCarbs: carbs * 10,
  dietaryFiber: fiber * 10,
  protein: protein * 10,
  netCarbs: Math.round((carbs - fiber) * 10),
});

const FISH: Label = [205, 13, 0, 0, 20];
const SAUSAGE: Label = [330, 28, 2, 0, 17];

test.each([
  ['Chorizo', SAUSAGE, 'fresh-chorizo'],
  ['Mexican chorizo', SAUSAGE, 'fresh-chorizo'],
  ['Chorizo, fresh', SAUSAGE, 'fresh-chorizo'],
  ['Pork chorizo links', SAUSAGE, 'fresh-chorizo'],
  ['Fresh kielbasa', SAUSAGE, 'pork-sausage'],
  ['Fresh ham', [180, 9, 0, 0, 20], 'pork-loin'],
  ['Frozen tuna', [110, 1, 0, 0, 24], 'tuna-steak'],
  ['Tuna steaks', [110, 1, 0, 0, 24], 'tuna-steak'],
  ['Fresh sardines', FISH, 'herring'],
  ['Salmon fillets in garlic oil', FISH, 'salmon'],
] as const)('%s may be raw and is cooked', (productName, values, ingredient) => {
  expect(taken({ productName, ...label(values) })).toBe(ingredient);
});

test('what was added from a row of sausage under the bare name of a raw one is cooked', () => {
  expect(taken({ productName: 'Chorizo', foodId: '07019' })).toBe('fresh-chorizo');
  expect(taken({ productName: 'Spanish chorizo', foodId: '07019' })).toBe('chorizo');
});

test.each([
  ['Mackerel fillets in olive oil', [280, 22, 0, 0, 20.5], 'canned-mackerel'],
  ['Wild pink salmon, canned', [140, 5, 0, 0, 23], 'canned-salmon'],
  ['Smoked mackerel fillets', [300, 25, 0, 0, 19], 'kipper'],
  ['Peppered smoked mackerel', [300, 25, 0, 0, 19], 'kipper'],
  ['Smoked salmon fillets', [180, 10, 0, 0, 22], 'smoked-salmon'],
  ['Tuna steak in olive oil', [226, 14, 0, 0, 25], 'tuna-in-oil'],
  ['Smoked oysters in oil', [200, 12, 6, 0, 16], 'canned-clams'],
  ['Pickled herring', [200, 15, 3, 0, 14], 'pickled-herring'],
  ['Pickled eggs', [140, 9, 1, 0, 12], null],
] as const)('%s is ready to eat: never cooked like raw fish', (productName, values, ingredient) => {
  expect(taken({ productName, ...label(values) })).toBe(ingredient);
});

test.each([
  ['Beyond Beef', 'Beyond Meat', 'plant-mince'],
  ['Vegan mince', null, 'plant-mince'],
  ['Impossible burger', null, 'plant-mince'],
  ['Vegan chicken', null, null],
  ['Soy chorizo', null, null],
] as const)('%s is no meat', (productName, brand, ingredient) => {
  expect(taken({ productName, brand, ...label([210, 12, 6, 2, 18]) })).toBe(ingredient);
});

test('protein powder of plants is no whey', () => {
  const powder = label([380, 5, 5, 2, 80]);
  expect(taken({ productName: 'Vanilla whey protein powder', ...powder })).toBe('whey-protein');
  expect(taken({ productName: 'Pea protein powder, unsweetened', ...powder })).toBeNull();
});

test.each([
  ['Parmesan crisps', [532, 37, 3.6, 0, 46], 'cheese-crisps'],
  ['Chocolate chip cookie dough bar', [335, 14, 28.7, 22, 35], 'protein-bar'],
  ['Mini chocolate chip cookies', [480, 43, 18, 11, 11], 'keto-cookie'],
  ['Vanilla bean ice cream', [192, 18.5, 5.3, 3.4, 2.8], 'keto-ice-cream'],
  ['Peperami Original', [503, 44, 3, 0.5, 24], 'meat-stick'],
  ['Beef biltong', [250, 4, 1, 0, 50], 'beef-jerky'],
  ['Beef jerky teriyaki', [280, 4, 8, 0, 45], 'beef-jerky'],
  ['Protein bar cookies and cream', [335, 14, 28.7, 22, 35], 'protein-bar'],
] as const)('%s is eaten as it is, with its label', (productName, values, ingredient) => {
  const brand = productName.startsWith('Peperami') ? 'Peperami' : null;
  const reading = read({ productName, brand, ...label(values) });
  expect(reading).toMatchObject({
    kind: 'food',
    food: { ingredient, perGram: { kcal: values[0] / 100, protein: values[4] / 100 } },
  });
});

test('a bar, a cookie or ice cream of many carbs, or without a label, is nothing to plan with', () => {
  const sweet = label([500, 22, 65, 2, 6]);
  expect(taken({ productName: 'Chocolate chip cookies', ...sweet })).toBeNull();
  expect(taken({ productName: 'Granola bar', ...sweet })).toBeNull();
  expect(read({ productName: 'Protein bar' })).toMatchObject({ why: 'values_unknown' });
});

test.each([
  ['Gochugaru', [327, 11, 58, 28, 13], 'mild-chili'],
  ['Garam masala', [380, 15, 45, 25, 14], 'curry-powder'],
  ['Green chili', [40, 0.2, 9.5, 1.5, 2], 'green-chili'],
  ['Short ribs', [388, 36, 0, 0, 14.4], 'short-ribs'],
  ['Tofu, regular', [76, 4.8, 1.9, 0.3, 8.1], 'tofu'],
  ['Gold Standard whey, vanilla', [390, 4.8, 9.7, 0, 77], 'whey-protein'],
  ['Tasty cheese block', [403, 33.5, 1, 0, 24.5], 'cheddar'],
] as const)('%s is known though its values are not the usual ones', (productName, values, ingredient) => {
  expect(taken({ productName, ...label(values) })).toBe(ingredient);
});
