import type { RowName } from '../fields/vocabulary.ts';
import type { LabelLine, PlacedCell, PlacedName } from './label-lines.ts';
import type { CellUnit } from './number-cells.ts';
import { foldText } from './text-key.ts';

/** One named row of the panel: its name, where it stands, and amounts printed in the same line. */
export type LabelRow = {
  name: RowName;
  left: number;
  right: number;
  v: number;
  height: number;
  line: number;
  /** Unit printed with the name, as in "Sodium (mg)". */
  unit: CellUnit;
  inline: readonly PlacedCell[];
  /** The name as read. */
  printed: string;
};

const UNIT_AFTER_NAME = /^[^0-9A-Za-z]{0,3}\(?\s*(kcal|cal|kj|mg|mcg|µg|g)\s*[)\]:]?/i;

function unitAfter(line: LabelLine, name: PlacedName): CellUnit {
  const rest = line.text.slice(name.end);
  const unit = UNIT_AFTER_NAME.exec(rest)?.[1]?.toLowerCase();
  if (unit === undefined) return null;
  if (unit === 'kj') return 'kJ';
  if (unit === 'kcal' || unit === 'cal') return 'kcal';
  return unit === 'mg' || unit === 'g' ? unit : 'mcg';
}

/** Names of a line that belong to one row: the same thing said in other languages, or in other words. */
function groupNames(line: LabelLine): PlacedName[][] {
  const groups: PlacedName[][] = [];
  for (const name of line.names) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const parted =
      before === undefined ||
      line.cells.some((cell) => cell.start >= before.end && cell.end <= name.start) ||
      name.start - before.end > 12;
    if (parted || !last) groups.push([name]);
    else last.push(name);
  }
  return groups;
}

function rowsOfLine(line: LabelLine): LabelRow[] {
  const groups = groupNames(line);
  return groups.flatMap((group, n) => {
    const first = group[0];
    const last = group.at(-1);
    if (!first || !last) return [];
    const until = groups[n + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY;
    let inline = line.cells.filter((cell) => cell.start >= last.end && cell.end <= until);
    if (inline.every(({ unit }) => unit === '%') && first.name === 'added_sugars') {
      // "Includes 4g added sugars": the amount stands before the name.
      inline = line.cells.filter((cell) => cell.end <= first.start);
    }
    // A bare number behind an amount with its unit is a percentage that lost its sign.
    const firstWeighed = inline.findIndex(({ unit }) => unit === 'g' || unit === 'mg');
    if (firstWeighed >= 0) inline = inline.filter(({ unit }, at) => at <= firstWeighed || unit !== null);
    const row = {
      left: first.left,
      right: last.right,
      v: first.v,
      height: line.height,
      line: line.index,
      unit: unitAfter(line, last),
      inline,
      printed: line.text.slice(first.start, last.end),
    };
    return [{ ...row, name: first.name }];
  });
}

/** "- Total" below "Fat" or "Carbohydrate" is that row's own amount. */
function continuedRow(line: LabelLine, rows: readonly LabelRow[]): LabelRow | null {
  if (line.names.length > 0 || !/^(total|totale?s?)\d*[a-z]{0,2}$/.test(foldText(line.text))) return null;
  const above = rows
    .filter(
      (row) =>
        row.v < line.v &&
        line.v - row.v < 2.2 * line.height &&
        Math.abs(row.left - line.left) < 4 * line.height,
    )
    .sort((a, b) => b.v - a.v)[0];
  if (!above || above.inline.length > 0 || (above.name !== 'total_fat' && above.name !== 'total_carbs'))
    return null;
  const { left, right, v, height, index } = line;
  return {
    name: above.name,
    left,
    right,
    v,
    height,
    line: index,
    unit: null,
    inline: line.cells,
    printed: line.text,
  };
}

/** "(Cal)" or "kJ" alone under "Energy": the row of that unit. */
function unitRow(line: LabelLine, rows: readonly LabelRow[]): LabelRow | null {
  const key = foldText(line.text);
  if (line.names.length > 0 || (key !== 'cal' && key !== 'kcal' && key !== 'kj')) return null;
  const above = rows.find(
    (row) =>
      row.name === 'energy' &&
      Math.abs(row.left - line.left) < 8 * line.height &&
      line.v > row.v &&
      line.v - row.v < 2.2 * line.height,
  );
  if (!above) return null;
  const { right, v, height, index } = line;
  const { left } = above;
  const name = key === 'kj' ? 'energy_kj' : 'calories';
  return {
    name,
    left,
    right,
    v,
    height,
    line: index,
    unit: key === 'kj' ? 'kJ' : 'kcal',
    inline: [],
    printed: line.text,
  };
}

/** "Fat 80" beside the calories is what is left of "Calories from Fat 80". */
function isFatCalories(row: LabelRow, rows: readonly LabelRow[]): boolean {
  const bare = row.inline.length > 0 && row.inline.every(({ unit }) => unit === null);
  const beside = (other: LabelRow) =>
    other.name === 'calories' && Math.abs(other.v - row.v) < 0.6 * row.height;
  return row.name === 'total_fat' && bare && rows.some((other) => beside(other) && other.right < row.left);
}

/** All named rows, from the top down. */
export function findRows(lines: readonly LabelLine[]): LabelRow[] {
  const named = lines.flatMap(rowsOfLine);
  const continued = lines.flatMap((line) => continuedRow(line, named) ?? []);
  const units = lines.flatMap((line) => unitRow(line, named) ?? []);
  return [...named, ...continued, ...units]
    .map((row, _, all) => (isFatCalories(row, all) ? { ...row, name: 'other' as const } : row))
    .sort((a, b) => a.v - b.v);
}
