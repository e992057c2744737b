import { afterEach, expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { type CsvReader, createCsvReader } from './csv-reader.ts';
import readCsv, { type CsvTask } from './csv-worker.ts';

let reader: CsvReader | undefined;
afterEach(() => reader?.close());

const task = (lines: number): CsvTask => ({
  csv: `Date,Glucose (mg/dL),Notes\n${Array.from(
    { length: lines },
    (_, index) => `2026-01-25 07:${String(index % 60).padStart(2, '0')},${80 + index},“${index}”`,
  ).join('\n')}\n`,
  mapping: null,
  units: EMPTY_PERSONAL_DATA.units,
  zone: 'Europe/Berlin',
  now: new Date('2026-03-01T12:00:00Z'),
});

test('the thread understands a file as the same code does here', async () => {
  reader = createCsvReader();
  const guessed = await reader.read(task(50));
  expect(guessed).toEqual(readCsv(task(50)));
  expect(guessed.read.readings).toHaveLength(50);
  const sent = { ...task(50), mapping: guessed.mapping };
  expect(await reader.read(sent)).toEqual(readCsv(sent));
});

test('a file that takes too long is given up in words, and the next one is read', async () => {
  reader = createCsvReader({ timeLimitMs: 1 });
  await expect(reader.read(task(20_000))).rejects.toMatchObject({
    code: 'timed_out',
    message: expect.stringContaining('nothing was saved'),
  });
  await reader.close();
  reader = createCsvReader();
  expect((await reader.read(task(3))).read.rowsIn).toBe(3);
});

test('more than may wait are sent away in words, and those in line are read', async () => {
  reader = createCsvReader({ mostWaiting: 1 });
  const [first, second, third] = [task(30), task(20), task(10)].map(reader.read);
  await expect(third).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 60 });
  expect((await first)?.read.rowsIn).toBe(30);
  expect((await second)?.read.rowsIn).toBe(20);
  expect((await reader.read(task(10))).read.rowsIn).toBe(10);
});
