import { loadIngredients, regionalNames } from '#content/dishes/load-ingredients.ts';
import { ADDED_FOODS } from '#content/foods/added-foods.ts';
import { foodWord } from '../food-words.ts';
import { isFoodWord } from '../meal-text/food-ranking.ts';
import { LOW_CARB_MAKERS } from '../meal-text/low-carb-words.ts';
import { type NamedFood, NameTable, tableFoodById } from '../meal-text/name-table.ts';
import { isIdle, isPreparation } from '../meal-text/preparation-words.ts';

interface Found extends NamedFood {
  /** False where words beside the name may make it another food. */
  readonly isSure: boolean;
  /** True for a bare word of many foods: "flour", "chips". */
  readonly isOfMany: boolean;
}

let names: NameTable | null = null;

/**
 * What words mean where they stand in a recipe: "pepper" is ground there, "macaroni" dry. Names of the table of
 * ingredients of recipes first, then those of what our own dishes are cooked from, elsewhere too.
 */
function ingredientNames(): NameTable {
  if (names) return names;
  names = new NameTable().addFile(new URL('./ingredient-names.tsv', import.meta.url));
  const elsewhere = regionalNames();
  for (const { id, name, plural, food, measures, words } of loadIngredients()) {
    const of = tableFoodById(food);
    if (!of) continue;
    const others = elsewhere.get(id)?.same ?? [];
    const kitchen = new Map(measures.map(({ unit, grams }) => [unit, grams]));
    names.add([name, ...(plural ? [plural] : []), ...words, ...others], of, kitchen);
  }
  return names;
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
export const isIngredientName = (words: readonly string[]): boolean => ingredientNames().has(words);

/**
 * Words written with a capital that no food is called by, in comparable form: makers and sorts ("Reames egg noodles").
 * None where most of the line is written so.
 */
export function brandWords(line: string): ReadonlySet<string> {
  const words = line.match(/\p{L}[\p{L}'’]{2,}/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word));
  if (words.length > 1 && capital.length * 2 > words.length) return new Set();
  const makers = capital.map((word) => foodWord(word.toLowerCase()));
  return new Set(makers.filter((word) => !ingredientNames().hasWord(word) && !LOW_CARB_MAKERS.has(word)));
}

/** Forms in which a sweetener is sold. */
const FORMS = new Set('powdered granulated granular confectioner icing blend'.split(' '));

export const isOfManyKinds = ([word, ...more]: readonly string[]): boolean =>
  more.length === 0 && OF_MANY_KINDS.has(word ?? '');

/** The longest name among the words, the last of those; null where none is. */
export function ingredientNamed(words: readonly string[], brands: ReadonlySet<string>): Found | null {
  const found = ingredientNames().find(words);
  if (!found) return null;
  const isOfMany = isOfManyKinds(found.name);
  const isForm = (word: string) => FORMS.has(word) && ADDED_FOODS.some(({ id }) => id === found.of.id);
  const isSure = found.rest.every(
    (word) =>
      (found.words.has(word) && (found.name.length > 1 || !isFoodWord(word))) ||
      isPreparation(word, brands) ||
      isForm(word) ||
      (!isOfMany && isIdle(word)),
  );
  return { ...found, isSure, isOfMany };
}
