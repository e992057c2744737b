import type { Point, Quad } from '../photo/raster.ts';
import { minAreaRect, rectToQuad } from './min-area-rect.ts';

/** Text probability of each pixel, 0..1, row by row. */
export type ProbabilityMap = { data: Float32Array; width: number; height: number };

/** A pixel counts as text from here on (the detector's own training threshold). */
const PIXEL_THRESHOLD = 0.3;
/** Mean probability a region needs. */
const REGION_THRESHOLD = 0.5;
/** The detector marks the core of a line; its full height lies outside by area x ratio / perimeter. */
const UNCLIP_RATIO = 1.6;
const MIN_CORE_SIDE = 2.5;

type Component = { outline: Point[]; pixels: number; sum: number };

/** Collects one 8-connected component; of each of its rows only the two ends are kept. */
function collect(map: ProbabilityMap, seen: Uint8Array, start: number, stack: number[]): Component {
  const { data, width, height } = map;
  const ends = new Map<number, { min: number; max: number }>();
  let [pixels, sum] = [0, 0];
  stack.push(start);
  seen[start] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const y = Math.floor(at / width);
    const x = at - y * width;
    pixels++;
    sum += data[at] ?? 0;
    const row = ends.get(y);
    if (!row) ends.set(y, { min: x, max: x });
    else if (x < row.min) row.min = x;
    else if (x > row.max) row.max = x;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx;
        if (seen[next] === 0 && (data[next] ?? 0) > PIXEL_THRESHOLD) {
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
  }
  const outline: Point[] = [];
  for (const [y, { min, max }] of ends) {
    outline.push({ x: min, y }, { x: max + 1, y }, { x: min, y: y + 1 }, { x: max + 1, y: y + 1 });
  }
  return { outline, pixels, sum };
}

/** Boxes of the text lines in a probability map, in the map's pixels. */
export function findTextRegions(map: ProbabilityMap): Quad[] {
  const seen = new Uint8Array(map.data.length);
  const stack: number[] = [];
  const quads: Quad[] = [];
  for (let start = 0; start < map.data.length; start++) {
    if (seen[start] === 1 || (map.data[start] ?? 0) <= PIXEL_THRESHOLD) continue;
    const { outline, pixels, sum } = collect(map, seen, start, stack);
    if (pixels < 8 || sum / pixels < REGION_THRESHOLD) continue;
    const core = minAreaRect(outline);
    if (core.short < MIN_CORE_SIDE) continue;
    const grow = (core.long * core.short * UNCLIP_RATIO) / (2 * (core.long + core.short));
    quads.push(rectToQuad({ ...core, long: core.long + 2 * grow, short: core.short + 2 * grow }));
  }
  return quads;
}
