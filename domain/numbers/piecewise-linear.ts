/** Corner points of a curve, by rising x. */
export type Curve = readonly (readonly [x: number, y: number])[];

/** Value of the curve at x: straight lines between corners, flat before the first and after the last. */
export function curveAt(curve: Curve, x: number): number {
  let previous: readonly [number, number] | null = null;
  for (const corner of curve) {
    if (x <= corner[0]) {
      if (!previous) return corner[1];
      const [x0, y0] = previous;
      return y0 + ((x - x0) / (corner[0] - x0)) * (corner[1] - y0);
    }
    previous = corner;
  }
  return previous?.[1] ?? 0;
}
