import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { migrateDatabase, withMigrationsUpTo } from '../database/migrate.ts';
import { type ArchiveFoot, COPY, readFoot, readHead, SEQUENCE } from './archive-lines.ts';
import { BackupError } from './backup-error.ts';
import { SAME_TEXT, sumTable, type TableSum } from './copy-table.ts';
import { type ArchivePart, readArchive } from './read-archive.ts';
import { listTables, quoted } from './table-list.ts';

interface RestoreOptions {
  /** Of an empty database. */
  url: string;
  file: string;
  key?: string | undefined;
}

/** Written by servers for themselves: with these alone a database is still empty. */
const OWN_ROWS = ['rate_limits', 'shared_secret'];

/**
 * Reads an archive into an empty database, in one transaction, compares what then stands there with what was saved,
 * and brings it to the newest schema.
 * @throws BackupError where the database is not empty, the archive is damaged or newer than this version, or the two
 * differ; the database is then as empty as before
 */
export async function restoreBackup({ url, file, key }: RestoreOptions): Promise<TableSum[]> {
  const parts = readArchive(file, key);
  try {
    const first = await parts.next();
    const head = !first.done && first.value.kind === 'line' ? readHead(first.value.text) : null;
    if (!head) throw new BackupError(`${file} is not a backup that this version can read.`);
    await clearEmptyDatabase(url);
    const isKnown = await withMigrationsUpTo(head.migration, (folder) => migrateDatabase(url, folder));
    if (!isKnown) {
      throw new BackupError(
        'This backup was made by a newer version of Keto Navigator. Restore it with that version.',
      );
    }
    const sums = await withClient(url, (client) => load(client, parts));
    await migrateDatabase(url);
    return sums;
  } finally {
    await parts.return(undefined);
  }
}

/** Removes the empty tables of a server that was started before, whose schema may be newer than the archive's. */
async function clearEmptyDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    for (const { name } of rows) {
      if (OWN_ROWS.includes(name)) continue;
      const found = await client.query(`select 1 from public.${quoted(name)} limit 1`);
      if (found.rowCount === 0) continue;
      throw new BackupError(
        `The database is not empty (${name}). Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
      );
    }
    const ours = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as yes");
    if (rows.length > 0 && !ours.rows[0]?.yes) {
      throw new BackupError('The database has tables of another program. Restore into an empty database.');
    }
    for (const { name } of rows) await client.query(`drop table public.${quoted(name)} cascade`);
    await client.query('drop schema if exists drizzle cascade');
  });
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'keto-navigator restore' });
  // What breaks the connection also fails the query under way; unheard, it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query(SAME_TEXT);
    const result = await use(client);
    await client.query('commit');
    return result;
  } finally {
    // Without a commit this undoes everything.
    await client.end();
  }
}

async function load(client: pg.Client, parts: AsyncIterable<ArchivePart>): Promise<TableSum[]> {
  let foot: ArchiveFoot | null = null;
  let rows: CopyStreamQuery | null = null;
  for await (const part of parts) {
    if (part.kind === 'rows') {
      if (rows && !rows.write(part.bytes)) await once(rows, 'drain');
    } else if (part.kind === 'rowsEnd') {
      if (!rows) continue;
      rows.end();
      await finished(rows);
      rows = null;
    } else if (COPY.test(part.text)) {
      rows = client.query(copyFrom(part.text.replace(/;$/, '')));
      // Waited for below; where the archive breaks off first, its failure is told of and not this one's.
      rows.on('error', () => {});
    } else if (SEQUENCE.test(part.text)) {
      await client.query(part.text);
    } else {
      foot = readFoot(part.text);
      if (!foot)
        throw new BackupError(
          'This backup has lines that Keto Navigator never writes. Nothing was restored.',
        );
    }
  }
  if (!foot) throw new BackupError('This backup is incomplete: its end is missing.');
  return compared(client, foot);
}

/** @throws BackupError where the database holds anything else than the archive tells */
async function compared(client: pg.Client, { tables: saved }: ArchiveFoot): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const table of await listTables(client)) sums.push(await sumTable(client, table));
  const differing = sums.filter((sum) => {
    const other = saved.find(({ name }) => name === sum.name);
    return other?.rows !== sum.rows || other.sha256 !== sum.sha256;
  });
  if (differing.length > 0 || sums.length !== saved.length) {
    const names = differing.map(({ name }) => name).join(', ');
    throw new BackupError(`The restored tables differ from the backup (${names}). Nothing was restored.`);
  }
  return sums;
}
