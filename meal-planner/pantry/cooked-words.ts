import type { Ingredient } from '#content/dishes/ingredient.ts';
import { foodById } from '#content/foods/foods.ts';

const COOKED = new Set(
  (
    'cooked roasted roast baked grilled fried boiled steamed braised poached broiled scrambled stewed simmered seared ' +
    'barbecued rotisserie leftover precooked hard soft pan deep oven slow done ready'
  ).split(' '),
);
/** Words of the above that say so by themselves: "soft cheese" and "hard cheese" are not cooked. */
const TELLING = new Set(
  (
    'cooked roasted roast baked grilled fried boiled steamed braised poached broiled scrambled stewed simmered seared ' +
    'barbecued rotisserie leftover precooked'
  ).split(' '),
);

const RAW_ROW = /\b(?:raw|unprepared|unheated|uncooked)\b/;

/** A "pork roast" is a joint to roast; "roast pork" is one that was. */
export const saysCooked = (words: readonly string[]) =>
  words.some((word, at) => TELLING.has(word) && !(word === 'roast' && at > 0 && at === words.length - 1));
export const withoutCookedWords = (words: readonly string[]) => words.filter((word) => !COOKED.has(word));

/** Whether the ingredient is what dishes cook, so that one that was cooked already is another thing. */
export function isRaw({ food }: Pick<Ingredient, 'food'>): boolean {
  return RAW_ROW.test(foodById(food)?.description ?? '');
}
