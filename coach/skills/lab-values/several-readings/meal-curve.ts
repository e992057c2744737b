import { GLUCOSE, glucoseRangeText, RISE_AFTER_MEAL } from '#domain/health-values/thresholds.ts';
import { momentText } from '../glucose-meaning.ts';
import { glucoseInBoth, type Of } from '../value-meaning.ts';
import { isEarly, minutesAfter, standingOf } from './standing.ts';
import type { ToldReading } from './told-readings.ts';

/** Readings of one meal: perhaps one before it, and those after it by their times. */
export type MealCurve = { readonly before: ToldReading | null; readonly after: readonly ToldReading[] };

/** Null where the readings are of several meals or days, or of no meal. */
export function mealCurve(readings: readonly ToldReading[]): MealCurve | null {
  const after = readings.filter(({ moment }) => moment?.kind === 'afterMeal');
  const [before = null, another] = readings.filter(({ moment }) => moment?.kind !== 'afterMeal');
  const times = new Set(after.map(minutesAfter));
  const isTold = times.size === after.length;
  const occasions = new Set(readings.flatMap(({ occasion }) => (occasion ? [occasion] : [])));
  if (another || after.length === 0 || occasions.size > 1) return null;
  if (!isTold || (after.length < 2 && before === null)) return null;
  // A fasting value is the start of breakfast alone.
  const isStart =
    before?.moment?.kind === 'fasting' &&
    after.length > 1 &&
    !/lunch|dinner|supper/.test([...occasions].join());
  if (before && before.moment?.kind !== 'beforeMeal' && !isStart) return null;
  return {
    before,
    after: after.toSorted((one, other) => (minutesAfter(one) ?? 0) - (minutesAfter(other) ?? 0)),
  };
}

/** Verdict, peak, rise and the last value, in sentences. */
export function curveVerdict({ before, after }: MealCurve, of: Of): string[] {
  const peak = after.reduce((most, one) => (one.mgPerDl > most.mgPerDl ? one : most));
  const last = after.findLast((one) => !isEarly(one) && minutesAfter(one) !== null) ?? null;
  const rise = before && Math.round(peak.mgPerDl) - Math.round(before.mgPerDl);
  const top = `**${glucoseInBoth(peak.mgPerDl)}**${momentText(peak.moment)}`;
  const from = before ? `From **${glucoseInBoth(before.mgPerDl)}** before, it ` : 'It ';
  const rose =
    rise === null
      ? `peaked at ${top}`
      : rise > 0
        ? `rose by ${glucoseInBoth(rise)} to ${top}`
        : `did not rise: ${top}`;
  const final = after.at(-1);
  const end =
    final && final !== peak ? `, and was **${glucoseInBoth(final.mgPerDl)}**${momentText(final.moment)}` : '';
  const start = before && standingOf(before, of);
  const custom = glucoseRangeText(RISE_AFTER_MEAL.least, RISE_AFTER_MEAL.most);
  return [
    `${verdict(peak, last, of)}.`,
    `${from}${rose}${end}.`,
    start && start.rank > 0 ? `The value before is ${start.words}.` : '',
    rise && rise > 0 && !of.health.hasDiabetes
      ? `Low-carb coaches look for a rise of less than ${custom}, which is custom.`
      : '',
  ].filter(Boolean);
}

function verdict(peak: ToldReading, last: ToldReading | null, of: Of): string {
  const { rank, words } = standingOf(peak, of);
  if (of.health.hasDiabetes || Math.round(peak.mgPerDl) >= GLUCOSE.randomDiabetes.mgPerDl)
    return `the peak is ${words}`;
  if (last && standingOf(last, of).rank > 0)
    return 'that is more than one usually sees without diabetes, and more common with prediabetes';
  if (rank === 0) return `that is ${last ? 'a good result, ' : ''}within the usual range without diabetes`;
  const high = rank === 1 ? 'rather high' : 'high';
  return last
    ? `good${momentText(last.moment)}, as without diabetes, but the peak is ${high}`
    : `the peak is ${high} for someone without diabetes`;
}
