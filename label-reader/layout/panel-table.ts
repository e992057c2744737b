import { NUTRIENT_UNIT, type NutrientName } from '#contract/nutrition.ts';
import { alignRows } from './align-rows.ts';
import { type ColumnRole, findHeaderVotes, roleOfColumn } from './column-role.ts';
import { addPercents } from './daily-percents.ts';
import { chooseEnergy } from './energy-cells.ts';
import type { LabelLine, PlacedCell } from './label-lines.ts';
import type { LabelRow } from './label-rows.ts';
import { findPanelBlocks, type RowBlock, rowPitch } from './panel-rows.ts';
import { findColumns } from './value-columns.ts';

/** An amount found for a nutrient: its cell, its row, and how far (in row pitches) it stood off the row. */
export type TableValue = {
  cell: PlacedCell;
  row: LabelRow;
  offBy: number;
  inline: boolean;
  /** Percent of a daily value beside it. */
  percent: number | null;
};

export type TableColumn = {
  role: ColumnRole;
  left: number;
  right: number;
  values: Partial<Record<NutrientName, TableValue>>;
};

export type PanelTable = {
  blocks: readonly RowBlock[];
  pitch: number;
  /** Columns of amounts, left to right; percent columns are not among them. */
  columns: readonly TableColumn[];
};

type Placed = { cell: PlacedCell; row: LabelRow; offBy: number; column: number };

/** Whether a line holds amounts and next to nothing else. */
function isValueLine(line: LabelLine): boolean {
  if (line.names.length > 0 || line.cells.length === 0) return false;
  const inCells = line.cells.reduce((sum, cell) => sum + cell.text.replace(/[^\p{L}]/gu, '').length, 0);
  const words = line.text.replace(
    /less\s*than|moins de|menos de|menor que|weniger als|meno di|minder dan/gi,
    '',
  );
  if (/\d-\d{3}/.test(words)) return false;
  return words.replace(/[^\p{L}]/gu, '').length - inCells <= 4;
}

function isHeader(line: LabelLine, cell: PlacedCell, firstRow: number): boolean {
  const hundred = cell.value === 100 && (cell.unit === 'g' || /(per|pour|pro|je|por)\s*100/i.test(line.text));
  const isBasis = hundred || cell.unit === 'ml';
  return isBasis && cell.v < firstRow + 0.5 * line.height;
}

function unitPenalty(row: LabelRow, cell: PlacedCell): number {
  const isEnergy = row.name === 'energy' || row.name === 'calories' || row.name === 'energy_kj';
  if (isEnergy && cell.unit !== null) return Number.POSITIVE_INFINITY;
  if (row.inline.includes(cell)) return -1;
  if (row.name === 'other') return 0;
  const expected = isEnergy ? 'kcal' : NUTRIENT_UNIT[row.name as NutrientName];
  if (cell.unit === null) return row.unit === null ? 0.08 : 0;
  if (isEnergy) return 0.8;
  if (cell.unit === expected) return 0;
  return expected === 'mg' && cell.unit === 'g' ? 0.15 : 0.35;
}

function placeCells(lines: readonly LabelLine[], blocks: readonly RowBlock[], pitch: number): Placed[] {
  const rows = blocks.flatMap((block) => block.rows);
  const firstRow = Math.min(...rows.map((row) => row.v));
  const lastRow = Math.max(...rows.map((row) => row.v));
  const inlineOf = new Map(rows.flatMap((row) => row.inline.map((cell) => [cell, row] as const)));
  const amounts = lines.flatMap((line) =>
    line.cells.filter((cell) => {
      if (cell.unit === '%' || cell.unit === 'kcal' || cell.unit === 'kJ') return false;
      if (inlineOf.has(cell)) return true;
      if (!isValueLine(line) || isHeader(line, cell, firstRow)) return false;
      return cell.v > firstRow - 1.3 * pitch && cell.v < lastRow + 1.3 * pitch;
    }),
  );
  return findColumns(amounts, pitch).flatMap((column, index) => {
    const cells = column.cells.sort((a, b) => a.v - b.v);
    const middle = cells.reduce((sum, cell) => sum + cell.left, 0) / cells.length;
    const owner = inlineOf.get(cells.find((cell) => inlineOf.has(cell)) ?? ({} as PlacedCell));
    const left = blocks.filter((block) => block.left < middle && block.rows.length > 1);
    const block = blocks.find(({ rows: own }) => owner && own.includes(owner)) ?? left.at(-1) ?? blocks[0];
    if (!block) return [];
    const { rowOf, offBy } = alignRows(block.rows, cells, pitch, (r, c) => {
      const [row, cell] = [block.rows[r], cells[c]];
      if (!row || !cell) return Number.POSITIVE_INFINITY;
      const home = inlineOf.get(cell);
      if (home && home !== row) return Number.POSITIVE_INFINITY;
      if (!home && row.left > cell.left) return Number.POSITIVE_INFINITY;
      return unitPenalty(row, cell);
    });
    return cells.flatMap((cell, c) => {
      const r = rowOf[c];
      const row = r === null || r === undefined ? undefined : block.rows[r];
      return row ? [{ cell, row, offBy: offBy[c] ?? 0, column: index }] : [];
    });
  });
}

/** Fewer cells than this do not make a printed column of their own. */
const COLUMN_CELLS = 3;

