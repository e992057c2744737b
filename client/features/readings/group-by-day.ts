import { type CalendarDay, dayIn } from '#domain/calendar-day.ts';
import type { Reading } from '../../lib/readings/reading.ts';

export interface DayOfReadings {
  day: CalendarDay;
  readings: Reading[];
}

/** Readings, newest first, by the calendar days of the person's zone. */
export function groupByDay(readings: readonly Reading[], zone: string): DayOfReadings[] {
  const days: DayOfReadings[] = [];
  for (const reading of readings) {
    const day = dayIn(zone, reading.readingTime);
    const last = days.at(-1);
    if (last?.day === day) last.readings.push(reading);
    else days.push({ day, readings: [reading] });
  }
  return days;
}
