import type { Figure } from './figure.ts';
import { COUNTS_UP_TO } from './figure-ledger.ts';
import { measuredBefore } from './what-is-measured.ts';

/**
 * Whether a figure must be vouched for. Every number with a unit must. A bare one must when the words before it say
 * what it measures, when it has decimals, or when it is more than a count of things ("2 eggs", "3 ideas").
 */
export function needsSource(figure: Figure, left: string): boolean {
  if (figure.unit) return true;
  if (measuredBefore(left)) return true;
  if (figure.fraction) return false;
  return figure.numbers
    .flat()
    .some(({ value, decimals }) => Number.isNaN(value) || decimals !== 0 || value > COUNTS_UP_TO);
}
