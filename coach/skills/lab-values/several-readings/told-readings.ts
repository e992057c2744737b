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
import type { Moment } from '../value-moment.ts';
import { glucoseInMg, isLikeGlucose, isNamedGlucose } from './glucose-values.ts';
import { momentsOfReadings } from './reading-moments.ts';

/** `moment` is null where no words tell it. */
export type ToldReading = { readonly mgPerDl: number; readonly moment: Moment | null };

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
/**
 * Other samples, animals, goals, wishes, conditions, two tries of one moment, times counted from another reading, and
 * months, over which much else has changed.
 */
const NOT_HERE =
  /\b(?:urine|pee|ketostix|cats?|dogs?|fasting insulin|insulin (?:is|was|of|at|level|came|\d)|goals?|targets?|aim\w{0,3}|ideal|optimal|should be|should (?:my|it|they) be|supposed to|recommended|want(?! to (?:know|understand|check|be sure))|wanna|hop(?:e|ing) (?:for|to)|convert|normal (?:is|are|means)|what if|suppose|imagine|months? ago|last (?:month|year)|(?:in|from|since) (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}|drink test|tolerance|o?gtt|labs? (?:said|says|was|had|showed|value|result)s?|(?:tested|checked|measured) (?:\w{1,12} )?again|and got|re-?(?:test|check)\w{0,3}|hours? (?:after that|more|thereafter)|another hour|more hours?|same (?:finger|drop|time|minute)|(?:other|different|another|new|old|two|both|left|right|first|second) (?:meter|finger|hand|strip|drop|sensor|arm)s?)\b|(?:^|[,;.] ?)if\b/;
/** Quantities whose names, beside glucose, only tell of circumstances. */
const CIRCUMSTANCE = /^(?:(?:net )?carbs?|protein|fat|fiber|insulin|week|since|until|type|stage)$/;
/** Around a small number these count: "day 3", "type 2", "5 mornings". */
const COUNTS = /^(?:day|week|month|type|stage|mornings|nights|evenings|tests|checks|values|numbers|meals)$/;
const COUNTED_MOST = 31;
/** "1 hr" is no heart rate. */
const HOURS = /(\d|\b(?:an?|one|two|three|four|half)) ?hrs?\b/g;

/** Null where a message tells no several readings, or leaves open whose, of what, or in which unit they are. */
export function toldReadings(message: string): ToldReadings | null {
  if (!/\d\D{1,400}\d/.test(message)) return null;
  const sentences = readableSentences(message).map((one) => one.replace(HOURS, '$1 hours'));
  const text = sentences.join(' ').replace(/(?<=\d)\.(?=\d)/g, ',');
  if (NOT_HERE.test(text)) return null;
  if (sentences.some((sentence) => /\d/.test(sentence) && isGeneral(sentence))) return null;
  const tokens = sentences.flatMap((sentence): Token[] => [
    ...numberTokens(sentence),
    { kind: 'stop', text: '.' },
  ]);
  const places = readingPlaces(tokens);
  if (places.length < READINGS.least || places.length > READINGS.most) return null;
  if (tokens.some(isOfAnotherQuantity) || places.some((at) => boundAt(tokens, at))) return null;
  const whens = places.map((at) => whenAt(tokens, at));
  const whose = ofOnePerson(places.map((at) => whoseAt(tokens, at, 'unknown')));
  const values = glucoseInMg(places.map((at) => tokens[at] as NumberToken));
  const moments = momentsOfReadings(tokens, places);
  if (!whose || !values || whens.some((when) => !['now', 'days', 'asked'].includes(when))) return null;
  const readings = moments.map((moment, index) => ({ moment, mgPerDl: values[index] ?? 0 }));
  const isNamed = isNamedGlucose(tokens, text);
  if (!isNamed && !isLikeGlucose(readings, text)) return null;
  return { text, readings, whose, when: whens[0] ?? 'now', isGuess: !isNamed };
}

function readingPlaces(tokens: readonly Token[]): number[] {
  const told = new Set<number>();
  return tokens.flatMap((token, at) => {
    if (!isMeasured(token) || isYear(token) || isAge(tokens, at) || isPregnancyWeek(tokens, at)) return [];
    const isCounted = [tokens[at - 1], tokens[at + 1]].some((beside) => COUNTS.test(beside?.text ?? ''));
    if (isCounted && token.decimals === 0 && token.value <= COUNTED_MOST) return [];
    // "131 and 152. Is 152 too high?"
    if (told.has(token.value) && whenAt(tokens, at) === 'asked') return [];
    told.add(token.value);
    return [at];
  });
}

const isOfAnotherQuantity = (token: Token): boolean =>
  token.kind === 'label' &&
  token.strength === 'strong' &&
  !['glucose', 'age'].includes(token.quantity) &&
  !CIRCUMSTANCE.test(token.text);

/** Null for values of two people; nobody named beside oneself is oneself. */
function ofOnePerson(owners: readonly Whose[]): Whose | null {
  const [one, ...others] = new Set(owners);
  if (one && others.length === 0) return one;
  return owners.every((owner) => owner === 'self' || owner === 'unknown') ? 'self' : null;
}
