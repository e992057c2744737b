import type { DishTag } from './dish.ts';
import type { Ingredient, IngredientGroup } from './ingredient.ts';

const PORK_GROUPS: readonly IngredientGroup[] = ['pork', 'cured-pork'];
/** Pork outside those groups; gelatin is mostly made of pigs' skin, liverwurst and meat sticks mostly hold pork. */
const PORK = ['lard', 'pork-rinds', 'gelatin', 'liverwurst', 'meat-stick'];

/** Meat, fish and shellfish. */
export const FLESH_GROUPS: readonly IngredientGroup[] = [
  ...PORK_GROUPS,
  'beef',
  'lamb',
  'poultry',
  'organ-meat',
  'game',
  'white-fish',
  'oily-fish',
  'canned-fish',
  'shellfish',
  'snack-meat',
];
/**
 * Of killed animals outside those groups. Parmesan, Grana Padano, pecorino and Gruyère are made with rennet of calves
 * or lambs by their own rules (PDO specifications), and pesto holds Parmesan; Worcestershire sauce holds anchovies.
 */
const OF_ANIMALS = [
  ...PORK,
  'tallow',
  'duck-fat',
  'chicken-broth',
  'chicken-stock',
  'beef-broth',
  'beef-stock',
  'fish-stock',
  'fish-sauce',
  'worcestershire',
  'oyster-sauce',
  'curry-paste',
  'kimchi',
  'parmesan',
  'grana-padano',
  'pecorino',
  'gruyere',
  'pesto',
];

interface Kind {
  readonly id: string;
  readonly groups: readonly IngredientGroup[];
}

const isOf = (groups: readonly IngredientGroup[], ids: readonly string[]) => (food: Kind) =>
  ids.includes(food.id) || food.groups.some((group) => groups.includes(group));

const FISH_GROUPS: readonly IngredientGroup[] = ['white-fish', 'oily-fish', 'canned-fish'];
const SEA_GROUPS: readonly IngredientGroup[] = [...FISH_GROUPS, 'shellfish'];
/** Of the sea outside those groups. */
const OF_THE_SEA = ['fish-stock', 'fish-sauce', 'worcestershire', 'oyster-sauce', 'curry-paste', 'kimchi'];

/** Meat and fish, and what is made of killed animals. */
export const isOfAnimals = isOf(FLESH_GROUPS, OF_ANIMALS);
export const isOfPork = isOf(PORK_GROUPS, PORK);
export const isOfTheSea = isOf(SEA_GROUPS, OF_THE_SEA);
export const isShellfish = isOf(['shellfish'], ['oyster-sauce', 'curry-paste']);
const holds =
  (...allergies: Ingredient['contains']) =>
  (food: Ingredient) =>
    food.contains.some((allergy) => allergies.includes(allergy));

/** What each tag of a diet rules out. */
const RULED_OUT = [
  ['vegetarian', isOfAnimals],
  ['dairy-free', holds('milk')],
  ['nut-free', holds('tree_nuts', 'peanuts')],
  ['egg-free', holds('egg')],
  ['pork-free', isOfPork],
] as const satisfies readonly (readonly [DishTag, (food: Ingredient) => boolean])[];

/** The tags of diets that hold for a dish made of these foods, in the order of `DISH_TAGS`. */
export function dietTags(foods: readonly Ingredient[]): DishTag[] {
  return RULED_OUT.filter(([, rulesOut]) => !foods.some(rulesOut)).map(([tag]) => tag);
}
