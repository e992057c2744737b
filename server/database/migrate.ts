import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { z } from 'zod';
import { openDatabase } from './client.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any fixed number will do, as long as every version of this product uses the same one. */
const MIGRATION_LOCK = 7_310_225;

/**
 * Brings the database to the newest schema. Several processes may start at once: one migrates, the others wait
 * for it and then find nothing to do.
 * @param migrationsFolder another one than ours, see `withMigrationsUpTo`
 * @throws DatabaseUnavailable when the server is unreachable or too old
 */
export async function migrateDatabase(url: string, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const { close } = await openDatabase(url, { maxConnections: 1 });
  await close();

  // Lock and migrations share one connection, without time limits: a migration takes as long as it takes.
  const client = new pg.Client({ connectionString: url, application_name: 'keto-navigator migrations' });
  // What breaks the connection also fails the query under way; unheard, it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // The migrator's own "begin" changes nothing within this transaction, and its "commit" ends it, lock and all: a lock
    // of the session would stay behind on a connection that a pooler hands to somebody else.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });

/**
 * Hands `use` a folder with our migrations up to one of them alone: the schema that an older backup needs.
 * @param newest `when` of the last one, as the journal has it; none of ours has it where the backup is newer than we
 * @returns whether it is one of ours
 */
export async function withMigrationsUpTo(
  newest: number,
  use: (migrationsFolder: string) => Promise<void>,
): Promise<boolean> {
  const path = join(MIGRATIONS_FOLDER, 'meta', '_journal.json');
  const all = journal.parse(JSON.parse(await readFile(path, 'utf8')));
  const entries = all.entries.filter(({ when }) => when <= newest);
  if (entries.at(-1)?.when !== newest) return false;
  const folder = await mkdtemp(join(tmpdir(), 'keto-navigator-migrations-'));
  try {
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...all, entries }));
    for (const { tag } of entries) {
      await copyFile(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`));
    }
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
  return true;
}
