import { addDays, type CalendarDay, daysBetween } from '#domain/calendar-day.ts';
import { formatDay, formatWeekday } from '../../lib/date-text.ts';
import type { Tone } from '../../ui/badge.tsx';

/** From so many days on a weekday would be the one after next week's. */
const WEEK = 7;
/** So near that it should be eaten first. */
const SOON = 2;

/** "Use by Tue", in a tone by how near the day is. */
export function badgeOfUseBy(useBy: CalendarDay, today: CalendarDay): { text: string; tone: Tone } {
  const days = daysBetween(today, useBy);
  if (days < 0) return { text: `Was to be used by ${formatDay(useBy)}`, tone: 'coral' };
  if (days === 0) return { text: 'Use by today', tone: 'amber' };
  if (useBy === addDays(today, 1)) return { text: 'Use by tomorrow', tone: 'amber' };
  const when = days < WEEK ? formatWeekday(useBy) : formatDay(useBy);
  return { text: `Use by ${when}`, tone: days <= SOON ? 'amber' : 'plain' };
}
