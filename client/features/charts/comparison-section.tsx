import type { Units } from '#contract/profile.ts';
import { measurements } from '#domain/readings/measurements.ts';
import { COMPARED_DAYS, comparePeriods, type PeriodComparison } from '#domain/readings/period-comparison.ts';
import type { Measure, ReadingValues } from '#domain/readings/reading-values.ts';
import { ChartSection } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { comparisonHeadline } from './headlines.ts';
import { NothingToDraw } from './nothing-to-draw.tsx';
import { type ShownMeasure, shownMeasure, valueText, valueWithUnit } from './shown-measure.ts';
import { placesOn, Track } from './track.tsx';

const COMPARED = [
  { measure: 'fastingGlucose', title: 'Fasting glucose' },
  { measure: 'ketones', title: 'Ketones' },
  { measure: 'weight', title: 'Weight' },
  { measure: 'waist', title: 'Waist' },
] as const satisfies readonly { measure: Measure; title: string }[];

interface Compared {
  measure: Measure;
  title: string;
  shown: ShownMeasure;
  spans: { days: number; comparison: PeriodComparison }[];
}

function compareAll(readings: readonly ReadingValues[], { units, zone, now }: ComparisonProps): Compared[] {
  return COMPARED.map(({ measure, title }) => {
    const points = measurements(readings, measure);
    return {
      measure,
      title,
      shown: shownMeasure(measure, units),
      spans: COMPARED_DAYS.map((days) => ({
        days,
        comparison: comparePeriods(points, measure, { zone, now, days }),
      })),
    };
  }).filter(({ spans }) => spans.some(({ comparison: { now, before } }) => now.n + before.n > 0));
}

const medianText = (shown: ShownMeasure, median: number | null) =>
  median === null ? 'no readings' : valueText(shown, median);

/** Typical values of the last days and of as many days before, on one bar per span. */
const ComparedMeasure = ({ title, shown, spans }: Compared) => {
  const medians = spans.flatMap(({ comparison: { now, before } }) => [now.median, before.median]);
  const place = placesOn(medians.filter((median) => median !== null));
  return (
    <div>
      <h3 className="mb-1 text-lg">
        {title} <span className="text-ink-soft">({shown.unit})</span>
      </h3>
      <ul className="flex flex-col gap-2">
        {spans.map(({ days, comparison: { now, before, verdict } }) => (
          <li key={days}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{days} days</span>
              <span>
                {medianText(shown, before.median)} <span aria-hidden="true">→</span>
                <span className="sr-only"> before, then </span>{' '}
                <strong>{medianText(shown, now.median)}</strong>
                <span className="text-ink-soft">, {verdict}</span>
              </span>
            </p>
            {now.median === null ? null : (
              <Track
                place={place}
                from={before.median ?? now.median}
                to={now.median}
                before={before.median}
                mark={now.median}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

interface ComparisonProps {
  /** Everything from the last 180 days on. */
  readings: readonly ReadingValues[];
  units: Units;
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The last 7, 30 and 90 days, each against the same number of days before. */
export function ComparisonSection(props: ComparisonProps) {
  const compared = compareAll(props.readings, props);
  const rows = compared.flatMap(({ title, shown, spans }) =>
    spans.map((span) => ({ title, shown, ...span })),
  );
  return (
    <ChartSection
      title="Compared with before"
      headline={comparisonHeadline(compared)}
      note="Middle values (medians). The hollow mark is the same number of days before. A difference is called clear only where chance would rarely make one as large."
      picture={
        compared.length > 0 ? (
          <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
            {compared.map((one) => (
              <ComparedMeasure key={one.measure} {...one} />
            ))}
          </div>
        ) : (
          <NothingToDraw>
            Readings of the last days and of the days before stand here side by side.
          </NothingToDraw>
        )
      }
      table={
        <DataTable
          caption="The last days compared with as many days before"
          columns={['Measure', 'Days', 'Typical before', 'Typical now', 'Readings before, now', 'Difference']}
          count={rows.length}
          row={(index) => {
            const one = rows[index];
            if (!one) return [];
            const { now, before, verdict } = one.comparison;
            const withUnit = (median: number | null) =>
              median === null ? 'no readings' : valueWithUnit(one.shown, median);
            return [
              one.title,
              String(one.days),
              withUnit(before.median),
              withUnit(now.median),
              `${before.n}, ${now.n}`,
              verdict,
            ];
          }}
        />
      }
    />
  );
}
