import { gramsText } from '#domain/food-text/amount-text.ts';
import { plural } from '#domain/food-text/plural.ts';
import { type Food, foodNetCarbs } from '#domain/nutrition/food.ts';
import { type EverydayDish, everydayFood } from './everyday-foods.ts';
import type { FoundFood } from './food-finder.ts';
import { foodWords } from './food-words.ts';
import { type PortionValues, sumValues, valuesIn } from './portion-values.ts';
import { type Names, usualPortion, weighAmount } from './portion-weight.ts';
import type { SaidFood } from './read-foods.ts';

/** A food in a weighed portion, with everything an answer says of it. */
export interface Serving {
  readonly name: string;
  /** The food in general, as the asker calls it: "raspberries". */
  readonly called: string;
  /** e.g. "2 cups (246 g) of raspberries". */
  readonly text: string;
  readonly grams: number;
  readonly values: PortionValues;
  /** Rows of the table the values come from; several for a dish. */
  readonly foods: readonly Food[];
  /** The asker named the amount. */
  readonly asked: boolean;
  /** What the reader should know of how the food or the amount was taken, as sentences. */
  readonly notes: readonly string[];
}

const UNKNOWN_AMOUNT_GRAMS = 100;

type FoundTableFood = FoundFood & { kind: 'food' };

/** In the asker's own words, unless those were misspelt or name a brand that the table lacks. */
function calledOf({ food, name, taken, brand }: FoundTableFood, said: string): string {
  if (said.includes(',')) return everydayFood(food)?.name ?? food.description;
  if (taken !== 'corrected' && !brand) return said;
  return /s$/.test(said) && !/s$/.test(name) ? plural(2, name) : name;
}

function foodServing({ said, found, amount, assumed }: SaidFood & { found: FoundTableFood }): Serving {
  const { food, name } = found;
  const called = calledOf(found, said);
  const names: Names = { one: name, of: called };
  const weighed = amount ? weighAmount(food, amount, names) : usualPortion(food, names);
  const portion = weighed ?? { grams: UNKNOWN_AMOUNT_GRAMS, text: `${UNKNOWN_AMOUNT_GRAMS} g of ${called}` };
  const notes = takenAs(found, said);
  if (assumed) notes.push(`You didn’t say how much ${called}, so I counted the amount usually stirred in.`);
  if (!weighed && amount) {
    const measure =
      amount.unit === 'one' ? 'one' : `a ${amount.size ?? ''} ${amount.unit}`.replace('  ', ' ');
    notes.push(
      `I don’t know how much ${measure} of it weighs, so this is for 100 g. Tell me the weight in grams and I’ll work it out.`,
    );
  }
  return {
    name,
    called,
    ...portion,
    values: valuesIn(food, portion.grams),
    foods: [food],
    asked: amount !== null,
    notes,
  };
}

/** Another kind is named where it differs by this much in 100 g. */
const WORTH_TELLING_G = 1;

function takenAs({ food, name, brand, taken, alternative }: FoundTableFood, said: string): string[] {
  if (brand) return ['I don’t have this brand, so these numbers are for a typical one: check its label.'];
  const other = alternative ? otherText(alternative) : null;
  if (taken === 'corrected') return [`I read “${said}” as ${name}.`];
  const differs =
    Math.abs(foodNetCarbs(alternative ?? food).value - foodNetCarbs(food).value) >= WORTH_TELLING_G;
  if (taken === 'usual' && other && differs)
    return [`That is the most common kind${isSaid(name, said) ? '' : `, ${name}`}; ${other}`];
  if (taken === 'nearest') return [`That is the closest match I have${other ? `; ${other}` : '.'}`];
  return [];
}

function isSaid(name: string, said: string): boolean {
  return foodWords(name).join(' ') === foodWords(said).join(' ');
}

function otherText(food: Food): string {
  const name = everydayFood(food)?.name;
  const net = gramsText(foodNetCarbs(food).value);
  return `${name ?? `“${food.description}”`} would have ${net} net carbs in 100 g.`;
}

/** Tap water in a soup goes without saying. */
const WATER = '14411';
/** Shelves of the table, which say nothing of the food itself. */
const SHELVES = /^(?:Beverages|Spices|Nuts|Seeds|Fish|Snacks|Fast foods|Crustaceans|Mollusks), /;

/** "adzuki beans" of "Beans, adzuki, mature seeds, canned, sweetened". */
const shortName = ({ description }: Food): string =>
  description.replace(SHELVES, '').split(', ').slice(0, 2).reverse().join(' ').toLowerCase();

function dishServing(dish: EverydayDish, { amount }: SaidFood): Serving {
  const whole = dish.parts.reduce((sum, { grams }) => sum + grams, 0);
  const isWeighed = amount?.unit === 'g' || amount?.unit === 'oz';
  const weight = amount && isWeighed ? amount.count * (amount.unit === 'oz' ? 28.35 : 1) : null;
  const isCounted = amount && /^(?:one|piece|serving|portion|plate|bowl)$/.test(amount.unit);
  const share = weight !== null ? weight / whole : isCounted ? amount.count : 1;
  const parts = dish.parts
    .filter(({ food }) => food.id !== WATER)
    .map(({ food, grams }) => `${gramsText(grams)} ${everydayFood(food)?.name ?? shortName(food)}`);
  return {
    name: dish.name,
    called: dish.name,
    text: `${share === 1 ? 'a plain portion' : 'that much'} (${gramsText(whole * share)}) of ${dish.name}`,
    grams: whole * share,
    values: sumValues(dish.parts.map(({ food, grams }) => valuesIn(food, grams * share))),
    foods: dish.parts.map(({ food }) => food),
    asked: amount !== null,
    notes: [
      `I have no numbers for this dish, so I added up a plain recipe: ${parts.join(', ')}. Yours will differ.`,
    ],
  };
}

/** "pizza fits", "raspberries fit". */
export function isPlural(called: string): boolean {
  return /[^su]s$/.test(called) && !/(?:hummus|asparagus|couscous|molasses|swiss)$/.test(called);
}

/** The food in the amount that was said, else in the usual one. */
export function servingOf(said: SaidFood): Serving {
  const { found } = said;
  return found.kind === 'dish' ? dishServing(found.dish, said) : foodServing({ ...said, found });
}
