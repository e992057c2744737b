import { KETONES } from '#domain/health-values/thresholds.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import { numberText, shownMeasure, valueWithUnit } from '#domain/readings/shown-measure.ts';
import { targetSide } from '#domain/readings/targets.ts';
import { measurements } from '#domain/readings/trends/measurements.ts';
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

/** mmol/L; the axis always shows where the target begins. */
const AXIS = { least: 0, most: 1.2 } as const;

const SIDE_WORDS = {
  below: 'not in ketosis',
  in: 'in nutritional ketosis',
  above: 'above nutritional ketosis',
} as const;

/** For a narrow column. */
const TARGET_WORDS = { below: 'below target', in: 'in target', above: 'above target' } as const;

/** Ketones over time. @param readings of the days shown, earliest first */
export function ketonesPicture(readings: readonly ReadingValues[], context: ChartContext): PointPicture {
  const points = readings.flatMap(({ readingTime, ketoneLevel, isFasting }) =>
    ketoneLevel === null
      ? []
      : [{ time: Date.parse(readingTime), value: ketoneLevel, kind: isFasting ? 0 : 1 }],
  );
  const shown = shownMeasure('ketones', context.units);
  const when = whenWords(context.zone);
  const most = numberText(shown, KETONES.high);
  return {
    spec: measurePicture(
      {
        measure: 'ketones',
        points,
        course: measurements(readings, 'ketones'),
        kinds: KINDS,
        bands: [
          {
            label: `Target: above ${valueWithUnit(shown, KETONES.ketosis)}`,
            from: KETONES.ketosis,
            to: KETONES.high,
            tone: 'target',
            // Its top is where most readings are.
            labelAt: 'bottom',
          },
          {
            label: `Above ${most}: higher is not better`,
            from: KETONES.high,
            to: null,
            tone: 'plain',
            labelAt: 'top',
          },
        ],
        ...AXIS,
      },
      context,
    ),
    say: (index) => {
      const point = points[index];
      if (!point) return '';
      const meaning = SIDE_WORDS[targetSide('ketones', point.value)];
      return `${valueWithUnit(shown, point.value)}, ${meaning}. ${when.moment(point.time)}`;
    },
    caption: `Ketones in ${shown.unit}`,
    columns: ['Time', 'Ketones', 'Fasting', 'Target'],
    row: (index) => {
      const point = fromNewest(points, index);
      if (!point) return [];
      return [
        when.brief(point.time),
        numberText(shown, point.value),
        point.kind === 0 ? 'Yes' : 'No',
        TARGET_WORDS[targetSide('ketones', point.value)],
      ];
    },
  };
}
