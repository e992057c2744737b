import { type OcrLine, quadAngle, quadHeight, quadWidth } from '../ocr/ocr-line.ts';
import type { Point, Quad } from '../photo/raster.ts';

/**
 * Maps photo points to a flat label: `u` runs along the rows, `v` down them. A row of the printed table
 * keeps one `v` even where the photo shows it tilted, fanned out or bent around a can.
 */
export type Flattening = {
  toFlat(point: Point): { u: number; v: number };
  /** Direction of the rows over all, in radians. */
  tilt: number;
};

type Slope = { x: number; y: number; slope: number; weight: number };

const TERMS = 4;
/** Pull of each term towards zero, relative to the total weight: bends need evidence. */
const RIDGE = [0.0005, 0.02, 0.02, 0.06];

function terms(x: number, y: number): number[] {
  return [1, x, y, x * y];
}

/** Solves the small symmetric system by Gaussian elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let r = column + 1; r < size; r++) {
      if (Math.abs(rows[r]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = r;
    }
    const [a, b] = [rows[column], rows[pivot]];
    if (!a || !b || Math.abs(b[column] ?? 0) < 1e-12) continue;
    rows[column] = b;
    rows[pivot] = a;
    for (let r = 0; r < size; r++) {
      const row = rows[r];
      if (r === column || !row) continue;
      const factor = (row[column] ?? 0) / (b[column] ?? 1);
      for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (b[k] ?? 0);
    }
  }
  return rows.map((row, i) => ((row[i] ?? 0) === 0 ? 0 : (row[size] ?? 0) / (row[i] ?? 1)));
}

function fitSlopes(slopes: readonly Slope[]): number[] {
  const matrix = Array.from({ length: TERMS }, () => new Array<number>(TERMS).fill(0));
  const right = new Array<number>(TERMS).fill(0);
  let total = 0;
  for (const { x, y, slope, weight } of slopes) {
    const t = terms(x, y);
    total += weight;
    for (let i = 0; i < TERMS; i++) {
      right[i] = (right[i] ?? 0) + weight * (t[i] ?? 0) * slope;
      const row = matrix[i];
      if (!row) continue;
      for (let j = 0; j < TERMS; j++) row[j] = (row[j] ?? 0) + weight * (t[i] ?? 0) * (t[j] ?? 0);
    }
  }
  for (let i = 0; i < TERMS; i++) {
    const row = matrix[i];
    if (row) row[i] = (row[i] ?? 0) + total * (RIDGE[i] ?? 0) + 1e-9;
  }
  return solve(matrix, right);
}

function slopeAt(coefficients: readonly number[], x: number, y: number): number {
  const t = terms(x, y);
  return coefficients.reduce((sum, c, i) => sum + c * (t[i] ?? 0), 0);
}

/** Fits, drops what does not follow, and fits again. */
function robustFit(slopes: readonly Slope[]): number[] {
  let kept = slopes;
  let coefficients = fitSlopes(kept);
  for (let round = 0; round < 3; round++) {
    kept = slopes.map((s) => {
      const off = Math.abs(s.slope - slopeAt(coefficients, s.x, s.y));
      return { ...s, weight: s.weight / (1 + (off / 0.04) ** 2) };
    });
    coefficients = fitSlopes(kept);
  }
  return coefficients;
}

function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const { value, weight } of sorted) {
    passed += weight;
    if (passed >= half) return value;
  }
  return 0;
}

export function centre(quad: Quad): Point {
  return {
    x: (quad[0].x + quad[1].x + quad[2].x + quad[3].x) / 4,
    y: (quad[0].y + quad[1].y + quad[2].y + quad[3].y) / 4,
  };
}

/** Learns from the directions of the text lines how the label's rows run through the photo. */
export function flatten(lines: readonly Pick<OcrLine, 'quad'>[], width: number, height: number): Flattening {
  const useful = lines.filter(
    ({ quad }) => Math.abs(quadAngle(quad)) < 0.8 && quadWidth(quad) > 1.5 * quadHeight(quad),
  );
  // The longer a line against its height, the better its direction is known.
  const weightOf = (quad: Quad) => Math.min(12, quadWidth(quad) / Math.max(1, quadHeight(quad))) ** 2;
  const tilt = weightedMedian(useful.map(({ quad }) => ({ value: quadAngle(quad), weight: weightOf(quad) })));
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const size = Math.max(width, height);
  const turn = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return { x: (dx * cos + dy * sin) / size, y: (dy * cos - dx * sin) / size };
  };
  const coefficients = robustFit(
    useful.map(({ quad }) => ({
      ...turn(centre(quad)),
      slope: Math.tan(quadAngle(quad) - tilt),
      weight: weightOf(quad),
    })),
  );
  const STEPS = 12;
  return {
    tilt,
    toFlat(point) {
      const { x, y } = turn(point);
      // Follow the row from the point to the middle of the photo.
      let v = y;
      const step = -x / STEPS;
      for (let n = 0; n < STEPS; n++) {
        const at = x + step * n;
        const half = v + (slopeAt(coefficients, at, v) * step) / 2;
        v += slopeAt(coefficients, at + step / 2, half) * step;
      }
      return { u: x * size, v: v * size };
    },
  };
}
