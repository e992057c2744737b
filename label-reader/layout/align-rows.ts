/** Something on the flattened label with its height on the page. */
export type OnPage = { v: number };

export type Alignment = {
  /** For each cell the index of its row, or null. */
  rowOf: readonly (number | null)[];
  /** For each cell how far it strays from the drift of its neighbours, in row pitches. */
  offBy: readonly number[];
};

/** What it costs to leave a row or a cell without a partner, in squared row pitches. */
const SKIP_ROW = 0.1;
const SKIP_CELL = 0.42;
/** Beyond this distance, in row pitches, cell and row do not belong together. */
const REACH = 1.6;
/** Rows or cells that may be left out between two pairs at no further search. */
const WINDOW = 6;
/** Weight of the distance itself against a change of the distance from pair to pair. */
const DISTANCE = 0.22;

type Pair = { cell: number; row: number; off: number; cost: number; before: Pair | null };

function skips(rows: number, cells: number): number {
  return rows * SKIP_ROW + cells * SKIP_CELL;
}

function bestEnd(pairs: readonly Pair[], cells: number): Pair | null {
  let best: Pair | null = null;
  let least = cells * SKIP_CELL;
  for (const pair of pairs) {
    const cost = pair.cost + (cells - 1 - pair.cell) * SKIP_CELL;
    if (cost < least) {
      least = cost;
      best = pair;
    }
  }
  return best;
}

/** The cheapest pair that can stand before (`cell`, `row`), with the cost of the step from it. */
function bestBefore(
  pairs: readonly Pair[],
  cell: number,
  row: number,
  off: number,
): { pair: Pair | null; cost: number } {
  let [best, least]: [Pair | null, number] = [null, off * off * 0.6 + skips(Math.min(row, 2), cell)];
  for (const pair of pairs) {
    const [skippedCells, skippedRows] = [cell - pair.cell - 1, row - pair.row - 1];
    if (skippedCells < 0 || skippedRows < 0 || skippedCells > WINDOW || skippedRows > WINDOW) continue;
    const change = off - pair.off;
    const cost = pair.cost + change * change + skips(skippedRows, skippedCells);
    if (cost < least) {
      least = cost;
      best = pair;
    }
  }
  return { pair: best, cost: least };
}

/**
 * Pairs the cells of one printed column with the rows beside it, both sorted by `v`.
 * Order is kept. What counts is that neighbours stray alike: a column that slides or bends against its
 * rows, as on a can or a crumpled bag, is followed.
 * @param penalty extra cost of a pair in squared pitches; infinite where they cannot belong together
 */
export function alignRows(
  rows: readonly OnPage[],
  cells: readonly OnPage[],
  pitch: number,
  penalty: (row: number, cell: number) => number,
): Alignment {
  const pairs: Pair[] = [];
  for (const [c, cell] of cells.entries()) {
    const fresh: Pair[] = [];
    for (const [r, row] of rows.entries()) {
      const off = (cell.v - row.v) / pitch;
      const extra = Math.abs(off) > REACH ? Number.POSITIVE_INFINITY : penalty(r, c);
      if (!Number.isFinite(extra)) continue;
      const { pair, cost } = bestBefore(pairs, c, r, off);
      fresh.push({ cell: c, row: r, off, cost: cost + DISTANCE * off * off + extra, before: pair });
    }
    pairs.push(...fresh);
  }
  const rowOf = new Array<number | null>(cells.length).fill(null);
  const offBy = new Array<number>(cells.length).fill(0);
  const chain: Pair[] = [];
  for (let at = bestEnd(pairs, cells.length); at; at = at.before) chain.unshift(at);
  for (const [i, { cell, row, off }] of chain.entries()) {
    const beside = [chain[i - 1], chain[i + 1]].flatMap((pair) => (pair ? [pair.off] : []));
    const expected = beside.length === 0 ? 0 : beside.reduce((sum, other) => sum + other, 0) / beside.length;
    rowOf[cell] = row;
    offBy[cell] = Math.max(Math.abs(off - expected), 0.3 * Math.abs(off));
  }
  return { rowOf, offBy };
}
