import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt } from '../dates/wall-time.ts';
import { glucoseToMmol } from '../health-values/glucose.ts';
import { decodeCsv } from './decode-csv.ts';
import { detectColumns } from './detect-columns.ts';
import { readReadings } from './read-readings.ts';
import { withoutKnown } from './without-known.ts';

const ZONE = 'America/New_York';
const NOW = new Date('2026-06-01T12:00:00Z');

interface Sample {
  readonly day: string;
  readonly minutes: number;
  /** mg/dL */
  readonly glucose: number;
  readonly ketones: number;
}

interface Style {
  readonly head: (separator: string) => string;
  readonly separator: string;
  readonly comma: boolean;
  readonly mmol: boolean;
  readonly date: (sample: Sample) => string;
}

const two = (value: number) => String(value).padStart(2, '0');
const parts = ({ day }: Sample) => day.split('-');
const clock24 = ({ minutes }: Sample) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const clock12 = ({ minutes }: Sample) =>
  `${Math.floor(minutes / 60) % 12 || 12}:${two(minutes % 60)} ${minutes < 720 ? 'AM' : 'PM'}`;
const ordered = (order: string, sign: string) => (sample: Sample) => {
  const [year = '', month = '', day = ''] = parts(sample);
  return [...order].map((part) => ({ Y: year, M: month, D: day })[part] ?? '').join(sign);
};
const MONTH = 'January February March April May June July August September October November December'.split(
  ' ',
);

const DATES: Readonly<Record<string, (sample: Sample) => string>> = {
  iso: (sample) => `${sample.day}T${clock24(sample)}:00`,
  dotted: (sample) => `${ordered('DMY', '.')(sample)} ${clock24(sample)}`,
  american: (sample) => `${ordered('MDY', '/')(sample)} ${clock12(sample)}`,
  'year, day, month': (sample) => `${ordered('YDM', '-')(sample)} ${clock24(sample)}`,
  named: (sample) => {
    const [year, month, day] = parts(sample);
    return `${MONTH[Number(month) - 1]} ${Number(day)} ${year} ${clock12(sample)}`;
  },
};

const style: fc.Arbitrary<Style> = fc
  .record({
    separator: fc.constantFrom(',', ';', '\t', '|'),
    comma: fc.boolean(),
    mmol: fc.boolean(),
    date: fc.constantFrom(...Object.values(DATES)),
  })
  .map((chosen) => ({
    ...chosen,
    head: (separator) =>
      ['Date and time', `Glucose (${chosen.mmol ? 'mmol/L' : 'mg/dL'})`, 'Ketones'].join(separator),
  }));

const sample: fc.Arbitrary<Sample> = fc.record({
  day: fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2024, 5, 1 + days)).toISOString().slice(0, 10)),
  minutes: fc.integer({ min: 0, max: 1439 }),
  glucose: fc.integer({ min: 20, max: 600 }),
  ketones: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
});

const samples = fc.uniqueArray(sample, {
  minLength: 1,
  maxLength: 40,
  selector: ({ day, minutes }) => `${day} ${minutes}`,
});

function write(list: readonly Sample[], { head, separator, comma, mmol, date }: Style): string {
  const number = (value: string) => (comma ? `"${value.replace('.', ',')}"` : value);
  const lines = list.map((one) =>
    [
      date(one),
      number(mmol ? glucoseToMmol(one.glucose).toFixed(1) : String(one.glucose)),
      number(one.ketones.toFixed(1)),
    ].join(separator),
  );
  return [head(separator), ...lines].join('\r\n');
}

