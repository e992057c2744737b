import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#tests/database.ts';
import { DatabaseUnavailable, type OpenDatabase, openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

let empty: TestDatabase;
let database: OpenDatabase;
beforeEach(async () => {
  empty = await createEmptyDatabase();
  database = await openDatabase(empty.url, { maxConnections: 2 });
});
afterEach(async () => {
  await database.close();
  await empty.drop();
});

const TABLES = [
  'account_events',
  'answer_feedback',
  'chat_history',
  'conversation_messages',
  'cooked_meals',
  'diary_entries',
  'fasts',
  'health_readings',
  'mail_links',
  'meals',
  'model_usage',
  'pantry_conversations',
  'pantry_items',
  'passkey_challenges',
  'passkeys',
  'rate_limits',
  'saved_conversations',
  'saved_meal_plans',
  'second_factors',
  'sessions',
  'shared_secret',
  'user_profiles',
  'users',
];

async function tables(): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map((row) => row.name);
}

/** Everything PostgreSQL knows of the schema, to see that nothing changed. */
async function fingerprint(): Promise<unknown> {
  const { rows } = await database.db.execute(sql`
    select c.relname, c.oid, a.attname, a.atttypid, a.attnotnull from pg_class c
    join pg_attribute a on a.attrelid = c.oid where c.relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
    order by 1, 2, 3`);
  const applied = await database.db.execute(sql`select * from drizzle.__drizzle_migrations order by id`);
  return [rows, applied.rows];
}

test('an empty database gets every table', async () => {
  await migrateDatabase(empty.url);
  expect(await tables()).toEqual(TABLES);
});

test('a second run changes nothing', async () => {
  await migrateDatabase(empty.url);
  const before = await fingerprint();
  await migrateDatabase(empty.url);
  expect(await fingerprint()).toEqual(before);
});

test('four processes that start at once end with one migrated schema', async () => {
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(empty.url)));
  expect(await tables()).toEqual(TABLES);
  const applied = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  const folder = await readdir(new URL('./migrations', import.meta.url));
  expect(applied.rows[0]?.count).toBe(folder.filter((file) => file.endsWith('.sql')).length);
});

test('the schema files and the migrations say the same', async () => {
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
  const files = await readdir(new URL('./schema', import.meta.url));
  const names = files.map((file) => path.basename(file, '.ts'));
  const parts: object[] = await Promise.all(names.map((name) => import(`./schema/${name}.ts`)));
  const journal: { entries: { tag: string; idx: number }[] } = JSON.parse(
    await readFile(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'),
  );
  const last = String(journal.entries.at(-1)?.idx).padStart(4, '0');
  const snapshot = JSON.parse(
    await readFile(new URL(`./migrations/meta/${last}_snapshot.json`, import.meta.url), 'utf8'),
  );
  const now = generateDrizzleJson(Object.assign({}, ...parts));
  expect(await generateMigration(snapshot, now)).toEqual([]);
});

test('migrations are plain SQL, as poolers, replicas and distributed PostgreSQL take it', async () => {
  const folder = new URL('./migrations/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  for (const file of files) {
    const text = await readFile(new URL(file, folder), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) {
      expect(statement.trim(), file).toMatch(
        /^(CREATE TABLE|CREATE (UNIQUE )?INDEX|ALTER TABLE|DROP INDEX|DROP TABLE|UPDATE|INSERT INTO|DELETE FROM) /i,
      );
      expect(statement, file).not.toMatch(/\b(concurrently|exclude using|inherits|deferrable|tablespace)\b/i);
    }
  }
});

describe('a server that cannot be used is named in one line', () => {
  test.each([
    [
      'nothing listens',
      'postgres://keto:secret@127.0.0.1:1/keto',
      /^The database at 127\.0\.0\.1:1\/keto cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    ],
    [
      'an unknown host',
      'postgres://keto:secret@database.invalid/keto',
      /^The database at database\.invalid:5432\/keto cannot be used: getaddrinfo \S+ database\.invalid\.$/,
    ],
  ])('%s', async (_name, url, message) => {
    const failure = await migrateDatabase(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseUnavailable);
    expect(failure).toMatchObject({ message: expect.stringMatching(message) });
    expect(String(failure)).not.toContain('secret');
  });

  test('a database that does not exist', async () => {
    const url = new URL(empty.url);
    url.pathname = '/not_there';
    await expect(openDatabase(url.href)).rejects.toThrow(
      /cannot be used: database "not_there" does not exist\.$/,
    );
  });

  test('a wrong password', async () => {
    const url = new URL(empty.url);
    url.password = 'wrong';
    await expect(openDatabase(url.href)).rejects.toThrow(/cannot be used: password authentication failed/);
  });

  test('a server that is too old', async () => {
    const name = new URL(empty.url).pathname.slice(1);
    await database.db.execute(
      sql`create function public.current_setting(text) returns text language sql as 'select ''140012'''`,
    );
    await database.db.execute(sql.raw(`alter database ${name} set search_path = public, pg_catalog`));
    await expect(openDatabase(empty.url)).rejects.toThrow(
      new DatabaseUnavailable(
        `The database at ${new URL(empty.url).host}/${name} is PostgreSQL 14; version 15 or newer is needed.`,
      ),
    );
  });
});
