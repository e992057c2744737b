import type { PlacedCell } from './label-lines.ts';

/** Cells that stand under each other. */
export type CellColumn = { cells: PlacedCell[]; left: number; right: number };

function overlapShare(a: PlacedCell, b: PlacedCell): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.max(1, Math.min(a.right - a.left, b.right - b.left));
}

/** Chains each cell to the next one below it; a chain may drift sideways as the photo does. */
export function findColumns(cells: readonly PlacedCell[], pitch: number): CellColumn[] {
  const sorted = [...cells].sort((a, b) => a.v - b.v);
  const chains: PlacedCell[][] = [];
  for (const cell of sorted) {
    let best: { chain: PlacedCell[]; distance: number } | null = null;
    for (const chain of chains) {
      const last = chain.at(-1);
      if (!last) continue;
      const dv = cell.v - last.v;
      // Two amounts of one row never share a column, except "kcal (kJ)" which is one printed cell.
      if (dv < 0.35 * pitch && last.line !== cell.line) continue;
      if (dv > 4.5 * pitch) continue;
      const share = overlapShare(last, cell);
      if (share < 0.3) continue;
      const distance = dv / pitch - share;
      if (!best || distance < best.distance) best = { chain, distance };
    }
    if (best) best.chain.push(cell);
    else chains.push([cell]);
  }
  return chains.map((chain) => ({
    cells: chain,
    left: Math.min(...chain.map((cell) => cell.left)),
    right: Math.max(...chain.map((cell) => cell.right)),
  }));
}
