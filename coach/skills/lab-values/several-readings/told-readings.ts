import { glucoseToMg } from '#domain/health-values/glucose.ts';
import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import { isGeneral } from '#domain/symptoms/context.ts';
import { isAge, isPregnancyWeek } from '../../../triage/numbers/ages.ts';
import { boundAt } from '../../../triage/numbers/circumstances.ts';
import {
  isMeasured,
  type NumberToken,
  numberTokens,
  type Token,
} from '../../../triage/numbers/number-tokens.ts';
import { type Whose, whoseAt } from '../../../triage/numbers/people.ts';
import { isYear, type When, whenAt } from '../../../triage/numbers/times.ts';
import { readableSentences } from '../../../triage/signals.ts';
import { momentsOfReadings, type ReadingMoment, sameMoment } from './reading-moments.ts';

export type ToldReading = ReadingMoment & { readonly mgPerDl: number };

/** Several glucose readings of one person, in the order of the message. */
export type ToldReadings = {
  /** Lower case, with decimal commas. */
  readonly text: string;
  readonly readings: readonly ToldReading[];
  readonly whose: Whose;
  readonly when: When;
  /** True where nobody named the numbers, and they were taken as glucose by their moments. */
  readonly isGuess: boolean;
};

const READINGS = { least: 2, most: 10 };
/** Other samples, animals, goals, wishes, conditions, two tries of one moment, and months, over which much else has changed. */
const NOT_HERE =
  /\b(?:urine|pee|ketostix|breath|acetone|ppm|cats?|dogs?|goals?|targets?|aim\w{0,3}|ideal|optimal|should be|should (?:my|it|they) be|supposed to|recommended|want(?! to (?:know|understand|check|be sure))|wanna|hop(?:e|ing) (?:for|to)|convert|normal (?:is|are|means)|what if|suppose|imagine|hypothetically|months? ago|last (?:month|year)|(?:in|from|since) (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}|drink test|tolerance|ogtt|gtt|labs? (?:said|says|was|had|showed|value|result)s?|(?:tested|checked|measured) (?:\w{1,12} )?again|again and got|re-?(?:test|check)\w{0,3}|same (?:finger|drop|time|minute)|(?:other|different|another|new|old|two|both|left|right|first|second|cheap\w{0,2}) (?:meter|finger|hand|strip|drop|sensor|arm)s?)\b|(?:^|[,;.] ?)if\b/;
/** What is named beside the values must leave them glucose; these names only tell of circumstances. */
const BESIDE =
  /^(?:age|aged|week|since|until|type|carbs?|net carbs?|protein|fat|fiber|insulin|stage|eat|ate|eating|drank|drink|slept|sleep|took|take|takes|taking|walked|ran|turned)$/;
const DOSED = /\b(?:units?|iu|fasting insulin|insulin (?:is|was|of|at|level|came)|insulin \d)\b/;
const NAMED =
  /\b(?:diabet\w{1,4}|prediabet\w{1,4}|spikes?|spiked|dawn (?:phenomenon|effect)|insulin|metformin|type [12]|t[12]d?|meter|ppbs?)\b/;
const FASTING_WORDS = /\b(?:fast(?:ing|ed)|woke|wak(?:e|es|ing))\b/;
const OF_WEIGHT =
  /\b(?:lbs?|kgs?|pounds?|kilos?|lost|los(?:e|ing)|gain\w{0,3}|heavy|heavier|lighter|slim\w{0,4}|thin)\b/;
/** Before or behind a small number these count: "day 3", "type 2", "5 mornings". */
const COUNTS = /^(?:day|week|month|type|stage|no|nr)$/;
const COUNTED = /^(?:mornings|nights|evenings|tests|checks|values|numbers|meals)$/;
const COUNTED_MOST = 31;
/** An unnamed value is glucose only where it can hardly be a weight, a pulse or ketones. */
const UNNAMED = { fastingLeast: 80, fastingMost: 139, mmolLeast: 4, fastingMmolLeast: 5 };
const MMOL_MOST = 33;
/** "1 hr" is no heart rate. */
const HOURS = /(\d|\b(?:an?|one|two|three|four|half)) ?hrs?\b/g;
const HALF_HOUR_MORE = /\b(?:(?:an|one|1) hours? and a half|(?:one|1) and a half hours?)\b/g;

