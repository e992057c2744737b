import { ascending, tieSizes } from '../../numbers/order-statistics.ts';

/** 97.5th percentile of the normal distribution: 95 % lie within so many standard deviations. */
export const Z_95 = 1.959964;

/** More likeness than this between neighbouring days cannot be told from a trend in a few months of readings. */
const MOST_LIKENESS = 0.9;

/** Mean ranks, 1 for the lowest; equal values share theirs. */
function ranks(values: readonly number[]): number[] {
  const places = new Map<number, { sum: number; n: number }>();
  ascending(values).forEach((value, index) => {
    const place = places.get(value) ?? { sum: 0, n: 0 };
    places.set(value, { sum: place.sum + index + 1, n: place.n + 1 });
  });
  return values.map((value) => {
    const place = places.get(value);
    return place ? place.sum / place.n : 0;
  });
}

/** Lag-1 autocorrelation of the ranks within each run; null when there are too few pairs or nothing varies. */
function likenessOfNeighbours(runs: readonly (readonly number[])[]): number | null {
  const values = runs.flat();
  const mean = (values.length + 1) / 2;
  const ranked = ranks(values).map((rank) => rank - mean);
  const total = ranked.reduce((sum, rank) => sum + rank * rank, 0);
  if (values.length < 6 || total === 0) return null;
  let products = 0;
  let start = 0;
  for (const run of runs) {
    for (let i = start; i + 1 < start + run.length; i += 1)
      products += (ranked[i] ?? 0) * (ranked[i + 1] ?? 0);
    start += run.length;
  }
  return products / total;
}

/**
 * By how much neighbouring values that resemble each other widen a variance: (1 + r) / (1 - r), as if there were fewer
 * values (Yue and Wang 2004, doi 10.1023/B:WARM.0000043140.61082.60). `runs` are what is left of the values after their
 * level or line is taken off; `fitted` is how many numbers that took, which makes the plain estimate of r too low.
 */
export function varianceInflation(runs: readonly (readonly number[])[], fitted: number): number {
  const plain = likenessOfNeighbours(runs);
  if (plain === null) return 1;
  const n = runs.reduce((count, run) => count + run.length, 0);
  const r = Math.min(MOST_LIKENESS, plain + (fitted * (1 + plain)) / n);
  return r > 0 ? (1 + r) / (1 - r) : 1;
}

/** Sum over ties of f(size): the part that equal values take off a rank statistic's variance. */
export function tieTerm(values: readonly number[], term: (size: number) => number): number {
  return tieSizes(values).reduce((sum, size) => sum + term(size), 0);
}
