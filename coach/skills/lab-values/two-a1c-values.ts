import { readableSentences } from '../../triage/signals.ts';
import { type CertainValue, statedReadings } from '../../triage/stated-readings.ts';
import { ifccOf } from './value-meaning.ts';

/** An earlier and a later A1C of one person, in percent, as a message tells them. */
export type TwoA1cValues = { readonly earlier: CertainValue; readonly later: CertainValue };

/** What says of a value that it is of before, and what says that it is of now. */
const BEFORE =
  /\b(?:was|were|used to be|started|starting|before|earlier|previous(?:ly)?|ago|at diagnosis|back in|last (?:year|spring|summer|autumn|fall|winter|time|month|test|one)|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w{0,6}|in (?:19|20)\d\d)\b/g;
const NOW =
  /\b(?:now|today|yesterday|just|new|newest|latest|current(?:ly)?|recent(?:ly)?|back|this (?:week|month|time|morning)|down to|up to|dropped to|fell to)\b/g;
/** Where one of two values ends and the other begins. */
const BETWEEN = /,(?!\d)|[;.!?–—]| - |\b(?:and|but|then|now|today|it was|before that)\b/;
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
  const cut = one.end + Math.max(0, between.search(BETWEEN));
  const behind = text.slice(other.end);
  const end = behind.search(/,(?!\d)|[;.!?]/);
  const lateness = [
    latenessOf(text.slice(0, cut)),
    latenessOf(text.slice(cut, end === -1 ? undefined : other.end + end)),
  ] as const;
  if (lateness[0] === lateness[1]) return null;
  return lateness[0] < lateness[1] ? { earlier: first, later: second } : { earlier: second, later: first };
}

function placeOf({ value }: CertainValue, text: string): { start: number; end: number } | null {
  const forms = [value.toFixed(2), value.toFixed(1), String(ifccOf(value)), String(value)];
  const found = [...text.matchAll(/\d+(?:,\d+)?/g)].find(([one]) => forms.includes(one.replace(',', '.')));
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

const latenessOf = (text: string) => count(text, NOW) - count(text, BEFORE);
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
