import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { openDatabase } from './client.ts';
import { jsonStatement } from './json-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const INSTANTS = [
  '2026-11-28 07:05:09Z',
  '2026-11-28 07:05:09.5Z',
  '2026-02-28 23:59:59.999999Z',
  '2026-01-01 00:00:00.05Z',
  '2026-06-30 23:30:00+05:30',
  '1969-12-31 23:59:59.25Z',
  '2000-02-29 12:00:00Z',
];

test.each(['UTC', 'Asia/Kolkata', 'America/New_York'])('rows of a database in %s', async (zone) => {
  const url = new URL(database.url);
  url.searchParams.set('options', `-c timezone=${zone}`);
  const { db, close } = await openDatabase(url.href);
  const find = jsonStatement(
    'every-type',
    sql`select n::int as n, at, n % 2 = 0 as even, null::text as nothing, 'a "b" \\ ' || n as words, jsonb_build_array(n) as list
      from unnest(${sql.placeholder('instants')}::timestamptz[]) with ordinality as one (at, n) order by n`,
  );
  const { json, count } = await find(db, { instants: INSTANTS });
  await close();
  expect(count).toBe(INSTANTS.length);
  expect(JSON.parse(json)).toEqual(
    INSTANTS.map((text, at) => ({
      ...{ n: at + 1, even: at % 2 === 1, nothing: null, words: `a "b" \\ ${at + 1}`, list: [at + 1] },
      at: new Date(text).toISOString(),
    })),
  );
});