describe('what is written in a style', () => {
  test('reads back equal, within the rounding of its unit', () => {
    fc.assert(
      fc.property(samples, style, (list, chosen) => {
        const csv = write(list, chosen);
        const detected = detectColumns(csv, { now: NOW });
        // Dates that fit two orders are asked about; here the answer is known.
        const right = (['YMD', 'DMY', 'MDY', 'YDM'] as const)[Object.values(DATES).indexOf(chosen.date)];
        if (right && detected.dateOrders.length > 1) expect(detected.dateOrders).toContain(right);
        const mapping = { ...detected, dateOrder: right ?? detected.dateOrder };
        const { rowsIn, readings, refused } = readReadings(csv, mapping, { zone: ZONE, now: NOW });
        expect(rowsIn).toBe(list.length);
        const byRow = new Map(readings.map(({ row, reading }) => [row, reading]));
        const skipped = list.filter(({ day, minutes }) => instantAt(ZONE, day, minutes) === null);
        expect(refused).toHaveLength(skipped.length);
        for (const [index, one] of list.entries()) {
          const reading = byRow.get(index + 2);
          if (reading === undefined) continue;
          expect(reading.readingTime).toBe(instantAt(ZONE, one.day, one.minutes)?.toISOString());
          expect(reading.ketoneLevel).toBe(one.ketones);
          expect(Math.abs((reading.glucoseLevel ?? 0) - one.glucose)).toBeLessThanOrEqual(
            chosen.mmol ? 0.91 : 0,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is known in every other style', () => {
    fc.assert(
      fc.property(samples, style, style, (list, first, second) => {
        const read = (chosen: Style) => {
          const csv = write(list, chosen);
          const right = (['YMD', 'DMY', 'MDY', 'YDM'] as const)[Object.values(DATES).indexOf(chosen.date)];
          const mapping = detectColumns(csv, { now: NOW });
          return readReadings(
            csv,
            { ...mapping, dateOrder: right ?? mapping.dateOrder },
            { zone: ZONE, now: NOW },
          );
        };
        const known = read(first).readings.map(({ reading }) => ({
          readingTime: reading.readingTime,
          glucoseLevel: reading.glucoseLevel ?? null,
          ketoneLevel: reading.ketoneLevel ?? null,
          weight: null,
          waist: null,
        }));
        expect(withoutKnown(read(second), known).readings).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

test('any text at all is counted line for line, and nothing is thrown', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('Date', 'Glucose', '98', '5,4', '2026-01-05', '01/02/2026 8:15', 'HI', '"', 'Total'),
  );
  const file = fc
    .array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 })
    .map((rows) => rows.map((row) => row.join(',')).join('\n'));
  fc.assert(
    fc.property(file, (csv) => {
      const read = readReadings(csv, detectColumns(csv, { now: NOW }), { zone: ZONE, now: NOW });
      expect(read.readings.length + read.refused.length).toBe(read.rowsIn);
    }),
    { numRuns: 500 },
  );
});

test.each(['utf-8', 'utf-16le'])('%s bytes become text', (encoding) => {
  const csv = 'Datum;Glukose\n24.01.2026 07:15;97\n';
  expect(decodeCsv(new Uint8Array(Buffer.from(csv, encoding === 'utf-8' ? 'utf8' : 'utf16le')))).toBe(csv);
  expect(
    decodeCsv(new Uint8Array(Buffer.from(`\uFEFF${csv}`, encoding === 'utf-8' ? 'utf8' : 'utf16le'))),
  ).toBe(csv);
});

test.each([
  ['one endless cell', `date,glucose\n${'('.repeat(1_000_000)}`],
  ['a mark without its partner', `date,glucose\n"${'x\n'.repeat(30_000)}`],
  ['a line of commas', ','.repeat(1_000_000)],
  ['more lines than are taken', `date,glucose\n${'2026-01-05 07:00,97\n'.repeat(30_000)}`],
])('%s is answered within the time of a test', (_, csv) => {
  const read = readReadings(csv, detectColumns(csv, { now: NOW }), { zone: ZONE, now: NOW });
  expect(read.readings.length + read.refused.length).toBe(read.rowsIn);
});

test('morning glucose counts as fasting where the person says so, and where no meal is told of', () => {
  const csv = [
    'Date,Glucose mg/dL,Meal,Ketones',
    '2026-03-01 03:30,101,,',
    '2026-03-01 07:10,102,,',
    '2026-03-01 08:30,103,eggs,',
    '2026-03-01 09:59,104,,',
    '2026-03-01 10:00,105,,',
    '2026-03-02 07:00,,,0.8',
  ].join('\n');
  const mapping = detectColumns(csv, { now: NOW });
  const fasting = (fastingBefore: number | null) =>
    readReadings(csv, { ...mapping, fastingBefore }, { zone: ZONE, now: NOW })
      .readings.filter(({ reading }) => reading.isFasting)
      .map(({ reading }) => reading.glucoseLevel);
  expect(fasting(mapping.fastingBefore)).toEqual([]);
  expect(fasting(10)).toEqual([102, 104]);
  expect(fasting(8)).toEqual([102]);
});
