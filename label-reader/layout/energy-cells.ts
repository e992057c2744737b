import type { LabelLine, PlacedCell } from './label-lines.ts';
import type { LabelRow } from './label-rows.ts';
import type { TableColumn, TableValue } from './panel-table.ts';

type Placed = { cell: PlacedCell; row: LabelRow; offBy: number };
type EnergyName = 'calories' | 'energy_kj';

/** Reference amounts of an adult's day, never a food's energy. */
const REFERENCE_ENERGY = new Set([8400, 8700, 2000, 2500]);

function isEnergyRow(row: LabelRow): boolean {
  return row.name === 'energy' || row.name === 'calories' || row.name === 'energy_kj';
}

function cellsWithUnit(lines: readonly LabelLine[]): { cell: PlacedCell; line: LabelLine }[] {
  return lines.flatMap((line) =>
    line.cells
      .filter((cell) => (cell.unit === 'kcal' || cell.unit === 'kJ') && !REFERENCE_ENERGY.has(cell.value))
      .map((cell) => ({ cell, line })),
  );
}

function columnOf(cell: PlacedCell, columns: readonly TableColumn[]): TableColumn | undefined {
  const middle = (cell.left + cell.right) / 2;
  const distance = (column: TableColumn) => {
    const nearby = Object.values(column.values)
      .map((value) => value.cell)
      .sort((a, b) => Math.abs(a.v - cell.v) - Math.abs(b.v - cell.v))
      .slice(0, 3);
    const centres = nearby.map(({ left, right }) => (left + right) / 2);
    const centre = centres.reduce((sum, x) => sum + x, 0) / Math.max(1, centres.length);
    return Math.abs(centre - middle);
  };
  return [...columns].sort((a, b) => distance(a) - distance(b))[0];
}

function put(column: TableColumn, name: EnergyName, value: TableValue): void {
  const known = column.values[name];
  if (!known || (value.inline && !known.inline) || value.offBy < known.offBy - 0.3)
    column.values[name] = value;
}

/** Energy amounts carry their own unit, share one row or spill into the next: they are placed by unit. */
function placeByUnit(
  lines: readonly LabelLine[],
  rows: readonly LabelRow[],
  columns: readonly TableColumn[],
  pitch: number,
): void {
  const energyRows = rows.filter(isEnergyRow);
  for (const { cell, line } of cellsWithUnit(lines)) {
    const owner = rows.find((row) => row.inline.includes(cell));
    if (owner && !isEnergyRow(owner)) continue;
    const beside = rows.find(
      (row) => row.name === 'other' && Math.abs(row.v - cell.v) < 0.45 * pitch && row.right <= cell.left,
    );
    if (!owner && beside) continue;
    const row =
      owner ??
      energyRows
        .filter(({ v, left }) => cell.v - v > -0.8 * pitch && cell.v - v < 2.4 * pitch && left < cell.left)
        .sort((a, b) => Math.abs(a.v - cell.v) - Math.abs(b.v - cell.v))[0];
    if (!row || /from\s*fat|diet|adult|intake/i.test(line.text.slice(0, cell.start).split(/\d/).at(-1) ?? ''))
      continue;
    const column = columnOf(cell, columns);
    if (!column) continue;
    const offBy = Math.abs(cell.v - row.v) / pitch;
    put(column, cell.unit === 'kJ' ? 'energy_kj' : 'calories', {
      cell,
      row,
      offBy,
      inline: owner !== undefined,
      percent: null,
    });
  }
}

/** A bare number in an energy row is kJ or kcal by the row's unit, by its partner, or kcal. */
function placeBare(columns: readonly TableColumn[], groups: readonly (readonly Placed[])[]): void {
  for (const { cell, row, offBy } of groups.flat()) {
    if (row.name !== 'energy' || REFERENCE_ENERGY.has(cell.value)) continue;
    const column = columnOf(cell, columns);
    if (!column) continue;
    const partner = column.values.calories?.cell.value;
    const looksKj = partner !== undefined && partner > 0 && Math.abs(cell.value / partner / 4.184 - 1) < 0.1;
    const name: EnergyName = row.unit === 'kJ' || (row.unit === null && looksKj) ? 'energy_kj' : 'calories';
    const value = { cell, row, offBy, inline: row.inline.includes(cell), percent: null };
    if (!column.values[name]) column.values[name] = value;
  }
}

/** "Calories" with its number printed large below or beside it, as tabular panels do. */
function placeLarge(
  lines: readonly LabelLine[],
  rows: readonly LabelRow[],
  columns: readonly TableColumn[],
  pitch: number,
): void {
  const first = columns[0];
  const row = rows.find(({ name }) => name === 'calories');
  if (!first || !row || columns.some((column) => column.values.calories)) return;
  const near = lines
    .filter((line) => line.names.length === 0 && line.cells.length === 1 && line.text.trim().length <= 5)
    .flatMap((line) => line.cells)
    .filter((cell) => cell.unit === null && Number.isInteger(cell.value))
    .map((cell) => {
      const dx = Math.max(0, row.left - cell.right, cell.left - row.right);
      const dy = Math.abs(cell.v - row.v);
      return { cell, reach: dy / pitch + dx / (6 * pitch), dy };
    })
    .filter(({ reach, dy, cell }) => reach < 4 && dy < 3.2 * pitch && cell.v > row.v - pitch)
    .sort((a, b) => a.reach - b.reach)[0];
  if (near)
    first.values.calories = {
      cell: near.cell,
      row,
      offBy: Math.min(1, near.dy / pitch),
      inline: false,
      percent: null,
    };
}

/** Adds the energy amounts to the columns. */
export function chooseEnergy(
  lines: readonly LabelLine[],
  rows: readonly LabelRow[],
  columns: readonly TableColumn[],
  groups: readonly (readonly Placed[])[],
  pitch: number,
): void {
  placeByUnit(lines, rows, columns, pitch);
  placeBare(columns, groups);
  placeLarge(lines, rows, columns, pitch);
}
