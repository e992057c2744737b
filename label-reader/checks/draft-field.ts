import { NUTRIENT_UNIT, type NutrientName } from '#contract/nutrition.ts';
import type { CellUnit, NumberCell } from '../layout/number-cells.ts';
import type { TableValue } from '../layout/panel-table.ts';
import type { Quad } from '../photo/raster.ts';

export type Amount = { value: number; lessThan: boolean };

/** A value that a field may have, and how much the print speaks for it (0..1). */
export type Candidate = Amount & { weight: number };

/** A field on its way: the value held now, what else it may be, and how far it can be trusted. */
export type DraftField = {
  name: NutrientName;
  value: number;
  lessThan: boolean;
  /** Probability that the value is right. */
  trust: number;
  /** Whether both recognisers read the same amount; null where only one was asked. */
  agreed: boolean | null;
  candidates: readonly Candidate[];
  quad: Quad;
  note: string | null;
  /** The row's name as read. */
  printedName: string;
  /** Percent of a daily value printed beside it. */
  percent: number | null;
};

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

function tidy(value: number): number {
  return Math.round(value * 10000) / 10000;
}

type Read = Candidate & { hasUnit: boolean };

/** A cell's amount in the nutrient's own unit, or null where its unit forbids it. */
function inOwnUnit(name: NutrientName, cell: NumberCell, rowUnit: CellUnit, bareUnits: boolean): Read | null {
  let { value, unit } = cell;
  const weighed = NUTRIENT_UNIT[name] === 'g' || NUTRIENT_UNIT[name] === 'mg';
  const asNine = cell.alternatives.find((reading) => reading.unit === 'g' && reading.weight === 0.5);
  // "79" where every other amount carries its unit is "7 g".
  if (weighed && unit === null && rowUnit === null && !bareUnits && asNine) {
    value = asNine.value;
    unit = 'g';
  }
  const factor = unitFactor(name, unit ?? rowUnit, value);
  if (factor === null) return null;
  return {
    value: tidy(value * factor),
    lessThan: cell.lessThan,
    weight: cell.confidence,
    hasUnit: unit !== null,
  };
}

/** Same digits with the decimal point at another place or lost. */
function sameDigits(a: number, b: number): boolean {
  return (
    a !== b &&
    a > 0 &&
    b > 0 &&
    [10, 100].some((f) => Math.abs(a * f - b) < 1e-6 || Math.abs(b * f - a) < 1e-6)
  );
}

/** Which of two differing readings is held: points get lost rather than invented, then unit, then confidence. */
function preferred(first: Read, second: Read): Read {
  if (sameDigits(first.value, second.value)) {
    const [low, high] = first.value < second.value ? [first, second] : [second, first];
    return Number.isInteger(low.value) ? high : low;
  }
  const score = (read: Read) => read.weight * (read.hasUnit ? 1 : 0.7);
  return score(second) > score(first) + 0.15 ? second : first;
}

function alternativesOf(name: NutrientName, cell: NumberCell, rowUnit: CellUnit): Candidate[] {
  return cell.alternatives.flatMap((reading) => {
    const factor = unitFactor(name, reading.unit ?? rowUnit, reading.value);
    return factor === null
      ? []
      : [{ value: tidy(reading.value * factor), lessThan: reading.lessThan, weight: reading.weight }];
  });
}

/** How well the amount stands beside its name. */
function placement({ inline, offBy }: TableValue): number {
  if (inline) return 1;
  if (offBy < 0.35) return 0.99;
  return offBy < 0.6 ? 0.9 : 0.7;
}

function trustOf(first: Read, second: Read | null | undefined, held: Read): number {
  if (second === undefined) return 0.9 * first.weight;
  if (second === null) return 0.8 * first.weight;
  if (first.value !== second.value) return 0.55 * Math.max(held.weight, 0.5);
  // Two networks, trained apart, that read the same digits are rarely both wrong.
  return 1 - (1 - Math.min(first.weight, 0.97)) * (1 - Math.min(second.weight, 0.9)) - 0.01;
}

/** Weighs what both recognisers read in a cell. Null where no reading fits the nutrient's unit. */
export function draftField(name: NutrientName, found: TableValue, bareUnits: boolean): DraftField | null {
  const { cell, row } = found;
  const first = inOwnUnit(name, cell, row.unit, bareUnits);
  const second = cell.second ? inOwnUnit(name, cell.second, row.unit, bareUnits) : cell.second;
  const held = first && second ? preferred(first, second) : (first ?? second);
  if (!held) return null;
  const agreed = second === undefined ? null : Boolean(first && second && first.value === second.value);
  const others = [
    ...(first && first.value !== held.value ? [first] : []),
    ...(second && second.value !== held.value ? [second] : []),
    ...alternativesOf(name, cell, row.unit),
    ...(cell.second ? alternativesOf(name, cell.second, row.unit) : []),
  ];
  const best = new Map<number, Candidate>();
  for (const other of others) {
    const known = best.get(other.value);
    if (other.value !== held.value && (!known || known.weight < other.weight)) best.set(other.value, other);
  }
  return {
    name,
    value: held.value,
    lessThan: Boolean(first?.lessThan || second?.lessThan),
    trust: placement(found) * (first ? trustOf(first, second, held) : 0.5 * held.weight),
    agreed,
    candidates: [...best.values()].sort((a, b) => b.weight - a.weight),
    quad: cell.quad,
    note: null,
    printedName: row.printed,
    percent: found.percent,
  };
}
