import { describe, expect, test } from 'vitest';
import { detectColumns } from './detect-columns.ts';
import type { ImportReading } from './import-mapping.ts';
import { readReadings } from './read-readings.ts';
import { type KnownReading, withoutKnown } from './without-known.ts';

const TIME = '2026-01-24T07:05:00.000Z';
const nothing = { glucoseLevel: null, ketoneLevel: null, weight: null, waist: null };
const known = (measures: Partial<KnownReading>): KnownReading => ({
  readingTime: TIME,
  ...nothing,
  ...measures,
});
const imported = (reading: Partial<ImportReading['readings'][number]['reading']>): ImportReading => ({
  rowsIn: 1,
  readings: [{ row: 2, text: 'a line', reading: { readingTime: TIME, ...reading } }],
  refused: [],
  notices: [],
});
const isNew = (reading: Parameters<typeof imported>[0], there: Partial<KnownReading>) =>
  withoutKnown(imported(reading), [known(there)]).readings.length === 1;

describe('a reading is known', () => {
  test.each([
    ['the same value', { glucoseLevel: 98 }, { glucoseLevel: 98 }],
    ['98 mg/dL, stored from 5.4 mmol/L', { glucoseLevel: 98 }, { glucoseLevel: 97.2864 }],
    ['5.4 mmol/L, stored as 98 mg/dL', { glucoseLevel: 97.2864 }, { glucoseLevel: 98 }],
    [
      'another second of the minute',
      { readingTime: '2026-01-24T07:05:59.000Z', ketoneLevel: 1.2 },
      { ketoneLevel: 1.2 },
    ],
    ['181.6 lb, stored as 82.4 kg', { weight: 82.3724 }, { weight: 82.4 }],
    ['36 in, stored as 91.4 cm', { waist: 91.44 }, { waist: 91.4 }],
    ['a part of what is stored', { ketoneLevel: 1.2 }, { glucoseLevel: 98, ketoneLevel: 1.2 }],
  ])('%s', (_, reading, there) => {
    expect(isNew(reading, there)).toBe(false);
  });

  test.each([
    ['another whole mg/dL', { glucoseLevel: 98 }, { glucoseLevel: 97 }],
    ['another tenth of mmol/L', { glucoseLevel: 99.088 }, { glucoseLevel: 97.2864 }],
    ['another minute', { readingTime: '2026-01-24T07:06:00.000Z', glucoseLevel: 98 }, { glucoseLevel: 98 }],
    ['another measure', { ketoneLevel: 1.2 }, { glucoseLevel: 98 }],
    ['another tenth of ketones', { ketoneLevel: 1.2 }, { ketoneLevel: 1.3 }],
  ])('but not %s', (_, reading, there) => {
    expect(isNew(reading, there)).toBe(true);
  });

  test('the rest of a reading known in part is kept', () => {
    const { readings } = withoutKnown(imported({ glucoseLevel: 98, ketoneLevel: 1.2, notes: 'calm' }), [
      known({ glucoseLevel: 98 }),
    ]);
    expect(readings[0]?.reading).toEqual({ readingTime: TIME, ketoneLevel: 1.2, notes: 'calm' });
  });

  test('a known one becomes a refused row', () => {
    expect(withoutKnown(imported({ glucoseLevel: 98 }), [known({ glucoseLevel: 98 })])).toEqual({
      rowsIn: 1,
      readings: [],
      refused: [{ row: 2, text: 'a line', reason: 'Already there: you already have this reading.' }],
      notices: [],
    });
  });
});

test('20,000 lines against 20,000 stored readings look at each stored one once', () => {
  const start = Date.UTC(2025, 0, 1);
  const stamp = (index: number) => new Date(start + index * 900_000).toISOString();
  const lines = Array.from({ length: 20_000 }, (_, index) => `${stamp(index)},${80 + (index % 60)}`);
  const csv = ['time,glucose mg/dL', ...lines].join('\n');
  const options = { zone: 'Europe/Berlin', now: new Date('2026-06-01T00:00:00Z') };
  const read = readReadings(csv, detectColumns(csv), options);
  expect(read.readings).toHaveLength(20_000);
  let looks = 0;
  const there = read.readings.map(({ reading }) => ({
    get readingTime() {
      looks++;
      return reading.readingTime;
    },
    ...nothing,
    glucoseLevel: reading.glucoseLevel ?? null,
  }));
  expect(withoutKnown(read, there).readings).toEqual([]);
  expect(looks).toBe(there.length);
});
