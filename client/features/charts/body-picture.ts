import { measurements } from '#domain/readings/measurements.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import { numberText, shownMeasure, valueWithUnit } from '#domain/readings/shown-measure.ts';
import { type ChartContext, measurePicture } from './measure-picture.ts';
import type { PointKind } from './plot/plot-spec.ts';
import { fromNewest, type PointPicture } from './point-picture.ts';
import { whenWords } from './when-words.ts';

const BODY = {
  weight: { label: 'Weight', kind: { label: 'Weight', shape: 'disc', colour: 'lagoon' } },
  waist: { label: 'Waist', kind: { label: 'Waist', shape: 'square', colour: 'amber' } },
} as const satisfies Record<string, { label: string; kind: PointKind }>;

/** Weight or waist over time. @param readings of the days shown, earliest first */
export function bodyPicture(
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
