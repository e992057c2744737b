import type { IngredientGroup } from '#content/dishes/ingredient.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

interface Most {
  /** Groups or ids of ingredients that count together. */
  readonly kinds: readonly string[];
  readonly grams: number;
}

const groups = (...kinds: IngredientGroup[]) => kinds;

/**
 * What one person sensibly eats of a kind in a day, in g: kept where it can be, since a pantry of eggs alone is better
 * than no plan. Ours, by what recipes for one day come to; two have a reason of health: 120 g of liver holds all the
 * vitamin A of a week, and more than 20 g of Brazil nuts may pass 400 µg of selenium (NIH, Office of Dietary Supplements).
 */
export const MOST_A_DAY: readonly Most[] = [
  { kinds: groups('egg'), grams: 200 },
  { kinds: groups('hard-cheese', 'soft-cheese'), grams: 130 },
  { kinds: groups('fresh-cheese', 'yogurt'), grams: 300 },
  { kinds: groups('cream', 'coconut'), grams: 150 },
  { kinds: groups('cooking-fat', 'dressing-oil'), grams: 65 },
  { kinds: groups('cured-pork', 'snack-meat'), grams: 130 },
  { kinds: groups('beef', 'lamb', 'pork', 'poultry'), grams: 380 },
  { kinds: groups('white-fish', 'oily-fish', 'canned-fish', 'shellfish'), grams: 350 },
  { kinds: groups('organ-meat'), grams: 120 },
  { kinds: groups('tofu'), grams: 350 },
  { kinds: groups('avocado'), grams: 220 },
  { kinds: groups('nut', 'nut-butter', 'nut-flour', 'seed'), grams: 90 },
  { kinds: ['brazil-nuts'], grams: 20 },
  { kinds: groups('berry', 'fruit'), grams: 130 },
];

export const isOfKinds = ({ ingredient, groups: own }: KitchenFood, kinds: readonly string[]) =>
  kinds.some((kind) => kind === ingredient || own.some((group) => group === kind));
