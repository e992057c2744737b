import type { NutrientName } from '#contract/nutrition.ts';
import { trueValueInterval } from '#domain/nutrition/label-rounding.ts';
import type { Amount } from './draft-field.ts';

/**
 * Daily values that 100 % stands for: 21 CFR 101.9(c)(9) as of 2016, its earlier form, and Canada's.
 * In the nutrient's own unit.
 */
const DAILY_VALUES: Partial<Record<NutrientName, readonly number[]>> = {
  total_fat: [78, 65, 75],
  saturated_fat: [20],
  cholesterol: [300],
  sodium: [2300, 2400],
  total_carbs: [275, 300],
  dietary_fiber: [28, 25],
  added_sugars: [50],
  potassium: [4700, 3500, 3400],
};

/** Percent points a printed percentage may lie off: its own rounding and makers that round in between. */
const SLACK = 0.75;

/** Whether an amount goes with the percentage beside it; null where the nutrient has no daily value. */
export function fitsDailyValue(
  name: NutrientName,
  { value, lessThan }: Amount,
  percent: number,
): boolean | null {
  const dailyValues = DAILY_VALUES[name];
  if (!dailyValues) return null;
  const { low, high } = trueValueInterval({ value, lessThan }, name, 'us');
  return dailyValues.some((daily) => {
    const [least, most] = [(100 * low) / daily - SLACK, (100 * high) / daily + SLACK];
    return percent >= least && percent <= most;
  });
}
