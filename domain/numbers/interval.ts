/** A closed range of possible values; `low` is never above `high`. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A value known exactly. */
export function exactly(value: number): Interval {
  return { low: value, high: value };
}

/** Range of the sum of independent values. */
export function sum(...parts: readonly Interval[]): Interval {
  return parts.reduce((total, part) => ({ low: total.low + part.low, high: total.high + part.high }), {
    low: 0,
    high: 0,
  });
}

/** Range of `whole - part`, cut off at zero because grams cannot be negative. */
export function remainder(whole: Interval, part: Interval): Interval {
  return { low: Math.max(0, whole.low - part.high), high: Math.max(0, whole.high - part.low) };
}

/** Range times a factor that is not negative. */
export function scaled(range: Interval, factor: number): Interval {
  return { low: range.low * factor, high: range.high * factor };
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.low <= b.high && b.low <= a.high;
}

/** How far apart two ranges are; 0 when they touch or overlap. */
export function gap(a: Interval, b: Interval): number {
  return Math.max(0, a.low - b.high, b.low - a.high);
}
