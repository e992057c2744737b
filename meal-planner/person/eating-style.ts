import { isOfAnimals, isOfPork, isOfTheSea, isShellfish } from '#content/dishes/diet-tags.ts';
import type { MealCategory } from '#contract/meal-plans.ts';
import type { EatingStyle } from '#contract/profile-values.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

const kindOf = ({ ingredient, groups }: KitchenFood) => ({ id: ingredient ?? '', groups });

export const isFlesh = (food: KitchenFood) => isOfAnimals(kindOf(food));
const isOfLandAnimals = (food: KitchenFood) => isFlesh(food) && !isOfTheSea(kindOf(food));
/** Without cheese, though some is made with animal rennet: that is a matter for vegetarians and of certificates. */
const isMeat = (food: KitchenFood) => isOfLandAnimals(food) && !food.contains.has('milk');
const isOfLiveAnimals = ({ contains }: KitchenFood) => contains.has('milk') || contains.has('egg');

/** Wine and what is made of it; mustard and pickles of most makes are made with spirit vinegar. */
const WINE = new Set(['red-wine', 'white-wine', 'wine-vinegar', 'balsamic-vinegar']);

/** Outside the groups that the style excludes. */
const UNKOSHER = new Set(['monkfish', 'rabbit']);

/** Fish without scales, which are planned as other white fish. */
const WITHOUT_SCALES = /\b(?:catfish|basa|pangasius|swai|eel|shark|skate|swordfish|sturgeon|turbot)s?\b/i;

/** Of most makes set with gelatin. */
const WITH_GELATIN = /\bthickened cream\b/i;
const isFleshIn = (food: KitchenFood) => isFlesh(food) || WITH_GELATIN.test(food.name);

interface Rule {
  /** For the person, after "you": "eat no meat and no fish". */
  readonly words: string;
  excludes(food: KitchenFood): boolean;
}

const RULES: Readonly<Record<EatingStyle, Rule>> = {
  vegetarian: { words: 'eat vegetarian', excludes: isFleshIn },
  pescatarian: { words: 'eat fish but no meat', excludes: isMeat },
  vegan: { words: 'eat vegan', excludes: (food) => isFlesh(food) || isOfLiveAnimals(food) },
  no_pork: { words: 'eat no pork', excludes: (food) => isOfPork(kindOf(food)) },
  halal: {
    words: 'eat halal style',
    excludes: (food) => isOfPork(kindOf(food)) || WINE.has(food.ingredient ?? ''),
  },
  kosher: {
    words: 'eat kosher style',
    excludes: (food) =>
      isOfPork(kindOf(food)) ||
      isShellfish(kindOf(food)) ||
      UNKOSHER.has(food.ingredient ?? '') ||
      WITHOUT_SCALES.test(food.name),
  },
};

/** Why somebody who eats so does not eat the food, after "you"; null when they do. */
export const styleObjection = (style: EatingStyle | null, food: KitchenFood): string | null =>
  style !== null && RULES[style].excludes(food) ? RULES[style].words : null;

const holdsMilk = ({ contains }: KitchenFood) => contains.has('milk');

/** Whether these foods may be in one dish: kosher style keeps meat and milk apart. */
export const areEatenTogether = (style: EatingStyle | null, foods: readonly KitchenFood[]): boolean =>
  style !== 'kosher' || !(foods.some(isMeat) && foods.some(holdsMilk));

/** What kosher style keeps apart: milk waits for hours after meat, so it is no dessert or snack of such a day. */
export type KeptApart = 'meat' | 'milk_after';

/** What the dish counts as, where the style keeps meals of a day apart; null where it goes with all others. */
export function keptApart(
  style: EatingStyle | null,
  meal: MealCategory,
  foods: readonly KitchenFood[],
): KeptApart | null {
  if (style !== 'kosher') return null;
  if (foods.some(isMeat)) return 'meat';
  return (meal === 'Dessert' || meal === 'Snacks') && foods.some(holdsMilk) ? 'milk_after' : null;
}

const VEGETARIAN_PROTEINS = new Set([
  'egg',
  'tofu',
  'hard-cheese',
  'soft-cheese',
  'fresh-cheese',
  'yogurt',
  'nut',
]);
/** Foods from which on a pantry tells how somebody eats. */
const TELLING = 3;

/** Whether the foods look like those of somebody who eats no meat: none of them is, and something stands in for it. */
export const looksMeatless = (foods: readonly KitchenFood[]): boolean =>
  foods.length >= TELLING &&
  !foods.some(isFlesh) &&
  foods.some(({ groups }) => groups.some((group) => VEGETARIAN_PROTEINS.has(group)));
