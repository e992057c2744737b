/** A row that has had a cell, and of the next one nothing but signs and emphasis: "| Almonds | **~". */
const CELL_BEGINS = /(?:^|\n)(?:\||[^\S\n])*[^\s|][^\n]*\|[\s*_~≈<>≤≥+]*$/;
const CELL_ENDS = /^[\s*_]*[|\n]/;
const NOTHING_YET = /^(?:[*_]|[^\S\n])*$/;

/**
 * Whether a bare number is all that stands in a cell of a table, other than the first of its row: an amount whose unit
 * the head of the column says. Null while more text may tell.
 * @param whole no text follows
 */
export function fillsTableCell(left: string, right: string, whole: boolean): boolean | null {
  if (!CELL_BEGINS.test(left)) return false;
  if (NOTHING_YET.test(right)) return whole ? true : null;
  return CELL_ENDS.test(right);
}
