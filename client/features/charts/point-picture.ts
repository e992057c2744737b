import type { PlotSpec } from './plot/plot-spec.ts';

/** A picture of single values, with each of them in words and as a row of a table. */
export interface PointPicture {
  spec: PlotSpec;
  /** The value at a place of `spec.points` with its unit, its meaning and its time. */
  say: (index: number) => string;
  caption: string;
  columns: readonly string[];
  /** Cells of a row, newest first. */
  row: (index: number) => readonly string[];
}

/** The item so many places before the newest, for tables that begin with the newest. */
export const fromNewest = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[items.length - 1 - index];
