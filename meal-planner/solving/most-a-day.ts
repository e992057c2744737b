import type { IngredientGroup } from '#content/dishes/ingredient.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

interface Most {
  /** Groups or ids of ingredients that count together. */
  readonly kinds: readonly string[];
  readonly grams: number;
  /** Points for twice as much of it. */
  readonly points: number;
}

const TOO_MUCH = 16;
/** Of meat, fish, eggs and cheese more is eaten sooner than a day has far too little energy. */
const A_BIT_MUCH = 4;

const FLESH = [
  'beef',
  'lamb',
  'pork',
  'poultry',
  'game',
  'white-fish',
  'oily-fish',
  'canned-fish',
  'shellfish',
] as const satisfies readonly IngredientGroup[];

const groups = (...kinds: IngredientGroup[]) => kinds;

/**
 * What one person sensibly eats of a kind in a day, in g: kept where it can be, since a pantry of eggs alone is better
 * than no plan. Ours, by what recipes for one day come to; two have a reason of health: 120 g of liver holds all the
 * vitamin A of a week, and more than 20 g of Brazil nuts may pass 400 µg of selenium (NIH, Office of Dietary Supplements).
 */
export const MOST_A_DAY: readonly Most[] = [
  { kinds: groups('egg'), grams: 200, points: A_BIT_MUCH * 1.5 },
  { kinds: groups('egg'), grams: 300, points: TOO_MUCH },
  { kinds: groups('hard-cheese', 'soft-cheese'), grams: 130, points: A_BIT_MUCH * 1.5 },
  { kinds: groups('hard-cheese', 'soft-cheese'), grams: 220, points: TOO_MUCH },
  { kinds: groups('fresh-cheese', 'yogurt'), grams: 300, points: TOO_MUCH },
  { kinds: groups('cream', 'coconut'), grams: 150, points: TOO_MUCH },
  { kinds: groups('cooking-fat', 'dressing-oil'), grams: 65, points: TOO_MUCH },
  { kinds: groups('cured-pork', 'snack-meat'), grams: 130, points: TOO_MUCH },
  { kinds: groups('beef', 'lamb', 'pork', 'poultry', 'game'), grams: 380, points: A_BIT_MUCH },
  { kinds: groups('white-fish', 'oily-fish', 'canned-fish', 'shellfish'), grams: 350, points: A_BIT_MUCH },
  { kinds: groups(...FLESH), grams: 600, points: TOO_MUCH },
  { kinds: ['chicken-liver', 'beef-liver', 'lamb-liver'], grams: 120, points: TOO_MUCH },
  { kinds: groups('tofu'), grams: 350, points: A_BIT_MUCH },
  { kinds: groups('avocado'), grams: 220, points: TOO_MUCH },
  { kinds: groups('nut', 'nut-butter', 'nut-flour', 'seed'), grams: 90, points: TOO_MUCH },
  { kinds: ['brazil-nuts'], grams: 20, points: TOO_MUCH },
  { kinds: groups('berry', 'fruit'), grams: 130, points: TOO_MUCH },
];

export const isOfKinds = ({ ingredient, groups: own }: KitchenFood, kinds: readonly string[]) =>
  kinds.some((kind) => kind === ingredient || own.some((group) => group === kind));
