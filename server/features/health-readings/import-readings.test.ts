import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { healthReading } from '#contract/health-readings.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { importResult } from '#contract/readings-import.ts';
import { decodeCsv } from '#domain/readings-import/decode-csv.ts';
import { healthReadings } from '#server/database/schema/health-readings.ts';
import { insertReading } from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import { createCsvReader } from './csv-reader.ts';
import type { CsvTask } from './csv-worker.ts';
import { importReadings } from './import-readings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

type Client = Awaited<ReturnType<typeof signedInClient>>['client'];

const send = (client: Client, body: object) =>
  client.post('/api/health-readings/import', { timeZone: 'Europe/Berlin', ...body });

async function importFile(client: Client, body: object) {
  const response = await send(client, body);
  expect(response.statusCode, response.body).toBe(200);
  return importResult.parse(response.json());
}

const listed = async (client: Client) =>
  healthReading.array().parse((await client.get('/api/health-readings')).json());

const CSV = `Date,Glucose (mg/dL),Ketones (mmol/L),Notes
2026-01-25 07:02,92,1.4,slept well
2026-01-26 07:05,5000,0.9,
2026-01-27 07:01,88,,
`;

test('what is read is stored in the person’s zone, and every other line comes back with its reason', async () => {
  const { client } = await signedInClient(t);
  const result = await importFile(client, { csv: CSV });
  expect(result).toMatchObject({ rowsIn: 3, stored: 2 });
  expect(result.refused).toEqual([
    { row: 3, text: '2026-01-26 07:05,5000,0.9,', reason: expect.stringMatching(/5000/) },
  ]);
  const readings = await listed(client);
  expect(readings).toMatchObject([
    { readingTime: '2026-01-27T06:01:00.000Z', glucoseLevel: 88, ketoneLevel: null },
    { readingTime: '2026-01-25T06:02:00.000Z', glucoseLevel: 92, ketoneLevel: 1.4, notes: 'slept well' },
  ]);
});

test('whoever cancels while the file is stored has nothing stored', async () => {
  const { user } = await signedInClient(t);
  const csvReader = createCsvReader();
  const leaving = new AbortController();
  const deps = {
    db: t.db,
    clock: t.clock,
    findPerson: async () => EMPTY_PERSONAL_DATA,
    updateProfile: async () => undefined,
    csvReader: {
      ...csvReader,
      read: async (task: CsvTask) => {
        const read = await csvReader.read(task);
        // Gone once the transaction has begun.
        setTimeout(() => leaving.abort());
        return read;
      },
    },
  };
  const lines = Array.from({ length: 5000 }, (_, minute) => {
    const time = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString().slice(0, 16).replace('T', ' ');
    return `${time},${80 + (minute % 40)}`;
  });
  const file = { csv: ['Date,Glucose (mg/dL)', ...lines].join('\n'), timeZone: 'UTC', preview: false };
  await expect(importReadings(deps, user.id, file, leaving.signal)).rejects.toThrow('aborted');
  expect(await t.db.$count(healthReadings, eq(healthReadings.userId, user.id))).toBe(0);
  await csvReader.close();
});