function centreOf(placed: readonly Placed[]): number {
  return placed.reduce((sum, { cell }) => sum + cell.left + cell.right, 0) / (2 * Math.max(1, placed.length));
}

/** Bare small whole numbers beside amounts with units: percentages that lost their signs. */
function isLostPercents(group: readonly Placed[], main: readonly Placed[]): boolean {
  const bare = group.filter(({ cell, row }) => cell.unit === null && row.unit === null);
  const weighed = main.filter(({ cell }) => cell.unit !== null);
  const small = bare.filter(
    ({ cell, row }) => cell.value <= 100 && Number.isInteger(cell.value) && row.name !== 'calories',
  );
  return (
    weighed.length >= 0.6 * main.length &&
    bare.length >= 0.7 * group.length &&
    small.length >= 0.6 * group.length
  );
}

/** Drops columns of lost percentages, but saves an energy amount printed above them. */
function dropLostPercents(groups: readonly Placed[][]): Placed[][] {
  const main = [...groups].sort((a, b) => b.length - a.length)[0];
  if (!main) return [];
  return groups.filter((group) => {
    if (group === main || !isLostPercents(group, main)) return true;
    const energy = group.find(({ row }) => row.name === 'calories' || row.name === 'energy');
    if (energy && !main.some(({ row }) => row === energy.row)) main.push(energy);
    return false;
  });
}

/** Joins chains that hardly ever share a row: ragged amounts of one printed column. */
function joinColumns(placed: readonly Placed[]): Placed[][] {
  const ids = [...new Set(placed.map(({ column }) => column))];
  const isInline = (chain: readonly Placed[]) => chain.some(({ row, cell }) => row.inline.includes(cell));
  // Amounts in the line of their name come first: they cannot belong to another column.
  const chains = ids
    .map((id) => placed.filter(({ column }) => column === id))
    .sort((a, b) => Number(isInline(b)) - Number(isInline(a)) || b.length - a.length);
  const groups: Placed[][] = [];
  for (const chain of chains) {
    const shares = (group: readonly Placed[]) =>
      chain.filter(({ row }) => group.some((other) => other.row === row)).length;
    const near = [...groups].sort(
      (a, b) => Math.abs(centreOf(a) - centreOf(chain)) - Math.abs(centreOf(b) - centreOf(chain)),
    );
    const home = near.find((group) => shares(group) <= 0.2 * chain.length);
    if (home) home.push(...chain);
    else if (chain.length >= COLUMN_CELLS || groups.length === 0) groups.push([...chain]);
    else {
      // A stray pair fills what its neighbours left open.
      for (const item of chain) near.find((group) => !group.some(({ row }) => row === item.row))?.push(item);
    }
  }
  return groups;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function toColumn(placed: readonly Placed[]): Omit<TableColumn, 'role'> {
  const values: TableColumn['values'] = {};
  const best = placed
    .map((item) => ({ ...item, inline: item.row.inline.includes(item.cell) }))
    .sort((a, b) => Number(b.inline) - Number(a.inline) || a.cell.left - b.cell.left);
  for (const { cell, row, offBy, inline } of best) {
    if (row.name === 'other' || row.name === 'energy') continue;
    const known = values[row.name];
    // The first row of a name counts; later ones are footnotes or other panels.
    if (known && (known.row.v <= row.v || known.row === row)) continue;
    values[row.name] = { cell, row, offBy, inline, percent: null };
  }
  return {
    values,
    left: median(placed.map(({ cell }) => cell.left)),
    right: median(placed.map(({ cell }) => cell.right)),
  };
}

function isReference(column: Omit<TableColumn, 'role'>): boolean {
  const { total_fat: fat, saturated_fat: saturated, salt, sugars } = column.values;
  const hits = [
    fat?.cell.value === 70,
    saturated?.cell.value === 20,
    salt?.cell.value === 6,
    sugars?.cell.value === 90,
  ];
  return hits.filter(Boolean).length >= 2;
}

/** Finds the panel's rows and columns in laid out lines. */
export function readPanelTable(lines: readonly LabelLine[]): PanelTable {
  const blocks = findPanelBlocks(lines);
  const rows = blocks.flatMap((block) => block.rows);
  if (rows.length === 0) return { blocks, pitch: 0, columns: [] };
  const pitch = rowPitch(blocks);
  const groups = dropLostPercents(joinColumns(placeCells(lines, blocks, pitch)));
  const firstRow = Math.min(...rows.map((row) => row.v));
  const votes = findHeaderVotes(lines, firstRow - 7 * pitch, firstRow - 0.4 * pitch);
  const columns = groups
    .map(toColumn)
    .filter((column) => Object.keys(column.values).length > 0)
    .map((column): TableColumn => {
      const role = isReference(column) ? 'reference' : roleOfColumn(votes, column.left, column.right);
      return { ...column, role };
    })
    .sort((a, b) => a.left - b.left);
  // With a single column a header anywhere above it speaks for it.
  const only = columns.length === 1 ? columns[0] : undefined;
  if (only?.role === 'unknown')
    only.role = votes.find(({ role }) => role === 'per_100g' || role === 'per_100ml')?.role ?? 'unknown';
  chooseEnergy(lines, rows, columns, groups, pitch);
  addPercents(lines, columns, pitch);
  return { blocks, pitch, columns };
}
