import type { DiaryMeal, DiaryValue } from '#contract/diary.ts';
import { addDays, type CalendarDay, daysBetween } from '#domain/dates/calendar-day.ts';
import { normaliseText } from '#domain/symptoms/context.ts';
import { readingToLog } from '../readings/reading-to-log.ts';

export type DiaryQuestion =
  /** "What did I have for lunch yesterday?" */
  | { about: 'eaten'; day: CalendarDay; meal: DiaryMeal | null }
  /** "How many carbs have I had today?"; `isLeft` asks for what remains. */
  | { about: 'sum'; day: CalendarDay; value: DiaryValue; isLeft: boolean }
  /** "Why was I high this morning?" */
  | { about: 'high'; day: CalendarDay }
  /** "Log two eggs and bacon" */
  | { about: 'log'; told: string };

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** A Monday. */
const ANY_MONDAY: CalendarDay = '2024-01-01';

/** The day that is named; null where none is. A weekday is its last one before today. */
function dayNamed(plain: string, today: CalendarDay): CalendarDay | null {
  if (/\b(?:the day before yesterday)\b/.test(plain)) return addDays(today, -2);
  if (/\byesterday\b|\blast (?:night|evening)\b/.test(plain)) return addDays(today, -1);
  if (/\btoday\b|\btonight\b|\bthis (?:morning|afternoon|evening|noon)\b|\bso far\b/.test(plain))
    return today;
  const named = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.exec(plain)?.[0];
  if (named === undefined) return null;
  const weekday = WEEKDAYS.indexOf(named);
  const now = ((daysBetween(ANY_MONDAY, today) % 7) + 7) % 7;
  return addDays(today, -((now - weekday + 6) % 7) - 1);
}

const MEALS: readonly (readonly [DiaryMeal, RegExp])[] = [
  ['breakfast', /\bbreakfast\b|\bbrunch\b/],
  ['lunch', /\blunch\b/],
  ['dinner', /\bdinner\b|\bsupper\b|\blast (?:night|evening)\b/],
  ['snack', /\bsnacks?\b/],
];
const mealNamed = (plain: string): DiaryMeal | null =>
  MEALS.find(([, named]) => named.test(plain))?.[0] ?? null;

const VALUES: readonly (readonly [DiaryValue, RegExp])[] = [
  ['protein', /\bproteins?\b/],
  ['fat', /\bfats?\b/],
  ['energy', /\bcalories\b|\bkcal\b|\benergy\b/],
  ['netCarbs', /\bcarb\w*\b/],
];

const EATEN =
  /\bwhat (?:did|have|had) i (?:\w+ )?(?:eat|eaten|ate|have|had|log|logged|drink|drunk)\b|\b(?:show|tell|read|open)\b[^.?!]{0,12}\bmy (?:food )?(?:diary|food log)\b|\bwhat(?:'s| is| was) in my (?:food )?(?:diary|food log)\b|\bwhat was my (?:last )?(?:breakfast|lunch|dinner|supper|snack)\b/;
const AMOUNT = String.raw`\bhow (?:many|much)\b[^.?!]{0,20}\b(?:carb\w*|protein|fat|calories|kcal|energy)\b`;
const LEFT = new RegExp(
  `${AMOUNT}[^.?!]{0,30}${String.raw`\b(?:left|remain\w*|still (?:have|eat)|to go|can i still)\b`}|${String.raw`\bwhat(?:'s| is) left\b[^.?!]{0,20}\b(?:today|carbs?|limit)\b|\bcarbs? (?:do i have )?left (?:for )?today\b`}`,
);
const SUM = new RegExp(`${AMOUNT}${String.raw`[^.?!]{0,12}\b(?:did|have|had) i\b`}`);
const HIGH =
  /\bwhy (?:was|am|is|were|did|has)\b[^.?!]{0,6}\b(?:i|my (?:morning |fasting |blood )*(?:glucose|sugars?|readings?|numbers?|levels?))\b[^.?!]{0,25}\b(?:high|higher|up|elevated|spik\w+|raised)\b/;
const LOG =
  /^(?:(?:please|hey|ok|captain)[, ]+)*(?:(?:can|could|would) you (?:please )?)?(?:log|add|track|record|note(?: down)?|enter)\b(?: that)?(?: i (?:ate|had|have eaten|have had))?[: ]+(.{3,300}?)(?: (?:to|in|into) (?:my )?(?:food )?(?:diary|log|tracker))?(?: (?:please|for me))?[.!]?$/;
/** Other things are logged elsewhere, or are asked about. */
const NO_FOOD =
  /\b(?:readings?|glucose|sugar (?:level|reading)|ketones?|weight|waist|fasts?|fasting|mmol|mg|pantry|plans?|shopping|electrolytes|how|why|should|what|when|where|steps|exercise|workout|water intake|recipes?)\b/;

/** What is asked of the person's own diary; null when the question is about something else. */
export function diaryQuestion(text: string, today: CalendarDay): DiaryQuestion | null {
  const plain = normaliseText(text).toLowerCase();
  const told = LOG.exec(text.trim().toLowerCase())?.[1];
  if (told !== undefined && !NO_FOOD.test(told) && readingToLog(text) === null) return { about: 'log', told };
  const day = dayNamed(plain, today);
  if (HIGH.test(plain)) return day === null ? null : { about: 'high', day };
  if (/\bshould\b|\bwould\b|\bmy (?:wife|husband|mother|father|mom|dad|son|daughter|friend)\b/.test(plain))
    return null;
  const value = VALUES.find(([, named]) => named.test(plain))?.[0] ?? 'netCarbs';
  if (LEFT.test(plain)) return { about: 'sum', day: today, value, isLeft: true };
  if (SUM.test(plain)) return { about: 'sum', day: day ?? today, value, isLeft: false };
  if (EATEN.test(plain) && !/\bbefore\b/.test(plain))
    return { about: 'eaten', day: day ?? today, meal: mealNamed(plain) };
  return null;
}
