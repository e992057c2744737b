import { type GlucoseUnit, glucoseToMg } from '#domain/health-values/glucose.ts';
import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import { isGeneral } from '#domain/symptoms/context.ts';
import type { Posture } from './numbers/circumstances.ts';
import { guessedGlucose, tellsOfDiabetes } from './numbers/guessed-glucose.ts';
import {
  a1cPercent,
  glucoseMeanings,
  guessedMeanings,
  ketonesInMmol,
  type Meaning,
} from './numbers/meanings.ts';
import { numberTokens } from './numbers/number-tokens.ts';
import { type Whose, whoseAt } from './numbers/people.ts';
import type { Quantity } from './numbers/quantity-names.ts';
import { type StatedValue, statedValues } from './numbers/stated-values.ts';
import type { When } from './numbers/times.ts';
import { vitalValue } from './numbers/vital-values.ts';

type OfWhom = { readonly whose: Whose; readonly when: When };

/** A number that may mean several things, or one that nobody named: nothing is advised on it but to find out. */
export type UnsureValue = OfWhom & { readonly text: string; readonly meanings: readonly Meaning[] };

/** A number whose quantity, value and unit are certain. */
export type CertainValue = OfWhom & {
  readonly quantity: Exclude<Quantity, 'other'>;
  /**
   * mg/dL, mmol/L, percent, mmHg (the upper number), beats a minute, °C, percent, years or weeks; infinite where a
   * meter shows HI or LO, a little beyond a bound.
   */
  readonly value: number;
  /** mmHg */
  readonly diastolic: number | null;
  readonly posture: Posture;
  /** Said to be of after a meal, whatever the rest of the sentence is about: "fasting 89 and 131 two hours after pasta". */
  readonly isAfterMeal: boolean;
};

/** Numbers of the body that a text states. */
export type StatedReadings = {
  values: CertainValue[];
  unsure: UnsureValue[];
  fastingGlucose: boolean;
};

/** The values of one quantity that hold now, whosever; an A1C tells of months and holds as long. */
export function valuesNow({ values }: StatedReadings, quantity: CertainValue['quantity']): number[] {
  const holds: readonly When[] = quantity === 'a1c' ? ['now', 'days', 'months'] : ['now'];
  return values.flatMap((one) => (one.quantity === quantity && holds.includes(one.when) ? [one.value] : []));
}

/** A value over or under a bound lies this far from it, in its own unit: beyond it, and no further than is known. */
const BEYOND = 1.001;
/** The same glucose in two units differs by rounding alone. */
const SAME_IN_BOTH_UNITS = 0.03;
/** Under this (mg/dL) "over 50" says nothing, over it "under 200" says nothing. */
const BOUND_TELLS = { overFrom: 100, underTo: 70 };

/** A sentence may begin with a number: "just checked my sugar. 54". */
const BEFORE_A_NUMBER = /(?<=[.!?])\s+(?=\d)/;

/**
 * Numbers stated in a text, with whose they are and when they held. Sentences about strangers are left out.
 * @param sentences lower-case sentences
 * @param usesMmol whether the person was seen to use mmol/L before; only then their bare 20 to 35 is mmol/L
 */
