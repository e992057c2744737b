import type { Interval } from '../../numbers/interval.ts';
import { type TargetMeasure, targetSide } from '../targets.ts';
import { Z_95 } from './serial-dependence.ts';

/** Below this many readings a single one would move the share by more than 20 points, so none is given. */
export const LEAST_FOR_SHARE = 5;

/**
 * How many readings met the target: a share of readings, not of time, for a person measures at chosen moments.
 * Under the least count the counts stand and the share is null.
 */
export interface ShareInTarget {
  readonly n: number;
  readonly below: number;
  readonly inTarget: number;
  readonly above: number;
  /** 0 to 1. */
  readonly share: number | null;
  /** 95 % interval of the share, as if each reading were on its own. */
  readonly interval: Interval | null;
}

/** Wilson's score interval of a share. */
function wilson(share: number, n: number): Interval {
  const square = Z_95 ** 2;
  const middle = (share + square / (2 * n)) / (1 + square / n);
  const half = (Z_95 / (1 + square / n)) * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function shareInTarget(measure: TargetMeasure, values: readonly number[]): ShareInTarget {
  const counts = { below: 0, in: 0, above: 0 };
  for (const value of values) counts[targetSide(measure, value)] += 1;
  const n = values.length;
  const isEnough = n >= LEAST_FOR_SHARE;
  const share = isEnough ? counts.in / n : null;
  return {
    n,
    below: counts.below,
    inTarget: counts.in,
    above: counts.above,
    share,
    interval: share === null ? null : wilson(share, n),
  };
}
