import { PANTRY_PAGE_SIZE } from '../../lib/pantry/pantry-items.ts';

/** Rows of the list that are asked for, both counted in. */
export interface RowSpan {
  first: number;
  last: number;
}

/** Rows are asked for in steps, so that the list is not drawn anew for every row that scrolls by. */
const STEP = 20;

export const AT_TOP: RowSpan = { first: 0, last: 0 };

/** The span with room around it; the one before where that holds it already. */
export function widened(before: RowSpan, { first, last }: RowSpan): RowSpan {
  const next = { first: Math.floor(first / STEP) * STEP, last: Math.ceil(last / STEP) * STEP };
  return next.first === before.first && next.last === before.last ? before : next;
}

/** This many rows before and behind those in the window are read ahead. */
const AHEAD = 20;

/** Numbers of the pages that hold them and the rows around. */
export function pagesOf({ first, last }: RowSpan, total: number): number[] {
  const from = Math.floor(Math.max(0, first - AHEAD) / PANTRY_PAGE_SIZE);
  const to = Math.floor(Math.max(0, Math.min(total - 1, last + AHEAD)) / PANTRY_PAGE_SIZE);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
