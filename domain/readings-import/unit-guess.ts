import type { Units } from '#contract/profile.ts';
import type { GlucoseUnit } from '../health-values/glucose.ts';
import type { WaistUnit, WeightUnit } from '../health-values/measure-units.ts';
import { median } from '../numbers/order-statistics.ts';
import { headerRole } from './header-words.ts';
import type { ImportColumn } from './import-mapping.ts';
import { readNumber, unitIn } from './number-text.ts';
import type { TableRow } from './table.ts';

interface Guess<Unit> {
  readonly unit: Unit;
  /** Whether the values leave the unit open. */
  readonly isOpen: boolean;
}

export interface UnitGuesses {
  readonly glucose: Guess<GlucoseUnit>;
  readonly weight: Guess<WeightUnit>;
  readonly waist: Guess<WaistUnit>;
}

/** No meter shows less than 20 mg/dL or more than 33.3 mmol/L: beyond these a number can be one unit alone. */
const LEAST_MG = 20;
const MOST_MMOL = 33.3;
/** Waists of grown people: below 50 no centimetres, above 80 no inches. */
const WAIST = { mostInches: 50, leastCm: 80 };

type Wanted = 'glucose' | 'weight' | 'waist';

/** Values of a measure that state no unit, in either layout. */
function bareValues(columns: readonly ImportColumn[], data: readonly TableRow[], wanted: Wanted): number[] {
  const at = (role: ImportColumn['role']) => columns.findIndex((column) => column.role === role);
  const [type, value, unit] = [at('type'), at('value'), at('unit')];
  const isLong = type >= 0 && value >= 0;
  const own = columns.flatMap((column, index) =>
    column.role === wanted && column.unit === null ? [index] : [],
  );
  const bare: number[] = [];
  for (const { cells } of data) {
    if (unit >= 0 && unitIn(cells[unit] ?? '') !== null) continue;
    const isWanted = isLong && columns[value]?.unit == null && headerRole(cells[type] ?? '') === wanted;
    for (const index of isWanted ? [...own, value] : own) {
      const cell = readNumber(cells[index] ?? '');
      if (cell.kind === 'number' && cell.unit === null) bare.push(cell.value);
    }
  }
  return bare;
}

function glucoseUnit(bare: readonly number[], own: GlucoseUnit): Guess<GlucoseUnit> {
  const mg = bare.filter((value) => value > MOST_MMOL).length;
  const mmol = bare.filter((value) => value < LEAST_MG).length;
  if (bare.length === 0) return { unit: own, isOpen: false };
  if (mg === 0 && mmol === 0) return { unit: own, isOpen: true };
  return { unit: mg >= mmol ? 'mg/dL' : 'mmol/L', isOpen: mg > 0 && mmol > 0 };
}

function waistUnit(bare: readonly number[], own: WaistUnit): Guess<WaistUnit> {
  const middle = median(bare);
  if (middle === null) return { unit: own, isOpen: false };
  if (middle < WAIST.mostInches) return { unit: 'in', isOpen: false };
  return middle > WAIST.leastCm ? { unit: 'cm', isOpen: false } : { unit: own, isOpen: true };
}

/** Units of values whose heading and cells state none, from the values where they allow it. */
export function guessUnits(
  columns: readonly ImportColumn[],
  data: readonly TableRow[],
  own: Pick<Units, 'glucose' | 'weight' | 'length'>,
): UnitGuesses {
  return {
    glucose: glucoseUnit(bareValues(columns, data, 'glucose'), own.glucose),
    // 80 may be either: no weight tells kilograms from pounds.
    weight: { unit: own.weight, isOpen: bareValues(columns, data, 'weight').length > 0 },
    waist: waistUnit(bareValues(columns, data, 'waist'), own.length),
  };
}
