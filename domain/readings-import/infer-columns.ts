import { KETONES } from '../health-values/thresholds.ts';
import { median } from '../numbers/order-statistics.ts';
import { readDateCell } from './date-text.ts';
import type { ColumnRole } from './import-mapping.ts';
import { readNumber } from './number-text.ts';

/** What the cells of a column look like, whatever its heading. */
export interface ColumnLook {
  readonly dates: 'datetime' | 'date' | 'clock' | null;
  /** Values of the numbers, where most filled cells are numbers; else null. */
  readonly numbers: readonly number[] | null;
  readonly unit: string | null;
  readonly isText: boolean;
}

/** So much of a column has to look alike. */
const MOST = 0.7;

function dateLook(cells: readonly string[]): ColumnLook['dates'] {
  const read = cells.filter((cell) => /\d\D+\d|^\d{8}/.test(cell)).map(readDateCell);
  const dated = read.filter((cell) => cell?.date != null);
  if (dated.length >= cells.length * MOST) {
    const timed = dated.filter((cell) => cell?.clock != null);
    return timed.length > dated.length / 2 ? 'datetime' : 'date';
  }
  const clocks = cells.filter((cell) => /^\d{1,2}:\d{2}/.test(cell) && readDateCell(cell)?.clock != null);
  return clocks.length >= cells.length * MOST ? 'clock' : null;
}

export function columnLook(filled: readonly string[]): ColumnLook {
  if (filled.length === 0) return { dates: null, numbers: null, unit: null, isText: false };
  const dates = dateLook(filled);
  const read = filled.map(readNumber).filter((cell) => cell.kind === 'number');
  const isNumeric = dates === null && read.length >= filled.length * MOST;
  return {
    dates,
    numbers: isNumeric ? read.map(({ value }) => value) : null,
    unit: read.find(({ unit }) => unit !== null)?.unit ?? null,
    isText: dates === null && !isNumeric,
  };
}

/** Line numbers: 1, 2, 3 and so on. */
const isCount = (numbers: readonly number[]) =>
  numbers.length > 2 &&
  numbers.every((value, index) => index === 0 || value === (numbers[index - 1] ?? 0) + 1);

function numericRole({ numbers, unit }: ColumnLook): ColumnRole | null {
  if (numbers === null || isCount(numbers)) return null;
  if (unit === 'mg/dL') return 'glucose';
  if (unit === 'kg' || unit === 'lb') return 'weight';
  if (unit === 'cm' || unit === 'in') return 'waist';
  const middle = median(numbers) ?? 0;
  // Where nutritional ketosis ends, glucose in mmol/L begins to be seriously low: fewer are ketones.
  if (middle < KETONES.high) return 'ketones';
  return middle <= 33 || (middle >= 40 && middle <= 400) ? 'glucose' : null;
}

/**
 * Roles guessed from the cells alone, for files without headings; each role is given once, to the first column that
 * looks like it. A guess for the person to confirm.
 */
export function inferRoles(looks: readonly ColumnLook[]): (ColumnRole | null)[] {
  const given = new Set<ColumnRole>();
  return looks.map((look) => {
    const role = look.dates ?? numericRole(look) ?? (look.isText ? 'notes' : null);
    if (role === null || (role !== 'notes' && given.has(role))) return null;
    given.add(role);
    return role;
  });
}
