import type { Ingredient } from '#content/dishes/ingredient.ts';
import { nameWords, tellingWords } from './name-words.ts';

/** Ingredients by their names, to be looked up by the end of a product's name: its noun stands last. */
export interface IngredientNames {
  /** The ingredient with the longest name that the words end with; null when there is none. */
  endingOf(words: readonly string[]): string | null;
  /** The ingredient whose name is made of just these words. */
  exactly(words: readonly string[]): string | null;
}

const keyOf = (words: readonly string[]) => words.join(' ');
/** "cheddar cheese" and "cheese cheddar" alike. */
const anyOrder = (words: readonly string[]) => keyOf(words.toSorted());

export function ingredientNames(ingredients: readonly Ingredient[]): IngredientNames {
  const exact = new Map<string, string>();
  let longest = 1;
  for (const { id, name, plural, words } of ingredients) {
    for (const called of [name, ...(plural ? [plural] : []), ...words, id.replaceAll('-', ' ')]) {
      const parts = nameWords(called);
      for (const one of [parts, tellingWords(parts)]) {
        if (!exact.has(anyOrder(one))) exact.set(anyOrder(one), id);
        longest = Math.max(longest, one.length);
      }
    }
  }
  const exactly = (words: readonly string[]) => exact.get(anyOrder(words)) ?? null;
  return {
    exactly,
    endingOf(words) {
      for (let length = Math.min(longest, words.length); length > 0; length--) {
        const found = exactly(words.slice(-length));
        if (found) return found;
      }
      return null;
    },
  };
}
