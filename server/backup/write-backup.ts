import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { END_OF_ROWS, footLine, headLine } from './archive-lines.ts';
import { BackupError } from './backup-error.ts';
import { copyRows, SAME_TEXT, type TableSum, TableSummer } from './copy-table.ts';
import { encrypted } from './encryption.ts';
import { listTables, quoted } from './table-list.ts';

interface BackupOptions {
  /** Of the database, which may be in use. */
  url: string;
  /** What is written; it appears under this name only when it is whole. */
  file: string;
  /** See `encrypted`; the archive is readable to all who have it without one. */
  key?: string | undefined;
}

/** Writes one archive of all tables as they stand at one moment. */
export async function writeBackup({ url, file, key }: BackupOptions): Promise<TableSum[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'keto-navigator backup' });
  // What breaks the connection also fails the query under way; unheard, it would end the process.
  client.on('error', () => {});
  await client.connect();
  const draft = `${file}.partial`;
  try {
    const sums: TableSum[] = [];
    const plain = Readable.from(archive(client, sums), { objectMode: false });
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    if (key) await pipeline(plain, createGzip(), (packed) => encrypted(packed, key), target);
    else await pipeline(plain, createGzip(), target);
    await rename(draft, file);
    await flushFolder(dirname(file));
    return sums;
  } finally {
    await client.end();
    await rm(draft, { force: true });
  }
}

/** @param sums gets one for each table */
async function* archive(client: pg.Client, sums: TableSum[]): AsyncGenerator<Buffer | string> {
  await client.query('begin transaction isolation level repeatable read read only');
  await client.query(SAME_TEXT);
  const tables = await listTables(client);
  const all = tables.map(({ name }) => `public.${quoted(name)}`).join(', ');
  // Against a migration that would change a table between the snapshot and its copy.
  if (all) await client.query(`lock table ${all} in access share mode`);
  yield headLine({ format: 1, madeAt: new Date().toISOString(), migration: await newestMigration(client) });
  for (const table of tables) {
    yield `copy public.${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) from stdin;\n`;
    const summer = new TableSummer();
    for await (const chunk of copyRows(client, table)) {
      summer.add(chunk);
      yield chunk;
    }
    sums.push(summer.sum(table.name));
    yield END_OF_ROWS;
  }
  for (const { name, value } of await sequences(client)) {
    yield `select setval('public.${quoted(name)}', ${value});\n`;
  }
  yield footLine({ tables: sums });
  await client.query('commit');
}

async function newestMigration(client: pg.Client): Promise<number> {
  const { rows } = await client
    .query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations')
    .catch((cause: unknown) => {
      throw new BackupError('This database has no data of Keto Navigator yet.', { cause });
    });
  return Number(rows[0]?.newest);
}

/** Read after the rows, so that no id of theirs is given out again. */
async function sequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

/** A rename outlives a power cut once its folder is on the disk; Windows opens no folders, and needs none. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
