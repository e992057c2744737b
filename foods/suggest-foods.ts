import { ADDED_FOODS } from '#content/foods/added-foods.ts';
import { loadFoods } from '#content/foods/foods.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { everydayFood, everydayNames } from './everyday-foods.ts';
import { type FoundFood, findFood } from './food-finder.ts';
import { isUnaskedBrand, rarity } from './food-table-search.ts';
import { foodWords } from './food-words.ts';
import { placesMayHolding } from './table-text.ts';

export interface SuggestedFood {
  readonly food: Food;
  /** As people call it, else as the table words it. */
  readonly name: string;
}

export interface Suggestions {
  readonly foods: readonly SuggestedFood[];
  /** What a misspelt name was read as; null otherwise. */
  readonly readAs: string | null;
}

/** Every typed word begins a word of the name; the last one may still be half typed. */
function beginsAll(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

type NamedFood = { readonly food: Food; readonly words: readonly string[] };

let named: readonly NamedFood[] | null = null;

function namedFoods(): readonly NamedFood[] {
  named ??= everydayNames()
    .all()
    .flatMap((known) =>
      known.kind === 'food' && known.as !== 'brand'
        ? [{ food: known.entry.food, words: foodWords(known.entry.name) }]
        : [],
    );
  return named;
}

/** Everyday foods whose name holds what was typed: first those called so, then those that begin with it, then others. */
function byEverydayName(typed: readonly string[]): Food[] {
  const [first = ''] = typed;
  const rank = (words: readonly string[]) =>
    (typed.every((word) => words.includes(word)) ? 0 : 200) +
    (words[0]?.startsWith(first) ? 0 : 100) +
    words.length;
  return namedFoods()
    .filter(({ words }) => beginsAll(words, typed))
    .map(({ food, words }) => ({ food, rank: rank(words) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ food }) => food);
}

/** A brand's own product comes after everything that bears no brand. */
const BRAND_RANK = 100;
const RANK_OF_A_LETTER = 0.04;

/** Rows whose description holds what was typed, the most usual first. */
function byDescription(typed: readonly string[]): Food[] {
  const foods = loadFoods();
  const added = ADDED_FOODS.filter(({ description }) => beginsAll(foodWords(description), typed));
  return [...placesMayHolding(typed).flatMap((place) => foods[place] ?? []), ...added]
    .map((food) => ({
      food,
      rank:
        rarity(food) +
        food.description.length * RANK_OF_A_LETTER +
        (isUnaskedBrand(food, typed) ? BRAND_RANK : 0),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ food }) => food);
}

/** What the name stands for, and what else it may where that is called so too. */
function meantFoods(found: FoundFood | null, typed: readonly string[]): Food[] {
  if (found?.kind !== 'food') return [];
  const { food, alternative } = found;
  const isCalledSo = alternative && beginsAll(foodWords(alternative.description), typed);
  return isCalledSo ? [food, alternative] : [food];
}

/** Foods of the table for a name that may still be half typed: what it stands for first, then everything that holds it. */
export function suggestFoods(search: string, most: number): Suggestions {
  const typed = foodWords(search);
  if (typed.length === 0) return { foods: [], readAs: null };
  const found = findFood(search);
  const all = new Set([...meantFoods(found, typed), ...byEverydayName(typed), ...byDescription(typed)]);
  const foods = [...all].slice(0, most).map((food) => ({
    food,
    name: everydayFood(food)?.name ?? food.description,
  }));
  const readAs = found?.kind === 'food' && found.taken === 'corrected' ? found.name : null;
  return { foods, readAs };
}
