import type { GlucoseUnit } from '../../health-values/glucose.ts';
import {
  type MeasureUnit,
  storedValue,
  type TakenMeasure,
  UNITS_OF,
  unitsThatFit,
} from '../../health-values/measure-units.ts';
import { GLUCOSE } from '../../health-values/thresholds.ts';
import type { Token, TypedNumber } from './quick-entry-tokens.ts';

/** A number with what it measures. */
export interface Assigned {
  readonly number: TypedNumber;
  readonly measure: TakenMeasure;
  readonly unit: MeasureUnit;
}

/**
 * Glucose below this (mmol/L; 40 mg/dL) is not taken from a number without a name: under 3.0 is a level 2 low (ADA), and
 * so deep a one is far rarer than ketones of that number. Who means it writes "glucose 1.9".
 */
const LEAST_UNNAMED_MMOL = 2.2;
/** Below this, the border of a level 2 low, a person who measures in mg/dL means ketones. */
const LEAST_OTHER_UNIT_MMOL = GLUCOSE.veryLow.mmolPerL;

function glucoseUnits(value: number, stated: MeasureUnit | null, own: GlucoseUnit): GlucoseUnit[] {
  const least = own === 'mmol/L' || stated === 'mmol/L' ? LEAST_UNNAMED_MMOL : LEAST_OTHER_UNIT_MMOL;
  const units: GlucoseUnit[] = ['mg/dL', 'mmol/L'];
  return units.filter(
    (unit) =>
      (stated === null || stated === unit) &&
      storedValue('glucose', value, unit) !== null &&
      (unit === 'mg/dL' || value >= least),
  );
}

/** Everything a number without a name may be. */
function optionsFor(number: TypedNumber, own: GlucoseUnit): Assigned[] {
  const { value, unit } = number;
  if (unit === 'kg' || unit === 'lb') return [{ number, measure: 'weight', unit }];
  if (unit === 'cm' || unit === 'in') return [{ number, measure: 'waist', unit }];
  const options: Assigned[] = glucoseUnits(value, unit, own).map((one) => ({
    number,
    measure: 'glucose',
    unit: one,
  }));
  if (unit !== 'mg/dL' && storedValue('ketones', value, 'mmol/L') !== null) {
    options.push({ number, measure: 'ketones', unit: 'mmol/L' });
  }
  return options;
}

/** Every way in which numbers without names can be measures that are not taken yet, each measure once. */
function assignments(
  numbers: readonly TypedNumber[],
  taken: ReadonlySet<TakenMeasure>,
  own: GlucoseUnit,
): Assigned[][] {
  const [first, ...rest] = numbers;
  if (first === undefined) return [[]];
  return optionsFor(first, own)
    .filter(({ measure }) => !taken.has(measure))
    .flatMap((option) =>
      assignments(rest, new Set([...taken, option.measure]), own).map((others) => [option, ...others]),
    );
}

export interface OwnUnits {
  readonly glucoseUnit: GlucoseUnit;
  readonly weightUnit: MeasureUnit;
  readonly waistUnit: MeasureUnit;
}

/** The units in which a number with a name may be meant; glucose in either unit where both hold it. */
function unitsFor(
  measure: TakenMeasure,
  { value, unit }: TypedNumber,
  own: OwnUnits,
): readonly MeasureUnit[] {
  if (unit !== null) return [unit];
  if (measure === 'weight') return [own.weightUnit];
  if (measure === 'waist') return [own.waistUnit];
  const fitting = unitsThatFit(measure, value);
  return fitting.length > 0 ? fitting : [measure === 'glucose' ? own.glucoseUnit : 'mmol/L'];
}

/** Whether a value is one that is taken, in a unit of its measure. */
export const isTaken = ({ measure, number, unit }: Assigned): boolean =>
  UNITS_OF[measure].includes(unit) && storedValue(measure, number.value, unit) !== null;

type Named = ReadonlyMap<TypedNumber, TakenMeasure>;

/** Names with the numbers right after them, or right before them. */
function namedBy(tokens: readonly Token[], side: 1 | -1): Named {
  const named = new Map<TypedNumber, TakenMeasure>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'label') continue;
    const other = [tokens[index + side], tokens[index - side]].find(
      (near) => near?.kind === 'number' && !named.has(near),
    );
    if (other?.kind === 'number') named.set(other, token.measure);
  }
  return named;
}

/** On which side of its name a number stands: "glucose 98 …", "98 glucose", or both can be meant. */
function sides(tokens: readonly Token[]): readonly (1 | -1)[] {
  const order = tokens.filter(({ kind }) => kind === 'label' || kind === 'number');
  if (order[0]?.kind === 'label') return [1];
  return order.at(-1)?.kind === 'label' ? [-1] : [1, -1];
}

function waysOf(named: Named, numbers: readonly TypedNumber[], own: OwnUnits): Assigned[][] {
  let ways: Assigned[][] = [[]];
  for (const [number, measure] of named) {
    const units = unitsFor(measure, number, own);
    ways = ways.flatMap((way) => units.map((unit) => [...way, { number, measure, unit }]));
  }
  const unnamed = numbers.filter((number) => !named.has(number));
  const rest = assignments(unnamed, new Set(named.values()), own.glucoseUnit);
  return ways.flatMap((way) => rest.map((others) => [...way, ...others]));
}

const keyOf = (way: readonly Assigned[]) =>
  way
    .map(({ measure, number, unit }) => `${measure} ${number.value} ${unit}`)
    .sort()
    .join();

/**
 * Every way to understand the numbers of a line: by their names, their units and what a value can be. Ways whose values
 * are taken go before others; without any way the list is empty.
 */
export function waysToRead(tokens: readonly Token[], own: OwnUnits): Assigned[][] {
  const numbers = tokens.filter((token) => token.kind === 'number');
  const all = sides(tokens).flatMap((side) => waysOf(namedBy(tokens, side), numbers, own));
  const distinct = [...new Map(all.map((way) => [keyOf(way), way])).values()];
  const whole = distinct.filter((way) => new Set(way.map(({ measure }) => measure)).size === way.length);
  const good = whole.filter((way) => way.every(isTaken));
  return good.length > 0 ? good : distinct.slice(0, 1);
}
