import { type CalendarDay, daysBetween } from '#domain/dates/calendar-day.ts';
import type { NetCarbDay, NetCarbWeek } from '#domain/diary/diary-days.ts';
import { amountWords } from '#domain/diary/estimate-words.ts';
import { formatDay } from '../../lib/format/date-text.ts';

/** More days than this are too narrow for a bar each. */
const BARS_MOST = 92;
const WEEK_DAYS = 7;

const STRIPES = 'bg-[repeating-linear-gradient(135deg,var(--color-rose)_0_3px,transparent_3px_6px)]';
const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

interface NetCarbsPictureProps {
  days: readonly NetCarbDay[];
  weeks: readonly NetCarbWeek[];
  from: CalendarDay;
  to: CalendarDay;
  /** g a day; null where there is none. */
  limit: number | null;
}

/**
 * A bar a day, sure up to the low end of its range and hatched up to the high end, with the limit and the medians of
 * weeks as rules; of long spans weeks alone. A drawing: headline and table say the same.
 */
export function NetCarbsPicture({ days, weeks, from, to, limit }: NetCarbsPictureProps) {
  const span = daysBetween(from, to) + 1;
  const isLong = span > BARS_MOST;
  const ranged = weeks.flatMap(({ from: day, netCarbs }) => (netCarbs ? [{ day, netCarbs }] : []));
  const bars = isLong ? ranged : days;
  // The limit's words stand above its line.
  const top = Math.max((limit ?? 0) * 1.16, ...bars.map(({ netCarbs }) => netCarbs.high * 1.06), 1);
  const width = (isLong ? WEEK_DAYS : 1) / span;
  const left = (day: CalendarDay) => Math.max(0, daysBetween(from, day) / span);
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-small text-ink-soft">
      <div className="flex h-48 flex-col justify-between text-right tabular-nums">
        <span>{amountWords(top)} g</span>
        <span>0</span>
      </div>
      <div className="relative h-48 overflow-hidden border-b-2 border-l-2 border-ink forced-color-adjust-none">
        {bars.map(({ day, netCarbs }) => (
          <div
            key={day}
            className="absolute inset-y-0 px-[0.5px]"
            style={{ left: percent(left(day)), width: percent(width) }}
          >
            <div className="relative h-full">
              <div
                className="absolute inset-x-0 bottom-0 bg-rose"
                style={{ height: percent(netCarbs.low / top) }}
              />
              <div
                className={`absolute inset-x-0 ${STRIPES}`}
                style={{
                  bottom: percent(netCarbs.low / top),
                  height: percent((netCarbs.high - netCarbs.low) / top),
                }}
              />
            </div>
          </div>
        ))}
        {isLong
          ? null
          : ranged.map(({ day, netCarbs }) => (
              <div
                key={day}
                className="absolute border-t-3 border-ink"
                style={{
                  left: percent(left(day)),
                  width: percent(WEEK_DAYS / span),
                  bottom: percent(netCarbs.value / top),
                }}
              />
            ))}
        {limit === null ? null : (
          <div
            className="absolute inset-x-0 border-t-2 border-dashed border-kelp"
            style={{ bottom: percent(limit / top) }}
          >
            <span className="absolute right-1 bottom-0.5 rounded-sm bg-card px-1 font-bold text-kelp">
              {amountWords(limit)} g limit
            </span>
          </div>
        )}
      </div>
      <span />
      <div className="flex justify-between pt-1">
        <span>{formatDay(from)}</span>
        <span>{formatDay(to)}</span>
      </div>
    </div>
  );
}
