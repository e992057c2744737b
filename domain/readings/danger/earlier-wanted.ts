import { GLUCOSE, KETONES } from '../../health-values/thresholds.ts';
import type { ReadingFacts } from './facts.ts';

/** An earlier reading that a rule looks for: one beyond a line, so many minutes before. Of several the highest speaks. */
export type WantedReading = {
  readonly measure: 'glucoseLevel' | 'ketoneLevel';
  readonly side: 'below' | 'above';
  /** mg/dL of glucose, mmol/L of ketones; the line itself is not beyond it. */
  readonly line: number;
  readonly minutes: { readonly from: number; readonly to: number };
};

const HOUR = 60;

/**
 * All that the rules look for among earlier readings: whoever has many need not bring the others
 * (`adviseOnReading` says the same with these alone).
 */
export const EARLIER_WANTED = {
  /** Sugar needs its 15 minutes; a meter's clock and a hurried check get a little room. */
  lowBeforeRecheck: {
    measure: 'glucoseLevel',
    side: 'below',
    line: GLUCOSE.low.mgPerDl,
    minutes: { from: 10, to: HOUR },
  },
  /**
   * Lows this many days back count as repeated, and an hour apart as separate ones: no source names a span; a second
   * low within a week is what a doctor wants to hear of, and the checks after treating are part of the first.
   */
  repeatedLow: {
    measure: 'glucoseLevel',
    side: 'below',
    line: GLUCOSE.low.mgPerDl,
    minutes: { from: HOUR, to: 7 * 24 * HOUR },
  },
  /** "Twice" is a second one within two days: the safety rules count "380 two days in a row". */
  veryHighTwice: {
    measure: 'glucoseLevel',
    side: 'above',
    line: GLUCOSE.veryHigh.mgPerDl,
    minutes: { from: 0, to: 48 * HOUR },
  },
  /** "Still above 3.0" is asked for two to four hours later; a day later it still belongs to the same rise. */
  ketonesStillHigh: {
    measure: 'ketoneLevel',
    side: 'above',
    line: KETONES.high,
    minutes: { from: HOUR, to: 24 * HOUR },
  },
} as const satisfies Record<string, WantedReading>;

/** Whether an earlier reading is what a rule looks for. */
export function isWanted(
  { measure, side, line, minutes }: WantedReading,
  { glucose, ketones, minutesBefore }: ReadingFacts['earlier'][number],
): boolean {
  const value = measure === 'glucoseLevel' ? glucose : ketones;
  if (value === null) return false;
  const isBeyond = side === 'below' ? value < line : value > line;
  return isBeyond && minutesBefore >= minutes.from && minutesBefore <= minutes.to;
}
