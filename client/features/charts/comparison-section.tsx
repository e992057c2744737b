import type { Units } from '#contract/profile.ts';
import { lastDays } from '#domain/dates/calendar-day.ts';
import { MEASURE_NAMES } from '#domain/readings/measure-text.ts';
import type { Measure, ReadingValues } from '#domain/readings/reading-values.ts';
import {
  numberText,
  type ShownMeasure,
  shownMeasure,
  valueWithUnit,
} from '#domain/readings/shown-measure.ts';
import { comparisonWords } from '#domain/readings/trends/measure-words.ts';
import {
  COMPARED_DAYS,
  LEAST_COMPARED_DAYS,
  type PeriodComparison,
} from '#domain/readings/trends/period-comparison.ts';
import { type ReadingsSummary, summarizeReadings } from '#domain/readings/trends/summary.ts';
import { ChartSection, placesOn, Track } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { DAYS_COMPARED } from './range-picker.tsx';

const COMPARED = ['fastingGlucose', 'ketones', 'weight', 'waist'] as const satisfies readonly Measure[];

interface ComparisonProps {
  /** At least those of the last 180 days. */
  readings: readonly ReadingValues[];
  units: Units;
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The note below says once what a comparison needs. */
function differenceWords(summary: ReadingsSummary, measure: Measure, units: Units): string | null {
  const { verdict, now } = summary.measures[measure].comparison;
  if (verdict !== 'too few readings') return comparisonWords(summary, measure, units);
  return now.n === 0 ? null : 'Not enough readings to compare.';
}

function compareAll({ readings, units, zone, now }: ComparisonProps) {
  // Years of older readings change nothing.
  const start = lastDays(zone, now, DAYS_COMPARED).start.getTime();
  const recent = readings.filter(({ readingTime }) => Date.parse(readingTime) >= start);
  const summaries = COMPARED_DAYS.map((days) => summarizeReadings(recent, { zone, now, days }));
  return COMPARED.map((measure) => ({
    measure,
    shown: shownMeasure(measure, units),
    spans: summaries.map((summary) => ({
      days: summary.days,
      comparison: summary.measures[measure].comparison,
      /** Null without readings in the last days. */
      words: differenceWords(summary, measure, units),
    })),
  })).filter(({ spans }) => spans.some(({ comparison: { now: last, before } }) => last.n + before.n > 0));
}

type Compared = ReturnType<typeof compareAll>[number];

function headlineOf(compared: readonly Compared[]): string {
  const verdicts = compared.flatMap(({ spans }) => spans.map(({ comparison }) => comparison.verdict));
  if (verdicts.every((verdict) => verdict === 'too few readings'))
    return 'Not enough readings to compare yet.';
  const clear = compared.filter(({ spans }) =>
    spans.some(({ comparison: { verdict } }) => verdict === 'lower' || verdict === 'higher'),
  );
  if (clear.length === 0) return 'No clear difference from the days before.';
  return `Clearly different from the days before: ${clear.map(({ measure }) => MEASURE_NAMES[measure].toLowerCase()).join(', ')}.`;
}

interface MediansProps {
  shown: ShownMeasure;
  comparison: PeriodComparison;
}

const Medians = ({ shown, comparison: { now, before } }: MediansProps) => {
  if (now.median === null) return <span className="text-ink-soft">no readings</span>;
  const last = <strong>{numberText(shown, now.median)}</strong>;
  if (before.median === null) return <span>{last} now, no earlier readings</span>;
  return (
    <span>
      {numberText(shown, before.median)} <span aria-hidden="true">→</span>
      <span className="sr-only">before, now</span> {last}
    </span>
  );
};

/** Typical values of the last days and of as many days before, on one bar per span. */
const ComparedMeasure = ({ measure, shown, spans }: Compared) => {
  const medians = spans.flatMap(({ comparison: { now, before } }) => [now.median, before.median]);
  const place = placesOn(
    medians.filter((median) => median !== null),
    measure,
  );
  return (
    <div>
      <h3 className="mb-1 text-lg">
        {MEASURE_NAMES[measure]} <span className="text-ink-soft">({shown.unit})</span>
      </h3>
      <ul className="flex flex-col gap-3">
        {spans.map((span) => {
          const { now, before } = span.comparison;
          return (
            <li key={span.days}>
              <p className="flex justify-between gap-x-4">
                <span className="font-bold">{span.days} days</span>
                <Medians shown={shown} comparison={span.comparison} />
              </p>
              {now.median === null || before.median === null ? null : (
                <Track place={place} before={before.median} mark={now.median} />
              )}
              {span.words ? <p className="text-small text-ink-soft">{span.words}</p> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
};

export function ComparisonSection(props: ComparisonProps) {
  const compared = compareAll(props);
  return (
    <ChartSection
      title="Compared with the period before"
      className="lg:col-span-2"
      headline={headlineOf(compared)}
      note={`These are middle values (medians). The hollow mark shows the same number of days just before. The difference in words compares each day with each day before, so it can differ a little from the two middle values. To compare, we need ${LEAST_COMPARED_DAYS} days with a reading in each period.`}
      picture={
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {compared.map((one) => (
            <ComparedMeasure key={one.measure} {...one} />
          ))}
        </div>
      }
      empty={compared.length === 0 && "Here you'll see your latest readings next to the ones before them."}
      table={
        <DataTable
          caption="Recent days compared with the same number of days before"
          columns={[
            'Measure',
            'Days',
            'Median before',
            'Median now',
            'Readings before',
            'Readings now',
            'Result',
          ]}
          rows={compared.flatMap(({ spans, ...one }) => spans.map((span) => ({ ...one, ...span })))}
          cells={({ measure, shown, days, comparison: { now: last, before, verdict } }) => {
            const withUnit = (median: number | null) =>
              median === null ? 'none' : valueWithUnit(shown, median);
            return [
              MEASURE_NAMES[measure],
              String(days),
              withUnit(before.median),
              withUnit(last.median),
              String(before.n),
              String(last.n),
              verdict,
            ];
          }}
        />
      }
    />
  );
}
