import type { CarbBasisKind } from '#contract/nutrition.ts';
import { gap, type Interval } from '../numbers/interval.ts';
import { type EnergyMethod, type EnergyWindow, energyWindows } from './energy.ts';
import { readingInterval, roundingRulesFor } from './label-rounding.ts';
import type { NutritionFacts } from './nutrition-facts.ts';

/**
 * How printed energy agrees with the printed macros.
 * fits: inside one method's own window. near: outside all of them by no more than 15 % + 5 kcal (specific
 * Atwater factors and measured energy end here). doubtful: by no more than 30 % + 5. wrong: beyond that.
 * unknown: energy or a macro was not read.
 */
type EnergyVerdict = 'fits' | 'near' | 'doubtful' | 'wrong' | 'unknown';

export interface EnergyConsistency {
  readonly verdict: EnergyVerdict;
  /** The fitting or nearest method; null when unknown. */
  readonly method: EnergyMethod | null;
  /** What that method expects, in `unit`; null when unknown. */
  readonly expected: number | null;
  readonly unit: 'kcal' | 'kJ';
  /** Distance from the nearest window, in `unit`; 0 when it fits. */
  readonly distance: number;
}

/** Margins that Open Food Facts uses for doubtful and wrong energy: a share plus 5 kcal (about 21 kJ). */
const DOUBTFUL_BEYOND = 0.15;
const WRONG_BEYOND = 0.3;
const ABSOLUTE_MARGIN = { kcal: 5, kJ: 21 } as const;

function nearest(windows: readonly EnergyWindow[], printed: Interval, printedValue: number) {
  const ranked = windows
    .map((window) => ({
      window,
      distance: gap(window, printed),
      off: Math.abs(window.expected - printedValue),
    }))
    .sort((a, b) => a.distance - b.distance || a.off - b.off);
  return ranked[0];
}

/**
 * Compares printed energy (kcal where printed, else kJ) with every method permitted for the basis.
 * Pass `basis` to test a basis other than the one the facts carry.
 */
export function energyConsistency(
  facts: NutritionFacts,
  { basis = facts.basis.kind, unit: wanted }: { basis?: CarbBasisKind; unit?: 'kcal' | 'kJ' } = {},
): EnergyConsistency {
  const unit = wanted ?? (facts.nutrients.calories?.value != null ? 'kcal' : 'kJ');
  const name = unit === 'kcal' ? 'calories' : 'energy_kj';
  const printedValue = facts.nutrients[name]?.value ?? null;
  const printed = readingInterval(facts.nutrients[name], name, roundingRulesFor(basis));
  const best = printed && nearest(energyWindows(facts, unit, { basis }), printed, printedValue ?? 0);
  if (!best || printedValue === null) {
    return { verdict: 'unknown', method: null, expected: null, unit, distance: 0 };
  }
  const { window, distance } = best;
  const margin = (share: number) => share * window.expected + ABSOLUTE_MARGIN[unit];
  let verdict: EnergyVerdict = 'wrong';
  if (distance === 0) verdict = 'fits';
  else if (distance <= margin(DOUBTFUL_BEYOND)) verdict = 'near';
  else if (distance <= margin(WRONG_BEYOND)) verdict = 'doubtful';
  return { verdict, method: window.method, expected: window.expected, unit, distance };
}

/**
 * Whether a kJ and a kcal figure can belong together. Annex XIV gives 4.0 to 4.25 kJ per kcal, depending on
 * the nutrient; each figure may be rounded to a whole and, in kcal, by US steps where the basis is US.
 */
export function kilojoulesMatchCalories(kcal: number, kj: number): boolean {
  const slackKcal = Math.max(0.5, kcal * 0.01);
  const slackKj = Math.max(0.5, kj * 0.01);
  return kj + slackKj >= 4 * (kcal - slackKcal) && kj - slackKj <= 4.25 * (kcal + slackKcal);
}
