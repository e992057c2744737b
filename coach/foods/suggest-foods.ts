import { loadFoods } from '#content/foods/foods.ts';
import type { Food } from '#domain/food.ts';
import { everydayFood, everydayNames } from './everyday-foods.ts';
import { findFood } from './food-finder.ts';
import { cost, isUnaskedBrand } from './food-table-search.ts';
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

/** Everyday foods whose name holds what was typed: those that begin with it first, then the shorter names. */
function byEverydayName(typed: readonly string[]): Food[] {
  const [first = ''] = typed;
  return everydayNames()
    .all()
    .flatMap((known) => {
      if (known.kind !== 'food' || known.as === 'brand') return [];
      const words = foodWords(known.entry.name);
      if (!beginsAll(words, typed)) return [];
      return [{ food: known.entry.food, rank: (words[0]?.startsWith(first) ? 0 : 100) + words.length }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ food }) => food);
}

/** Rows whose description holds what was typed, the most usual first; brands that nobody named come last. */
function byDescription(typed: readonly string[]): Food[] {
  const foods = loadFoods();
  const noun = typed.at(-1) ?? '';
  return placesMayHolding(typed)
    .flatMap((place) => foods[place] ?? [])
    .map((food) => ({ food, cost: cost(food, noun) + (isUnaskedBrand(food, typed) ? 100 : 0) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ food }) => food);
}

/** Foods of the table for a name that may still be half typed: what it stands for first, then everything that holds it. */
export function suggestFoods(search: string, most: number): Suggestions {
  const typed = foodWords(search);
  if (typed.length === 0) return { foods: [], readAs: null };
  const found = findFood(search);
  const meant = found?.kind === 'food' ? [found.food, ...(found.alternative ? [found.alternative] : [])] : [];
  const all = new Set([...meant, ...byEverydayName(typed), ...byDescription(typed)]);
  const foods = [...all].slice(0, most).map((food) => ({
    food,
    name: everydayFood(food)?.name ?? food.description,
  }));
  const readAs = found?.kind === 'food' && found.taken === 'corrected' ? found.name : null;
  return { foods, readAs };
}
