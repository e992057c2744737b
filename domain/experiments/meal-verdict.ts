import { t995 } from './student-t.ts';

/**
 * Standard deviation of a meter's error: ISO 15197:2013 allows 15 mg/dL below 100 mg/dL and 15 % above for 95 of 100
 * readings, which is 1.96 deviations.
 */
const meterDeviation = (glucose: number): number => (0.15 * Math.max(100, glucose)) / 1.96;

/** Less of a difference than this, in mg/dL, is none that matters: two readings of one meter may differ so at 130. */
export const SAME_WITHIN = 20;
/** Times each, beyond which nobody goes on. */
const TIMES_MOST = 20;
/** Each meal is eaten at least so often. */
export const TIMES_LEAST = 2;

/** A meal eaten once: glucose before it and an hour after, in mg/dL. */
export interface Answer {
  readonly before: number;
  readonly after: number;
}

export type MealVerdict =
  | {
      /** Which raises glucose less, or that neither does by more than `SAME_WITHIN`. */
      readonly kind: 'first less' | 'second less' | 'about the same';
      /** By how much the second's rise is above the first's, in mg/dL, with 99 % confidence. */
      readonly difference: number;
      readonly low: number;
      readonly high: number;
    }
  | {
      readonly kind: 'cannot tell';
      /** More times of each that may suffice; null where more than 20 would be needed. */
      readonly more: { readonly first: number; readonly second: number } | null;
    };

const riseOf = ({ before, after }: Answer) => after - before;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Sum of squares about the mean, and its degrees of freedom. */
function spread(answers: readonly Answer[]): { squares: number; degrees: number } {
  const rises = answers.map(riseOf);
  const middle = mean(rises);
  return {
    squares: rises.reduce((sum, rise) => sum + (rise - middle) ** 2, 0),
    degrees: Math.max(0, rises.length - 1),
  };
}

const pooled = (groups: readonly (readonly Answer[])[]) =>
  groups.map(spread).reduce(
    (sum, one) => ({
      squares: sum.squares + one.squares,
      degrees: sum.degrees + one.degrees,
    }),
    { squares: 0, degrees: 0 },
  );

/**
 * Compares the answers to two meals. The spread of a single answer is the largest of what these two show, what all
 * repeated meals of the person show, and what a meter errs by; the bounds are Student's at 99 %, so that whoever looks
 * after every meal is told what is not so at most once in twenty (`npm run eval:experiments`).
 * @param all every repeated meal of the person, these two among them
 */
export function mealVerdict(
  first: readonly Answer[],
  second: readonly Answer[],
  all: readonly (readonly Answer[])[],
): MealVerdict {
  const short = {
    first: Math.max(0, TIMES_LEAST - first.length),
    second: Math.max(0, TIMES_LEAST - second.length),
  };
  if (short.first > 0 || short.second > 0) return { kind: 'cannot tell', more: short };
  const own = pooled([first, second]);
  const everything = pooled(all);
  const meter = mean(
    [...first, ...second].map(
      ({ before, after }) => meterDeviation(before) ** 2 + meterDeviation(after) ** 2,
    ),
  );
  const variance = Math.max(
    own.squares / own.degrees,
    everything.degrees > 0 ? everything.squares / everything.degrees : 0,
    meter,
  );
  const degrees = Math.max(own.degrees, everything.degrees);
  const difference = mean(second.map(riseOf)) - mean(first.map(riseOf));
  const reachOf = (a: number, b: number, freedom: number) =>
    t995(freedom) * Math.sqrt(variance * (1 / a + 1 / b));
  const reach = reachOf(first.length, second.length, degrees);
  const told = (by: number): 'first less' | 'second less' | 'about the same' | null => {
    if (difference - by > 0) return 'first less';
    if (difference + by < 0) return 'second less';
    return Math.abs(difference) + by < SAME_WITHIN ? 'about the same' : null;
  };
  const kind = told(reach);
  if (kind) return { kind, difference, low: difference - reach, high: difference + reach };
  for (let times = Math.max(first.length, second.length); times <= TIMES_MOST; times += 1) {
    const added = 2 * times - first.length - second.length;
    if (added > 0 && told(reachOf(times, times, degrees + added)))
      return { kind: 'cannot tell', more: { first: times - first.length, second: times - second.length } };
  }
  return { kind: 'cannot tell', more: null };
}
