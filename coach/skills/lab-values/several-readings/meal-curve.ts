import { GLUCOSE, glucoseRangeText, RISE_AFTER_MEAL } from '#domain/health-values/thresholds.ts';
import { momentText } from '../glucose-meaning.ts';
import { glucoseInBoth, type Of } from '../value-meaning.ts';
import { isEarly, minutesAfter, standingOf } from './standing.ts';
import type { ToldReading } from './told-readings.ts';

/** Perhaps a reading before the meal, and those after it by their times. */
type MealCurve = { readonly before: ToldReading | null; readonly after: readonly ToldReading[] };

const MEALS = /\b(?:breakfast|brunch|lunch|dinner|supper)\b/g;
const DAYS = /\b(?:today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next day)\b/g;
const FOODS =
  /(?<=\bafter (?:(?:the|my|a|an|some|eating|having|i ate|i had) ){0,3})(?!(?:eating|meals?|food|having|the|my|hours?|one|two|three|half|min\w{0,5}|about|around|it|is|was|good|normal|bad|and|with)\b)[a-z]{3,20}\b/g;

/** Null where the readings are of several meals or days, or of no meal. */
export function mealCurve(readings: readonly ToldReading[], text: string): MealCurve | null {
  const after = readings
    .filter(({ moment }) => moment?.kind === 'afterMeal')
    .toSorted((one, other) => (minutesAfter(one) ?? 0) - (minutesAfter(other) ?? 0));
  const [before = null, another] = readings.filter(({ moment }) => moment?.kind !== 'afterMeal');
  const isOneMeal = [MEALS, DAYS, FOODS].every((names) => new Set(text.match(names)).size <= 1);
  const isOneByOne = new Set(after.map(minutesAfter)).size === after.length;
  if (another || !isOneMeal || !isOneByOne || after.length === 0) return null;
  // A fasting value is the start of breakfast alone.
  const isStart =
    before?.moment?.kind === 'fasting' && after.length > 1 && !/\b(?:lunch|dinner|supper)\b/.test(text);
  return before && before.moment?.kind !== 'beforeMeal' && !isStart ? null : { before, after };
}

/** Verdict, peak, rise and the last value, in sentences. */
export function curveVerdict({ before, after }: MealCurve, of: Of): string[] {
  const peak = after.reduce((most, one) => (one.mgPerDl > most.mgPerDl ? one : most));
  const last = after.at(-1) ?? peak;
  const rise = before ? Math.round(peak.mgPerDl) - Math.round(before.mgPerDl) : null;
  const from = before ? `From **${glucoseInBoth(before.mgPerDl)}** before, it` : 'It';
  const rose = rise === null ? 'peaked at' : rise > 0 ? `rose by ${glucoseInBoth(rise)} to` : 'did not rise:';
  const end = last === peak ? '' : `, and was ${figure(last)}`;
  const start = before && standingOf(before, of);
  const custom = glucoseRangeText(RISE_AFTER_MEAL.least, RISE_AFTER_MEAL.most);
  return [
    `${verdict(peak, after, of)}.`,
    `${from} ${rose} ${figure(peak)}${end}.`,
    start && start.rank > 0 ? `The value before the meal is ${start.words}.` : '',
    rise && rise > 0 && !of.health.hasDiabetes
      ? `Low-carb coaches look for a rise of less than ${custom}; that is a habit, not a guideline.`
      : '',
  ].filter(Boolean);
}

const figure = ({ mgPerDl, moment }: ToldReading) => `**${glucoseInBoth(mgPerDl)}**${momentText(moment)}`;

function verdict(peak: ToldReading, after: readonly ToldReading[], of: Of): string {
  const { rank, words } = standingOf(peak, of);
  if (of.health.hasDiabetes || Math.round(peak.mgPerDl) >= GLUCOSE.randomDiabetes.mgPerDl)
    return `the peak is ${words}`;
  const last = after.findLast((one) => !isEarly(one) && minutesAfter(one) !== null);
  if (last && standingOf(last, of).rank > 0)
    return 'that is more than one usually sees without diabetes, and more common with prediabetes';
  if (rank === 0) return `that is ${last ? 'a good result, ' : ''}within the usual range without diabetes`;
  const high = rank === 1 ? 'rather high' : 'high';
  return last
    ? `good${momentText(last.moment)}, as without diabetes, but the peak is ${high}`
    : `the peak is ${high} for someone without diabetes`;
}
