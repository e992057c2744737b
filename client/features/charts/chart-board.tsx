import { startTransition, useCallback, useMemo, useState } from 'react';
import type { PersonalData } from '#contract/profile.ts';
import { daysBetween } from '#domain/dates/calendar-day.ts';
import { KETONES } from '#domain/health-values/thresholds.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import { numberText, shownMeasure, valueWithUnit } from '#domain/readings/shown-measure.ts';
import { measurements } from '#domain/readings/trends/measurements.ts';
import { summarizeReadings } from '#domain/readings/trends/summary.ts';
import { personZone } from '../../lib/person/person.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { gkiPicture } from './gki-picture.ts';
import { glucosePicture } from './glucose-picture.ts';
import { bodyMeasure, glucoseMeasure, measureHeadline } from './headlines.ts';
import { ketonesPicture } from './ketones-picture.ts';
import { MealsSection } from './meals-section.tsx';
import {
  type ChartContext,
  fromNewest,
  measurePicture,
  type PointPicture,
  readingsIn,
  whenWords,
} from './measure-picture.ts';
import type { PointKind } from './plot/plot-spec.ts';
import { PointSection } from './point-section.tsx';
import { type ChartRange, rangeSpan } from './range-picker.tsx';
import { ShareSection } from './share-section.tsx';
import { TimeOfDaySection } from './time-of-day-section.tsx';

const BODY = {
  weight: { label: 'Weight', kind: { label: 'Weight', shape: 'disc', colour: 'lagoon' } },
  waist: { label: 'Waist', kind: { label: 'Waist', shape: 'square', colour: 'amber' } },
} as const satisfies Record<string, { label: string; kind: PointKind }>;

/** Weight or waist over time. @param readings of the days shown, earliest first */
function bodyPicture(
  measure: keyof typeof BODY,
  readings: readonly ReadingValues[],
  context: ChartContext,
): PointPicture {
  const { label, kind } = BODY[measure];
  const points = measurements(readings, measure);
  const shown = shownMeasure(measure, context.units);
  const when = whenWords(context.zone);
  return {
    spec: measurePicture(
      {
        measure,
        points: points.map((point) => ({ ...point, kind: 0 })),
        course: points,
        kinds: [kind],
        bands: [],
      },
      context,
    ),
    say: (index) => {
      const point = points[index];
      return point ? `${valueWithUnit(shown, point.value)}. ${when.moment(point.time)}` : '';
    },
    caption: `${label} in ${shown.unit}`,
    columns: ['Time', `${label} (${shown.unit})`],
    row: (index) => {
      const point = fromNewest(points, index);
      return point ? [when.brief(point.time), numberText(shown, point.value)] : [];
    },
  };
}

const HEIGHT = 250;
const LOW_HEIGHT = 190;

interface ChartBoardProps {
  /** Newest first; at least those of the range and of the last 180 days. */
  readings: readonly Reading[];
  person: PersonalData;
  range: ChartRange;
  /** Milliseconds since 1970. */
  now: number;
  /** The first picture stands. */
  onReady: () => void;
}

/** All pictures of a range. The first stands before the others are made. */
export function ChartBoard({ readings, person, range, now, onReady }: ChartBoardProps) {
  const { units } = person;
  const zone = personZone(person);
  const oldest = readings.at(-1)?.readingTime ?? now;
  const [isFirstRendered, setFirstRendered] = useState(false);
  const context = useMemo<ChartContext>(
    () => ({ span: rangeSpan(range, zone, now, oldest), units, zone }),
    [range, zone, now, oldest, units],
  );
  const shown = useMemo(() => readingsIn(readings, context.span), [readings, context]);
  const glucose = useMemo(() => [glucosePicture(shown, context)], [shown, context]);
  const summary = useMemo(() => {
    const days = daysBetween(context.span.from, context.span.to) + 1;
    return summarizeReadings(readings, { zone, now, days });
  }, [readings, context, zone, now]);
  const renderRest = useCallback(() => {
    onReady();
    startTransition(() => setFirstRendered(true));
  }, [onReady]);
  const hasGlucose = glucose.some(({ spec }) => spec.points.length > 0);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <PointSection
        title="Glucose"
        {...measureHeadline(summary, glucoseMeasure(summary), units)}
        note="The target is one for fasting readings. Readings at other times are not judged by it."
        pictures={glucose}
        height={HEIGHT}
        empty="No glucose was measured in these days."
        onReady={renderRest}
      />
      {isFirstRendered || !hasGlucose ? (
        <RestOfBoard {...{ readings, shown, context, summary, now, onReady }} />
      ) : null}
    </div>
  );
}

interface RestProps {
  readings: readonly Reading[];
  shown: readonly Reading[];
  context: ChartContext;
  summary: ReturnType<typeof summarizeReadings>;
  now: number;
  onReady: () => void;
}

function RestOfBoard({ readings, shown, context, summary, now, onReady }: RestProps) {
  const { units, zone } = context;
  const ketones = useMemo(() => [ketonesPicture(shown, context)], [shown, context]);
  const gki = useMemo(() => [gkiPicture(shown, context)], [shown, context]);
  const body = useMemo(
    () => [bodyPicture('weight', shown, context), bodyPicture('waist', shown, context)],
    [shown, context],
  );
  return (
    <>
      <PointSection
        title="Ketones"
        {...measureHeadline(summary, 'ketones', units)}
        note={`The target band is nutritional ketosis, ${KETONES.ketosis} to ${KETONES.high.toFixed(1)} mmol/L. Higher is not better.`}
        pictures={ketones}
        height={HEIGHT}
        empty="No ketones were measured on these days. A reading of blood ketones shows up here."
        onReady={onReady}
      />
      <ShareSection summary={summary} units={units} />
      <PointSection
        title="GKI"
        {...measureHeadline(summary, 'gki', units)}
        note="Glucose ketone index: glucose divided by ketones, both in mmol/L. Its bands are a convention in popular use, not a medical guideline."
        pictures={gki}
        height={HEIGHT}
        empty="The index needs glucose and ketones taken together."
        onReady={onReady}
      />
      <ComparisonSection readings={readings} units={units} zone={zone} now={now} />
      <TimeOfDaySection readings={shown} context={context} />
      <MealsSection readings={shown} context={context} />
      <PointSection
        title="Weight and waist"
        {...measureHeadline(summary, bodyMeasure(summary), units)}
        pictures={body}
        height={LOW_HEIGHT}
        empty="Neither weight nor waist was noted in these days."
        onReady={onReady}
      />
    </>
  );
}
