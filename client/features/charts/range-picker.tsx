import { useId } from 'react';
import {
  addDays,
  type DaySpan,
  dayIn,
  daySpan,
  type Instant,
  startOfDay,
} from '#domain/dates/calendar-day.ts';
import { COMPARED_DAYS } from '#domain/readings/trends/period-comparison.ts';

/** Spans of time that the pictures offer; `days` null is everything. */
export const CHART_RANGES = [
  { key: '7', label: '7 days', days: 7 },
  { key: '30', label: '30 days', days: 30 },
  { key: '90', label: '90 days', days: 90 },
  { key: '365', label: '1 year', days: 365 },
  { key: 'all', label: 'All', days: null },
] as const;
export type ChartRange = (typeof CHART_RANGES)[number];

/** Where a person begins: a month shows a course without hiding the days. */
export const FIRST_RANGE: ChartRange = CHART_RANGES[1];

export const ALL_RANGE: ChartRange = CHART_RANGES[4];

/** The longest comparison looks at so many days and as many before, whatever the pictures show. */
export const DAYS_COMPARED = 2 * Math.max(...COMPARED_DAYS);
/** No zone is further than a day from UTC. */
const ZONE_DAYS = 1;

/**
 * Instant (ISO) from which readings are needed to draw a range and the comparisons beside it; undefined is all.
 * It does not depend on the person's zone, so readings and profile are asked for at the same time.
 */
export function neededFrom({ days }: ChartRange, now: Instant): string | undefined {
  if (days === null) return undefined;
  const first = addDays(dayIn('UTC', now), -Math.max(days, DAYS_COMPARED) - ZONE_DAYS);
  return startOfDay('UTC', first).toISOString();
}

/** The days that a range covers, today counted in; everything begins with the first reading. */
export function rangeSpan({ days }: ChartRange, zone: string, now: Instant, oldest: Instant): DaySpan {
  const today = dayIn(zone, now);
  const first = days === null ? dayIn(zone, oldest) : addDays(today, 1 - days);
  return daySpan(zone, first, today);
}

interface RangePickerProps {
  range: ChartRange;
  onPick: (range: ChartRange) => void;
}

export function RangePicker({ range, onPick }: RangePickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-bold">Days shown</legend>
      <div className="grid grid-cols-3 gap-2 sm:flex print:*:not-has-checked:hidden">
        {CHART_RANGES.map((one) => (
          <label
            key={one.key}
            className="relative flex min-h-touch items-center justify-center rounded-md border-2 border-line-strong bg-card px-4 font-bold hover:bg-shoal has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:border-4"
          >
            <input
              type="radio"
              name={name}
              checked={one.key === range.key}
              onChange={() => onPick(one)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
