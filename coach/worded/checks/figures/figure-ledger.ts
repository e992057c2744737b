import { glucoseToMmol } from '#domain/health-values/glucose.ts';
import { labToMmol } from '#domain/health-values/lab-units.ts';
import { extractFigures } from './extract-figures.ts';
import type { Figure } from './figure.ts';
import type { Reading } from './numbers.ts';
import type { Unit } from './units.ts';
import { type Measured, measuredBefore, type Substance, substanceBefore } from './what-is-measured.ts';

/** One number of an allowed text. */
type Entry = {
  readonly value: number;
  readonly unit: Unit | null;
  readonly measured: Measured | null;
  readonly substance: Substance | null;
};

export type FigureLedger = {
  /** Notes the figures of a text. */
  allow(text: string): void;
  /** True when the texts hold every number of the figure. */
  holds(figure: Figure, left: string): boolean;
};

/** Bare numbers up to this are mostly counts, so that they vouch for no amount with a unit. */
export const COUNTS_UP_TO = 12;
/** A converted value may differ so much from the printed one by rounding; "1 oz" is no word for 20 g. */
const CONVERTED_WITHIN = 0.03;
/** "About 1,400 kcal" may stand for 1,412. */
const ABOUT_WITHIN = 0.025;
const ABOUT =
  /(?:\b(?:about|around|roughly|approximately|approx\.?|nearly|almost|some|circa|ca\.)|[~≈])[\s*_]*$/i;
const MAY_BE_ABOUT = new Set(['kcal', 'kJ', 'mg', 'g', 'ml']);
const ABOUT_FROM = 100;

/** The figures of the texts that an answer may be made from. */
export function createFigureLedger(): FigureLedger {
  const entries: Entry[] = [];
  return {
    allow(text) {
      for (const { figure, left } of extractFigures(text)) {
        const measured = figure.unit ? null : measuredBefore(left);
        const substance = isBlood(figure.unit) || measured ? substanceBefore(left) : null;
        for (const { value } of figure.numbers.flat()) {
          entries.push({ value, unit: figure.unit, measured, substance });
        }
      }
    },
    holds(figure, left) {
      const asked: Asked = {
        unit: figure.unit,
        measured: figure.unit ? null : measuredBefore(left),
        substance: substanceBefore(left),
        about: ABOUT.test(left),
      };
      return figure.numbers.every((readings) =>
        readings.some((reading) => entries.some((entry) => fits(entry, reading, asked))),
      );
    },
  };
}

type Asked = Pick<Entry, 'unit' | 'measured' | 'substance'> & { readonly about: boolean };

function fits(entry: Entry, reading: Reading, asked: Asked): boolean {
  if (!asked.unit) return bareFits(entry, reading, asked.measured);
  if (!entry.unit) return vouches(entry, asked.unit) && isRounded(entry.value, reading);
  if (entry.unit.name === asked.unit.name) {
    return isRounded(entry.value, reading) || (asked.about && isAbout(entry.value, reading, asked.unit));
  }
  const converted = convert(entry, entry.unit, asked.unit, asked.substance);
  return converted !== null && isRounded(converted, reading) && isNear(converted, reading.value);
}

function bareFits(entry: Entry, reading: Reading, measured: Measured | null): boolean {
  const { unit } = entry;
  const mayBe =
    measured === null || measured.units.length === 0 || (unit ? measured.units.includes(unit.name) : true);
  return mayBe && isRounded(entry.value, reading);
}

/** A bare number vouches for one with a unit when its name says that unit, or when it is no mere count. */
function vouches({ value, measured }: Entry, unit: Unit): boolean {
  if (measured && measured.units.length > 0) return measured.units.includes(unit.name);
  return measured?.name === 'measure' || value > COUNTS_UP_TO || !Number.isInteger(value);
}

function isRounded(value: number, { value: printed, decimals }: Reading): boolean {
  return Math.abs(value - printed) <= 0.5 * 10 ** -decimals + 1e-9 && (printed !== 0 || value < 0.5);
}

function isAbout(value: number, { value: printed }: Reading, unit: Unit): boolean {
  if (printed < ABOUT_FROM || printed % 10 !== 0 || !MAY_BE_ABOUT.has(unit.name)) return false;
  return Math.abs(value - printed) <= ABOUT_WITHIN * value;
}

function isNear(value: number, printed: number): boolean {
  return Math.abs(value - printed) <= CONVERTED_WITHIN * Math.abs(value);
}

/** The entry's value in another unit; null where the two do not turn into each other. */
function convert(entry: Entry, from: Unit, to: Unit, substance: Substance | null): number | null {
  if (isBlood(from) && isBlood(to)) {
    if (substance && entry.substance && substance !== entry.substance) return null;
    const mmolPerMg = toMmol(substance ?? entry.substance ?? 'glucose', 1);
    return to.name === 'mmol/L' ? entry.value * mmolPerMg : entry.value / mmolPerMg;
  }
  if (from.dimension === null || from.dimension !== to.dimension || from.dimension === 'blood') return null;
  return (entry.value * from.size) / to.size;
}

function toMmol(substance: Substance, mgPerDl: number): number {
  return substance === 'glucose' ? glucoseToMmol(mgPerDl) : labToMmol(substance, mgPerDl);
}

function isBlood(unit: Unit | null): boolean {
  return unit?.dimension === 'blood';
}
