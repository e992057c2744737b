import {
  FIELD_OF,
  LABEL_OF,
  limitWords,
  type MeasureUnit,
  storedValue,
  type TakenMeasure,
  UNITS_OF,
  unitsThatFit,
} from '../health-values/measure-units.ts';
import { headerRole, saysFasting } from './header-words.ts';
import type { ImportColumn, ImportMapping } from './import-mapping.ts';
import { readNumber, unitIn } from './number-text.ts';
import { quoted } from './plain-text.ts';
import { Refusal } from './refusal.ts';

export type MeasureFields = Partial<Record<(typeof FIELD_OF)[TakenMeasure], number>>;

export interface RowMeasures {
  readonly fields: MeasureFields;
  /** Whether the heading above a value says that it was measured fasting. */
  readonly isFasting: boolean;
}

const TAKEN: readonly TakenMeasure[] = ['glucose', 'ketones', 'weight', 'waist'];
/** The same value in two units differs by their rounding at most. */
const SAME_VALUE = 0.02;

export const measureNamed = (text: string): TakenMeasure | null => {
  const role = headerRole(text);
  return TAKEN.find((measure) => measure === role) ?? null;
};

function unitOf(measure: TakenMeasure, mapping: ImportMapping): MeasureUnit {
  if (measure === 'glucose') return mapping.glucoseUnit;
  if (measure === 'weight') return mapping.weightUnit;
  return measure === 'waist' ? mapping.waistUnit : 'mmol/L';
}

function outside(measure: TakenMeasure, value: number, unit: MeasureUnit): Refusal {
  const [other] = unitsThatFit(measure, value).filter((fitting) => fitting !== unit);
  const hint = other === undefined ? '' : ` Is it in ${other}?`;
  return new Refusal(
    `${LABEL_OF[measure]}: ${value} ${unit} is out of range. It must be ${limitWords(measure, unit)}.${hint}`,
  );
}

const WHY_NO_NUMBER = {
  high: 'too high for the meter to show, so it isn’t a number we can save.',
  low: 'too low for the meter to show, so it isn’t a number we can save.',
  unreadable: 'not a number.',
} as const;

/** One cell as a stored value; null where it is empty. */
function measured(measure: TakenMeasure, text: string, unit: MeasureUnit | null, mapping: ImportMapping) {
  const cell = readNumber(text);
  const name = LABEL_OF[measure];
  if (cell.kind === 'empty') return null;
  if (cell.kind !== 'number') return new Refusal(`${name}: ${quoted(text)} is ${WHY_NO_NUMBER[cell.kind]}`);
  const used = cell.unit ?? unit ?? unitOf(measure, mapping);
  if (!UNITS_OF[measure].includes(used)) {
    const hint = measure === 'ketones' ? ': blood ketones are in mmol/L' : '';
    return new Refusal(`${name} can’t be in ${used}${hint}.`);
  }
  return storedValue(measure, cell.value, used) ?? outside(measure, cell.value, used);
}

/** "Kind, value, unit" in three columns. */
function longMeasure(cells: readonly string[], mapping: ImportMapping): RowMeasures | Refusal {
  const cellOf = (role: ImportColumn['role']) =>
    cells[mapping.columns.findIndex((c) => c.role === role)] ?? '';
  const [kind, unitText] = [cellOf('type'), cellOf('unit')];
  const measure = measureNamed(kind);
  if (kind === '') return new Refusal('This line doesn’t say what was measured.');
  if (measure === null)
    return new Refusal(`We don’t save ${quoted(kind)}, only glucose, ketones, weight and waist.`);
  const unit = unitIn(unitText);
  if (unitText !== '' && unit === null)
    return new Refusal(`${quoted(unitText)} isn’t a unit we know for ${measure}.`);
  const column = mapping.columns.find(({ role }) => role === 'value');
  const stated = unit ?? (measure === 'glucose' ? (column?.unit ?? null) : null);
  const value = measured(measure, cellOf('value'), stated, mapping);
  if (value instanceof Refusal) return value;
  if (value === null) return new Refusal(`This line doesn’t have a number for ${measure}.`);
  return { fields: { [FIELD_OF[measure]]: value }, isFasting: saysFasting(kind) };
}

/** Sensors write alarms and notes between readings; an alarm's limit is no reading. */
const NO_READING =
  /alert|alarm|warn|device|insulin|bolus|basal|carb|exercise|activity|meal|food|note|event|setting/i;

/** A column for each measure. */
function wideMeasures(cells: readonly string[], mapping: ImportMapping): RowMeasures | Refusal {
  const kind = cells[mapping.columns.findIndex(({ role }) => role === 'type')] ?? '';
  if (NO_READING.test(kind)) return new Refusal(`A line marked ${quoted(kind)} isn’t a reading.`);
  const rowUnit = unitIn(cells[mapping.columns.findIndex(({ role }) => role === 'unit')] ?? '');
  const fields: MeasureFields = {};
  let isFasting = false;
  for (const [index, column] of mapping.columns.entries()) {
    const measure = TAKEN.find((taken) => taken === column.role);
    if (measure === undefined) continue;
    const fitting = rowUnit !== null && UNITS_OF[measure].includes(rowUnit) ? rowUnit : null;
    const value = measured(measure, cells[index] ?? '', column.unit ?? fitting, mapping);
    if (value instanceof Refusal) return value;
    if (value === null) continue;
    const before = fields[FIELD_OF[measure]];
    if (before !== undefined && Math.abs(before - value) > before * SAME_VALUE) {
      return new Refusal(`This line has two different numbers for ${measure}. Choose which column to use.`);
    }
    fields[FIELD_OF[measure]] = before ?? value;
    isFasting ||= saysFasting(column.name);
  }
  if (Object.keys(fields).length > 0) return { fields, isFasting };
  return new Refusal('This line doesn’t have glucose, ketones, weight or waist.');
}

/** What a line measured, as stored. */
export function rowMeasures(cells: readonly string[], mapping: ImportMapping): RowMeasures | Refusal {
  const roles = mapping.columns.map(({ role }) => role);
  const isLong = roles.includes('type') && roles.includes('value');
  return isLong ? longMeasure(cells, mapping) : wideMeasures(cells, mapping);
}
