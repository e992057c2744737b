import clsx from 'clsx';
import type { Units } from '#contract/profile.ts';
import { GLUCOSE, KETONES } from '#domain/health-values/thresholds.ts';
import { numberText, shownMeasure, valueWithUnit } from '#domain/readings/shown-measure.ts';
import { shareWords } from '#domain/readings/trends/measure-words.ts';
import type { ReadingsSummary } from '#domain/readings/trends/summary.ts';
import type { ShareInTarget } from '#domain/readings/trends/time-in-range.ts';
import { ChartSection } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';

const SIDES = ['below', 'inTarget', 'above'] as const;
type Side = (typeof SIDES)[number];

/** Told apart by pattern as well as colour. */
const PATTERN: Record<Side, string> = {
  below: 'bg-lagoon bg-[repeating-linear-gradient(45deg,var(--color-card)_0_3px,transparent_3px_9px)]',
  inTarget: 'bg-kelp',
  above: 'bg-amber bg-[radial-gradient(var(--color-card)_26%,transparent_30%)] bg-size-[9px_9px]',
};

interface StackedBarProps {
  share: ShareInTarget;
  labels: Record<Side, string>;
}

/** Parts of a whole: the bar is a drawing, the list below says the counts. */
const StackedBar = ({ share, labels }: StackedBarProps) => (
  <div>
    <div
      aria-hidden="true"
      className="flex h-10 gap-0.5 overflow-hidden rounded-md border-2 border-ink bg-card forced-color-adjust-none"
    >
      {SIDES.map((side) =>
        share[side] > 0 ? (
          <span key={side} className={clsx('min-w-2', PATTERN[side])} style={{ flexGrow: share[side] }} />
        ) : null,
      )}
    </div>
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      {SIDES.map((side) => (
        <li key={side} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={clsx(
              'size-5 shrink-0 rounded-sm border border-ink forced-color-adjust-none',
              PATTERN[side],
            )}
          />
          <span>
            {labels[side]}: <strong>{share[side]}</strong>
          </span>
        </li>
      ))}
    </ul>
  </div>
);

function sharesOf(summary: ReadingsSummary, units: Units) {
  const glucose = shownMeasure('fastingGlucose', units);
  const ketones = shownMeasure('ketones', units);
  const measures = [
    {
      title: 'Fasting glucose',
      measure: 'fastingGlucose',
      labels: {
        below: `Low, under ${numberText(glucose, GLUCOSE.low.mgPerDl)}`,
        inTarget: `On target, under ${numberText(glucose, GLUCOSE.fastingPrediabetes.mgPerDl)}`,
        above: `${valueWithUnit(glucose, GLUCOSE.fastingPrediabetes.mgPerDl)} or more`,
      },
    },
    {
      title: 'Ketones',
      measure: 'ketones',
      labels: {
        below: `${numberText(ketones, KETONES.ketosis)} or less`,
        inTarget: `On target, above ${numberText(ketones, KETONES.ketosis)}`,
        above: `Over ${valueWithUnit(ketones, KETONES.high)}`,
      },
    },
  ] as const;
  return measures.flatMap((one) => {
    const share = summary.measures[one.measure].comparison.now.inTarget;
    const words = shareWords(summary, one.measure, units);
    return share && words ? [{ ...one, share, words }] : [];
  });
}

const NOTHING_MEASURED = 'You have no fasting glucose or ketone readings for these days.';

export function ShareSection({ summary, units }: { summary: ReadingsSummary; units: Units }) {
  const measured = sharesOf(summary, units);
  return (
    <ChartSection
      title="Readings on target"
      headline={
        measured.length > 0
          ? 'How many of your readings were on target, and how sure we can be of that percentage.'
          : NOTHING_MEASURED
      }
      note="This counts the readings you took. 70% means that 7 of 10 readings were on target, not that you were on target 70% of the day."
      picture={
        <div className="flex flex-col gap-5">
          {measured.map(({ title, labels, share, words }) => (
            <div key={title}>
              <h3 className="text-lg">{title}</h3>
              <p className="mb-2">{words}</p>
              <StackedBar share={share} labels={labels} />
            </div>
          ))}
        </div>
      }
      empty={measured.length === 0 && NOTHING_MEASURED}
      table={
        <DataTable
          caption="Readings on target"
          columns={['Measure', 'Readings', 'Below', 'On target', 'Above', 'Share on target']}
          rows={measured}
          cells={({ title, share: { n, below, inTarget, above, share } }) => [
            title,
            String(n),
            String(below),
            String(inTarget),
            String(above),
            share === null ? 'too few readings' : `${Math.round(share * 100)}%`,
          ]}
        />
      }
    />
  );
}
