import type { Estimate } from '#contract/diary.ts';
import { countText } from '../number-text.ts';

/** Below 10 with a tenth, above whole. */
export const amountWords = (value: number): string =>
  countText(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** "4.5 g", and where it is not exact "4.5 g (3 to 6)". */
export function estimateWords({ value, low, high }: Estimate, unit: 'g' | 'kcal' = 'g'): string {
  const [from, to] = [amountWords(low), amountWords(high)];
  return from === to ? `${amountWords(value)} ${unit}` : `${amountWords(value)} ${unit} (${from} to ${to})`;
}