export function statedReadings(sentences: readonly string[], usesMmol: boolean): StatedReadings {
  const readings: StatedReadings = { values: [], unsure: [], fastingGlucose: false };
  const typedMmol = sentences.some((sentence) => /\bmmol(?!\/mol)/.test(sentence));
  let whose: Whose = 'unknown';
  const parts = sentences.flatMap((sentence) => sentence.split(BEFORE_A_NUMBER));
  for (const [index, sentence] of parts.entries()) {
    if (isGeneral(sentence)) continue;
    const values = statedValues(sentence, whose);
    for (const value of values.map(asOfTest(sentence))) {
      const isOfWriter = value.whose === 'self' || value.whose === 'unknown';
      const mmol = typedMmol || (usesMmol && isOfWriter);
      collect(value, { mmol, isAfterMeal: isAfterMeal(sentence, value.number.text) }, readings);
    }
    const guess = values.length === 0 && tellsOfDiabetes(parts[index - 1]) && guessedGlucose(sentence);
    const meanings = guess ? guessedMeanings(guess) : [];
    if (guess && meanings.length > 0)
      readings.unsure.push({ text: guess.text, meanings, whose, when: 'now' });
    whose = spokenOf(sentence, whose);
    if (values.length > 0 && /\bfasting\b|\bmornings?\b|\bfbs\b/.test(sentence))
      readings.fastingGlucose = true;
  }
  const text = parts.join(' ');
  const pricked = prickedAfterSensor(text, readings.values);
  if (pricked) readings.values.push(pricked);
  return isNoKetone(text) ? withoutKetones(readings) : readings;
}

const SENSOR = /\b(?:sensor|cgm|libre|dexcom)\b/;
const PRICKED =
  /\b(?:finger ?-?(?:prick|stick)\w{0,3}|prick\w{0,3} my finger|finger)\b[^.?!\d]{0,40}(\d{1,3}(?:[.,]\d)?)(?![\d:]|[.,]\d)/;

/** "The sensor said 68, I pricked my finger and it said 91": the blood is believed, and it is the later of the two. */
function prickedAfterSensor(text: string, values: readonly CertainValue[]): CertainValue | null {
  const low = values.find(({ quantity, value }) => quantity === 'glucose' && value < GLUCOSE.low.mgPerDl);
  const typed = SENSOR.test(text) && low ? PRICKED.exec(text)?.[1] : undefined;
  if (!low || !typed) return null;
  const isMmol = /[.,]/.test(typed);
  const value = Number(typed.replace(',', '.')) * (isMmol ? glucoseToMg(1) : 1);
  const isRead = values.some((one) => one.quantity === 'glucose' && one.value === value);
  return value >= GLUCOSE.low.mgPerDl && !isRead ? { ...low, value, when: 'now' } : null;
}

/** Who is told of prediabetes is told a glucose or an A1C, and a glucose meter shows none, never ketones. */
const isNoKetone = (text: string) =>
  /\bpre-?diabet|\bborderline\b|\bglucose (?:meter|monitor)\b|\bglucometer\b/.test(text) &&
  !/\bketones?\b|\bbhb\b|\bketo.?(?:mojo|meter)\b/.test(text);

/** A1C in mmol/mol that is prediabetes. */
const PREDIABETES_MMOL_MOL = { from: 39, to: 47 };
const OF_TEST = /\b(?:tests?|tested|results?|labs?|bloods?|report|paper|checkup)\b/;
const OF_NOW =
  /\b(?:now|just|meter|finger\w*|libre|dexcom|sensor|cgm|strip|shak\w+|sweat\w*|dizz\w+|faint\w*)\b/;

const OF_LAB = /\b(?:sugar|blood|glucose|last|gp|hospital|surgery|clinic) (?:blood )?tests?\b|\bbloods\b/;

/**
 * What a sentence about a test makes of the numbers in it. "My sugar test was 44, doctor says pre-diabetes" is a
 * laboratory's A1C in mmol/mol, which nobody calls a glucose of 44; "the sugar test was 43" may be one or a meter's low, and
 * is asked about.
 */
function asOfTest(sentence: string): (value: StatedValue) => StatedValue {
  const isOver = !OF_NOW.test(sentence);
  const isPrediabetes = isOver && OF_TEST.test(sentence) && /\bpre-? ?diabet/.test(sentence);
  const isLab = isOver && OF_LAB.test(sentence);
  if (!isPrediabetes && !isLab) return (value) => value;
  return (value) => {
    const { quantity, number, unit, when } = value;
    const isWhole =
      quantity === 'glucose' && number.decimals === 0 && number.value >= PREDIABETES_MMOL_MOL.from;
    if (isWhole && isPrediabetes && unit === null && number.value <= PREDIABETES_MMOL_MOL.to)
      return { ...value, quantity: 'a1c' };
    return isWhole && isLab && when === 'now' && number.value < GLUCOSE.low.mgPerDl
      ? { ...value, when: 'asked' }
      : value;
  };
}

