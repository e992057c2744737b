export type FoodWeightUnit = 'g' | 'oz';

/** Grams in one avoirdupois ounce (NIST Handbook 44, Appendix C). */
export const GRAMS_PER_OUNCE = 28.349523125;

export const inFoodUnit = (grams: number, unit: FoodWeightUnit): number =>
  unit === 'g' ? grams : grams / GRAMS_PER_OUNCE;

export const gramsOf = (amount: number, unit: FoodWeightUnit): number =>
  unit === 'g' ? amount : amount * GRAMS_PER_OUNCE;

/** A weight as a kitchen scale shows it: "8.5 g", "120 g", "4.2 oz", "0.25 oz". */
export function weightText(grams: number, unit: FoodWeightUnit): string {
  const amount = inFoodUnit(grams, unit);
  const digits = unit === 'g' ? (amount < 10 ? 1 : 0) : amount < 1 ? 2 : 1;
  return `${Number(amount.toFixed(digits))} ${unit}`;
}
