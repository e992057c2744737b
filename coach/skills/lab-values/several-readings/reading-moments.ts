import type { Token } from '../../../triage/numbers/number-tokens.ts';
import { type Moment, momentOf, momentOfReply } from '../value-moment.ts';

/** When a reading was taken, with the meal, food or day that is named beside it. */
export type ReadingMoment = { readonly moment: Moment | null; readonly occasion: string | null };

/** Where the words of one reading end and those of the next begin, the plainest sign first. */
const BREAKS = [/ [.;!?] /, / [,|&+/] /, / (?:and|then|but|now|to|vs) /] as const;
const CLAUSE_ENDS = / [.;!?,|&+/](?= )/;
const ASKS =
  / (?:is|are|was|were|should|does|do|what|why|how|am|can|would|any|thoughts|so|good|ok|okay|normal|bad|fine) /;
/** "an hour after that": counted from the reading before. */
const COUNTED_ON = / (?:after that|another|more hours?|thereafter) /;

const DURATION =
  /\b(?:\d{1,3}(?:\.\d)?|half an?|an?|one|two|three|four) (?:hours?|hrs?|h|minutes?|mins?|m)\b/;
/** Words that may stand beside a bare time of a meal: "at 1 hour it was". */
const BESIDE = new Set(
  'at after then and in the my was it its to about around mark later post peak peaked up down only is hit went came back by on reading value number sugar glucose blood bg level meter said says read showed got i now again just a'.split(
    ' ',
  ),
);
const STARTS = new Set(['before', 'pre', 'baseline', 'start', 'started', 'starting', 'from', 'premeal']);
const MORNING = / (?:mornings?|a\.?m) /;
/** Of another time than the reading before it. */
const OTHER_TIME =
  /\b(?:evenings?|nights?|afternoons?|noon|bed\w{0,4}|breakfast|brunch|lunch|dinner|supper|ate|eat\w{0,3}|meals?|food|snack|after|before|later|hours?|hrs?|h|min\w{0,5}|walk\w{0,3}|exercis\w{1,3}|workout|gym|run|coffee|insulin|pre|post|(?:at|by) (?:half|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}))\b/;
const DAY = / (?:today|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next day) /;
const MEAL = /\b(breakfast|brunch|lunch|dinner|supper)\b/;
const FOOD = /\bafter (?:(?:the|my|a|an|some|eating|having|i ate|i had) ){0,3}([a-z]{3,20})\b/;
const NO_FOOD =
  /^(?:eating|meals?|food|the|first|hours?|hrs?|one|two|three|half|min\w{0,5}|about|around|that|it|starting|having|ate|is|was|good|normal|bad|high|low|and|with)$/;
/** Told of all readings behind them: "all fasting", "is that normal for fasting?" */
const OF_ALL =
  /\b(?:(?:all|both|these|those|they|taken|measured|was|were|are|for)(?: (?:are|were|was|taken|measured|my|a)){0,2} (fasting|before breakfast|before (?:eating|food|meals?)|after (?:eating|food|meals?)|(?:two|2|one|1|an) hours? after (?:eating|food|meals?))|(fasting) (?:numbers|values|readings|levels|sugars|glucose))\b/;

/**
 * The moment of each reading, by the words in front of it and behind it; null where they contradict one another, or leave
 * open to which reading they belong.
 */
export function momentsOfReadings(
  tokens: readonly Token[],
  places: readonly number[],
): ReadingMoment[] | null {
  const ends = [-1, ...places, tokens.length];
  const gaps = ends.slice(1).map((end, index) => {
    const words = tokens.slice((ends[index] ?? 0) + 1, end).map(({ text }) => text);
    return ` ${words.join(' ')} `.replace(/ {2,}/g, ' ');
  });
  if (gaps.some((gap) => COUNTED_ON.test(gap))) return null;
  const [opening = '', ...rest] = gaps;
  const closing = rest.at(-1) ?? '';
  const isNamedFirst = momentBefore(opening) !== null;
  const sides = rest.slice(0, -1).map((gap) => parted(gap, isNamedFirst));
  const fronts = [opening, ...sides.map(([, front]) => front)];
  const behinds = [...sides.map(([behind]) => behind), closingWords(closing, isNamedFirst)];
  const own = fronts.map((front, index) =>
    together(momentBefore(front), momentIn(behinds[index] ?? ''), `${front}${behinds[index] ?? ''}`),
  );
  if (own.some((one) => one === 'contradiction')) return null;
  const told = own.filter((one) => one !== 'contradiction');
  const all = OF_ALL.exec(closing);
  const ofAll = told.every(({ moment }) => moment === null) && all ? momentOf(all[1] ?? all[2] ?? '') : null;
  return passedOn(told.map((one) => ({ ...one, moment: one.moment ?? ofAll })));
}

type Told = ReadingMoment & { readonly words: string };

