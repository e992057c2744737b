import type { Ingredient } from '#content/dishes/ingredient.ts';
import { nameWords, tellingWords } from './name-words.ts';

export interface PartOfName {
  readonly ids: readonly string[];
  readonly length: number;
}

/** Ingredients by their names, to be looked up by the end of a product's name: its noun stands last. */
export interface IngredientNames {
  /** Those with the longest name that the words end with, and how many words it has; none when there is no such name. */
  endingOf(words: readonly string[]): PartOfName;
  /** Those with the longest name that stands anywhere among the words and is wanted: in many languages the noun comes first. */
  within(words: readonly string[], isWanted?: (part: readonly string[]) => boolean): readonly string[];
  /** The same of the beginning. */
  startingOf(words: readonly string[]): PartOfName;
  /** Those whose name ends a word, the longest first: "Weinsauerkraut" is sauerkraut. */
  compoundsOf(words: readonly string[]): readonly string[];
  /** Whether the word is in one of the names. */
  has(word: string): boolean;
  /** Those whose name is made of just these words; several where only a number tells them apart. */
  exactly(words: readonly string[]): readonly string[];
}

/** Letters of a name that may end a longer word; fewer end words of anything. */
const COMPOUND_LEAST = 6;
/** Of scripts that write words without spaces between them, a syllable or a sign each. */
const UNSPACED = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const UNSPACED_LEAST = 2;

const compoundLeast = (word: string) => (UNSPACED.test(word) ? UNSPACED_LEAST : COMPOUND_LEAST);

/** What is left of "American slices" and "keto bread" without such words tells no food. */
const NOTHING_ALONE = new Set(
  'slice single bread toast roll bun bagel loaf wrap kit powder mix shake drink bean tortilla dessert sandwich t tip'.split(
    ' ',
  ),
);

/** "cheddar cheese" and "cheese cheddar" alike. */
const anyOrder = (words: readonly string[]) => words.toSorted().join(' ');

const namesOf = ({ id, name, plural, words }: Ingredient) => [
  name,
  ...(plural ? [plural] : []),
  ...words,
  id.replaceAll('-', ' '),
];

export const ingredientNames = (ingredients: readonly Ingredient[]): IngredientNames =>
  namesIn(new Map(ingredients.map((one) => [one.id, namesOf(one)])), [(words) => words, tellingWords]);

/**
 * The same of other names by their ids.
 *
 * @param forms what of a name's words counts; earlier forms come first
 */
export function namesIn(
  namesById: ReadonlyMap<string, readonly string[]>,
  forms: readonly ((words: string[]) => string[])[] = [(words) => words],
): IngredientNames {
  const exact = new Map<string, Set<string>>();
  let longest = 1;
  const named = [...namesById].flatMap(([id, names]) =>
    names.map((name) => ({ id, words: nameWords(name) })),
  );
  const known = new Set(named.flatMap(({ words }) => words));
  // "fresh tuna" is called tuna too, but comes after what is called just so.
  for (const form of forms) {
    for (const { id, words } of named) {
      const formed = form(words);
      if (formed.length < words.length && formed.every((word) => NOTHING_ALONE.has(word))) continue;
      const key = anyOrder(formed);
      exact.set(key, (exact.get(key) ?? new Set()).add(id));
      longest = Math.max(longest, formed.length);
    }
  }

  const longestOf = (words: readonly string[], partOf: (length: number) => readonly string[]): PartOfName => {
    for (let length = Math.min(longest, words.length); length > 0; length--) {
      const ids = exactly(partOf(length));
      if (ids.length > 0) return { ids, length };
    }
    return { ids: [], length: 0 };
  };
  const exactly = (words: readonly string[]) =>
    words.length === 0 ? [] : [...(exact.get(anyOrder(words)) ?? [])];
  return {
    exactly,
    has: (word) => known.has(word),
    compoundsOf: (words) =>
      words.flatMap((word) =>
        Array.from({ length: Math.max(0, word.length - compoundLeast(word)) }, (_, at) =>
          word.slice(at + 1),
        ).flatMap((end) => exactly([end])),
      ),
    within(words, isWanted = () => true) {
      for (let length = Math.min(longest, words.length); length > 0; length--) {
        const parts = words.map((_, at) => words.slice(at, at + length)).filter(isWanted);
        const found = parts.flatMap(exactly);
        if (found.length > 0) return found;
      }
      return [];
    },
    startingOf: (words) => longestOf(words, (length) => words.slice(0, length)),
    endingOf: (words) => longestOf(words, (length) => words.slice(-length)),
  };
}
