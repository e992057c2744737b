/** A share of rows with its 95 % interval (Wilson), each from 0 to 1. */
export type Proportion = { share: number; from: number; to: number; of: number };

/** Normal quantile of 95 % two-sided. */
const Z = 1.96;

/** Null where there is nothing to count. */
export function proportion(hits: number, of: number): Proportion | null {
  if (of === 0) return null;
  const share = hits / of;
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))) / (1 + Z ** 2 / of);
  return { share, from: Math.max(0, middle - half), to: Math.min(1, middle + half), of };
}

/** As "92.1 % (88.0 to 94.9, n 240)". */
export function proportionText(found: Proportion | null): string {
  if (!found) return 'none to count';
  const percent = (value: number) => (value * 100).toFixed(1);
  return `${percent(found.share)} % (${percent(found.from)} to ${percent(found.to)}, n ${found.of})`;
}
