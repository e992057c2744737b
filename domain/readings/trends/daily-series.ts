import { type CalendarDay, dayIn } from '../../dates/calendar-day.ts';
import { median } from '../../numbers/order-statistics.ts';
import { byTime, type Measurement } from '../reading-values.ts';

/** What was measured on one day. */
export interface DayValues {
  readonly day: CalendarDay;
  readonly n: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** One entry for each day with measurements, earliest first; days without any are left out, never filled. */
export function dailySeries(zone: string, points: readonly Measurement[]): DayValues[] {
  const days = new Map<CalendarDay, number[]>();
  for (const { time, value } of points) {
    const day = dayIn(zone, time);
    const values = days.get(day);
    if (values) values.push(value);
    else days.set(day, [value]);
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, values]) => {
      const middle = median(values);
      if (middle === null) return [];
      return [
        { day, n: values.length, median: middle, least: Math.min(...values), most: Math.max(...values) },
      ];
    });
}

/** Points drawn of each stretch of time: its first and last, its lowest and highest. */
const KEPT_OF_EACH = 4;

/**
 * At most so many points with the same shape: time is cut into equal stretches, and of each its first, lowest, highest
 * and last point stay, so no extreme is lost. Fewer points than that come back as they are, earliest first.
 */
export function pointsToDraw(points: readonly Measurement[], most: number): Measurement[] {
  const sorted = [...points].sort(byTime);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (sorted.length <= most || !first || !last) return sorted;
  const stretches = Math.max(1, Math.floor(most / KEPT_OF_EACH));
  const width = Math.max(1, (last.time - first.time) / stretches);
  const kept = new Map<number, { low: Measurement; high: Measurement; ends: [Measurement, Measurement] }>();
  for (const point of sorted) {
    const stretch = Math.min(stretches - 1, Math.floor((point.time - first.time) / width));
    const known = kept.get(stretch);
    if (!known) {
      kept.set(stretch, { low: point, high: point, ends: [point, point] });
      continue;
    }
    known.ends[1] = point;
    if (point.value < known.low.value) known.low = point;
    if (point.value > known.high.value) known.high = point;
  }
  return [...kept.values()].flatMap(({ low, high, ends }) => [...new Set([...ends, low, high])].sort(byTime));
}
