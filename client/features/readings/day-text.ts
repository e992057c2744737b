import { addDays, type CalendarDay } from '#domain/calendar-day.ts';

/** "Today", "Yesterday", "Saturday, Nov 21", with the year where it is another one. */
export function dayHeading(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  // A calendar day has no zone, so it is written as it stands.
  return new Intl.DateTimeFormat(undefined, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** "7:12 AM" in the person's zone. */
export function clockText(zone: string, instant: string): string {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat(undefined, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
    clocks.set(zone, clock);
  }
  return clock.format(new Date(instant));
}
