import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createReading } from '#contract/health-readings.ts';
import { decodeCsv } from './decode-csv.ts';
import { detectColumns } from './detect-columns.ts';
import type { ImportReading } from './import-mapping.ts';
import { readReadings } from './read-readings.ts';
import { withoutKnown } from './without-known.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);
const NOW = new Date('2026-02-03T12:00:00Z');
const OPTIONS = { zone: 'Europe/Berlin', now: NOW };

interface Expected {
  readonly rowsIn: number;
  readonly readings: number;
  /** Lines refused, in order. */
  readonly refused?: readonly number[];
  readonly order?: string;
  readonly asks?: readonly string[];
}

/** Files as makers and people write them; the names say what is odd about each. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  'accu-chek-de': { rowsIn: 4, readings: 3, refused: [8], order: 'DMY' },
  'accu-chek-fr': { rowsIn: 3, readings: 3, order: 'DMY' },
  'ambiguous-dates': { rowsIn: 3, readings: 3, order: 'DMY', asks: ['dateOrder'] },
  'apple-health': { rowsIn: 6, readings: 4, refused: [5, 6] },
  'bad-values': { rowsIn: 21, readings: 6, refused: [2, 3, 4, 7, 8, 9, 10, 12, 13, 14, 17, 18, 19, 21, 22] },
  'both-units': { rowsIn: 4, readings: 3, refused: [4] },
  clarity: { rowsIn: 8, readings: 2, refused: [2, 3, 4, 7, 8, 9] },
  'contour-de': { rowsIn: 3, readings: 3, order: 'DMY' },
  'contour-en': { rowsIn: 6, readings: 5, refused: [5], order: 'MDY' },
  'dutch-tabs': { rowsIn: 2, readings: 2, order: 'DMY' },
  'empty-lines': { rowsIn: 4, readings: 2, refused: [9, 10] },
  'excel-sep': { rowsIn: 3, readings: 2, refused: [5] },
  'fasting-glucose': { rowsIn: 3, readings: 2, refused: [4] },
  'impossible-dates': { rowsIn: 11, readings: 2, refused: [3, 4, 5, 6, 7, 8, 9, 10, 11] },
  'italian-points': { rowsIn: 2, readings: 2, order: 'DMY' },
  'joined-files': { rowsIn: 5, readings: 3, refused: [4, 5] },
  'keto-mojo-long': { rowsIn: 8, readings: 4, refused: [4, 5, 6, 9], order: 'MDY' },
  'keto-mojo-mmol': { rowsIn: 4, readings: 4, order: 'DMY' },
  'ketologger-merged': { rowsIn: 4, readings: 4 },
  'ketologger-us': { rowsIn: 3, readings: 3, order: 'MDY' },
  'libreview-de': { rowsIn: 4, readings: 3, refused: [6], order: 'DMY' },
  'libreview-en': { rowsIn: 7, readings: 5, refused: [6, 7], order: 'MDY' },
  'libreview-mmol': { rowsIn: 4, readings: 3, refused: [5], order: 'DMY' },
  'line-breaks-in-notes': { rowsIn: 2, readings: 2 },
  'low-numbers-only': { rowsIn: 2, readings: 2, asks: ['glucoseUnit'] },
  'meter-dump': { rowsIn: 3, readings: 3, asks: ['columns'] },
  mysugr: { rowsIn: 4, readings: 3, refused: [5] },
  'no-header': { rowsIn: 3, readings: 3, asks: ['columns'] },
  'no-header-mmol': { rowsIn: 3, readings: 3, order: 'DMY', asks: ['columns'] },
  'nothing-of-ours': { rowsIn: 3, readings: 0, refused: [1, 2, 3], asks: ['columns'] },
  'only-headings': { rowsIn: 0, readings: 0 },
  'pipes-and-names': { rowsIn: 3, readings: 3 },
  polish: { rowsIn: 2, readings: 2, order: 'DMY' },
  'quotes-broken': { rowsIn: 4, readings: 4 },
  spanish: { rowsIn: 3, readings: 3, order: 'DMY' },
  'swedish-utf16be': { rowsIn: 2, readings: 2, order: 'YMD' },
  'torn-decimals': { rowsIn: 3, readings: 0, refused: [2, 3, 4] },
  'two-digit-years': { rowsIn: 3, readings: 3, order: 'YMD' },
  'unit-mixed': { rowsIn: 3, readings: 2, refused: [3], asks: ['glucoseUnit'] },
  'unix-time': { rowsIn: 2, readings: 2 },
  'urine-and-breath': { rowsIn: 2, readings: 1, refused: [3] },
  'utc-times': { rowsIn: 3, readings: 3 },
  'weights-only': { rowsIn: 4, readings: 4, asks: ['clockWhenMissing'] },
  'weights-without-unit': { rowsIn: 2, readings: 2, asks: ['weightUnit', 'clockWhenMissing'] },
  'whole-lines-quoted': { rowsIn: 2, readings: 2 },
  'year-day-month': { rowsIn: 3, readings: 3, order: 'YDM' },
};

function load(name: string) {
  const csv = decodeCsv(readFileSync(new URL(`${name}.csv`, FOLDER)));
  const mapping = detectColumns(csv, { now: NOW });
  return { mapping, read: readReadings(csv, mapping, OPTIONS) };
}

/** As the database gives them back. */
const stored = ({ readings }: ImportReading) =>
  readings.map(({ reading }) => ({
    readingTime: reading.readingTime,
    glucoseLevel: reading.glucoseLevel ?? null,
    ketoneLevel: reading.ketoneLevel ?? null,
    weight: reading.weight ?? null,
    waist: reading.waist ?? null,
  }));

