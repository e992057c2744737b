import type { Units } from '#contract/profile.ts';
import { shareWords } from '#domain/readings/measure-words.ts';
import { numberText, shownMeasure, valueWithUnit } from '#domain/readings/shown-measure.ts';
import type { ReadingsSummary } from '#domain/readings/summary.ts';
import type { TargetMeasure } from '#domain/readings/targets.ts';
import type { ShareInTarget } from '#domain/readings/time-in-range.ts';
import { GLUCOSE, KETONES } from '#domain/thresholds.ts';
import { ChartSection } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { percentText } from './headlines.ts';
import { NothingToDraw } from './nothing-to-draw.tsx';
import { StackedBar } from './stacked-bar.tsx';

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
          : 'Nothing with a target was measured in these days.'
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
          <NothingToDraw>No fasting glucose and no ketones were measured in these days.</NothingToDraw>
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
