import type { Token } from '../../../triage/numbers/number-tokens.ts';
import { momentText } from '../glucose-meaning.ts';
import { type Moment, momentOf, momentOfReply } from '../value-moment.ts';

/** Where the words of one reading end and those of the next begin, the plainest sign first. */
const BREAKS = [/ [.;!?] /, / [,|&+/] /, / (?:and|then|but|now|to|vs) /] as const;
const CLAUSE_ENDS = / [.;!?,|&+/](?= )/;
const ASKS =
  / (?:is|are|was|were|should|does|do|what|why|how|am|can|would|any|thoughts|so|good|ok|okay|normal|bad|fine) /;

const DURATION = /\b(?:\d{1,3}(?:\.\d)?|half an?|an?|one|two|three|four) (?:hours?|h|minutes?|mins?)\b/;
const STARTS = new Set(['before', 'pre', 'baseline', 'start', 'started', 'starting', 'premeal']);
const AFTER = new Set(['after', 'post']);
/** Words that may stand beside one of these or a bare time of a meal: "at 1 hour it was". */
const BESIDE = new Set(
  'at then and in the my was it its to about around mark later peak peaked up down only is hit went came back by on reading value number sugar glucose blood bg level meter said says read showed got i now again just a'.split(
    ' ',
  ),
);
const MORNING = / (?:mornings?|a\.?m) /;
/** Of another time than the readings beside it. */
const OTHER_TIME =
  /\b(?:evenings?|nights?|afternoons?|noon|bed\w{0,4}|breakfast|brunch|lunch|dinner|supper|ate|eat\w{0,3}|meals?|food|snack|after|before|later|hours?|h|min\w{0,5}|walk\w{0,3}|exercis\w{1,3}|workout|gym|run|coffee|insulin|pre|post|(?:at|by) (?:half|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}))\b/;
/** Told of all readings in the question behind them: "is that normal for fasting?" */
const ALL_FASTING = /\b(?:all|both|these|those|are|were|for)(?: my)? fasting\b/;

type Told = { readonly moment: Moment | null; readonly words: string };

/** A moment that the words leave open, so that the reading is not judged. */
const OPEN = { kind: 'other' } as const;

/** The moment of each reading, by the words in front of it and behind it; null where none is told. */
export function momentsOfReadings(tokens: readonly Token[], places: readonly number[]): (Moment | null)[] {
  const ends = [-1, ...places, tokens.length];
  const [opening = '', ...gaps] = ends.slice(1).map((end, index) => {
    const words = tokens.slice((ends[index] ?? 0) + 1, end).map(({ text }) => text);
    return ` ${words.join(' ')} `.replace(/ {2,}/g, ' ');
  });
  const closing = gaps.pop() ?? '';
  const isNamedFirst = momentBefore(opening) !== null;
  const between = gaps.map((gap) => parted(gap, isNamedFirst));
  const behinds = [...between.map(([behind]) => behind), closingWords(closing, isNamedFirst)];
  const told = behinds.map((behind, index): Told => {
    const front = index === 0 ? opening : (between[index - 1]?.[1] ?? '');
    return { moment: ofBoth(momentBefore(front), momentIn(behind)), words: `${front}${behind}` };
  });
  const isFasting = told.every(({ moment }) => moment === null) && ALL_FASTING.test(closing);
  return isFasting ? told.map(() => ({ kind: 'fasting' })) : completed(told);
}

/** A reading without a moment is of the one moment that the others have, where no word speaks against it. */
function completed(told: readonly Told[]): (Moment | null)[] {
  const moments = told.flatMap(({ moment }) => moment ?? []);
  const [first = null] = moments;
  const isOne = moments.every((moment) => sameMoment(moment, first));
  const isMeal = moments.some(({ kind }) => kind === 'afterMeal');
  return told.map(({ moment, words }) => {
    if (!moment) return isOne && !OTHER_TIME.test(words) ? first : OPEN;
    // "before" alone is before a meal only where others are after one.
    return moment.kind === 'beforeMeal' && !isMeal && !momentOf(words) ? OPEN : moment;
  });
}

const sameMoment = (one: Moment | null, other: Moment | null) => momentText(one) === momentText(other);
const isUntimed = (moment: Moment) => moment.kind === 'afterMeal' && moment.minutes === null;

/** What is told in front of a reading and behind it. */
function ofBoth(front: Moment | null, behind: Moment | null): Moment | null {
  if (!front || !behind || sameMoment(front, behind)) return front ?? behind;
  if (front.kind !== behind.kind) return OPEN;
  if (isUntimed(front)) return behind;
  return isUntimed(behind) ? front : OPEN;
}

/** The words behind one reading and those in front of the next. */
function parted(gap: string, isNamedFirst: boolean): readonly [string, string] {
  const found = BREAKS.map((pattern) => pattern.exec(gap)).find((match) => match !== null);
  if (!found) return isNamedFirst ? [' ', gap] : [gap, ' '];
  return [`${gap.slice(0, found.index)} `, gap.slice(found.index + found[0].length - 1)];
}

/** What stands behind the last reading and is not yet the question. */
function closingWords(closing: string, isNamedFirst: boolean): string {
  const [first = '', second = ''] = closing.split(CLAUSE_ENDS);
  const clause = first.trim() === '' && !isNamedFirst ? second : first;
  return ` ${`${clause} `.split(ASKS)[0]?.trim() ?? ''} `;
}

/** In the last clause before a reading, else in all that came before. */
function momentBefore(words: string): Moment | null {
  const clause = words.split(CLAUSE_ENDS).findLast((part) => part.trim() !== '') ?? '';
  const told = momentIn(`${clause} `) ?? momentIn(words);
  return told ?? (words.endsWith(' from ') ? { kind: 'beforeMeal' } : null);
}

function momentIn(words: string): Moment | null {
  const told = momentOf(words.trim());
  const [duration] = DURATION.exec(words) ?? [];
  const timed = duration ? momentOfReply(duration) : null;
  // "after eating 1 hour"
  if (told) return timed && isUntimed(told) && words.trim().endsWith(duration ?? '') ? timed : told;
  const others: readonly string[] = words.replace(DURATION, ' ').match(/[\p{L}\d]+/gu) ?? [];
  if (others.every((word) => [BESIDE, AFTER, STARTS].some((list) => list.has(word)))) {
    if (others.some((word) => STARTS.has(word))) return timed ? null : { kind: 'beforeMeal' };
    if (timed) return timed;
    if (others.some((word) => AFTER.has(word))) return { kind: 'afterMeal', minutes: null };
  }
  return MORNING.test(words) && !OTHER_TIME.test(words) ? { kind: 'fasting' } : null;
}
