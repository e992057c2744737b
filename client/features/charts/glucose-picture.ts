import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import { numberText, shownMeasure, shownValue, valueWithUnit } from '#domain/readings/shown-measure.ts';
import { targetSide } from '#domain/readings/targets.ts';
import {
  type ChartContext,
  fromNewest,
  measurePicture,
  type PointPicture,
  whenWords,
} from './measure-picture.ts';
import type { PointKind } from './plot/plot-spec.ts';

const KINDS: readonly PointKind[] = [
  { label: 'Fasting', shape: 'disc', colour: 'lagoon' },
  { label: 'Other times', shape: 'diamond', colour: 'amber' },
];

/** mg/dL; the axis always shows a little more than the target. */
const AXIS = { least: 65, most: 110 } as const;

const SIDE_WORDS = { below: 'low', in: 'in target', above: 'above target' } as const;

interface GlucosePoint {
  time: number;
  value: number;
  kind: 0 | 1;
}

/** The target is one for fasting: other readings are not judged by it. Low is low at any time. */
function meaning({ value, kind }: GlucosePoint): string | null {
  const side = targetSide('fastingGlucose', value);
  return kind === 0 || side === 'below' ? SIDE_WORDS[side] : null;
}

/** Glucose over time. @param readings of the days shown, earliest first */
export function glucosePicture(readings: readonly ReadingValues[], context: ChartContext): PointPicture {
  const points = readings.flatMap(({ readingTime, glucoseLevel, isFasting }): GlucosePoint[] =>
    glucoseLevel === null
      ? []
      : [{ time: Date.parse(readingTime), value: glucoseLevel, kind: isFasting ? 0 : 1 }],
  );
  const shown = shownMeasure('glucose', context.units);
  const when = whenWords(context.zone);
  const kindOf = ({ kind }: GlucosePoint) => (kind === 0 ? 'fasting' : 'not fasting');
  return {
    spec: measurePicture(
      {
        measure: 'glucose',
        points,
        course: points.filter(({ kind }) => kind === 0),
        kinds: KINDS,
        bands: [
          {
            label: `Low: under ${numberText(shown, GLUCOSE.low.mgPerDl)}`,
            from: null,
            to: shownValue(shown, GLUCOSE.low.mgPerDl),
            tone: 'plain',
            labelAt: 'top',
          },
          {
            label: `Fasting target: under ${valueWithUnit(shown, GLUCOSE.fastingPrediabetes.mgPerDl)}`,
            from: shownValue(shown, GLUCOSE.low.mgPerDl),
            to: shownValue(shown, GLUCOSE.fastingPrediabetes.mgPerDl),
            tone: 'target',
            labelAt: 'bottom',
          },
        ],
        ...AXIS,
      },
      context,
    ),
    say: (index) => {
      const point = points[index];
      if (!point) return '';
      const parts = [valueWithUnit(shown, point.value), kindOf(point), meaning(point)];
      return `${parts.filter((part) => part !== null).join(', ')}. ${when.moment(point.time)}`;
    },
    caption: `Glucose in ${shown.unit}`,
    columns: ['Time', 'Glucose', 'Fasting', 'Target'],
    row: (index) => {
      const point = fromNewest(points, index);
      if (!point) return [];
      return [
        when.brief(point.time),
        numberText(shown, point.value),
        point.kind === 0 ? 'Yes' : 'No',
        meaning(point) ?? 'no target',
      ];
    },
  };
}
