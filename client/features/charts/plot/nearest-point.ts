import type { PlotPoint } from './plot-spec.ts';

/** Where values stand in the plotting area, in CSS pixels from its upper left corner. */
export interface PlotScale {
  x: (at: number) => number;
  y: (value: number) => number;
}

/** A finger may be this far off, in CSS pixels. */
const REACH_PX = 48;

/**
 * Place in `points` of the one closest to a pointer, or null when none is in reach sideways. Height counts half, so
 * that a finger moved along the axis meets every reading however high it stands.
 */
export function nearestPoint(
  points: readonly PlotPoint[],
  scale: PlotScale,
  pointer: { x: number; y: number },
): number | null {
  let nearest: number | null = null;
  let best = Number.POSITIVE_INFINITY;
  points.forEach(({ at, value }, index) => {
    const dx = scale.x(at) - pointer.x;
    if (Math.abs(dx) > REACH_PX) return;
    const dy = (scale.y(value) - pointer.y) / 2;
    const distance = dx * dx + dy * dy;
    if (distance < best) {
      best = distance;
      nearest = index;
    }
  });
  return nearest;
}

/**
 * Place in `points` of a point that was chosen among points which may since have been made anew, as when a reading was
 * added; null when it is no longer there. Its value is not compared: the unit may have changed.
 */
export function placeOf(chosen: PlotPoint | null, points: readonly PlotPoint[]): number | null {
  if (!chosen) return null;
  const same = points.indexOf(chosen);
  if (same >= 0) return same;
  const found = points.findIndex(({ at, kind }) => at === chosen.at && kind === chosen.kind);
  return found < 0 ? null : found;
}

/** Where a key leads along the points from `current` (null: no point is chosen yet); null for other keys. */
export function pointByKey(key: string, current: number | null, count: number): number | null {
  const leap = Math.max(2, Math.round(count / 10));
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: leap,
    PageDown: -leap,
    Home: -count,
    End: count,
  };
  const by = steps[key];
  if (by === undefined || count === 0) return null;
  const from = current ?? (by > 0 ? -1 : count);
  return Math.min(count - 1, Math.max(0, from + by));
}
