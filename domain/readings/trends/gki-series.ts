import { type GkiBand, gkiBand, glucoseKetoneIndex } from '../../health-values/gki.ts';
import { KETONES } from '../../health-values/thresholds.ts';
import { roundTo } from '../../numbers/rounding.ts';
import type { ReadingValues } from '../reading-values.ts';

/** Meters store glucose and ketones one after the other: so far apart they still belong together. */
const TOGETHER_MINUTES = 15;

/** One glucose ketone index, from a glucose and a ketone value taken together. */
export interface GkiPoint {
  /** Milliseconds since 1970: the later of the two. */
  readonly time: number;
  readonly gki: number;
  /** Of the index as it is shown, with one decimal. */
  readonly band: GkiBand;
  /** mmol/L. */
  readonly ketones: number;
  /** Ketones so low that the division exaggerates the meter's noise. */
  readonly isNoisy: boolean;
}

interface Half {
  readonly time: number;
  readonly glucose: number | null;
  readonly ketones: number | null;
}

const byTimeAndValue = (a: Half, b: Half) =>
  a.time - b.time || (a.glucose ?? -1) - (b.glucose ?? -1) || (a.ketones ?? -1) - (b.ketones ?? -1);

function point(time: number, glucose: number, ketones: number): GkiPoint[] {
  const gki = glucoseKetoneIndex(glucose, 'mg/dL', ketones);
  if (gki === null) return [];
  const band = gkiBand(roundTo(gki, 1));
  return [{ time, gki, band, ketones, isNoisy: ketones < KETONES.indexLeast }];
}

/** Halves next to each other in time become one index; no value is used twice. */
function paired(halves: readonly Half[]): GkiPoint[] {
  const points: GkiPoint[] = [];
  let waiting: Half | null = null;
  for (const half of halves) {
    const glucose: number | null = half.glucose ?? waiting?.glucose ?? null;
    const ketones: number | null = half.ketones ?? waiting?.ketones ?? null;
    const isNear = waiting !== null && half.time - waiting.time <= TOGETHER_MINUTES * 60_000;
    if (isNear && glucose !== null && ketones !== null) {
      points.push(...point(half.time, glucose, ketones));
      waiting = null;
    } else {
      waiting = half;
    }
  }
  return points;
}

/**
 * The index wherever glucose and ketones were taken together, in one reading or within 15 minutes, earliest first.
 * Ketones of 0 give no index.
 */
export function gkiPairs(readings: readonly ReadingValues[]): GkiPoint[] {
  const whole: GkiPoint[] = [];
  const halves: Half[] = [];
  for (const { readingTime, glucoseLevel, ketoneLevel } of readings) {
    if (glucoseLevel === null && ketoneLevel === null) continue;
    const time = Date.parse(readingTime);
    if (glucoseLevel !== null && ketoneLevel !== null) whole.push(...point(time, glucoseLevel, ketoneLevel));
    else halves.push({ time, glucose: glucoseLevel, ketones: ketoneLevel });
  }
  return [...whole, ...paired(halves.sort(byTimeAndValue))].sort((a, b) => a.time - b.time || a.gki - b.gki);
}