/** Null where a message tells no several readings, or leaves open whose, of what, in which unit or of which moment they are. */
export function toldReadings(message: string): ToldReadings | null {
  if (!/\d\D{1,400}\d/.test(message)) return null;
  const sentences = readableSentences(message).map((one) =>
    one.replace(HOURS, '$1 hours').replace(HALF_HOUR_MORE, '90 minutes'),
  );
  const text = sentences.join(' ').replace(/(?<=\d)\.(?=\d)/g, ',');
  if (NOT_HERE.test(text) || DOSED.test(text)) return null;
  const tokens = sentences.flatMap((sentence): Token[] => [
    ...numberTokens(sentence),
    { kind: 'stop', text: '.' },
  ]);
  if (
    tokens.some((token) => token.kind === 'label' && token.quantity !== 'glucose' && !BESIDE.test(token.text))
  )
    return null;
  const places = tokens.flatMap((token, at) => (isReading(token, tokens, at) ? [at] : []));
  if (places.length < READINGS.least || places.length > READINGS.most) return null;
  if (places.some((at) => boundAt(tokens, at))) return null;
  if (sentences.some((sentence) => /\d/.test(sentence) && isGeneral(sentence))) return null;
  const numbers = tokens.filter((token, at): token is NumberToken => isReading(token, tokens, at));
  const values = inMg(numbers);
  const moments = values && momentsOfReadings(tokens, places);
  if (!values || !moments) return null;
  const whose = ofOnePerson(places.map((at) => whoseAt(tokens, at, 'unknown')));
  const whens = places.map((at) => whenAt(tokens, at));
  if (!whose || whens.some((when) => !['now', 'days', 'asked'].includes(when))) return null;
  const all = moments.map((moment, index) => ({ ...moment, mgPerDl: values.mg[index] ?? 0 }));
  // "131 and 152. Is 152 too high?"
  const readings = all.filter(
    ({ mgPerDl }, index) =>
      whens[index] !== 'asked' || !all.slice(0, index).some((before) => before.mgPerDl === mgPerDl),
  );
  if (readings.length < READINGS.least || isNamedAgain(all)) return null;
  const isNamed =
    NAMED.test(text) ||
    tokens.some(
      (token) => token.kind === 'label' && token.quantity === 'glucose' && token.strength !== 'weak',
    ) ||
    numbers.some(({ unit }) => unit === 'mg/dL');
  if (!isNamed && !isLikeGlucose(readings, values.isMmol, text)) return null;
  return { text, readings, whose, when: whens[0] ?? 'now', isGuess: !isNamed };
}

/** "6.4 after the wrap … is 6.4 an hour after food fine?": one reading, of which more is told later. */
const isNamedAgain = (readings: readonly ToldReading[]): boolean =>
  readings.some(({ mgPerDl, moment }, index) =>
    readings.slice(index + 1).some((one) => one.mgPerDl === mgPerDl && !sameMoment(one.moment, moment)),
  );

function isReading(token: Token, tokens: readonly Token[], at: number): token is NumberToken {
  if (!isMeasured(token) || isYear(token) || isAge(tokens, at) || isPregnancyWeek(tokens, at)) return false;
  const isSmall = token.decimals === 0 && token.value <= COUNTED_MOST;
  const [before, behind] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
  return !(isSmall && (COUNTS.test(before) || COUNTED.test(behind)));
}

/** Null for values of two people; nobody named beside oneself is oneself. */
function ofOnePerson(owners: readonly Whose[]): Whose | null {
  const [one, ...others] = new Set(owners);
  if (one && others.length === 0) return one;
  return owners.every((owner) => owner === 'self' || owner === 'unknown') ? 'self' : null;
}

/** All in one unit and none of danger, which triage speaks of; else null. */
function inMg(numbers: readonly NumberToken[]): { mg: number[]; isMmol: boolean } | null {
  const isMmol = numbers.some(({ unit, decimals }) => unit === 'mmol/L' || decimals > 0);
  const unit = isMmol ? 'mmol/L' : 'mg/dL';
  if (numbers.some((number) => (number.unit ?? unit) !== unit || number.lower !== undefined)) return null;
  if (isMmol && numbers.some(({ value, decimals }) => value > MMOL_MOST || decimals > 1)) return null;
  const mg = numbers.map(({ value }) => (isMmol ? glucoseToMg(value) : value));
  const isSafe = mg.every((value) => value >= GLUCOSE.low.mgPerDl && value <= GLUCOSE.high.mgPerDl);
  return isSafe ? { mg, isMmol } : null;
}

/** Whether numbers that nobody named are glucose by their moments. */
function isLikeGlucose(readings: readonly ToldReading[], isMmol: boolean, text: string): boolean {
  if (OF_WEIGHT.test(text)) return false;
  const least = Math.min(...readings.map(({ mgPerDl }) => mgPerDl));
  const most = Math.max(...readings.map(({ mgPerDl }) => mgPerDl));
  const isTimed = readings.some(({ moment }) => moment?.kind === 'afterMeal' && moment.minutes !== null);
  // Nobody weighs themselves "fasting" and after meals.
  const isBoth =
    !isMmol && /\bfasting\b/.test(text) && readings.some(({ moment }) => moment?.kind === 'afterMeal');
  if (isTimed || isBoth) return !isMmol || least >= glucoseToMg(UNNAMED.mmolLeast);
  const isFasting = FASTING_WORDS.test(text) && readings.every(({ moment }) => moment?.kind === 'fasting');
  return (
    isFasting &&
    most <= UNNAMED.fastingMost &&
    least >= (isMmol ? glucoseToMg(UNNAMED.fastingMmolLeast) : UNNAMED.fastingLeast)
  );
}
