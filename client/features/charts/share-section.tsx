import clsx from 'clsx';
import type { Units } from '#contract/profile.ts';
import { GLUCOSE, KETONES } from '#domain/health-values/thresholds.ts';
import { numberText, shownMeasure, valueWithUnit } from '#domain/readings/shown-measure.ts';
import type { TargetMeasure } from '#domain/readings/targets.ts';
import { shareWords } from '#domain/readings/trends/measure-words.ts';
import type { ReadingsSummary } from '#domain/readings/trends/summary.ts';
import type { ShareInTarget } from '#domain/readings/trends/time-in-range.ts';
import { ChartSection, NothingToDraw } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { percentText } from './headlines.ts';

type BarPattern = 'stripes' | 'solid' | 'dots';

interface BarPart {
  label: string;
  count: number;
  pattern: BarPattern;
}

/** Told apart by pattern as well as colour. */
const PATTERN: Record<BarPattern, string> = {
  solid: 'bg-kelp',
  stripes: 'bg-lagoon bg-[repeating-linear-gradient(45deg,var(--color-card)_0_3px,transparent_3px_9px)]',
  dots: 'bg-amber bg-[radial-gradient(var(--color-card)_26%,transparent_30%)] bg-size-[9px_9px]',
};

const Swatch = ({ pattern }: { pattern: BarPattern }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'size-5 shrink-0 rounded-sm border border-ink forced-color-adjust-none',
      PATTERN[pattern],
    )}
  />
);

/** Parts of a whole: the bar is a drawing, the list below says the counts. */
const StackedBar = ({ parts }: { parts: readonly BarPart[] }) => (
  <div>
    <div
      aria-hidden="true"
      className="flex h-10 gap-0.5 overflow-hidden rounded-md border-2 border-ink bg-card forced-color-adjust-none"
    >
      {parts.map(({ label, count, pattern }) =>
        count > 0 ? (
          <span key={label} className={clsx('min-w-2', PATTERN[pattern])} style={{ flexGrow: count }} />
        ) : null,
      )}
    </div>
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      {parts.map(({ label, count, pattern }) => (
        <li key={label} className="flex items-center gap-2">
          <Swatch pattern={pattern} />
          <span>
            {label}: <strong>{count}</strong>
          </span>
        </li>
      ))}
    </ul>
  </div>
);

interface Share {
  title: string;
  low: string;
  inside: string;
  high: string;
  /** Null without readings. */
  share: ShareInTarget | null;
  words: string | null;
}

function sharesOf(summary: ReadingsSummary, units: Units): Share[] {
  const of = (measure: TargetMeasure) => ({
    share: summary.measures[measure].comparison.now.inTarget,
    words: shareWords(summary, measure, units),
  });
  const glucose = shownMeasure('fastingGlucose', units);
  const ketones = shownMeasure('ketones', units);
  return [
    {
      title: 'Fasting glucose',
      low: `Low, under ${numberText(glucose, GLUCOSE.low.mgPerDl)}`,
      inside: `In target, under ${numberText(glucose, GLUCOSE.fastingPrediabetes.mgPerDl)}`,
      high: `${valueWithUnit(glucose, GLUCOSE.fastingPrediabetes.mgPerDl)} and more`,
      ...of('fastingGlucose'),
    },
    {
      title: 'Ketones',
      low: `${numberText(ketones, KETONES.ketosis)} and less`,
      inside: `In target, above ${numberText(ketones, KETONES.ketosis)}`,
      high: `Over ${valueWithUnit(ketones, KETONES.high)}`,
      ...of('ketones'),
    },
  ];
}

/** How many of the readings met the target. */
export function ShareSection({ summary, units }: { summary: ReadingsSummary; units: Units }) {
  const measured = sharesOf(summary, units).flatMap(({ share, words, ...one }) =>
    share && words ? [{ ...one, share, words }] : [],
  );
  return (
    <ChartSection
      title="Readings in target"
      headline={
        measured.length > 0
          ? 'How many readings met the target, and how sure that share is.'
          : 'Nothing with a target was measured on these days.'
      }
      note="A share of readings, not of time: you choose when you measure."
      picture={
        measured.length > 0 ? (
          <div className="flex flex-col gap-5">
            {measured.map(({ title, low, inside, high, share, words }) => (
              <div key={title}>
                <h3 className="text-lg">{title}</h3>
                <p className="mb-2">{words}</p>
                <StackedBar
                  parts={[
                    { label: low, count: share.below, pattern: 'stripes' },
                    { label: inside, count: share.inTarget, pattern: 'solid' },
                    { label: high, count: share.above, pattern: 'dots' },
                  ]}
                />
              </div>
            ))}
          </div>
        ) : (
          <NothingToDraw>No fasting glucose and no ketones were measured on these days.</NothingToDraw>
        )
      }
      table={
        <DataTable
          caption="Readings in target"
          columns={['Measure', 'Readings', 'Below', 'In target', 'Above', 'Share in target']}
          count={measured.length}
          row={(index) => {
            const one = measured[index];
            if (!one) return [];
            const { n, below, inTarget, above, share } = one.share;
            return [
              one.title,
              String(n),
              String(below),
              String(inTarget),
              String(above),
              share === null ? 'too few readings' : percentText(share),
            ];
          }}
        />
      }
    />
  );
}
