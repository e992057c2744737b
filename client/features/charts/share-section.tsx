import { measurements } from '#domain/readings/measurements.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import {
  FASTING_GLUCOSE_TARGET,
  KETONE_TARGET,
  LOW_GLUCOSE,
  NUTRITIONAL_KETOSIS_MOST,
  type TargetMeasure,
} from '#domain/readings/targets.ts';
import { type ShareInTarget, shareInTarget } from '#domain/readings/time-in-range.ts';
import { ChartSection } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { percentText, shareHeadline } from './headlines.ts';
import type { ChartContext } from './measure-picture.ts';
import { NothingToDraw } from './nothing-to-draw.tsx';
import { shownMeasure, valueText, valueWithUnit } from './shown-measure.ts';
import { StackedBar } from './stacked-bar.tsx';

interface Share {
  title: string;
  low: string;
  inside: string;
  high: string;
  share: ShareInTarget;
}

function sharesOf(readings: readonly ReadingValues[], { units }: ChartContext): Share[] {
  const of = (measure: TargetMeasure) =>
    shareInTarget(
      measure,
      measurements(readings, measure).map(({ value }) => value),
    );
  const glucose = shownMeasure('fastingGlucose', units);
  const ketones = shownMeasure('ketones', units);
  return [
    {
      title: 'Fasting glucose',
      low: `Low, under ${valueText(glucose, LOW_GLUCOSE)}`,
      inside: `In target, under ${valueText(glucose, FASTING_GLUCOSE_TARGET)}`,
      high: `${valueWithUnit(glucose, FASTING_GLUCOSE_TARGET)} and more`,
      share: of('fastingGlucose'),
    },
    {
      title: 'Ketones',
      low: `${valueText(ketones, KETONE_TARGET)} and less`,
      inside: `In target, above ${valueText(ketones, KETONE_TARGET)}`,
      high: `Over ${valueWithUnit(ketones, NUTRITIONAL_KETOSIS_MOST)}`,
      share: of('ketones'),
    },
  ];
}

/** How many of the readings met the target. */
export function ShareSection({
  readings,
  context,
}: {
  readings: readonly ReadingValues[];
  context: ChartContext;
}) {
  const shares = sharesOf(readings, context);
  const measured = shares.filter(({ share }) => share.n > 0);
  return (
    <ChartSection
      title="Readings in target"
      headline={shareHeadline(measured.map(({ title, share }) => ({ title, share })))}
      note="A share of readings, not of time: you choose when you measure."
      picture={
        measured.length > 0 ? (
          <div className="flex flex-col gap-5">
            {measured.map(({ title, low, inside, high, share }) => (
              <div key={title}>
                <h3 className="mb-1 text-lg">{title}</h3>
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
