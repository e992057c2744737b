import { NUTRIENT_UNIT, type NutrientName } from '#contract/nutrition.ts';
import type { LabelCue } from '#domain/label-cues.ts';
import type { ColumnRole } from '../layout/column-role.ts';
import type { LabelLine } from '../layout/label-lines.ts';
import type { CellUnit } from '../layout/number-cells.ts';
import type { PanelTable, TableColumn, TableValue } from '../layout/panel-table.ts';
import type { Quad } from '../photo/raster.ts';

export type SettledField = {
  value: number | null;
  lessThan: boolean;
  confidence: number;
  sure: boolean;
  quad: Quad | null;
  note: string | null;
  /** The row's name as read. */
  printedName: string;
};

export type SettledColumn = { role: ColumnRole; fields: Partial<Record<NutrientName, SettledField>> };

/** Factor from a printed unit to the nutrient's own, or null where they do not belong together. */
export function unitFactor(name: NutrientName, printed: CellUnit, value: number): number | null {
  const own = NUTRIENT_UNIT[name];
  if (printed === null || printed === own) return 1;
  if (own === 'g' && printed === 'mg') return 0.001;
  // More than 5 g of a mineral is a lost "m" before the g, not a serving of it.
  if (own === 'mg' && printed === 'g') return value >= 5 ? 1 : 1000;
  if (own === 'mg' && printed === 'mcg') return 0.001;
  return null;
}

function round(value: number): number {
  return Math.round(value * 10000) / 10000;
}

function settle(
  name: NutrientName,
  { cell, row, offBy, inline }: TableValue,
  bareUnits: boolean,
): SettledField {
  let { value, unit } = cell;
  const gramLike = NUTRIENT_UNIT[name] === 'g' || NUTRIENT_UNIT[name] === 'mg';
  const asNine = cell.alternatives.find((reading) => reading.unit === 'g' && reading.weight === 0.5);
  if (gramLike && unit === null && row.unit === null && !bareUnits && asNine) {
    value = asNine.value;
    unit = 'g';
  }
  const factor = unitFactor(name, unit ?? row.unit, value);
  const confidence = cell.confidence * (inline ? 1 : Math.max(0.3, 1 - 0.6 * offBy));
  return {
    value: factor === null ? null : round(value * factor),
    lessThan: cell.lessThan,
    confidence: factor === null ? 0 : confidence,
    sure: confidence > 0.8,
    quad: cell.quad,
    note: null,
    printedName: '',
  };
}

function settleColumn(column: TableColumn): SettledColumn {
  const entries = Object.entries(column.values) as [NutrientName, TableValue][];
  const grams = entries.filter(([name]) => NUTRIENT_UNIT[name] === 'g' || NUTRIENT_UNIT[name] === 'mg');
  const bareUnits = grams.filter(([, { cell }]) => cell.unit === null).length > 0.5 * grams.length;
  const fields: SettledColumn['fields'] = {};
  for (const [name, value] of entries) fields[name] = settle(name, value, bareUnits);
  return { role: column.role, fields };
}

const PREFERENCE: readonly ColumnRole[] = [
  'per_serving',
  'unknown',
  'per_100g',
  'per_100ml',
  'per_container',
  'prepared',
  'reference',
];

/** Chooses the column that the person wants: per serving where printed, else per 100. */
function chooseMain(columns: readonly TableColumn[]): TableColumn | undefined {
  const most = Math.max(0, ...columns.map((column) => Object.keys(column.values).length));
  const legible = (column: TableColumn) => {
    const cells = Object.values(column.values);
    return cells.reduce((sum, { cell }) => sum + cell.confidence, 0) / Math.max(1, cells.length);
  };
  const clearest = Math.max(0, ...columns.map(legible));
  const full = columns.filter(
    (column) => Object.keys(column.values).length >= Math.max(1, 0.75 * most) && legible(column) > 0.8 * clearest,
  );
  return [...full].sort((a, b) => PREFERENCE.indexOf(a.role) - PREFERENCE.indexOf(b.role))[0];
}

/** Settles every field of every column and chooses the main column. */
export function settleColumns(
  table: PanelTable,
  _lines: readonly LabelLine[],
  _cues: readonly LabelCue[],
): { main: SettledColumn; warnings: string[] } {
  const main = chooseMain(table.columns);
  if (!main) return { main: { role: 'unknown', fields: {} }, warnings: [] };
  return { main: settleColumn(main), warnings: [] };
}
