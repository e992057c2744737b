import type { GkiBand } from '#domain/health-values/gki.ts';
import { KETONES } from '#domain/health-values/thresholds.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import { numberText, shownMeasure } from '#domain/readings/shown-measure.ts';
import { BANDS } from '#domain/readings/targets.ts';
import { gkiPairs } from '#domain/readings/trends/gki-series.ts';
import {
  type ChartContext,
  fromNewest,
  measurePicture,
  type PointPicture,
  whenWords,
} from './measure-picture.ts';
import type { PlotBand, PointKind } from './plot/plot-spec.ts';

const KINDS: readonly PointKind[] = [
  { label: 'Index', shape: 'disc', colour: 'lagoon' },
  { label: `Rough: ketones under ${KETONES.indexLeast}`, shape: 'diamond', colour: 'amber' },
];

/** Beyond the last band little changes in meaning; single points of 50 and more would press all others flat. */
const AXIS = { least: 0, most: 10, cutAbove: 14 } as const;

/** Where the bands part. */
const TICKS = BANDS.gki.flatMap(({ to }) => to ?? []);

const BAND_WORDS: Record<GkiBand, string> = {
  'very-deep': 'very deep',
  deep: 'deep',
  moderate: 'moderate',
  light: 'light',
  none: 'no real ketosis',
};

const isGkiBand = (name: string): name is GkiBand => name in BAND_WORDS;

const bands = BANDS.gki.flatMap(({ name, from, to }, index): PlotBand[] =>
  isGkiBand(name)
    ? [{ label: BAND_WORDS[name], from, to, tone: index % 2 === 0 ? 'plain' : 'none', labelAt: 'top' }]
    : [],
);

/** The glucose ketone index over time. @param readings of the days shown, earliest first */
export function gkiPicture(readings: readonly ReadingValues[], context: ChartContext): PointPicture {
  const pairs = gkiPairs(readings);
  const points = pairs.map(({ time, gki, isNoisy }) => ({ time, value: gki, kind: isNoisy ? 1 : 0 }));
  const shown = shownMeasure('gki', context.units);
  const when = whenWords(context.zone);
  return {
    spec: measurePicture(
      {
        measure: 'gki',
        points,
        course: points.filter(({ kind }) => kind === 0),
        kinds: KINDS,
        bands,
        ticks: TICKS,
        ...AXIS,
      },
      context,
    ),
    say: (index) => {
      const pair = pairs[index];
      if (!pair) return '';
      const rough = pair.isNoisy ? ', rough because ketones are so low' : '';
      return `GKI ${numberText(shown, pair.gki)}, ${BAND_WORDS[pair.band]}${rough}. ${when.moment(pair.time)}`;
    },
    caption: 'Glucose ketone index',
    columns: ['Time', 'GKI', 'Convention', 'Rough'],
    row: (index) => {
      const pair = fromNewest(pairs, index);
      if (!pair) return [];
      return [
        when.brief(pair.time),
        numberText(shown, pair.gki),
        BAND_WORDS[pair.band],
        pair.isNoisy ? 'Yes' : 'No',
      ];
    },
  };
}
