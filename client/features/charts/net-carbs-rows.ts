import type { DiaryDay } from '#contract/diary.ts';
import type { CalendarDay } from '#domain/dates/calendar-day.ts';
import { type NetCarbDay, netCarbDays } from '#domain/diary/diary-days.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import { dailySeries } from '#domain/readings/trends/daily-series.ts';
import { measurements } from '#domain/readings/trends/measurements.ts';

/** A logged day, with what was measured on it in the units that are stored; null where nothing was. */
export interface NetCarbRow extends NetCarbDay {
  readonly fastingGlucose: number | null;
  readonly ketones: number | null;
}

/** Logged days, earliest first, beside the medians of the same days' readings. */
export function netCarbRows(
  days: readonly DiaryDay[],
  readings: readonly ReadingValues[],
  zone: string,
): NetCarbRow[] {
  const medians = (measure: 'fastingGlucose' | 'ketones') =>
    new Map<CalendarDay, number>(
      dailySeries(zone, measurements(readings, measure)).map(({ day, median }) => [day, median]),
    );
  const [glucose, ketones] = [medians('fastingGlucose'), medians('ketones')];
  return netCarbDays(days).map((one) => ({
    ...one,
    fastingGlucose: glucose.get(one.day) ?? null,
    ketones: ketones.get(one.day) ?? null,
  }));
}
