import { addDays, type CalendarDay } from '../dates/calendar-day.ts';
import type { NetCarbDay } from './diary-days.ts';

/** Days that are compared with the weeks before them, and how many of each must be logged; conventions of ours. */
const RECENT_DAYS = 7;
const EARLIER_DAYS = 21;
const LOGGED_LEAST = 3;
/** A fall by this share is one that a dose may have to follow; a convention of ours. */
const FALL = 0.3;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * True where net carbs of the last week lie clearly under those of the three weeks before: even with the recent days
 * at the upper and the earlier ones at the lower end of their ranges.
 */
export function carbsFell(days: readonly NetCarbDay[], today: CalendarDay): boolean {
  const start = addDays(today, 1 - RECENT_DAYS);
  const first = addDays(start, -EARLIER_DAYS);
  const recent = days.filter(({ day }) => day >= start && day <= today);
  const earlier = days.filter(({ day }) => day >= first && day < start);
  if (recent.length < LOGGED_LEAST || earlier.length < LOGGED_LEAST) return false;
  const now = mean(recent.map(({ netCarbs }) => netCarbs.high));
  const before = mean(earlier.map(({ netCarbs }) => netCarbs.low));
  return now < before * (1 - FALL);
}
