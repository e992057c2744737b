import { hourIn } from '../../dates/calendar-day.ts';
import { ascending, median, valueAt } from '../../numbers/order-statistics.ts';
import type { Measurement } from '../reading-values.ts';

/** Parts of a day by the person's wall clock; the night runs over midnight. */
export const DAY_PARTS = [
  { name: 'morning', fromHour: 5, toHour: 11 },
  { name: 'midday', fromHour: 11, toHour: 16 },
  { name: 'evening', fromHour: 16, toHour: 22 },
  { name: 'night', fromHour: 22, toHour: 5 },
] as const;
export type DayPart = (typeof DAY_PARTS)[number]['name'];

/** What was measured in one part of the day; without readings the numbers are null. */
export interface DayPartFigures {
  readonly part: DayPart;
  readonly fromHour: number;
  readonly toHour: number;
  readonly n: number;
  readonly median: number | null;
  readonly least: number | null;
  readonly most: number | null;
}

/** The part of the day an hour (0 to 23) belongs to. */
export function dayPart(hour: number): DayPart {
  return DAY_PARTS.find(({ fromHour, toHour }) => hour >= fromHour && hour < toHour)?.name ?? 'night';
}

/** Measurements by the time of day they were taken at, in the person's zone; all four parts, morning first. */
export function byTimeOfDay(zone: string, points: readonly Measurement[]): DayPartFigures[] {
  const values: Record<DayPart, number[]> = { morning: [], midday: [], evening: [], night: [] };
  for (const { time, value } of points) values[dayPart(hourIn(zone, time))].push(value);
  return DAY_PARTS.map(({ name, fromHour, toHour }) => {
    const sorted = ascending(values[name]);
    return {
      part: name,
      fromHour,
      toHour,
      n: sorted.length,
      median: median(sorted),
      least: valueAt(sorted, 0),
      most: valueAt(sorted, sorted.length - 1),
    };
  });
}
