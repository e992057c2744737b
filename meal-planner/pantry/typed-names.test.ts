import { expect, test } from 'vitest';
import { foodOfAnyName, foodOfName } from '#foods/food-finder.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { pantryReader } from './pantry-foods.ts';
import type { PantryReading } from './pantry-reading.ts';

const kitchen = createKitchen();
const reader = pantryReader(kitchen, null);
/** As the planner reads: with the names of both tables. */
const named = pantryReader(kitchen, foodOfName, foodOfAnyName);

async function read(productName: string, using = reader): Promise<PantryReading | undefined> {
  return (await using.read([pantryFood({ id: 1, productName })], '2026-08-01')).get(1);
}

const ingredientOf = (reading: PantryReading | undefined) =>
  reading?.kind === 'food' ? reading.food.ingredient : null;

test.each([
  ['eggs lg 18ct', 'egg'],
  ['asparagas bunch', 'asparagus'],
  ['chix thighs fam pk', 'chicken-thigh'],
  ["Trader Joe's haricots verts frzn", 'green-beans'],
  ['kefir plain lifeway qt', 'kefir'],
  ['hot dogs Ball Park beef', 'beef-frankfurter'],
  ['green onions / scallions', 'spring-onion'],
  ['butcher’s braai & grill spice', 'seasoning-blend'],
  ['parm wedge costco', 'parmesan'],
  ['Cracker Barrel Old Cheddar', 'cheddar'],
  ['argentinian red shrimp (frozen)', 'shrimp'],
  ['frozen basa fillets', 'tilapia'],
  ['jeera, hing, haldi', 'cumin'],
  ['H-E-B Grade AA Large Eggs 18 ct', 'egg'],
  ['GREAT VALUE FRZ CHOP SPINACH', 'frozen-spinach'],
  ['Chosen Foods Avocado Oil Mayo', 'mayonnaise'],
  ['leftover smoked brisket', 'beef-brisket'],
  ['80/20 GRD BF 5LB ROLL', 'ground-beef'],
  ['bag of spinach needs eating', 'spinach'],
  ['ribeyes thin cut in basement', 'ribeye-steak'],
  ['philly fat one', 'cream-cheese'],
  ['liempo zorbo slab', 'pork-belly'],
  ['eggs mixed sizes', 'egg'],
  ['chx breasts bnls', 'chicken-breast'],
])('%s, as people type it without a label, is %s', async (productName, ingredient) => {
  expect(ingredientOf(await read(productName))).toBe(ingredient);
});

test.each([
  'go-gurt strawberry tubes',
  'chicken tikka masala',
  'Mac & cheese',
  'stuffed chicken breast',
  'salmon fish fingers',
  'jalapeno popers frzn',
  'slices of pepperoni pizza',
  'cream of mushroom soup',
  'imitation crab',
  'Whipped Garlic & Herbs',
  'Heinz tomato sauce',
  'chili no beans can',
  'orange squash',
  'seed bread loaf',
  'chocolate oat milk',
  'baked beans',
  'Branston Original Pickle',
  'yogurt with honey',
  'prawns in batter',
  'xylitol',
  'mozzarella sticks',
  'deviled eggs',
  'can of beans',
  'tortillas de maíz',
  'frozen dessert',
  "Jack's",
  'pancit noodles',
  'pancit',
  'zorbo caldo pollo',
  'zorbo beef',
  'eggs benedict',
  'ribeyes in batter',
  'brown soda bread',
])('%s is not taken for a food that its name holds', async (productName) => {
  expect(ingredientOf(await read(productName))).toBeNull();
});

test.each(['creme caramel', 'little caesars deep dish', 'beijing beef', 'rich teas'])(
  '%s, of many carbs by its whole name, is no food that a word of it names',
  async (productName) => {
    expect(ingredientOf(await read(productName, named))).toBeNull();
  },
);
