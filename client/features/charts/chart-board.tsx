import clsx from 'clsx';
import { type ComponentProps, memo, startTransition, useCallback, useMemo, useState } from 'react';
import type { PersonalData } from '#contract/profile.ts';
import { daysBetween } from '#domain/dates/calendar-day.ts';
import { KETONES } from '#domain/health-values/thresholds.ts';
import { type ReadingsSummary, summarizeReadings } from '#domain/readings/trends/summary.ts';
import { personZone } from '../../lib/person/person.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { ChartSection } from './chart-section.tsx';
import { ComparisonSection } from './comparison-section.tsx';
import { DataTable } from './data-table.tsx';
import { bodyMeasure, glucoseMeasure, measureHeadline } from './headlines.ts';
import { MealsSection } from './meals-section.tsx';
import { type ChartContext, type PointPicture, readingsIn } from './measure-picture.ts';
import { bodyPicture, gkiPicture, glucosePicture, ketonesPicture } from './pictures.ts';
import { TimeChart } from './plot/time-chart.tsx';
import { type ChartRange, rangeSpan } from './range-picker.tsx';
import { ShareSection } from './share-section.tsx';
import { TimeOfDaySection } from './time-of-day-section.tsx';

/** CSS pixels. */
const HEIGHT = 250;
const LOW_HEIGHT = 190;

interface PointSectionProps
  extends Omit<ComponentProps<typeof ChartSection>, 'picture' | 'table' | 'className'> {
  /** Keep them the same between renders. */
  pictures: readonly PointPicture[];
  height?: number;
  onReady: () => void;
}

/** Single values over time, drawn and as tables. A picture without values is left out while another has some. */
function PointSection({ pictures, height = HEIGHT, onReady, ...section }: PointSectionProps) {
  const shown = pictures.filter(({ spec }) => spec.points.length > 0);
  const isPair = shown.length > 1;
  return (
    <ChartSection
      {...section}
      className={isPair ? 'lg:col-span-2' : undefined}
      picture={
        <div className={clsx('grid grid-cols-1 gap-x-8 gap-y-5', isPair && 'lg:grid-cols-2')}>
          {shown.map(({ caption, spec, say }) => (
            <div key={caption}>
              {isPair ? <h3 className="mb-1 text-lg">{caption}</h3> : null}
              <TimeChart name={`${caption} over time`} {...{ spec, height, say, onReady }} />
            </div>
          ))}
        </div>
      }
      empty={shown.length === 0 && section.empty}
      table={
        shown.length > 0 ? (
          shown.map(({ spec, caption, columns, cells }) => (
            <DataTable
              key={caption}
              caption={caption}
              columns={columns}
              rows={[...spec.points.keys()].reverse()}
              cells={cells}
            />
          ))
        ) : (
          <p>{section.empty}</p>
        )
      }
    />
  );
}

/** Mark on the performance timeline: the first picture can be used. */
const READY_MARK = 'tracking-chart-ready';

const markReady = () => {
  if (performance.getEntriesByName(READY_MARK).length === 0) performance.mark(READY_MARK);
};

export interface ChartBoardProps {
  /** Newest first; at least those of the range and of the last 180 days. */
  readings: readonly Reading[];
  person: PersonalData;
  range: ChartRange;
  /** Milliseconds since 1970. */
  now: number;
}

/** All pictures of a range. The first stands before the others are made. */
export function ChartBoard({ readings, person, range, now }: ChartBoardProps) {
  const { units } = person;
  const zone = personZone(person);
  const oldest = readings.at(-1)?.readingTime ?? now;
  const [isFirstRendered, setFirstRendered] = useState(false);
  const { context, shown, glucose, summary } = useMemo(() => {
    const span = rangeSpan(range, zone, now, oldest);
    const context: ChartContext = { span, units, zone };
    const shown = readingsIn(readings, span);
    const days = daysBetween(span.from, span.to) + 1;
    return {
      context,
      shown,
      glucose: [glucosePicture(shown, context)],
      summary: summarizeReadings(readings, { zone, now, days }),
    };
  }, [readings, range, zone, now, oldest, units]);
  const renderRest = useCallback(() => {
    markReady();
    startTransition(() => setFirstRendered(true));
  }, []);
  const hasGlucose = glucose.some(({ spec }) => spec.points.length > 0);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <PointSection
        title="Glucose"
        {...measureHeadline(summary, glucoseMeasure(summary), units)}
        note="The target is for fasting readings. It doesn't apply to other readings."
        pictures={glucose}
        empty="You have no glucose readings for these days."
        onReady={renderRest}
      />
      {isFirstRendered || !hasGlucose ? (
        <RestOfBoard {...{ readings, shown, context, summary, now }} />
      ) : null}
    </div>
  );
}

interface RestProps extends Pick<ChartBoardProps, 'readings' | 'now'> {
  /** Those of the days shown, earliest first. */
  shown: readonly Reading[];
  context: ChartContext;
  summary: ReadingsSummary;
}

/** Made anew only for other readings or another range: that takes a moment, and a new picture is drawn anew. */
const RestOfBoard = memo(function RestOfBoard({ readings, shown, context, summary, now }: RestProps) {
  const { units, zone } = context;
  return (
    <>
      <PointSection
        title="Ketones"
        {...measureHeadline(summary, 'ketones', units)}
        note={`The target range is nutritional ketosis, above ${KETONES.ketosis} and up to ${KETONES.high.toFixed(1)} mmol/L. Higher is not better.`}
        pictures={[ketonesPicture(shown, context)]}
        empty="You have no ketone readings for these days. Blood ketone readings show up here."
        onReady={markReady}
      />
      <ShareSection summary={summary} units={units} />
      <PointSection
        title="GKI"
        {...measureHeadline(summary, 'gki', units)}
        note="The glucose ketone index is your glucose divided by your ketones, both in mmol/L. The names of its ranges, such as “moderate”, are in common use but don’t come from a medical guideline."
        pictures={[gkiPicture(shown, context)]}
        empty="To see your glucose ketone index (GKI), measure your glucose and ketones at the same time."
        onReady={markReady}
      />
      <ComparisonSection readings={readings} units={units} zone={zone} now={now} />
      <TimeOfDaySection readings={shown} context={context} />
      <MealsSection readings={shown} context={context} />
      <PointSection
        title="Weight and waist"
        {...measureHeadline(summary, bodyMeasure(summary), units)}
        pictures={[bodyPicture('weight', shown, context), bodyPicture('waist', shown, context)]}
        height={LOW_HEIGHT}
        empty="You have no weight or waist readings for these days."
        onReady={markReady}
      />
    </>
  );
});
