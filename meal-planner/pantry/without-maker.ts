import type { Ingredient } from '#content/dishes/ingredient.ts';
import { makersOfFoods } from '#content/dishes/load-ingredients.ts';
import { loadFoods } from '#content/foods/foods.ts';
import { createCorrector } from '#domain/spelling/corrector.ts';
import { isEnglishWord } from '#foods/english-words.ts';
import type { IngredientNames } from './ingredient-names.ts';
import { isTelling, nameWords, wordsOf } from './name-words.ts';

/** As USDA writes the names of makers: "Kefir, lowfat, plain, LIFEWAY". */
const IN_CAPITALS = /(?<![A-Z'&])[A-Z][A-Z'&]{2,30}/g;

/** Words of every food of the USDA table; what no food is called may be its maker. */
let foodWords: ReadonlySet<string> | null = null;
const isFoodWord = (word: string): boolean => {
  foodWords ??= new Set(
    loadFoods().flatMap(({ description }) => nameWords(description.replace(IN_CAPITALS, ' '))),
  );
  return foodWords.has(word);
};

/** Shorter words have too many neighbors: a "shaker" is no shake. */
const CORRECTED_LEAST = 6;

/** "brst" of breast, "crm" of cream: a word without its vowels and doubled letters. */
const skeleton = (word: string) =>
  word.slice(0, 1) +
  word
    .slice(1)
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1');
const SKELETON_LEAST = 3;

/** Whether letters were only left out: "pancit" is no pancetta. */
const isWithin = (short: string, full: string): boolean => {
  let at = -1;
  return [...short].every((letter) => {
    at = full.indexOf(letter, at + 1);
    return at >= 0;
  });
};

/** Of makers by the first word of their name, the longest first. */
let makers: ReadonlyMap<string, readonly (readonly string[])[]> | null = null;
const makersFrom = (word: string) => {
  makers ??= new Map(
    Map.groupBy(
      makersOfFoods()
        .map((name) => wordsOf(name))
        .toSorted((a, b) => b.length - a.length),
      ([first = '']) => first,
    ),
  );
  return makers.get(word) ?? [];
};

/** The words without makers and shops that are known, unless nothing else tells what it is. */
export function withoutKnownMakers(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const from = at;
    const maker = makersFrom(words[at] ?? '').find((name) =>
      name.every((word, i) => words[from + i] === word),
    );
    if (!maker) kept.push(words[at] ?? '');
    at += maker?.length ?? 1;
  }
  return isTelling(kept) ? kept : words;
}

/** "Acmo large eggs" are eggs: tells makers from foods, for names without a label. */
export function makersOf(ingredients: readonly Ingredient[], elsewhere: Pick<IngredientNames, 'has'>) {
  const own = new Set(
    ingredients.flatMap(({ name, words }) => [name, ...words]).flatMap((one) => nameWords(one)),
  );
  const correct = createCorrector(
    [...own].filter(({ length }) => length >= CORRECTED_LEAST),
    {
      lettersLeast: CORRECTED_LEAST,
      twoSlipsFrom: 8,
      startLetters: 2,
      isMeant: (word) =>
        !/^[a-z]+$/.test(word) || isNamed(word) || elsewhere.has(word) || isEnglishWord(word),
    },
  );
  const bySkeleton = Map.groupBy(own, skeleton);
  /** The one word that is written so in short, for a word that nobody knows. */
  const inFull = (word: string) => {
    const short = skeleton(word);
    const meant = bySkeleton.get(short) ?? [];
    const isShort = short.length >= SKELETON_LEAST && meant.length === 1 && isWithin(word, meant[0] ?? '');
    return isShort && !isNamed(word) && !elsewhere.has(word) && !isEnglishWord(word) ? meant[0] : undefined;
  };
  const isNamed = (word: string) => own.has(word) || !isTelling([word]) || isFoodWord(word);
  return {
    /** What may be the food's own name where makers stand ahead, the longest first: a steak is one word shorter than a Montreal steak. */
    namesWithout: (words: readonly string[]): readonly (readonly string[])[] =>
      words.slice(1, words.findIndex(isNamed) + 1).map((_, at) => words.slice(at + 1)),
    /** Whether nothing tells a food or what was done to it: a maker nobody knows. */
    isUnknown: (word: string) => !isNamed(word) && !isEnglishWord(word),
    /** The words with slips of the hand put right: "asparagas". */
    spelled: (words: readonly string[]): readonly string[] =>
      words.map((word) => inFull(word) ?? correct(word) ?? word),
  };
}
