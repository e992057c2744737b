import type { Ingredient } from '#content/dishes/ingredient.ts';
import { namesInOtherLanguages } from '#content/dishes/load-ingredients.ts';
import { foodById } from '#content/foods/foods.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { saysCooked, withoutCookedWords } from './cooked-words.ts';
import { namedByForm, ofItsForm } from './food-forms.ts';
import { type IngredientNames, ingredientNames, namesIn } from './ingredient-names.ts';
import { nameWords, tellingWords } from './name-words.ts';
import { ofItsAnimal } from './of-its-animal.ts';

/** Row of the USDA table that an everyday name stands for, and whether that is sure; null when nothing is called so. */
export type FindFood = (name: string) => { readonly food: Food; readonly sure: boolean } | null;

export interface FoundIngredient {
  readonly id: string;
  /** The whole name is the ingredient's, so that the table's values may stand in for a label's. */
  readonly sure: boolean;
  readonly saysCooked: boolean;
}

export interface NamedFood {
  readonly productName: string;
  readonly brand: string | null;
  readonly foodId: string | null;
}

/** "Tasty cheese block" is cheese. */
const PACKAGES = new Set([
  'block',
  'slice',
  'wedge',
  'tub',
  'pack',
  'packet',
  'pouch',
  'bag',
  'jar',
  'tin',
  'can',
]);

/**
 * Ingredients that a pantry food may be, the likeliest first: by its whole name, its row of the table, the end of its
 * name, a word of another language, the food finder. Values decide between them.
 */
export function ingredientFinder(
  names: IngredientNames,
  ingredients: readonly Ingredient[],
  findFood: FindFood | null,
): (item: NamedFood) => readonly FoundIngredient[] {
  const byRow = Map.groupBy(ingredients, ({ food }) => food);
  const snacks = ingredientNames(ingredients.filter(({ groups }) => groups.includes('ready-snack')));
  const snacksIn = (words: readonly string[]) =>
    words.slice(1).flatMap((_, at) => snacks.exactly(words.slice(at, at + 2)));
  const otherLanguages = namesIn(namesInOtherLanguages());
  const byId = new Map(ingredients.map((one) => [one.id, one]));
  const ofRow = (row: string | null) => (byRow.get(row ?? '') ?? []).map(({ id }) => id);
  const byWholeName = (words: readonly string[]) => [
    ...names.exactly(words),
    ...names.exactly(tellingWords(words)),
  ];

  /** "Fish, trout, mixed species, raw" is a trout, whatever a person calls it. */
  const ofTableRow = (foodId: string | null) =>
    foodById(foodId ?? '')
      ?.description.split(', ')
      .flatMap((part) => names.exactly(nameWords(part))) ?? [];

  return ({ productName, brand, foodId }) => {
    const words = nameWords(productName, brand);
    const isCooked = saysCooked(words);
    const as = (ids: readonly string[], sure: boolean) =>
      [...new Set(ofItsForm(ids, `${brand ?? ''} ${productName}`, byId, names))].map(
        (id): FoundIngredient => ({ id, sure, saysCooked: isCooked }),
      );
    const core = withoutCookedWords(words);
    const whole = [...byWholeName(words), ...(core.length > 0 ? byWholeName(core) : [])];
    const row = ofRow(foodId);
    if (row.length > 0) {
      const named = whole.filter((id) => row.includes(id));
      return as([...named, ...row], true);
    }
    if (whole.length > 0) return as(whole, true);
    const foreign = otherLanguages.exactly(words);
    if (foreign.length > 0) return as(foreign, true);
    const ending = [
      ...names.endingOf(words),
      ...names.endingOf(core),
      ...names.endingOf(words.filter((word) => !PACKAGES.has(word))),
      // What is eaten from the packet is followed by its flavor: "Beef jerky teriyaki".
      ...snacksIn(words),
    ];
    const ofAnimal = ofItsAnimal(ending, words, byId, names);
    if (ofAnimal.length > 0) return as(ofAnimal, false);
    const within = otherLanguages.within(words);
    if (within.length > 0) return as(within, false);
    const formed = namedByForm(productName, names);
    if (formed.length > 0) return as(formed, false);
    const found = findFood?.(productName) ?? null;
    if (!found) return as(ofTableRow(foodId), false);
    const named = [...ofRow(found.food.id), ...byWholeName(nameWords(found.food.description))];
    return as(ofItsAnimal(named, words, byId, names), found.sure);
  };
}
