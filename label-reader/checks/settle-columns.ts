import { type CarbBasisKind, NUTRIENT_UNIT, type NutrientName } from '#contract/nutrition.ts';
import { decideCarbBasis } from '#domain/nutrition/carb-basis.ts';
import type { LabelCue } from '#domain/nutrition/label-cues.ts';
import type { ColumnRole } from '../layout/column-role.ts';
import type { PanelTable, TableColumn, TableValue } from '../layout/panel-table.ts';
import type { Quad } from '../photo/raster.ts';
import { checkColumn } from './check-column.ts';
import { draftFacts } from './check-energy.ts';
import type { Draft } from './check-parts.ts';
import { columnRatio } from './column-ratio.ts';
import { draftField } from './draft-field.ts';

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

/** The shown column; `servingByColumns` is the weight of a serving that the serving column beside the one per 100 tells. */
export type SettledColumn = {
  role: ColumnRole;
  fields: Partial<Record<NutrientName, SettledField>>;
  servingByColumns: number | null;
};

/** From this probability of being right a value is shown without "please check". */
const SURE_FROM = 0.86;

const PREFERENCE: readonly ColumnRole[] = [
  'per_serving',
  'unknown',
  'per_100g',
  'per_100ml',
  'per_container',
  'prepared',
  'reference',
];

function draftColumn(column: TableColumn): Draft {
  const entries = Object.entries(column.values) as [NutrientName, TableValue][];
  const weighed = entries.filter(([name]) => NUTRIENT_UNIT[name] === 'g' || NUTRIENT_UNIT[name] === 'mg');
  const bareUnits = weighed.filter(([, { cell }]) => cell.unit === null).length > 0.5 * weighed.length;
  const draft: Draft = {};
  for (const [name, value] of entries) {
    const field = draftField(name, value, bareUnits);
    if (field) draft[name] = field;
  }
  return draft;
}

/** Chooses the column that the person wants: per serving where printed, else per 100. */
function chooseMain(columns: readonly TableColumn[]): TableColumn | undefined {
  const most = Math.max(0, ...columns.map((column) => Object.keys(column.values).length));
  const legible = (column: TableColumn) => {
    const cells = Object.values(column.values);
    return cells.reduce((sum, { cell }) => sum + cell.confidence, 0) / Math.max(1, cells.length);
  };
  const clearest = Math.max(0, ...columns.map(legible));
  const full = columns.filter(
    (column) =>
      Object.keys(column.values).length >= Math.max(1, 0.75 * most) && legible(column) > 0.8 * clearest,
  );
  return [...full].sort((a, b) => PREFERENCE.indexOf(a.role) - PREFERENCE.indexOf(b.role))[0];
}

function bestPartner(main: TableColumn, columns: readonly TableColumn[], draft: Draft) {
  const partners = columns
    .filter((column) => column !== main && column.role !== 'reference')
    .map((column) => {
      const other = draftColumn(column);
      return { role: column.role, draft: other, ratio: columnRatio(draft, other) };
    });
  for (const { ratio, ...partner } of partners) if (ratio !== null) return { ...partner, ratio };
  return null;
}

const PER_HUNDRED: ReadonlySet<ColumnRole> = new Set(['per_100g', 'per_100ml']);

function servingByColumns(
  role: ColumnRole,
  partner: { role: ColumnRole; ratio: number } | null,
): number | null {
  if (role === 'per_serving' && partner && PER_HUNDRED.has(partner.role)) return 100 * partner.ratio;
  if (PER_HUNDRED.has(role) && partner?.role === 'per_serving') return 100 / partner.ratio;
  return null;
}

function settled(draft: Draft): SettledColumn['fields'] {
  const fields: SettledColumn['fields'] = {};
  for (const { name, value, lessThan, trust, quad, note, printedName } of Object.values(draft)) {
    fields[name] = { value, lessThan, confidence: trust, sure: trust >= SURE_FROM, quad, note, printedName };
  }
  return fields;
}

/** Drafts, checks and settles the fields of the column that is shown. */
export function settleColumns(
  table: PanelTable,
  cues: readonly LabelCue[],
): { main: SettledColumn; basis: CarbBasisKind } {
  const main = chooseMain(table.columns);
  if (!main) return { main: { role: 'unknown', fields: {}, servingByColumns: null }, basis: 'unknown' };
  const draft = draftColumn(main);
  const basis = decideCarbBasis(draftFacts(draft, 'unknown'), cues).kind;
  const partner = bestPartner(main, table.columns, draft);
  checkColumn(draft, { basis, other: partner });
  const { role } = main;
  return { main: { role, fields: settled(draft), servingByColumns: servingByColumns(role, partner) }, basis };
}
