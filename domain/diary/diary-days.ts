import type { DiaryDay, DiaryEntry, Estimate } from '#contract/diary.ts';
import { addDays, type CalendarDay, daysBetween } from '../dates/calendar-day.ts';
import { median } from '../numbers/order-statistics.ts';
import { totalValues } from './estimates.ts';

/** Sums of each day on which something was eaten, earliest first; what nobody knows of a day stays null. */
export function diaryDaysOf(entries: readonly DiaryEntry[]): DiaryDay[] {
  const byDay = Map.groupBy(entries, ({ day }) => day);
  return [...byDay]
    .map(([day, eaten]) => ({
      day,
      entries: eaten.length,
      unknown: eaten.filter(({ values }) => values.netCarbs === null).length,
      values: totalValues(eaten.map(({ values }) => values)),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** A day whose net carbs are known as far as they were logged. */
export interface NetCarbDay {
  readonly day: CalendarDay;
  readonly netCarbs: Estimate;
  /** Entries that add nothing because nobody knows their net carbs. */
  readonly unknown: number;
}

export const netCarbDays = (days: readonly DiaryDay[]): NetCarbDay[] =>
  days.flatMap(({ day, unknown, entries, values }) =>
    values.netCarbs && unknown < entries ? [{ day, unknown, netCarbs: values.netCarbs }] : [],
  );

/** Seven days from a Monday on, with the median of the days that were logged. */
export interface NetCarbWeek {
  readonly from: CalendarDay;
  readonly days: number;
  /** Medians of the values and of both ends of their ranges; null of fewer than three days, which are no week. */
  readonly netCarbs: Estimate | null;
}

/** Fewer logged days say little of a week; a convention of ours. */
const WEEK_DAYS_LEAST = 3;
/** A Monday. */
const ANY_MONDAY: CalendarDay = '2024-01-01';

const mondayOf = (day: CalendarDay): CalendarDay =>
  addDays(day, -(((daysBetween(ANY_MONDAY, day) % 7) + 7) % 7));

export function netCarbWeeks(days: readonly NetCarbDay[]): NetCarbWeek[] {
  const byWeek = Map.groupBy(days, ({ day }) => mondayOf(day));
  return [...byWeek]
    .map(([from, logged]) => {
      const of = (end: keyof Estimate) => median(logged.map(({ netCarbs }) => netCarbs[end])) ?? 0;
      const isEnough = logged.length >= WEEK_DAYS_LEAST;
      return {
        from,
        days: logged.length,
        netCarbs: isEnough ? { value: of('value'), low: of('low'), high: of('high') } : null,
      };
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** How many days kept the limit for sure, went over it for sure, and are too uncertain to tell. */
export interface LimitKept {
  readonly within: number;
  readonly over: number;
  readonly unclear: number;
}

/** @param limit g of net carbs a day. A day with an entry that nobody knows is not within for sure. */
export function limitKept(days: readonly NetCarbDay[], limit: number): LimitKept {
  const within = days.filter(({ netCarbs, unknown }) => netCarbs.high <= limit && unknown === 0).length;
  const over = days.filter(({ netCarbs }) => netCarbs.low > limit).length;
  return { within, over, unclear: days.length - within - over };
}