const readingAt = (name: string, row: number) =>
  load(name).read.readings.find((one) => one.row === row)?.reading;
const reasonAt = (name: string, row: number) =>
  load(name).read.refused.find((one) => one.row === row)?.reason;

describe('files', () => {
  test('every fixture is expected to be something', () => {
    const files = readdirSync(FOLDER).map((file) => file.replace('.csv', ''));
    expect(files.sort()).toEqual(Object.keys(EXPECTED).sort());
    expect(files.length).toBeGreaterThanOrEqual(30);
  });

  describe.each(Object.entries(EXPECTED))('%s', (name, expected) => {
    const { mapping, read } = load(name);

    test('gives these readings and refuses these lines', () => {
      expect(read).toMatchObject({ rowsIn: expected.rowsIn, notices: [] });
      expect(read.readings).toHaveLength(expected.readings);
      expect(read.refused.map(({ row }) => row)).toEqual(expected.refused ?? []);
      expect(mapping.questions.map(({ about }) => about)).toEqual(expected.asks ?? []);
      if (expected.order) expect(mapping.dateOrder).toBe(expected.order);
    });

    test('rows in are readings and refused rows, each with its reason', () => {
      const rows = [...read.readings, ...read.refused].map(({ row }) => row);
      expect(new Set(rows).size).toBe(read.rowsIn);
      for (const { reason, text } of read.refused) {
        expect(reason).toMatch(/^.{10,}[.?]$/);
        expect(text).not.toBe('');
      }
      for (const { reading } of read.readings) expect(createReading.safeParse(reading).error).toBeUndefined();
    });

    test('imported twice gives nothing new', () => {
      const again = withoutKnown(read, stored(read));
      expect(again.readings).toEqual([]);
      expect(again.refused).toHaveLength(read.rowsIn);
      expect(again.rowsIn).toBe(read.rowsIn);
    });
  });
});

describe('what is in them', () => {
  test('wall times are the person’s', () => {
    expect(readingAt('keto-mojo-long', 3)).toEqual({
      readingTime: '2026-01-25T06:03:00.000Z',
      ketoneLevel: 1.4,
      isFasting: true,
      notes: 'Morning; slept well',
    });
  });

  test('decimal commas, umlauts of Windows, marks for fasting and after meals', () => {
    expect(readingAt('accu-chek-de', 5)).toEqual({
      readingTime: '2026-01-24T06:15:00.000Z',
      glucoseLevel: 99,
      weight: 83.2,
      isFasting: true,
    });
    expect(readingAt('accu-chek-de', 6)).toMatchObject({
      lastMeal: 'nach Mittagessen',
      notes: 'Salat mit Lachs',
    });
  });

  test('units of the cell and of its line go before those of the file', () => {
    expect(readingAt('bad-values', 11)?.glucoseLevel).toBeCloseTo(97.2864, 4);
    expect(readingAt('apple-health', 3)?.glucoseLevel).toBeCloseTo(100.8896, 4);
    expect(readingAt('apple-health', 4)?.weight).toBeCloseTo(82.3724, 4);
    expect(readingAt('apple-health', 7)?.waist).toBe(91.44);
  });

  test('a heading in UTC, a zone in the cell', () => {
    const times = load('utc-times').read.readings.map(({ reading }) => reading.readingTime);
    expect(times).toEqual([
      '2026-01-24T06:15:00.000Z',
      '2026-01-25T06:20:00.000Z',
      '2026-01-26T06:20:00.000Z',
    ]);
  });

  test('a waist that no one has is not taken for kilograms or the like', () => {
    expect(readingAt('weights-only', 3)).toMatchObject({ weight: 82.1909, waist: 90.805 });
  });

  test.each([
    [
      'keto-mojo-long',
      5,
      'Glucose: “HI” is too high for the meter to show, so it isn’t a number we can save.',
    ],
    ['keto-mojo-long', 9, 'Already there: an earlier line in this file has the same reading.'],
    ['bad-values', 2, 'Glucose: 5.4 mg/dL is out of range. It must be 20 to 600 mg/dL. Is it in mmol/L?'],
    ['bad-values', 10, 'Glucose: 98 mmol/L is out of range. It must be 1.1 to 33.3 mmol/L. Is it in mg/dL?'],
    ['bad-values', 12, 'Glucose: “<20” is too low for the meter to show, so it isn’t a number we can save.'],
    ['bad-values', 17, 'Ketones can’t be in mg/dL: blood ketones are in mmol/L.'],
    ['impossible-dates', 9, 'This time is in the future.'],
    [
      'impossible-dates',
      11,
      'This time didn’t exist where you live: the clocks went forward and skipped it.',
    ],
    ['clarity', 9, 'A line marked “Alert” isn’t a reading.'],
    ['empty-lines', 10, 'This line only adds up other lines. It isn’t a reading.'],
  ])('%s, line %d: %s', (name, row, reason) => {
    expect(reasonAt(name, row)).toBe(reason);
  });

  test('of an hour that the clocks show twice the earlier', () => {
    expect(readingAt('impossible-dates', 12)?.readingTime).toBe('2025-10-26T00:30:00.000Z');
  });
});
