import { glucoseToMg } from '#domain/health-values/glucose.ts';
import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import { isMeasured, type NumberToken, type Token } from '../../../triage/numbers/number-tokens.ts';
import type { ToldReading } from './told-readings.ts';

const MMOL_MOST = 33;
/** An unnamed fasting value, in mg/dL, is glucose only where it can hardly be a weight, a pulse or ketones. */
const UNNAMED_FASTING = { least: 80, most: 139 };
const TELLS_GLUCOSE =
  /\b(?:(?:pre)?diabet\w{1,4}|spikes?|spiked|dawn (?:phenomenon|effect)|metformin|insulin|type [12]|t[12]d?|meter)\b/;
const OF_WEIGHT =
  /\b(?:lbs?|kgs?|pounds?|kilos?|lost|los(?:e|ing)|gain\w{0,3}|heavy|heavier|lighter|slim\w{0,4}|thin)\b/;

/** All in one unit and none of danger, of which triage speaks; else null. */
export function glucoseInMg(numbers: readonly NumberToken[]): number[] | null {
  const isMmol = numbers.some(({ unit, decimals }) => unit === 'mmol/L' || decimals > 0);
  const own = isMmol ? 'mmol/L' : 'mg/dL';
  if (numbers.some(({ unit, lower }) => (unit ?? own) !== own || lower !== undefined)) return null;
  if (isMmol && numbers.some(({ value, decimals }) => value > MMOL_MOST || decimals > 1)) return null;
  const mg = numbers.map(({ value }) => (isMmol ? glucoseToMg(value) : value));
  return mg.every((one) => one >= GLUCOSE.low.mgPerDl && one <= GLUCOSE.high.mgPerDl) ? mg : null;
}

/** Whether a message says that its numbers are glucose. */
export const isNamedGlucose = (tokens: readonly Token[], text: string): boolean =>
  TELLS_GLUCOSE.test(text) ||
  tokens.some((token) =>
    token.kind === 'label'
      ? token.quantity === 'glucose' && token.strength !== 'weak'
      : isMeasured(token) && token.unit === 'mg/dL',
  );

/** Whether numbers that nobody named are glucose by their moments. */
export function isLikeGlucose(readings: readonly ToldReading[], text: string): boolean {
  if (OF_WEIGHT.test(text)) return false;
  const afterMeals = readings.flatMap(({ moment }) => (moment?.kind === 'afterMeal' ? [moment] : []));
  // Nobody weighs themselves two hours after dinner, or "fasting" and after meals.
  if (afterMeals.some(({ minutes }) => minutes !== null)) return true;
  if (afterMeals.length > 0) return /\bfasting\b/.test(text);
  return (
    /\b(?:fast(?:ing|ed)|woke|wak(?:e|es|ing))\b/.test(text) &&
    readings.every(
      ({ moment, mgPerDl }) =>
        moment?.kind === 'fasting' && mgPerDl >= UNNAMED_FASTING.least && mgPerDl <= UNNAMED_FASTING.most,
    )
  );
}
