/** Something on the flattened label with its height on the page. */
export type OnPage = { v: number };

export type Alignment = {
  /** For each cell the index of its row, or null. */
  rowOf: readonly (number | null)[];
  /** For each cell its distance from its row after the column's drift is taken out, in row pitches. */
  offBy: readonly number[];
};

/** What it costs to leave a row or a cell without a partner, in squared row pitches. */
const SKIP_ROW = 0.12;
const SKIP_CELL = 0.42;
/** Beyond this distance, in row pitches, cell and row do not belong together. */
const REACH = 1.1;

/** Order-keeping assignment of cells to rows with the least squared distance. */
function assign(distance: readonly (readonly number[])[], rows: number): (number | null)[] {
  const cells = distance.length;
  const cost: number[][] = [Array.from({ length: rows + 1 }, (_, r) => r * SKIP_ROW)];
  const step: ('row' | 'cell' | 'both')[][] = [new Array<'row'>(rows + 1).fill('row')];
  for (let c = 1; c <= cells; c++) {
    const line = [c * SKIP_CELL];
    const steps: ('row' | 'cell' | 'both')[] = ['cell'];
    for (let r = 1; r <= rows; r++) {
      const both = (cost[c - 1]?.[r - 1] ?? 0) + (distance[c - 1]?.[r - 1] ?? Number.POSITIVE_INFINITY);
      const skipRow = (line[r - 1] ?? 0) + SKIP_ROW;
      const skipCell = (cost[c - 1]?.[r] ?? 0) + SKIP_CELL;
      const best = Math.min(both, skipRow, skipCell);
      line.push(best);
      steps.push(best === both ? 'both' : best === skipRow ? 'row' : 'cell');
    }
    cost.push(line);
    step.push(steps);
  }
  const rowOf = new Array<number | null>(cells).fill(null);
  for (let c = cells, r = rows; c > 0; ) {
    const taken = r === 0 ? 'cell' : step[c]?.[r];
    if (taken === 'both') {
      rowOf[c - 1] = r - 1;
      c--;
      r--;
    } else if (taken === 'row') r--;
    else c--;
  }
  return rowOf;
}

/** Straight drift of a column against its rows, by least squares held towards none. */
function drift(pairs: readonly { v: number; off: number }[], pitch: number): (v: number) => number {
  const n = pairs.length;
  if (n < 3) return () => 0;
  const mean = pairs.reduce((sum, p) => sum + p.v, 0) / n;
  const offset = pairs.reduce((sum, p) => sum + p.off, 0) / (n + 1);
  const spread = pairs.reduce((sum, p) => sum + (p.v - mean) ** 2, 0);
  const slope =
    pairs.reduce((sum, p) => sum + (p.v - mean) * (p.off - offset), 0) / (spread + 4 * pitch * pitch);
  return (v) => offset + slope * (v - mean);
}

/**
 * Pairs the cells of one printed column with the rows beside it, both sorted by `v`.
 * Order is kept, and a column that has slid or drifted against its rows as a whole is followed.
 * @param penalty extra cost of a pair in squared pitches; infinite where they cannot belong together
 */
export function alignRows(
  rows: readonly OnPage[],
  cells: readonly OnPage[],
  pitch: number,
  penalty: (row: number, cell: number) => number,
): Alignment {
  let correction: (v: number) => number = () => 0;
  let rowOf: (number | null)[] = [];
  const offOf = (cell: OnPage, row: OnPage) => (cell.v - correction(row.v) - row.v) / pitch;
  for (let round = 0; round < 4; round++) {
    const distance = cells.map((cell, c) =>
      rows.map((row, r) => {
        const off = offOf(cell, row);
        return Math.abs(off) > REACH ? Number.POSITIVE_INFINITY : off * off + penalty(r, c);
      }),
    );
    rowOf = assign(distance, rows.length);
    const pairs = rowOf.flatMap((r, c) => {
      const row = r === null ? undefined : rows[r];
      const cell = cells[c];
      return row && cell ? [{ v: row.v, off: cell.v - row.v }] : [];
    });
    correction = drift(pairs, pitch);
  }
  const offBy = rowOf.map((r, c) => {
    const row = r === null ? undefined : rows[r];
    const cell = cells[c];
    return row && cell ? Math.abs(offOf(cell, row)) : 0;
  });
  return { rowOf, offBy };
}
