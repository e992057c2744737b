import { readableSentences } from '../../triage/signals.ts';
import { type CertainValue, statedReadings } from '../../triage/stated-readings.ts';
import { ifccOf } from './value-meaning.ts';

/** An earlier and a later A1C of one person, in percent, as a message tells them. */
export type TwoA1cValues = { readonly earlier: CertainValue; readonly later: CertainValue };

/** What says of a value that it is of before, and what says that it is of now. */
const BEFORE =
  /\b(?:was|were|from|used to be|started|starting|before|earlier|previous(?:ly)?|ago|at diagnosis|back in|last (?:year|spring|summer|autumn|fall|winter|time|month|test|one)|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w{0,6}|in (?:19|20)\d\d)\b/g;
const NOW =
  /\b(?:now|today|yesterday|just|new|newest|latest|current(?:ly)?|recent(?:ly)?|back|this (?:week|month|time|morning)|down to|up to|dropped to|fell to)\b/g;
/** Where the words of one value end and those of the other begin; a "now" may belong to either, so it comes second. */
const BETWEEN = [
  /,(?!\d)|[;.!?–—]| - |\b(?:and|but)\b/,
  /\b(?:then|now|today|it was|before that)\b/,
] as const;
const WISHED =
  /\b(?:want|wanna|would like|hop(?:e|ing)|aim\w{0,3}|goals?|target|should be|if|until|get (?:it|my a1c) (?:to|down|under|below))\b/;

/** Null where a message holds no two certain values, or leaves open which of them is the later. */
export function twoA1cValues(message: string): TwoA1cValues | null {
  const sentences = readableSentences(message);
  const { values, unsure } = statedReadings(sentences, false);
  const [first, second, third] = values.filter(({ quantity }) => quantity === 'a1c');
  if (!first || !second || third || unsure.length > 0) return null;
  if (first.whose !== second.whose || first.value === second.value) return null;
  const text = sentences.join(' ').replace(/(?<=\d)\.(?=\d)/g, ',');
  const [one, other] = [placeOf(first, text), placeOf(second, text)];
  if (!one || !other || one.end > other.start || WISHED.test(text.slice(0, other.end))) return null;
  const between = text.slice(one.end, other.start);
  const gap = BETWEEN.map((pattern) => between.search(pattern)).find((at) => at !== -1);
  if (gap === undefined) return null;
  const cut = one.end + gap;
  const behind = text.slice(other.end);
  const end = behind.search(/,(?!\d)|[;.!?]/);
  const lateness = [
    latenessOf(text.slice(sentenceStart(text, one.start), cut)),
    latenessOf(text.slice(cut, end === -1 ? undefined : other.end + end)),
  ] as const;
  // Only where one is plainly of before and the other is not: a wrong direction is worse than none.
  if (Math.min(...lateness) >= 0 || Math.max(...lateness) < 0) return null;
  return lateness[0] < lateness[1] ? { earlier: first, later: second } : { earlier: second, later: first };
}

/** In percent as typed, else in mmol/mol; null where the number stands there twice, as an age of 45 beside an A1C of 45. */
function placeOf({ value }: CertainValue, text: string): { start: number; end: number } | null {
  const numbers = [...text.matchAll(/\d+(?:,\d+)?/g)];
  const typedAs = (...forms: string[]) =>
    numbers.filter(([number]) => forms.includes(number.replace(',', '.')));
  const percent = typedAs(value.toFixed(2), value.toFixed(1), String(value));
  const [found, another] = percent.length > 0 ? percent : typedAs(String(ifccOf(value)));
  return found && !another ? { start: found.index, end: found.index + found[0].length } : null;
}

const sentenceStart = (text: string, at: number) =>
  Math.max(...['.', '!', '?'].map((end) => text.lastIndexOf(end, at))) + 1;
const latenessOf = (text: string) => count(text, NOW) - count(text, BEFORE);
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
