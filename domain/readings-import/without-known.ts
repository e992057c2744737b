import type { HealthReading } from '#contract/health-readings.ts';
import { GLUCOSE_MG_PER_MMOL } from '../health-values/glucose.ts';
import { FIELD_OF, type TakenMeasure } from '../health-values/measure-units.ts';
import type { ImportedReading, ImportReading, RefusedRow } from './import-mapping.ts';

export type KnownReading = Pick<
  HealthReading,
  'readingTime' | 'glucoseLevel' | 'ketoneLevel' | 'weight' | 'waist'
>;
type NewReading = ImportedReading['reading'];
/** Any reading with measures: stored ones say null where new ones leave out. */
type AnyReading = { readonly readingTime: string } & Partial<Omit<KnownReading, 'readingTime'>>;

const MEASURES: readonly TakenMeasure[] = ['glucose', 'ketones', 'weight', 'waist'];

/** Half of the last digit shown: ketones 0.1 mmol/L, weight and waist 0.1 kg and cm, or 0.1 lb and in. */
const HALF_STEP = { ketones: 0.05, weight: 0.05, waist: 0.13 } as const;
const WHOLE = 1e-6;
/** Programs convert with 18, 18.016 or 18.018, which differ by up to 0.1 %. */
const FACTOR_SPREAD = 0.001;

/** Neighbours within this much are compared one by one; wider than every tolerance. */
const BUCKET: Readonly<Record<TakenMeasure, number>> = { glucose: 4, ketones: 0.5, weight: 0.5, waist: 0.5 };

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < WHOLE;

/** Whether two stored values can be one measurement, each rounded by the meter or program that wrote it. */
function isSameValue(measure: TakenMeasure, a: number, b: number): boolean {
  const apart = Math.abs(a - b);
  if (measure !== 'glucose') return apart <= HALF_STEP[measure] + WHOLE;
  if (isWhole(a) && isWhole(b)) return apart < 0.5;
  // One of them was written in mmol/L with one decimal.
  return apart <= GLUCOSE_MG_PER_MMOL * 0.05 + Math.max(a, b) * FACTOR_SPREAD + WHOLE;
}

const minuteOf = (time: string) => Math.floor(Date.parse(time) / 60_000);

/** An index of what was measured when: looking up takes the same time however much is known. */
export function knownMeasurements(known: readonly AnyReading[]) {
  const values = new Map<string, number[]>();
  const key = (minute: number, measure: TakenMeasure, bucket: number) => `${minute} ${measure} ${bucket}`;
  const bucketOf = (measure: TakenMeasure, value: number) => Math.floor(value / BUCKET[measure]);

  const add = (reading: AnyReading) => {
    const minute = minuteOf(reading.readingTime);
    for (const measure of MEASURES) {
      const value = reading[FIELD_OF[measure]];
      if (value == null) continue;
      const at = key(minute, measure, bucketOf(measure, value));
      const there = values.get(at);
      if (there === undefined) values.set(at, [value]);
      else if (!there.includes(value)) there.push(value);
    }
  };
  const has = (minute: number, measure: TakenMeasure, value: number) =>
    [-1, 0, 1].some((step) =>
      values
        .get(key(minute, measure, bucketOf(measure, value) + step))
        ?.some((other) => isSameValue(measure, other, value)),
    );
  /** The reading without measures already known; null where nothing new is left. */
  const newIn = (reading: NewReading): NewReading | null => {
    const minute = minuteOf(reading.readingTime);
    const fresh: NewReading = { ...reading };
    let left = 0;
    for (const measure of MEASURES) {
      const value = reading[FIELD_OF[measure]];
      if (value == null) continue;
      if (has(minute, measure, value)) delete fresh[FIELD_OF[measure]];
      else left += 1;
    }
    return left === 0 ? null : fresh;
  };
  for (const reading of known) add(reading);
  return { add, newIn };
}

/**
 * Takes out what is stored already: the same minute and the same value within rounding, in either unit. A reading of
 * which a part is known keeps the rest; one that is wholly known becomes a refused row.
 */
export function withoutKnown(read: ImportReading, known: readonly KnownReading[]): ImportReading {
  const index = knownMeasurements(known);
  const readings: ImportedReading[] = [];
  const there: RefusedRow[] = [];
  for (const { row, text, reading } of read.readings) {
    const fresh = index.newIn(reading);
    if (fresh !== null) readings.push({ row, text, reading: fresh });
    else there.push({ row, text, reason: 'Already there: you already have this reading.' });
  }
  return { ...read, readings, refused: [...read.refused, ...there].sort((a, b) => a.row - b.row) };
}
