import type { MealChoice } from '#contract/meal-text.ts';

/** More than this of one food is asked about before it is logged, in grams and in kcal. */
const MUCH_G = 2500;
const MUCH_KCAL = 2000;

/** A range of net carbs wider than two days of keto hold, at 50 g a day, and over so many times its least, tells nothing. */
const UNSURE_G = 100;
const UNSURE_TIMES = 3;

/** What has to be said before a food is logged: an amount that nobody eats, or one that may be anything; null for nothing. */
export function mealAsks({ amount, grams, values }: MealChoice, said: string): string | null {
  const { count, unit } = amount;
  if ((grams?.value ?? 0) > MUCH_G || (values.energy?.value ?? 0) > MUCH_KCAL || count > MUCH_G)
    return `${[count, ...(unit ? [unit, 'of'] : []), said].join(' ')}? Please check the amount.`;
  const { low, high } = values.netCarbs ?? { low: 0, high: 0 };
  return high - low > UNSURE_G && high > UNSURE_TIMES * low
    ? `That may be ${Math.round(low)} to ${Math.round(high)} g of net carbs. Which is it, and how much?`
    : null;
}
