import { loadIngredients } from '#content/dishes/load-ingredients.ts';
import type { MealPlan, PlannedDish } from '#contract/meal-plans.ts';
import { nameWords, singular } from '../pantry/name-words.ts';

/** Other words for a dish, found by its key. */
export interface DishWording {
  readonly key: string;
  readonly name: string;
  readonly steps: readonly string[];
}

const NAME_MOST = 80;
const STEPS_MOST = 12;
const STEP_MOST = 500;

const NUMBERS = /\d+(?:[.,/]\d+)*/g;
const TEMPERATURES = /(?<!\d)\d+\s*°\s*[CF]/g;

/** Running text as words in the singular, for names to be found in. */
const spaced = (text: string) => ` ${(text.toLowerCase().match(/[a-z]+/g) ?? []).map(singular).join(' ')} `;
const wordsOf = ({ name, steps }: Pick<PlannedDish, 'name' | 'steps'> | DishWording) =>
  [name, ...steps].join('. ');
const plain = (text: string) => text.replace(/\s+/g, '');

/** All names of ingredients, in the singular, one word or more. */
let known: readonly string[] | null = null;
const ingredientNames = () => {
  known ??= loadIngredients().flatMap(({ name }) => spaced(name));
  return known;
};

/** The word that a cook would say: "butter" of "Kerrygold butter". */
const nounOf = (name: string) => nameWords(name).at(-1) ?? name;

/** Why the wording may not stand for the dish; null where it may. */
function objection(dish: PlannedDish, wording: DishWording): string | null {
  const isSized =
    wording.name.trim() !== '' &&
    wording.name.length <= NAME_MOST &&
    wording.steps.length > 0 &&
    wording.steps.length <= STEPS_MOST &&
    wording.steps.every((step) => step.trim() !== '' && step.length <= STEP_MOST);
  if (!isSized) return 'too long or empty';
  const [before, after] = [wordsOf(dish), wordsOf(wording)];
  const said = spaced(wording.steps.join('. '));
  const ours = spaced(before);
  const unnamed = dish.ingredients.find(
    ({ name }) => ours.includes(` ${nounOf(name)} `) && !said.includes(` ${nounOf(name)} `),
  );
  if (unnamed) return `does not name ${unnamed.name}`;
  const numbers = new Set(before.match(NUMBERS) ?? []);
  const invented = (after.match(NUMBERS) ?? []).find((number) => !numbers.has(number));
  if (invented) return `has a number of its own: ${invented}`;
  const temperatures = (text: string) => new Set((text.match(TEMPERATURES) ?? []).map(plain));
  const [were, are] = [temperatures(before), temperatures(after)];
  if ([...were].some((one) => !are.has(one))) return 'leaves a temperature out';
  const listed = dish.ingredients.map(({ name }) => spaced(name)).join('');
  const isNew = (name: string) =>
    spaced(after).includes(name) && !ours.includes(name) && !listed.includes(name);
  const added = ingredientNames().find(isNew);
  return added ? `adds ${added.trim()}` : null;
}

/**
 * The plan with names and steps in the words of `by`. Ingredients, amounts and totals stay; a wording that leaves an
 * ingredient or a temperature out, or that brings in a number or an ingredient, is not taken, and our own words stay.
 */
export function reworded(plan: MealPlan, wordings: readonly DishWording[], by: string): MealPlan {
  const byKey = new Map(wordings.map((wording) => [wording.key, wording]));
  let taken = 0;
  const days = plan.days.map((day) => ({
    ...day,
    dishes: day.dishes.map((dish) => {
      const wording = byKey.get(dish.key);
      if (!wording || objection(dish, wording) !== null) return dish;
      taken++;
      return { ...dish, name: wording.name.trim(), steps: wording.steps.map((step) => step.trim()) };
    }),
  }));
  return taken === 0 ? plan : { ...plan, days, wordedBy: by };
}
