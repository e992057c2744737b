import type { DishSlot } from '#content/dishes/dish.ts';
import type { IngredientGroup } from '#content/dishes/ingredient.ts';
import type { MealCategory } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { isFlesh } from '../person/eating-style.ts';
import type { DishOption, Filling } from './dish-option.ts';

/** Points against a plate that a cook would not send out: meat alone for breakfast lacks company. Fitted as the others. */
export const LACKS = {
  /** Not fitted, as are seasonings of lunch and dinner: who rated saw no grams, and only names. */
  protein: 3,
  seasoning: 1.6,
  vegetable: 2.1,
  company: 5.4,
  bare: 6.9,
  /** Avocado and pickles are no vegetable beside a roast. */
  green: 5.7,
  /** Nor is a steak or a tin of tuna a breakfast. */
  breakfast: 3.2,
  sweetener: 2.5,
  ownDrink: 6,
} as const;

/** Protein in g that makes a meal of a plate, in usual amounts; no more is asked of sweets and nibbles. */
const PROTEIN_LEAST: Readonly<Partial<Record<MealCategory, number>>> = {
  Breakfast: 10,
  Lunch: 18,
  Dinner: 18,
};
export const isMainMeal = (meal: MealCategory) => PROTEIN_LEAST[meal] !== undefined;

/** Meals that have a vegetable. */
const WITH_VEGETABLE = new Set<MealCategory>(['Lunch', 'Dinner']);
export const isWithVegetable = (meal: MealCategory) => WITH_VEGETABLE.has(meal);

const VEGETABLES = new Set<IngredientGroup>([
  'leafy-green',
  'cabbage',
  'salad-vegetable',
  'cooking-vegetable',
  'mushroom',
  'sea-vegetable',
  'pickle',
  'avocado',
]);
const FRESH_FLESH = new Set<IngredientGroup>([
  'beef',
  'lamb',
  'pork',
  'poultry',
  'organ-meat',
  'game',
  'white-fish',
  'oily-fish',
  'shellfish',
]);
/** What a person selects to have a meal of. */
const PROTEINS = new Set<IngredientGroup>([
  ...FRESH_FLESH,
  'cured-pork',
  'canned-fish',
  'snack-meat',
  'egg',
  'tofu',
  'hard-cheese',
  'soft-cheese',
  'fresh-cheese',
]);

/** Meat and fish that do not wait in a fridge as bacon and tins do. */
export const isFreshFlesh = (food: KitchenFood) => isOf(food, FRESH_FLESH);

export const isEgg = ({ groups }: KitchenFood) => groups.includes('egg');

/** Whether a plate is made of it: a protein or a vegetable. */
export const makesPlate = (food: KitchenFood) => isOf(food, PROTEINS) || isVegetable(food);

/** What gives a plate a taste beyond salt and pepper, whatever its place in the dish. */
const SEASONINGS = new Set<IngredientGroup>([
  'spice',
  'fresh-herb',
  'condiment',
  'sauce',
  'citrus',
  'onion',
  'pickle',
  'olive',
  'broth',
]);

export const isSeasoning = (food: KitchenFood) => isOf(food, SEASONINGS) && !isVegetable(food);

/** Sauces that are a vegetable. */
const OF_TOMATOES = new Set(['tomato-sauce', 'passata', 'crushed-tomatoes', 'canned-tomatoes', 'salsa']);

/** Whether a plate with it has a vegetable. */
export const isVegetable = (food: KitchenFood) =>
  isOf(food, VEGETABLES) || OF_TOMATOES.has(food.ingredient ?? '');

/** What a few slices of are beside a plate and no part of it. */
const isPickle = ({ ingredient }: KitchenFood) =>
  ingredient === 'dill-pickle' || ingredient === 'pickled-jalapenos' || ingredient === 'capers';