describe('files as makers and people write them', () => {
  const folder = new URL('../../../domain/readings-import/fixtures/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  test('there are thirty at least', () => expect(files.length).toBeGreaterThanOrEqual(30));

  test.each(files)(
    '%s: lines in are lines stored and lines refused; a second time stores nothing',
    async (name) => {
      const { client, user } = await signedInClient(t);
      const csv = decodeCsv(readFileSync(new URL(name, folder)));
      const first = await send(client, { csv });
      if (first.statusCode === 400) {
        expect(first.json().fields).toEqual({ csv: 'This file doesn’t have any lines with readings' });
        return;
      }
      const result = importResult.parse(first.json());
      expect(result.rowsIn).toBe(result.stored + result.refused.length);
      expect(result.refused.filter(({ reason }) => !/^[A-Z“].*[.?]$/s.test(reason))).toEqual([]);
      expect(await t.db.$count(healthReadings, eq(healthReadings.userId, user.id))).toBe(result.stored);

      const again = await importFile(client, { csv });
      expect(again).toMatchObject({ rowsIn: result.rowsIn, stored: 0 });
      expect(again.refused).toHaveLength(result.rowsIn);
      expect(await t.db.$count(healthReadings, eq(healthReadings.userId, user.id))).toBe(result.stored);
    },
  );
});

test('a preview answers the same and stores nothing; its mapping can be sent back, changed', async () => {
  const { client } = await signedInClient(t);
  const csv = 'Date,Sugar\n03.04.2026 08:00,95\n05.04.2026 08:00,97\n';
  const preview = await importFile(client, { csv, preview: true });
  expect(preview).toMatchObject({ rowsIn: 2, stored: 2, mapping: { dateOrder: 'DMY' } });
  expect(preview.questions.length).toBeGreaterThan(0);
  expect(await listed(client)).toEqual([]);

  const mapping = { ...preview.mapping, dateOrder: 'MDY' };
  const result = await importFile(client, { csv, mapping });
  expect(result).toMatchObject({ stored: 2, questions: [], mapping });
  expect((await listed(client)).map(({ readingTime }) => readingTime)).toEqual([
    '2026-05-04T06:00:00.000Z',
    '2026-03-04T07:00:00.000Z',
  ]);
});

test('the person’s own units decide where the file names none', async () => {
  const { client } = await signedInClient(t);
  await client.patch('/api/profile', { units: { weight: 'lb' } });
  await importFile(client, { csv: 'Date,Weight\n2026-01-25 07:00,180\n' });
  expect((await listed(client))[0]?.weight).toBeCloseTo(81.65, 2);
});

test('what was typed by hand is known too, and of a line only what is new is stored', async () => {
  const { client, user } = await signedInClient(t);
  const readingTime = new Date('2026-01-25T06:02:00Z');
  await insertReading(t.db, { userId: user.id, readingTime, glucoseLevel: 92, ketoneLevel: null });
  expect(await importFile(client, { csv: CSV })).toMatchObject({ rowsIn: 3, stored: 2 });
  const there = (await listed(client)).filter((one) => one.readingTime === '2026-01-25T06:02:00.000Z');
  expect(there).toMatchObject([
    { glucoseLevel: null, ketoneLevel: 1.4 },
    { glucoseLevel: 92, ketoneLevel: null },
  ]);
});

const minuteLine = (index: number) =>
  `${new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString().slice(0, 16).replace('T', ' ')},${80 + (index % 40)}`;
const longFile = (lines: number) =>
  `Date,Glucose (mg/dL)\n${Array.from({ length: lines }, (_, index) => minuteLine(index)).join('\n')}\n`;

test('two imports of one file at once store nothing twice', async () => {
  const { client, user } = await signedInClient(t);
  const csv = longFile(3000);
  const results = await Promise.all([importFile(client, { csv }), importFile(client, { csv })]);
  expect(results.map(({ stored }) => stored).sort()).toEqual([0, 3000]);
  expect(await t.db.$count(healthReadings, eq(healthReadings.userId, user.id))).toBe(3000);
});

test('the same file of two persons is each one’s own', async () => {
  const [one, other] = [await signedInClient(t), await signedInClient(t)];
  expect((await importFile(one.client, { csv: CSV })).stored).toBe(2);
  expect((await importFile(other.client, { csv: CSV })).stored).toBe(2);
});

test('20,000 lines are taken at once, one more is refused and stores nothing', async () => {
  const { client, user } = await signedInClient(t);
  const response = await send(client, { csv: longFile(20_001) });
  expect(response.statusCode).toBe(413);
  expect(response.json().message).toBe('This file has 20,001 lines. Please import at most 20,000 at a time.');
  expect(await t.db.$count(healthReadings, eq(healthReadings.userId, user.id))).toBe(0);
  expect((await importFile(client, { csv: longFile(20_000) })).stored).toBe(20_000);
});

test('characters that cannot be stored cost their line nothing', async () => {
  const { client } = await signedInClient(t);
  const csv = 'Date,Glucose (mg/dL),Notes\n2026-01-25 07:02,92,a\u0000b\ud800c\n';
  expect(await importFile(client, { csv })).toMatchObject({ stored: 1 });
  expect((await listed(client))[0]?.notes).toMatch(/^a.*b.*c$/);
});

test('while 20,000 lines are read, everybody else is answered', async () => {
  const { client } = await signedInClient(t);
  const csv = longFile(20_000);
  await importFile(client, { csv: CSV, preview: true });
  let isReading = true;
  const reading = importFile(client, { csv, preview: true }).finally(() => {
    isReading = false;
  });
  const other = t.client();
  let answers = 0;
  while (isReading) {
    const response = await other.get('/healthz');
    expect(response.statusCode).toBe(200);
    answers += 1;
    // Injected requests alone never let the event loop turn.
    await nextTurn();
  }
  expect(await reading).toMatchObject({ rowsIn: 20_000, stored: 20_000 });
  // Read on the event loop, the file would let three or four through.
  expect(answers).toBeGreaterThan(20);
});

describe('refused', () => {
  const wide = Array.from({ length: 501 }, (_, index) => `c${index}`).join(',');
  test.each<[string, object, object]>([
    ['no file', {}, { csv: 'Please choose a file with readings' }],
    ['an empty file', { csv: '' }, { csv: 'Please choose a file with readings' }],
    ['blank lines', { csv: '\n \n' }, { csv: 'This file doesn’t have any lines with readings' }],
    [
      'too many columns',
      { csv: `Date,Glucose,${wide}\n2026-01-25,92,${wide}\n` },
      { csv: 'A file can have at most 500 columns' },
    ],
    [
      'too long a file',
      { csv: 'x'.repeat(5_000_001) },
      { csv: 'A file can be at most 5 MB. Please split it' },
    ],
    [
      'an unknown zone',
      { csv: CSV, timeZone: 'Atlantis/Capital' },
      { timeZone: 'We don’t know this time zone; it must be a name such as Europe/Berlin' },
    ],
    [
      'a mapping that is none',
      { csv: CSV, mapping: { separator: ' ' } },
      { mapping: 'mapping is missing or not valid' },
    ],
  ])('%s', async (_name, body, fields) => {
    const { client } = await signedInClient(t);
    const response = await send(client, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields });
  });

  test('a body larger than any file', async () => {
    const { client } = await signedInClient(t);
    const response = await send(client, { csv: 'x'.repeat(9_000_000) });
    expect(response.statusCode).toBe(413);
    expect(response.json().code).toBe('too_large');
  });

  test.each([
    ['a guest', 403, () => guestClient(t)],
    ['a visitor', 401, async () => t.client()],
  ] as const)('%s', async (_who, status, arrive) => {
    const response = await send(await arrive(), { csv: CSV });
    expect(response.statusCode).toBe(status);
  });
});
