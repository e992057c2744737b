import type { Units } from '#contract/profile.ts';
import { GRAMS_PER_OUNCE } from '../food-text/food-weight.ts';

const OUNCES_PER_POUND = 16;

const trimmed = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** A weight as shops and scales show it: "390 g", "1.2 kg", "5.3 oz", "1.5 lb". */
export function weightText(grams: number, unit: Units['food']): string {
  if (unit === 'g') {
    return grams >= 1000 ? `${trimmed(grams / 1000, 2)} kg` : `${trimmed(grams, grams < 10 ? 1 : 0)} g`;
  }
  const ounces = grams / GRAMS_PER_OUNCE;
  if (ounces >= OUNCES_PER_POUND) return `${trimmed(ounces / OUNCES_PER_POUND, 2)} lb`;
  return `${trimmed(ounces, ounces < 1 ? 2 : 1)} oz`;
}
