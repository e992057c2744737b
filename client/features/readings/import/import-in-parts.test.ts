import { expect, test } from 'vitest';
import { detectColumns } from '#domain/readings-import/detect-columns.ts';
import { readReadings } from '#domain/readings-import/read-readings.ts';
import { FileParts } from './import-in-parts.ts';

const now = new Date('2026-05-01T12:00:00Z');
const units = { glucose: 'mg/dL', weight: 'kg', length: 'cm' } as const;

/** A sensor's file: two lines above its headings, and an empty line. */
const lines = (count: number) => [
  ['Exported by a sensor'],
  [''],
  ['Time', 'Glucose (mg/dL)', 'Notes'],
  ...Array.from({ length: count }, (_, index) => {
    const time = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
    return [time, String(90 + (index % 40)), index === 1 ? 'a, "quoted" note' : ''];
  }),
];

test('a long file comes in parts that are read as the whole would be', () => {
  const all = lines(45_000);
  const csv = all
    .slice(0, 50)
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  const mapping = detectColumns(csv.join('\n'), { now, units });
  const parts = new FileParts(mapping);
  const given = [...all.map((cells) => parts.add(cells)), parts.rest()].filter((part) => part !== null);
  expect(given.map(({ rows }) => rows)).toEqual([20_000, 20_000, 5000]);
  const [first, second] = given.map((part) => readReadings(part.csv, part.mapping, { zone: 'UTC', now }));
  expect(first?.refused).toEqual([]);
  expect(first?.readings[1]?.reading).toMatchObject({ glucoseLevel: 91, notes: 'a, "quoted" note' });
  expect(second?.readings[0]?.reading.readingTime).toBe(
    new Date(Date.UTC(2026, 0, 1) + 20_000 * 60_000).toISOString(),
  );
  // Line 2 of the second part is line 20,004 of the file.
  expect(given[1]?.lineOf(2)).toBe(20_004);
});

test('long cells make smaller parts', () => {
  const mapping = detectColumns('Time,Glucose,Notes\n2026-01-01 08:00,98,x', { now, units });
  const parts = new FileParts(mapping);
  parts.add(['Time', 'Glucose', 'Notes']);
  const note = 'n'.repeat(3_000_000);
  expect(parts.add(['2026-01-01 08:00', '98', note])).toBeNull();
  expect(parts.add(['2026-01-01 09:00', '99', note])?.rows).toBe(1);
  expect(parts.rest()?.rows).toBe(1);
  expect(parts.rest()).toBeNull();
});
