import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { DiaryDay } from '#contract/diary.ts';
import { addDays, type CalendarDay, dayIn } from '#domain/dates/calendar-day.ts';
import { type LimitKept, limitKept, netCarbDays, netCarbWeeks } from '#domain/diary/diary-days.ts';
import { amountWords, estimateWords } from '#domain/diary/estimate-words.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import { numberText, shownMeasure } from '#domain/readings/shown-measure.ts';
import { dailySeries } from '#domain/readings/trends/daily-series.ts';
import { counted } from '#domain/readings/trends/measure-words.ts';
import { measurements } from '#domain/readings/trends/measurements.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { useDiaryDays } from '../../lib/diary/diary-days.ts';
import { formatDay } from '../../lib/format/date-text.ts';
import { personZone } from '../../lib/person/person.ts';
import { ErrorState } from '../../ui/states.tsx';
import type { ChartBoardProps } from './chart-board.tsx';
import { ChartSection } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { NetCarbsPicture } from './net-carbs-picture.tsx';

/** Logged days, earliest first, beside the medians of the same days' readings in the units that are stored. */
function netCarbRows(days: readonly DiaryDay[], readings: readonly ReadingValues[], zone: string) {
  const medians = (measure: 'fastingGlucose' | 'ketones') =>
    new Map<CalendarDay, number>(
      dailySeries(zone, measurements(readings, measure)).map(({ day, median }) => [day, median]),
    );
  const [glucose, ketones] = [medians('fastingGlucose'), medians('ketones')];
  return netCarbDays(days).map((one) => ({
    ...one,
    fastingGlucose: glucose.get(one.day),
    ketones: ketones.get(one.day),
  }));
}

/** "You logged 9 days: 6 were within your 20 g limit, 1 was over it, and 2 were too close to tell." */
function headlineOf(logged: number, limit: number | null, { within, over, unclear }: LimitKept): string {
  if (limit === null) return `You logged ${counted(logged, 'day')}.`;
  const were = (count: number) => `${count} ${count === 1 ? 'was' : 'were'}`;
  const inLimit = `${were(within)} within your ${amountWords(limit)} g limit`;
  const rest =
    unclear > 0
      ? `, ${were(over)} over it, and ${were(unclear)} too close to tell`
      : ` and ${were(over)} over it`;
  return `You logged ${counted(logged, 'day')}: ${inLimit}${rest}.`;
}

/** Net carbs of the logged days against the limit, with the readings of the same days in the table. */
export function NetCarbsSection({ readings, person, range, now }: ChartBoardProps) {
  const zone = personZone(person);
  const to = dayIn(zone, now);
  const { days, from: first, error, retry } = useDiaryDays(addDays(to, 1 - (range.days ?? 36_500)), to);
  const rows = useMemo(() => netCarbRows(days, readings, zone), [days, readings, zone]);
  const weeks = useMemo(() => netCarbWeeks(rows), [rows]);
  const { value: limit } = dailyTargets(person).netCarbs;
  if (error) return <ErrorState title="Your diary could not be loaded" error={error} onRetry={retry} />;
  const from = range.days === null ? (rows[0]?.day ?? first) : first;
  const glucose = shownMeasure('fastingGlucose', person.units);
  const ketones = shownMeasure('ketones', person.units);
  return (
    <ChartSection
      title="Net carbs"
      headline={
        rows.length > 0
          ? headlineOf(rows.length, limit, limitKept(rows, limit ?? Number.POSITIVE_INFINITY))
          : 'What you log in your diary shows up here.'
      }
      note={
        rows.length > 0
          ? "Stripes are carbs we can't be sure of: your true total lies somewhere in them. A short line is a week's middle value (median), if you logged at least three days that week. The table below adds your fasting glucose and ketones. A high reading on a day with more carbs doesn't prove that the carbs caused it."
          : null
      }
      className="lg:col-span-2"
      picture={<NetCarbsPicture days={rows} weeks={weeks} from={from} to={to} limit={limit} />}
      empty={
        rows.length === 0 && (
          <>
            You didn't log anything on these days.{' '}
            <Link to="/tracking" className="font-bold text-sea underline underline-offset-4">
              Log what you eat
            </Link>
          </>
        )
      }
      table={
        <>
          <DataTable
            caption="Net carbs per day"
            columns={['Day', 'Net carbs', `Fasting glucose (${glucose.unit})`, `Ketones (${ketones.unit})`]}
            rows={rows.toReversed()}
            cells={({ day, netCarbs, unknown, ...medians }) => [
              formatDay(day),
              `${estimateWords(netCarbs)}${unknown > 0 ? ` and ${unknown} not known` : ''}`,
              medians.fastingGlucose === undefined ? '' : numberText(glucose, medians.fastingGlucose),
              medians.ketones === undefined ? '' : numberText(ketones, medians.ketones),
            ]}
          />
          <DataTable
            caption="Weekly medians"
            columns={['Week of', 'Logged days', 'Net carbs']}
            rows={weeks.toReversed()}
            cells={(week) => [
              formatDay(week.from),
              String(week.days),
              week.netCarbs ? estimateWords(week.netCarbs) : 'too few days',
            ]}
          />
        </>
      }
    />
  );
}