const withoutKetones = (readings: StatedReadings): StatedReadings => ({
  ...readings,
  unsure: readings.unsure.map((one) => ({
    ...one,
    meanings: one.meanings.filter(({ quantity }) => quantity !== 'ketones'),
  })),
});

/** The unit somebody has used, by their earlier words or their profile. */
export function usesMmol(earlier: readonly string[], unit: GlucoseUnit | undefined): boolean {
  return unit === 'mmol/L' || earlier.some((text) => /mmol(?!\/mol)/i.test(text));
}

/** Whom a sentence spoke of last. */
function spokenOf(sentence: string, before: Whose): Whose {
  const tokens = numberTokens(sentence);
  return whoseAt(tokens, tokens.length, before);
}

const PARTS = /,(?!\d)|;|\b(?:and|then|but)\b/;
const AFTER_MEAL =
  /\b(?:hours?|hrs?|h|min\w{0,5}) (?:after|later|post)\b|\b(?:after|post)[ -](?:\w{1,12} ){0,2}(?:eating|meals?|food|breakfast|lunch|dinner|supper)\b/;

const isAfterMeal = (sentence: string, number: string) =>
  AFTER_MEAL.test(sentence.split(PARTS).find((part) => part.includes(number)) ?? '');

function collect(
  stated: StatedValue,
  { mmol, isAfterMeal }: { mmol: boolean; isAfterMeal: boolean },
  readings: StatedReadings,
) {
  const { quantity, number, whose, when, posture } = stated;
  const add = (of: CertainValue['quantity'], value: number | null) => {
    const said = {
      ...{ quantity: of, value: value ?? 0, diastolic: number.lower ?? null },
      ...{ whose, when, posture, isAfterMeal },
    };
    if (value !== null && !isKnown(readings.values, said)) readings.values.push(said);
  };
  if (quantity === 'a1c') add('a1c', a1cPercent(stated));
  else if (quantity === 'ketones') add('ketones', ketonesInMmol(stated));
  else if (quantity === 'glucose') {
    const meanings = Number.isFinite(number.value)
      ? glucoseMeanings(stated, mmol)
      : [beyondMeter(number.value)];
    const [only] = meanings;
    if (meanings.length > 1) readings.unsure.push({ text: number.text, meanings, whose, when });
    else if (only) add(only.quantity, only.quantity === 'glucose' ? bounded(only.value, stated) : only.value);
  } else if (quantity !== 'other') add(quantity, vitalValue(stated));
}

const beyondMeter = (value: number): Meaning => ({ quantity: 'glucose', value, unit: 'mg/dL' });

/** "over 400" lies beyond it; null where the bound leaves open what matters: "over 50", "under 200". */
function bounded(mg: number, { bound }: StatedValue): number | null {
  if (bound === 'over') return mg >= BOUND_TELLS.overFrom ? mg * BEYOND : null;
  if (bound === 'under') return mg <= BOUND_TELLS.underTo ? mg / BEYOND : null;
  return mg;
}

/** The same value a third time, which says no more than twice, or at once in another unit ("290 mg/dl = 16.1 mmol"). */
function isKnown(values: readonly CertainValue[], said: CertainValue): boolean {
  const alike = values.filter(
    ({ quantity, whose, when }) => quantity === said.quantity && whose === said.whose && when === said.when,
  );
  const last = alike.at(-1)?.value ?? Number.NaN;
  const isConverted =
    said.quantity === 'glucose' &&
    last !== said.value &&
    Math.abs(last - said.value) < last * SAME_IN_BOTH_UNITS;
  const isBothUnits = isConverted && Number.isInteger(last) !== Number.isInteger(said.value);
  return isBothUnits || alike.filter(({ value }) => value === said.value).length >= 2;
}
