import type { IngredientGroup } from '#content/dishes/ingredient.ts';
import type { Allergy } from '#contract/profile-values.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { nameWords } from '../pantry/name-words.ts';

const FISH: readonly IngredientGroup[] = ['white-fish', 'oily-fish', 'canned-fish'];
const PORK: readonly IngredientGroup[] = ['pork', 'cured-pork'];
const MEAT: readonly IngredientGroup[] = [
  ...PORK,
  'beef',
  'lamb',
  'poultry',
  'organ-meat',
  'game',
  'snack-meat',
];
const CHEESE: readonly IngredientGroup[] = ['hard-cheese', 'soft-cheese', 'fresh-cheese'];

/** Everyday words for whole kinds of foods, in the singular. */
const KINDS: Readonly<Record<string, readonly IngredientGroup[]>> = {
  fish: FISH,
  seafood: [...FISH, 'shellfish', 'sea-vegetable'],
  shellfish: ['shellfish'],
  meat: MEAT,
  'red meat': ['beef', 'lamb', 'pork', 'cured-pork'],
  beef: ['beef'],
  veal: ['beef'],
  lamb: ['lamb'],
  pork: PORK,
  poultry: ['poultry'],
  offal: ['organ-meat'],
  'organ meat': ['organ-meat'],
  liver: ['organ-meat'],
  sausage: ['cured-pork'],
  egg: ['egg'],
  cheese: CHEESE,
  yogurt: ['yogurt'],
  yoghurt: ['yogurt'],
  cream: ['cream'],
  cabbage: ['cabbage'],
  mushroom: ['mushroom'],
  onion: ['onion'],
  seaweed: ['sea-vegetable'],
  berry: ['berry'],
  fruit: ['berry', 'fruit', 'citrus'],
  citrus: ['citrus'],
  avocado: ['avocado'],
  olive: ['olive'],
  nut: ['nut', 'nut-butter', 'nut-flour'],
  seed: ['seed'],
  coconut: ['coconut'],
  chocolate: ['cocoa'],
  sweetener: ['sweetener'],
  herb: ['fresh-herb'],
  pickle: ['pickle'],
  vinegar: ['vinegar'],
  lettuce: ['leafy-green'],
  salad: ['leafy-green'],
};

/** Kinds that contents tell better than groups do. */
const CONTENTS: Readonly<Record<string, readonly Allergy[]>> = {
  dairy: ['milk'],
  milk: ['milk'],
  'dairy product': ['milk'],
  soy: ['soy'],
  gluten: ['wheat', 'gluten_cereals'],
  fish: ['fish'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  shellfish: ['crustaceans', 'molluscs'],
  egg: [],
  nut: ['tree_nuts', 'peanuts'],
};

/** Who dislikes the fruit mostly eats the oil, which does not taste of it. */
const NOT_MEANT: Readonly<Record<string, RegExp>> = { olive: / olive oil $/, avocado: / avocado oil $/ };

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** Tells which of a person's dislikes a food is, by its names, its kind and what it contains; null for none. */
export function dislikedAs(dislikes: readonly string[], namesOf: (food: KitchenFood) => readonly string[]) {
  const wanted = dislikes
    .map((words) => ({ words, key: nameWords(words.replace(/^(?:any|all|no)\s+/i, '')).join(' ') }))
    .filter(({ key }) => key !== '');
  return (food: KitchenFood): string | null => {
    if (wanted.length === 0) return null;
    const names = namesOf(food).map((name) => spaced(nameWords(name)));
    const hit = wanted.find(
      ({ key }) =>
        names.some((name) => name.includes(` ${key} `) && !NOT_MEANT[key]?.test(name)) ||
        KINDS[key]?.some((group) => food.groups.includes(group)) ||
        CONTENTS[key]?.some((content) => food.contains.has(content)),
    );
    return hit?.words ?? null;
  };
}
