import type { Point, Quad } from '../photo/raster.ts';

/** A rectangle at any angle: `angle` in radians is the direction of its long side, y pointing down. */
export type TiltedRect = { x: number; y: number; long: number; short: number; angle: number };

function cross(o: Point, a: Point, b: Point): number {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

/** Convex hull by the monotone chain, without its closing point. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const last = chain.at(-1);
        const before = chain.at(-2);
        if (!last || !before || cross(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Smallest rectangle around the points: one of its sides lies along a side of the hull. */
export function minAreaRect(points: readonly Point[]): TiltedRect {
  const hull = convexHull(points);
  let best: TiltedRect | null = null;
  let bestArea = Number.POSITIVE_INFINITY;
  for (let i = 0; i < hull.length; i++) {
    const a = hull[i];
    const b = hull[(i + 1) % hull.length];
    if (!a || !b) continue;
    const theta = Math.atan2(b.y - a.y, b.x - a.x);
    const [cos, sin] = [Math.cos(theta), Math.sin(theta)];
    let [minU, maxU, minV, maxV] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const p of hull) {
      const u = p.x * cos + p.y * sin;
      const v = p.y * cos - p.x * sin;
      minU = Math.min(minU, u);
      maxU = Math.max(maxU, u);
      minV = Math.min(minV, v);
      maxV = Math.max(maxV, v);
    }
    const area = (maxU - minU) * (maxV - minV);
    if (area >= bestArea) continue;
    bestArea = area;
    const [u, v] = [(minU + maxU) / 2, (minV + maxV) / 2];
    const [width, height] = [maxU - minU, maxV - minV];
    best = {
      x: u * cos - v * sin,
      y: u * sin + v * cos,
      long: Math.max(width, height),
      short: Math.min(width, height),
      angle: width >= height ? theta : theta + Math.PI / 2,
    };
  }
  return best ?? { x: hull[0]?.x ?? 0, y: hull[0]?.y ?? 0, long: 0, short: 0, angle: 0 };
}

/**
 * Corners in reading direction: text runs along the long side, left to right.
 * Boxes about as tall as wide are read across; clearly tall ones are read from their top down.
 */
export function rectToQuad(rect: TiltedRect): Quad {
  let { long, short, angle } = rect;
  // Fold to (-90°, 90°]: text is never taken as running leftwards.
  while (angle > Math.PI / 2) angle -= Math.PI;
  while (angle <= -Math.PI / 2) angle += Math.PI;
  if (Math.abs(angle) > Math.PI / 4 && long < short * 1.5) {
    [long, short] = [short, long];
    angle += angle > 0 ? -Math.PI / 2 : Math.PI / 2;
  }
  const [ux, uy] = [(Math.cos(angle) * long) / 2, (Math.sin(angle) * long) / 2];
  const [vx, vy] = [(-Math.sin(angle) * short) / 2, (Math.cos(angle) * short) / 2];
  return [
    { x: rect.x - ux - vx, y: rect.y - uy - vy },
    { x: rect.x + ux - vx, y: rect.y + uy - vy },
    { x: rect.x + ux + vx, y: rect.y + uy + vy },
    { x: rect.x - ux + vx, y: rect.y - uy + vy },
  ];
}
