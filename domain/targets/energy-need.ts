import type { ActivityLevel } from '#contract/profile-values.ts';

/**
 * Multiples of resting energy by activity, as diet calculators use them. A convention without one source; the true
 * need may differ by a few hundred kcal.
 */
export const ACTIVITY_FACTORS: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
};

/** Which of the two forms of the formula holds; null where a person's sex is not said or is neither. */
export type FormulaSex = 'female' | 'male' | null;

/** The form of the formula for a gender in a person's own words. */
export function formulaSex(gender: string | null): FormulaSex {
  const word = gender?.trim().toLowerCase() ?? '';
  if (/^(?:f|w|female|woman|girl|cis(?:gender)? (?:female|woman))$/.test(word)) return 'female';
  if (/^(?:m|male|man|boy|cis(?:gender)? (?:male|man))$/.test(word)) return 'male';
  return null;
}

/**
 * Resting energy of an adult in kcal a day, not rounded: Mifflin et al., American Journal of Clinical Nutrition
 * 1990;51:241-247.
 * @param weight kg
 * @param height cm
 * @param age years
 */
export function restingEnergy(weight: number, height: number, age: number, sex: 'female' | 'male'): number {
  return 10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161);
}