const isOf = ({ groups }: KitchenFood, kinds: ReadonlySet<IngredientGroup>) =>
  groups.some((group) => kinds.has(group));

/** Whether the slot is for sweetening: a cook who has a sweetener does not leave it out of cocoa. */
export const isSweetening = ({ accepts }: DishSlot) => accepts.includes('@sweetener');

const DRUNK = new Set<IngredientGroup>(['broth', 'drink', 'plant-milk']);
/** What bacon and fish have beside them for breakfast, a vegetable aside. */
const BESIDE_MEAT = new Set<IngredientGroup>(['egg', 'yogurt', 'fresh-cheese']);

const TINNED = new Set<IngredientGroup>(['canned-fish']);
const AVOCADO = new Set<IngredientGroup>(['avocado']);

/** What fries and seasons a food, and leaves it bare. */
const BESIDE_FOOD = new Set<IngredientGroup>([
  'cooking-fat',
  'dressing-oil',
  'spice',
  'fresh-herb',
  'condiment',
  'citrus',
  'vinegar',
]);

/** Whether most of it is a drink to buy, which uses nothing that is there: a cup of stock for a spoonful of butter. */
function isBoughtDrink({ fillings }: DishOption): boolean {
  const weigh = (list: DishOption['fillings']) => list.reduce((sum, { portion }) => sum + portion.usual, 0);
  const bought = fillings.filter(({ food }) => food.pantry === null && isOf(food, DRUNK));
  return weigh(bought) > weigh(fillings) / 2;
}

/** Points for what the plate lacks of a protein, a vegetable and company, or a sweet dish of sweetness. */
export function platePoints(option: DishOption): number {
  const { meal, dish, fillings } = option;
  const proteinLeast = PROTEIN_LEAST[meal];
  if (proteinLeast === undefined) {
    const isBare = dish.slots.some(isSweetening) && !fillings.some(({ slot }) => isSweetening(slot));
    return (isBare ? LACKS.sweetener : 0) + (isBoughtDrink(option) ? LACKS.ownDrink : 0);
  }
  const protein = fillings.reduce((sum, { food, portion }) => sum + food.perGram.protein * portion.usual, 0);
  const has = (kinds: ReadonlySet<IngredientGroup>) => fillings.some(({ food }) => isOf(food, kinds));
  const isGreen = fillings.some(({ food }) => isVegetable(food));
  const hasLeaves = fillings.some(({ food }) => isVegetable(food) && !isOf(food, AVOCADO) && !isPickle(food));
  const proteins = fillings.flatMap(({ slot, food }) => (slot.role === 'protein' ? food : []));
  const isSeasoned = has(SEASONINGS) || fillings.some(({ slot }) => slot.role === 'flavor');
  const isFood = ({ slot, food }: Filling) => slot.role === 'vegetable' || !isOf(food, BESIDE_FOOD);
  const isBare = fillings.filter(isFood).length <= 1;
  const isGreenBeside = fillings.some(({ food }) => isVegetable(food) && !isPickle(food));
  const isAlone =
    !isGreenBeside && (isBare || (!has(BESIDE_MEAT) && fillings.some(({ food }) => isFlesh(food))));
  return (
    (protein < proteinLeast ? LACKS.protein : 0) +
    (WITH_VEGETABLE.has(meal) && !isGreen ? LACKS.vegetable : 0) +
    (WITH_VEGETABLE.has(meal) && isBare ? LACKS.bare : 0) +
    (WITH_VEGETABLE.has(meal) && !isSeasoned ? LACKS.seasoning : 0) +
    (!WITH_VEGETABLE.has(meal) && isAlone ? LACKS.company : 0) +
    (WITH_VEGETABLE.has(meal) && isGreen && !hasLeaves ? LACKS.green : 0) +
    (meal === 'Breakfast' && proteins.some((food) => isFreshFlesh(food) || isOf(food, TINNED))
      ? LACKS.breakfast
      : 0)
  );
}
