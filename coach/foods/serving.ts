import { gramsText } from '#domain/amount-text.ts';
import type { Food } from '#domain/food.ts';
import { foodNetCarbs } from '#domain/food.ts';
import { type EverydayDish, everydayFood } from './everyday-foods.ts';
import type { FoundFood } from './food-finder.ts';
import { type PortionValues, sumValues, valuesIn } from './portion-values.ts';
import { type Names, usualPortion, weighAmount } from './portion-weight.ts';
import type { SaidFood } from './read-foods.ts';

/** A food in a weighed portion, with everything an answer says of it. */
export interface Serving {
  readonly name: string;
  /** e.g. "2 cups (246 g) of raspberries". */
  readonly text: string;
  readonly grams: number;
  readonly values: PortionValues;
  /** Rows of the table the values come from; several for a dish. */
  readonly foods: readonly Food[];
  /** What the reader should know of how the food or the amount was taken, as sentences. */
  readonly notes: readonly string[];
}

const UNKNOWN_AMOUNT_GRAMS = 100;

function foodServing({ said, found, amount }: SaidFood & { found: FoundFood & { kind: 'food' } }): Serving {
  const { food, name } = found;
  const names: Names = { one: name, of: said };
  const weighed = amount ? weighAmount(food, amount, names) : usualPortion(food, names);
  const portion = weighed ?? {
    grams: UNKNOWN_AMOUNT_GRAMS,
    text: `${UNKNOWN_AMOUNT_GRAMS} g of ${said}`,
  };
  const notes = takenAs(found, said);
  if (!weighed && amount) {
    notes.push(
      `I do not know what ${amount.unit === 'piece' ? 'one piece' : `a ${amount.unit}`} of it weighs, so this is for 100 g; tell me the grams and I will work it out.`,
    );
  }
  return { name, ...portion, values: valuesIn(food, portion.grams), foods: [food], notes };
}

function takenAs(
  { food, brand, confidence, alternative }: FoundFood & { kind: 'food' },
  said: string,
): string[] {
  const notes: string[] = [];
  if (brand) notes.push('The brand is not in the table, so this is a typical one: check its label.');
  if (confidence === 'likely' && !brand) {
    const row = `I took “${said}” as the table's “${food.description}”.`;
    notes.push(alternative ? `${row} ${alternativeText(alternative)}` : row);
  }
  return notes;
}

function alternativeText(food: Food): string {
  const name = everydayFood(food)?.name;
  const net = gramsText(foodNetCarbs(food).value);
  return name
    ? `If you meant ${name}: ${net} net carbs in 100 g.`
    : `Another row, “${food.description}”, has ${net} net carbs in 100 g.`;
}

function dishServing(dish: EverydayDish, { amount }: SaidFood): Serving {
  const whole = dish.parts.reduce((sum, { grams }) => sum + grams, 0);
  const isWeighed = amount?.unit === 'g' || amount?.unit === 'oz';
  const weight = amount && isWeighed ? amount.count * (amount.unit === 'oz' ? 28.35 : 1) : null;
  const isCounted = amount && /^(?:piece|serving|portion|plate|bowl)$/.test(amount.unit);
  const share = weight !== null ? weight / whole : isCounted ? amount.count : 1;
  const parts = dish.parts.map(
    ({ food, grams }) => `${gramsText(grams)} ${everydayFood(food)?.name ?? food.description}`,
  );
  return {
    name: dish.name,
    text: `${share === 1 ? 'a plain portion' : 'that much'} (${gramsText(whole * share)}) of ${dish.name}`,
    grams: whole * share,
    values: sumValues(dish.parts.map(({ food, grams }) => valuesIn(food, grams * share))),
    foods: dish.parts.map(({ food }) => food),
    notes: [
      `The table has no row for the dish, so I added up a plain recipe: ${parts.join(', ')}. Yours will differ.`,
    ],
  };
}

/** The food in the amount that was said, else in the usual one. */
export function servingOf(said: SaidFood): Serving {
  const { found } = said;
  return found.kind === 'dish' ? dishServing(found.dish, said) : foodServing({ ...said, found });
}
