import type { Ingredient, IngredientGroup } from '#content/dishes/ingredient.ts';
import { regionalNames } from '#content/dishes/load-ingredients.ts';
import { foodById } from '#content/foods/foods.ts';
import { foodNetCarbs } from '#domain/nutrition/food.ts';
import { remembered } from '#foods/remembered.ts';
import { ALONE_ONLY, MADE_OF_IT, OF_ANIMALS } from './dish-names.ts';
import type { FindFood } from './find-ingredient.ts';
import { type IngredientNames, ingredientNames, namesIn, type PartOfName } from './ingredient-names.ts';
import { isTelling, nameWords, tellingWords, withoutNoise } from './name-words.ts';
import { makersOf } from './without-maker.ts';

const FLAVORS = new Set<IngredientGroup>([
  'berry',
  'fruit',
  'citrus',
  'nut',
  'coconut',
  'cocoa',
  'fresh-herb',
  'spice',
]);

/** Below this in 100 g a maker that nobody knows hides no other food of many carbs; in g. */
const FEW_NET_CARBS = 6;

/** The same words stand in many names. */
const RECENT_MOST = 2000;

/** Ingredients that are spices mixed. */
const MIXES = new Set(['curry-powder', 'seasoning-blend']);

/** "Eggs, mixed sizes" are eggs, and "scotch eggs" are not. */
const OF_ANIMALS_BUT_EGGS = OF_ANIMALS.difference(new Set(['egg']));

/** They tell the kind of a food and name no other. */
const COLORS = new Set(['black', 'white', 'red', 'green', 'yellow', 'golden', 'brown']);

/** What is known of names and of the ingredients that they may be. */
export function nameBook(
  names: IngredientNames,
  ingredients: readonly Ingredient[],
  findFood: FindFood | null,
) {
  const byId = new Map(ingredients.map((one) => [one.id, one]));
  const byRow = Map.groupBy(ingredients, ({ food }) => food);
  const snacks = ingredientNames(ingredients.filter(({ groups }) => groups.includes('ready-snack')));
  const regional = namesIn(
    new Map([...regionalNames()].map(([id, { same, near }]) => [id, [...same, ...near]])),
  );
  const byWholeName = (words: readonly string[]) => [
    ...names.exactly(words),
    ...names.exactly(withoutNoise(words)),
    ...names.exactly(tellingWords(words)),
  ];
  const isOf = (id: string, is: (group: IngredientGroup) => boolean) =>
    byId.get(id)?.groups.some(is) ?? false;

  /** The ingredients of a part of the name where it is no dish, and what else is said. */
  function partly(
    { ids, length }: PartOfName,
    [first = '']: readonly string[],
    others: readonly string[],
    startsDishes: ReadonlySet<string>,
  ) {
    const rest = others.filter((word) => isTelling([word]) && !COLORS.has(word));
    const only = length === 1 ? first : '';
    const isDish =
      ALONE_ONLY.has(only) || startsDishes.has(only) || rest.some((word) => MADE_OF_IT.has(word));
    return { ids: isDish ? [] : ids, rest };
  }

  const beginning = (found: PartOfName, words: readonly string[]) =>
    partly(found, words, words.slice(found.length), OF_ANIMALS_BUT_EGGS);
  const ending = (found: PartOfName, words: readonly string[]) =>
    partly(found, words.slice(-found.length), words.slice(0, words.length - found.length), OF_ANIMALS);

  const makers = makersOf(ingredients, regional);
  const isSpice = (ids: readonly string[]) =>
    ids.some((id) => isOf(id, (group) => group === 'spice' || group === 'fresh-herb'));

  /** "Turmeric, cumin, garam masala" is a shelf of spices: a mix where one is among them, else the first; none for other lists. */
  function spicesListed(productName: string): readonly string[] {
    const parts = productName.split(/,|&|\+|\sand\s/).map((part) => nameWords(part));
    const listed = parts.map((part) => [...byWholeName(part), ...regional.exactly(part)]);
    const isShelf = listed.every((ids, at) =>
      ids.length === 0 ? parts[at]?.every(makers.isUnknown) : isSpice(ids),
    );
    if (listed.length < 2 || !isShelf) return [];
    const mix = listed.flat().find((id) => MIXES.has(id));
    return mix ? [mix] : (listed.find(isSpice) ?? []);
  }

  return {
    byId,
    regional,
    makers,
    spicesListed,
    byWholeName,
    snacksIn: (words: readonly string[]) =>
      words.slice(1).flatMap((_, at) => snacks.exactly(words.slice(at, at + 2))),
    isFish: (id: string) => isOf(id, (group) => group.endsWith('-fish')),
    /** Sweets and drinks taste of it: "lemon drizzle", "strawberry laces". */
    isFlavor: (id: string) => isOf(id, (group) => FLAVORS.has(group)),
    /** Whether a wrong guess costs little: spices, and what holds few net carbs. */
    holdsFewCarbs(id: string): boolean {
      const row = foodById(byId.get(id)?.food ?? '');
      return (
        isOf(id, (group) => group === 'spice') || (row != null && foodNetCarbs(row).value <= FEW_NET_CARBS)
      );
    },
    isNoFood: remembered(
      RECENT_MOST,
      (word: string) =>
        byWholeName([word]).length + regional.exactly([word]).length === 0 && findFood?.(word)?.sure !== true,
    ),
    beginning,
    /** What the words begin and end with, by the names of here and those of elsewhere. */
    atEitherEnd: (words: readonly string[]) =>
      [names, regional].flatMap((called) => [
        beginning(called.startingOf(words), words),
        ending(called.endingOf(words), words),
      ]),
    ofRow: (row: string | null) => (byRow.get(row ?? '') ?? []).map(({ id }) => id),
    /** "Fish, trout, mixed species, raw" is a trout, whatever a person calls it. */
    ofTableRow: (foodId: string | null) =>
      foodById(foodId ?? '')
        ?.description.split(', ')
        .flatMap((part) => names.exactly(nameWords(part))) ?? [],
  };
}