/** A reading without a moment is of the moment of its neighbours, where no word speaks against it. */
function passedOn(told: readonly Told[]): ReadingMoment[] | null {
  const [first] = told.flatMap(({ moment }) => (moment ? [moment] : []));
  if (!first) return told.every(({ words }) => !OTHER_TIME.test(words)) ? [...told] : null;
  const isOne = told.every(({ moment }) => moment === null || sameMoment(moment, first));
  const passed: ReadingMoment[] = [];
  for (const { moment, occasion, words } of told) {
    const before = isOne ? first : passed.at(-1)?.moment;
    const isTimed = before?.kind === 'afterMeal' && before.minutes !== null && !isOne;
    if (!moment && (!before || isTimed || OTHER_TIME.test(words))) return null;
    passed.push({ moment: moment ?? before ?? null, occasion });
  }
  // "before" alone is before a meal only where the others are after one.
  const isPlain = told.some(({ moment }) => moment?.kind === 'afterMeal');
  return isPlain || !told.some(({ moment, words }) => moment?.kind === 'beforeMeal' && !momentOf(words))
    ? passed
    : null;
}

export const sameMoment = (one: Moment | null, other: Moment | null): boolean =>
  one?.kind === other?.kind &&
  (one?.kind !== 'afterMeal' || other?.kind !== 'afterMeal' || one.minutes === other.minutes);

/** The words behind one reading and those in front of the next. */
function parted(gap: string, isNamedFirst: boolean): readonly [string, string] {
  for (const pattern of BREAKS) {
    const found = pattern.exec(gap);
    if (!found) continue;
    const [behind, front] = [gap.slice(0, found.index), gap.slice(found.index + found[0].length - 1)];
    // ", an hour after," stands between two signs: it goes the way of the first reading.
    const isBetween = behind.trim() === '' && / , $/.test(front) && !isNamedFirst;
    return isBetween ? [front, ' '] : [`${behind} `, front];
  }
  return isNamedFirst ? [' ', gap] : [gap, ' '];
}

/** What stands behind the last reading and is not yet the question. */
function closingWords(closing: string, isNamedFirst: boolean): string {
  const [first = '', second = ''] = closing.split(CLAUSE_ENDS);
  const clause = first.trim() === '' && !isNamedFirst ? second : first;
  return ` ${`${clause} `.split(ASKS)[0]?.trim() ?? ''} `;
}

/** In the last clause before a reading, else in its sentence, else in all that came before. */
function momentBefore(words: string): Moment | null {
  const clause = words.split(CLAUSE_ENDS).findLast((part) => part.trim() !== '') ?? '';
  const sentence = words.split(/ [.;!?](?= )/).findLast((part) => part.trim() !== '') ?? '';
  const told = momentIn(`${clause} `) ?? momentIn(`${sentence} `) ?? momentIn(words);
  return told ?? (words.endsWith(' from ') ? { kind: 'beforeMeal' } : null);
}

function momentIn(words: string): Moment | null {
  const told = momentOf(words.trim().replace(/(?<=\d)\.(?=\d)/g, ','));
  const duration = DURATION.exec(words)?.[0];
  const minutes = duration && momentOfReply(duration.replace('.', ',').replace(/ m$/, ' min'));
  // "after eating 1 hour"
  const isUntimed = told?.kind === 'afterMeal' && told.minutes === null;
  if (told) return minutes && isUntimed && words.trim().endsWith(duration) ? minutes : told;
  if (/\bppbs?\b/.test(words)) return { kind: 'afterMeal', minutes: null };
  const others: readonly string[] = words.replace(DURATION, ' ').match(/[\p{L}\d]+/gu) ?? [];
  if (minutes) return others.every((word) => BESIDE.has(word)) ? minutes : null;
  const isStart = others.some((word) => STARTS.has(word));
  if (isStart && others.every((word) => BESIDE.has(word) || STARTS.has(word))) return { kind: 'beforeMeal' };
  const isAfter = others.includes('after') || others.includes('post');
  if (isAfter && others.every((word) => BESIDE.has(word))) return { kind: 'afterMeal', minutes: null };
  return MORNING.test(words) && !OTHER_TIME.test(words) ? { kind: 'fasting' } : null;
}

function together(front: Moment | null, behind: Moment | null, words: string): Told | 'contradiction' {
  const named = MEAL.exec(words)?.[1] ?? DAY.exec(words)?.[0] ?? null;
  const food = FOOD.exec(words)?.[1] ?? '';
  const of = { words, occasion: named ?? (food === '' || NO_FOOD.test(food) ? null : food) };
  if (!front || !behind || sameMoment(front, behind)) return { ...of, moment: front ?? behind };
  if (front.kind === 'afterMeal' && behind.kind === 'afterMeal') {
    const isOpen = front.minutes === null || behind.minutes === null;
    return isOpen ? { ...of, moment: front.minutes === null ? behind : front } : 'contradiction';
  }
  const kinds = [front.kind, behind.kind];
  const isBreakfast = kinds.includes('fasting') && kinds.includes('beforeMeal');
  return isBreakfast ? { ...of, moment: { kind: 'fasting' } } : 'contradiction';
}
