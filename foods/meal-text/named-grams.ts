import type { Estimate } from '#contract/diary.ts';
import { times } from '#domain/diary/estimates.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { UNIT_MILLILITRES } from './amount-words.ts';
import { countOf, type MealAmount } from './meal-amount.ts';
import { SAME_MEASURE } from './measure-words.ts';
import { weighMeal } from './portion-grams.ts';
import type { TableFood } from './table-foods.ts';

/** How far a kitchen's measure strays from its usual weight, as a share; conventions of ours. */
const MEASURE_STRAYS = 0.12;
const PIECE_STRAYS = 0.25;

/**
 * Grams of an amount of a food that is known by its name; one of it where nobody said how much ("an onion").
 * @param measures grams of household measures that are known of it, which go before those of the tables
 */
export function namedGrams(
  of: TableFood,
  said: MealAmount | null,
  words: readonly string[],
  measures: ReadonlyMap<string, number>,
): Estimate {
  const amount = said ?? countOf(1);
  const one = amount.each ? undefined : gramsOfOne(amount, measures);
  if (one !== undefined) {
    const strays = amount.unit ? MEASURE_STRAYS : PIECE_STRAYS;
    return {
      value: amount.count * one,
      low: amount.countLow * one * (1 - strays),
      high: amount.countHigh * one * (1 + strays),
    };
  }
  const { grams, doubt } = weighMeal(of, amount, words);
  const millilitres = amount.unit === null ? undefined : UNIT_MILLILITRES[amount.unit];
  if (doubt !== 'usual amount' || millilitres === undefined) return times(grams, 1);
  const value = amount.count * millilitres * densityLike(of.food);
  return { value, low: value * (1 - DENSITY_STRAYS), high: value * (1 + DENSITY_STRAYS) };
}

/** Measures that are one of the thing itself. */
const ONE_OF_IT = new Set(['stalk', 'piece', 'bulb', 'ear', 'stem', 'knob']);

export function gramsOfOne(
  { unit, measure, size }: MealAmount,
  measures: ReadonlyMap<string, number>,
): number | undefined {
  if (unit) {
    const own = measures.get(unit);
    if (own !== undefined) return own;
    const cup = measures.get('cup');
    const spoon = measures.get('tbsp');
    const density = cup !== undefined ? cup / 236.588 : spoon !== undefined ? spoon / 14.787 : undefined;
    const millilitres = UNIT_MILLILITRES[unit];
    return density === undefined || millilitres === undefined ? undefined : density * millilitres;
  }
  if (measure) {
    const name = [measure, ...(SAME_MEASURE[measure] ?? [])].find((one) => measures.has(one));
    if (name !== undefined) return measures.get(name);
    return ONE_OF_IT.has(measure) ? measures.get('piece') : undefined;
  }
  return (size ? (measures.get(`${size} piece`) ?? measures.get(size)) : undefined) ?? measures.get('piece');
}

/** Where the tables weigh no cup of it: water, oil, and what is dry and loose, in g per ml; conventions of ours. */
const densityLike = ({ waterG, fatG }: Food): number => ((waterG ?? 0) >= 60 ? 1 : fatG >= 80 ? 0.92 : 0.6);
const DENSITY_STRAYS = 0.3;
