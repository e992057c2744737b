import type { Ingredient, IngredientGroup } from '#content/dishes/ingredient.ts';
import type { IngredientNames } from './ingredient-names.ts';

/** Animals as names tell of them, by the groups of their meat. */
const ANIMALS: readonly (readonly [groups: readonly IngredientGroup[], words: readonly string[]])[] = [
  [['beef'], ['beef', 'veal', 'venison', 'bison']],
  [
    ['pork', 'cured-pork'],
    ['pork', 'iberico', 'gammon'],
  ],
  [['lamb'], ['lamb', 'mutton', 'goat']],
  [['poultry'], ['chicken', 'turkey', 'duck']],
];
const MEATS = new Set(ANIMALS.flatMap(([groups]) => groups));

const inWords = ({ name, words }: Ingredient) => [name, ...words].join(' ').split(' ');

/**
 * The ingredients that can be of the animal that the name tells: a "pork rump steak" is no beef, so the cut gives way to
 * what is called so of this animal, else to its meat.
 */
export function ofItsAnimal(
  ids: readonly string[],
  words: readonly string[],
  ingredients: ReadonlyMap<string, Ingredient>,
  names: IngredientNames,
): readonly string[] {
  const told = ANIMALS.filter(([, animals]) => animals.some((animal) => words.includes(animal)));
  const [animal] = told.flatMap(([, animals]) => animals.filter((one) => words.includes(one)));
  if (!animal) return ids;
  const own = new Set(told.flatMap(([groups]) => groups));
  const fits = (id: string) => {
    const ingredient = ingredients.get(id);
    const meats = ingredient?.groups.filter((group) => MEATS.has(group)) ?? [];
    return (
      meats.length === 0 ||
      // Turkey pepperoni is eaten as it comes: no raw turkey.
      ingredient?.groups.includes('snack-meat') ||
      meats.some((group) => own.has(group)) ||
      (ingredient && inWords(ingredient).includes(animal))
    );
  };
  const kept = ids.filter(fits);
  if (kept.length > 0 || ids.length === 0) return kept;
  const last = words.at(-1) ?? '';
  const called = [...names.exactly([animal, last]), ...names.exactly([animal])];
  return [...new Set(called.filter(fits))];
}
