import { GLUCOSE, glucoseText } from '#domain/health-values/thresholds.ts';
import { glucoseMeaning } from '../glucose-meaning.ts';
import type { Of } from '../value-meaning.ts';
import { isBeforeFood, isEarly, isFasting, standingOf, worstOf } from './standing.ts';
import type { ToldReading } from './told-readings.ts';

const FASTING_LINES = `Fasting, under ${glucoseText(GLUCOSE.fastingPrediabetes)} is normal, from there it is prediabetes, and from ${glucoseText(GLUCOSE.fastingDiabetes)} it is diabetes if a second test agrees[^ada-diagnosis].`;
const MEAL_LINE = `The usual mark is under ${glucoseText(GLUCOSE.twoHourPrediabetes)} at two hours; it comes from the glucose drink test and wasn’t made for meals[^ada-diagnosis].`;
const METER_ERROR = 'A home meter may be about 15% off';

/** The limits, what the values cannot say, and what to do. */
export function limitsAndSteps(readings: readonly ToldReading[], of: Of): string[] {
  const worst = worstOf(readings, of);
  // Goals, lows on medicine, and what a high value asks for at once keep the words of the single value.
  if (of.health.hasDiabetes || Math.round(worst.mgPerDl) >= GLUCOSE.randomDiabetes.mgPerDl) {
    const lowest = readings.reduce((least, one) => (one.mgPerDl < least.mgPerDl ? one : least));
    const told = of.health.hasDiabetes ? [worst, lowest] : [worst];
    return [...new Set(told.flatMap(({ mgPerDl, moment }) => glucoseMeaning(mgPerDl, moment, of).more))];
  }
  const off = readings.filter((reading) => standingOf(reading, of).rank > 0);
  return [
    readings.some(isFasting) || off.some(isBeforeFood) ? FASTING_LINES : '',
    readings.every(isBeforeFood) ? '' : MEAL_LINE,
    off.some(isEarly) ? 'Near the peak, in the first hour and a half, the guidelines set no limit.' : '',
    off.length > 0
      ? stepFor(off, of)
      : 'Lower is not better: what counts is how your readings go over weeks.',
    of.health.hasDiabetes === null && !of.hasPrediabetes ? 'With diabetes, other goals apply.' : '',
  ].filter(Boolean);
}

/** @param off the readings that are not as they should be */
function stepFor(off: readonly ToldReading[], of: Of): string {
  const { your, hasPrediabetes } = of;
  const needsLab = `${METER_ERROR}, so a diagnosis needs a lab test`;
  if (off.some((one) => isFasting(one) && standingOf(one, of).rank === 2))
    return `${needsLab}: call ${your} doctor’s office and ask for one today or tomorrow.`;
  // A peak that is rather high touches no range of a diagnosis.
  if (off.every((one) => isEarly(one) && standingOf(one, of).rank === 1))
    return `${METER_ERROR}: try the same meal once with less bread, rice or other starch, and compare.`;
  if (hasPrediabetes)
    return `It fits the prediabetes you told me about. ${METER_ERROR}: look at the average over a few weeks, and at the next A1C.`;
  return off.some(isBeforeFood)
    ? `${needsLab}: ask ${your} doctor for a lab fasting glucose and an A1C.`
    : `${needsLab}: if it happens on several days, show ${your} doctor the list and ask for an A1C.`;
}
