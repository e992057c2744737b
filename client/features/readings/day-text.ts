import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { formatFullDay } from '../../lib/date-text.ts';

/** "Today", "Yesterday", "Saturday, Nov 21", with the year where it is another one. */
export function dayHeading(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatFullDay(day, today);
}
