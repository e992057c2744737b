import { readFileSync } from 'node:fs';
import { loadIngredients, regionalNames } from '#content/dishes/load-ingredients.ts';
import { ADDED_FOODS } from '#content/foods/added-foods.ts';
import { foodWord } from '../food-words.ts';
import { isFoodWord } from '../meal-text/food-ranking.ts';
import { nameWords } from '../meal-text/left-out.ts';
import { type TableFood, tableFoods } from '../meal-text/table-foods.ts';
import { isIdle, isPreparation } from './preparation-words.ts';

/** What a word means where it stands in a recipe: "pepper" is ground there, "macaroni" dry. */
export interface NamedIngredient {
  readonly of: TableFood;
  /** Grams of "piece", "clove", "cup" and the like, where they are known. */
  readonly measures: ReadonlyMap<string, number>;
  /** Words of all its names: none of them makes it another food, where more than a bare word names it. */
  readonly words: Set<string>;
}

interface Found extends NamedIngredient {
  /** False where words beside the name may make it another food. */
  readonly isSure: boolean;
  /** True for a bare word of many foods: "flour", "chips". */
  readonly isOfMany: boolean;
}

interface Names {
  readonly byName: ReadonlyMap<string, NamedIngredient>;
  /** All words of the names. */
  readonly words: ReadonlySet<string>;
  readonly longest: number;
}
let names: Names | null = null;

const rows = (): string[][] =>
  readFileSync(new URL('./ingredient-names.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const listed = (cell = ''): string[] =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const measuresOf = (cell: string | undefined): ReadonlyMap<string, number> =>
  new Map(
    listed(cell).map((item) => {
      const at = item.lastIndexOf(' ');
      return [item.slice(0, at), Number(item.slice(at + 1))];
    }),
  );

/** Names of the table of ingredients of recipes first, then those of what our own dishes are cooked from, elsewhere too. */
function loadNames(): Names {
  const foods = new Map(tableFoods().map((of) => [of.id, of]));
  const byName = new Map<string, NamedIngredient>();
  let longest = 1;
  const add = (name: string, known: NamedIngredient) => {
    const words = nameWords(name);
    const key = words.join(' ');
    if (key === '' || byName.has(key)) return;
    byName.set(key, known);
    for (const word of words) known.words.add(word);
    longest = Math.max(longest, words.length);
  };
  for (const [id = '', called, measures] of rows()) {
    const of = foods.get(id);
    if (!of) throw new Error(`Ingredient ${id} is in no table of foods`);
    const known = { of, measures: measuresOf(measures), words: new Set<string>() };
    for (const name of listed(called)) add(name, known);
  }
  const elsewhere = regionalNames();
  for (const { id, name, plural, food, measures, words } of loadIngredients()) {
    const of = foods.get(food);
    if (!of) continue;
    const kitchen = new Map(measures.map(({ unit, grams }) => [unit, grams]));
    const known = { of, measures: kitchen, words: new Set<string>() };
    const others = elsewhere.get(id)?.same ?? [];
    for (const one of [name, ...(plural ? [plural] : []), ...words, ...others]) add(one, known);
  }
  return { byName, words: new Set([...byName.keys()].flatMap((key) => key.split(' '))), longest };
}

/** Foods of which there are so many kinds that any word beside the name may tell of another. */
const OF_MANY_KINDS = new Set(
  (
    'flour sweetener sugar syrup milk noodle pasta rice bread tortilla wrap cheese chip bar powder berry leaf seed nut bean oil ' +
    'sauce paste juice spice herb vinegar stock broth soup extract starch butter cream yogurt mix dressing drink liqueur jam jelly ' +
    'spread biscuit cookie cake cereal seasoning dip snack candy sausage shake'
  ).split(' '),
);

/** True where these words are a name of their own: "bay leaf" is no leaf of a bay. */
export function isIngredientName(words: readonly string[]): boolean {
  names ??= loadNames();
  return names.byName.has(words.join(' '));
}

/**
 * Words written with a capital that no food is called by, in comparable form: makers and sorts ("Reames egg noodles").
 * None where most of the line is written so.
 */
export function brandWords(line: string): ReadonlySet<string> {
  names ??= loadNames();
  const { words: known } = names;
  const words = line.match(/\p{L}[\p{L}'’]{2,}/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word));
  if (words.length > 1 && capital.length * 2 > words.length) return new Set();
  const makers = capital.map((word) => foodWord(word.toLowerCase()));
  return new Set(makers.filter((word) => !known.has(word) && !LOW_CARB_MAKERS.has(word)));
}

/** Makers whose name tells that a food is not the usual one. */
const LOW_CARB_MAKERS = new Set(
  (
    'lily choczero lakanto swerve truvia splenda pyure hughes walden torani skinny quest carbonaut sola franz egglife joyfull rebel ' +
    'enlightened halo smart carb zero diet keto stevia natvia canderel whole earth'
  )
    .split(' ')
    .map(foodWord),
);

/** Forms in which a sweetener is sold. */
const FORMS = new Set('powdered granulated granular confectioner icing blend'.split(' '));

export const isOfManyKinds = ([word, ...more]: readonly string[]): boolean =>
  more.length === 0 && OF_MANY_KINDS.has(word ?? '');

/** The longest name among the words, the last of those; null where none is. */
export function ingredientNamed(words: readonly string[], brands: ReadonlySet<string>): Found | null {
  names ??= loadNames();
  for (let length = Math.min(names.longest, words.length); length > 0; length--)
    for (let at = words.length - length; at >= 0; at--) {
      const known = names.byName.get(words.slice(at, at + length).join(' '));
      if (!known) continue;
      const rest = [...words.slice(0, at), ...words.slice(at + length)];
      const isOfMany = isOfManyKinds(words.slice(at, at + length));
      const isForm = (word: string) => FORMS.has(word) && ADDED_FOODS.some(({ id }) => id === known.of.id);
      const isSure = rest.every(
        (word) =>
          (known.words.has(word) && (length > 1 || !isFoodWord(word))) ||
          isPreparation(word, brands) ||
          isForm(word) ||
          (!isOfMany && isIdle(word)),
      );
      return { ...known, isSure, isOfMany };
    }
  return null;
}
