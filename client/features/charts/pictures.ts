import { type GkiBand, gkiWords } from '#domain/health-values/gki.ts';
import { GLUCOSE, KETONES } from '#domain/health-values/thresholds.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import { numberText, shownMeasure, shownValue, valueWithUnit } from '#domain/readings/shown-measure.ts';
import { BANDS, targetSide } from '#domain/readings/targets.ts';
import { gkiPairs } from '#domain/readings/trends/gki-series.ts';
import { measurements } from '#domain/readings/trends/measurements.ts';
import {
  type ChartContext,
  measurePicture,
  type PicturePoint,
  type PointPicture,
} from './measure-picture.ts';
import type { PlotBand, PointKind } from './plot/plot-spec.ts';

const FASTING = 0;
const FASTING_KINDS: readonly PointKind[] = [
  { label: 'Fasting', shape: 'disc', colour: 'lagoon' },
  { label: 'Other times', shape: 'diamond', colour: 'amber' },
];

const byFasting = (
  readings: readonly ReadingValues[],
  field: 'glucoseLevel' | 'ketoneLevel',
): PicturePoint[] =>
  readings.flatMap(({ readingTime, isFasting, [field]: value }) =>
    value === null ? [] : [{ time: Date.parse(readingTime), value, kind: isFasting ? FASTING : 1 }],
  );

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

const GLUCOSE_SIDES = { below: 'low', in: 'on target', above: 'above target' } as const;

/** The target is one for fasting: other readings are not judged by it. Low is low at any time. */
function glucoseMeaning({ value, kind }: PicturePoint): string | null {
  const side = targetSide('fastingGlucose', value);
  return kind === FASTING || side === 'below' ? GLUCOSE_SIDES[side] : null;
}

/** Glucose over time. @param readings of the days shown, earliest first */
export function glucosePicture(readings: readonly ReadingValues[], context: ChartContext): PointPicture {
  const points = byFasting(readings, 'glucoseLevel');
  const shown = shownMeasure('glucose', context.units);
  const [low, prediabetes] = [GLUCOSE.low.mgPerDl, GLUCOSE.fastingPrediabetes.mgPerDl];
  return measurePicture(context, {
    shown,
    caption: `Glucose in ${shown.unit}`,
    points,
    course: points.filter(({ kind }) => kind === FASTING),
    kinds: FASTING_KINDS,
    bands: [
      {
        label: `Low: under ${numberText(shown, low)}`,
        from: null,
        to: shownValue(shown, low),
        tone: 'plain',
        labelAt: 'top',
      },
      {
        label: `Fasting target: under ${valueWithUnit(shown, prediabetes)}`,
        from: shownValue(shown, low),
        to: shownValue(shown, prediabetes),
        tone: 'target',
        labelAt: 'bottom',
      },
    ],
    // mg/dL; the axis always shows a little more than the target.
    least: 65,
    most: 110,
    say: (point) => {
      const when = point.kind === FASTING ? 'fasting' : 'not fasting';
      const words = [valueWithUnit(shown, point.value), when, glucoseMeaning(point)];
      return words.filter((word) => word !== null).join(', ');
    },
    columns: ['Glucose', 'Fasting', 'Target'],
    cells: (point) => [yesOrNo(point.kind === FASTING), glucoseMeaning(point) ?? 'no target'],
  });
}

const KETONE_SIDES = {
  below: 'not in ketosis',
  in: 'in nutritional ketosis',
  above: 'above nutritional ketosis',
} as const;

const TARGET_WORDS = { below: 'below target', in: 'on target', above: 'above target' } as const;

/** Ketones over time. @param readings of the days shown, earliest first */
export function ketonesPicture(readings: readonly ReadingValues[], context: ChartContext): PointPicture {
  const points = byFasting(readings, 'ketoneLevel');
  const shown = shownMeasure('ketones', context.units);
  return measurePicture(context, {
    shown,
    caption: `Ketones in ${shown.unit}`,
    points,
    course: points,
    kinds: FASTING_KINDS,
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
        label: `Above ${numberText(shown, KETONES.high)}: higher is not better`,
        from: KETONES.high,
        to: null,
        tone: 'plain',
        labelAt: 'top',
      },
    ],
    // mmol/L; the axis always shows where the target begins.
    least: 0,
    most: 1.2,
    say: ({ value }) => `${valueWithUnit(shown, value)}, ${KETONE_SIDES[targetSide('ketones', value)]}`,
    columns: ['Ketones', 'Fasting', 'Target'],
    cells: ({ kind, value }) => [yesOrNo(kind === FASTING), TARGET_WORDS[targetSide('ketones', value)]],
  });
}

/** What lies above the last line may be no ketosis or much glucose: each point says which. */
const GKI_LABELS: Record<GkiBand, string> = {
  'very-deep': 'very deep',
  deep: 'deep',
  moderate: 'moderate',
  light: 'light',
  none: 'high',
};

const isGkiBand = (name: string): name is GkiBand => name in GKI_LABELS;

const GKI_BANDS = BANDS.gki.flatMap(({ name, from, to }, index): PlotBand[] =>
  isGkiBand(name)
    ? [{ label: GKI_LABELS[name], from, to, tone: index % 2 === 0 ? 'plain' : 'none', labelAt: 'top' }]
    : [],
);

/** The glucose ketone index over time. @param readings of the days shown, earliest first */
export function gkiPicture(readings: readonly ReadingValues[], context: ChartContext): PointPicture {
  const points = gkiPairs(readings).map((pair) => ({ ...pair, value: pair.gki, kind: pair.isNoisy ? 1 : 0 }));
  const shown = shownMeasure('gki', context.units);
  return measurePicture(context, {
    shown,
    caption: 'Glucose ketone index',
    points,
    course: points.filter(({ isNoisy }) => !isNoisy),
    kinds: [
      { label: 'Index', shape: 'disc', colour: 'lagoon' },
      { label: `Rough estimate: ketones under ${KETONES.indexLeast}`, shape: 'diamond', colour: 'amber' },
    ],
    bands: GKI_BANDS,
    // Where the bands part.
    ticks: GKI_BANDS.flatMap(({ to }) => to ?? []),
    least: 0,
    // Beyond the last band little changes in meaning; single points of 50 and more would press all others flat.
    most: 10,
    cutAbove: 14,
    say: ({ value, band, ketones, isNoisy }) =>
      `GKI ${numberText(shown, value)}, ${gkiWords(band, ketones)}${isNoisy ? ', rough because ketones are so low' : ''}`,
    columns: ['GKI', 'Ketosis', 'Rough estimate'],
    cells: ({ band, ketones, isNoisy }) => [gkiWords(band, ketones), yesOrNo(isNoisy)],
  });
}

const BODY = {
  weight: { label: 'Weight', shape: 'disc', colour: 'lagoon' },
  waist: { label: 'Waist', shape: 'square', colour: 'amber' },
} as const satisfies Record<string, PointKind>;

/** Weight or waist over time. @param readings of the days shown, earliest first */
export function bodyPicture(
  measure: keyof typeof BODY,
  readings: readonly ReadingValues[],
  context: ChartContext,
): PointPicture {
  const kind = BODY[measure];
  const points = measurements(readings, measure).map((point) => ({ ...point, kind: 0 }));
  const shown = shownMeasure(measure, context.units);
  return measurePicture(context, {
    shown,
    caption: `${kind.label} in ${shown.unit}`,
    points,
    course: points,
    kinds: [kind],
    say: ({ value }) => valueWithUnit(shown, value),
    columns: [`${kind.label} (${shown.unit})`],
  });
}
