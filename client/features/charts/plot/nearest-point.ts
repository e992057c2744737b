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

/** Keys that move along the points, and where each leads from `current` (null: no point is chosen yet). */
export function pointByKey(key: string, current: number | null, count: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  const leap = Math.max(2, Math.round(count / 10));
  const step = (by: number) => Math.min(last, Math.max(0, (current ?? (by > 0 ? -1 : count)) + by));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return step(1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return step(-1);
    case 'PageUp':
      return step(leap);
    case 'PageDown':
      return step(-leap);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
