import type { Dish } from '#content/dishes/dish.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { type DishOption, mainFood } from './dish-option.ts';
import { isVegetable } from './plate.ts';

/** Where a dish is cooked, by its first piece of equipment; what a stove does in one pan tastes alike. */
const WAYS = [
  ['oven', /oven|bak|tray|sheet|roast/],
  ['pan', /pan\b|wok|skillet|griddle/],
  ['pot', /pot|casserole|steam/],
] as const;

/** Kinds of dish that are the same meal to a person, whatever lies in them. */
const KINDS = /\b(?:omelet|scrambled|patt|skewer|stir-fry)/i;

function wayOf({ equipment }: Dish): string {
  const [first = ''] = equipment.filter((one) => !/bowl|board|knife/.test(one));
  return WAYS.find(([, words]) => words.test(first))?.[0] ?? 'cold';
}

const idOf = ({ ingredient, key }: KitchenFood) => ingredient ?? key;

/** What makes two dishes the same meal in other words: main food and vegetable by the same method, or a kind of dish. */
export function alikeKeys(option: DishOption): string[] {
  const main = mainFood(option);
  if (!main) return [];
  const [vegetable] = option.fillings
    .filter(({ food }) => food !== main && isVegetable(food))
    .toSorted((a, b) => b.portion.usual - a.portion.usual);
  const [kind] = KINDS.exec(option.dish.name) ?? [];
  return [
    `${idOf(main)} ${vegetable ? idOf(vegetable.food) : ''} ${wayOf(option.dish)}`,
    ...(kind ? [`${idOf(main)} ${kind.toLowerCase()}`] : []),
  ];
}
