import type { Ingredient } from '#content/dishes/ingredient.ts';
import { nameWords, tellingWords } from './name-words.ts';

/** Ingredients by their names, to be looked up by the end of a product's name: its noun stands last. */
export interface IngredientNames {
  /** Those with the longest name that the words end with; none when there is no such name. */
  endingOf(words: readonly string[]): readonly string[];
  /** Those with the longest name that stands anywhere among the words: in many languages the noun comes first. */
  within(words: readonly string[]): readonly string[];
  /** Those whose name is made of just these words; several where only a number tells them apart. */
  exactly(words: readonly string[]): readonly string[];
}

/** "cheddar cheese" and "cheese cheddar" alike. */
const anyOrder = (words: readonly string[]) => words.toSorted().join(' ');

const namesOf = ({ id, name, plural, words }: Ingredient) => [
  name,
  ...(plural ? [plural] : []),
  ...words,
  id.replaceAll('-', ' '),
];

export const ingredientNames = (ingredients: readonly Ingredient[]): IngredientNames =>
  namesIn(new Map(ingredients.map((one) => [one.id, namesOf(one)])));

/** The same of other names by their ids. */
export function namesIn(namesById: ReadonlyMap<string, readonly string[]>): IngredientNames {
  const exact = new Map<string, Set<string>>();
  let longest = 1;
  const addAll = (form: (words: string[]) => string[]) => {
    for (const [id, names] of namesById) {
      for (const words of names.map((called) => form(nameWords(called)))) {
        const key = anyOrder(words);
        exact.set(key, (exact.get(key) ?? new Set()).add(id));
        longest = Math.max(longest, words.length);
      }
    }
  };
  addAll((words) => words);
  // "fresh tuna" is called tuna too, but comes after what is called just so.
  addAll(tellingWords);

  const exactly = (words: readonly string[]) => [...(exact.get(anyOrder(words)) ?? [])];
  return {
    exactly,
    within(words) {
      for (let length = Math.min(longest, words.length); length > 0; length--) {
        const found = words.flatMap((_, at) => exactly(words.slice(at, at + length)));
        if (found.length > 0) return found;
      }
      return [];
    },
    endingOf(words) {
      for (let length = Math.min(longest, words.length); length > 0; length--) {
        const found = exactly(words.slice(-length));
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}
