import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { openDatabase } from './client.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any fixed number will do, as long as every version of this product uses the same one. */
const MIGRATION_LOCK = 7_310_225;

/**
 * Brings the database to the newest schema. Several processes may start at once: one migrates, the others wait
 * for it and then find nothing to do.
 * @throws DatabaseUnavailable when the server is unreachable or too old
 */
export async function migrateDatabase(url: string): Promise<void> {
  const { close } = await openDatabase(url, { maxConnections: 1 });
  await close();

  // The lock belongs to a connection, so lock, migrations and unlock must share one.
  // It has no time limits: a migration takes as long as it takes.
  const client = new pg.Client({ connectionString: url, application_name: 'keto-navigator migrations' });
  // What breaks the connection also fails the query under way; unheard, it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // Ending the connection releases the lock, also after a failed migration.
    await client.end();
  }
}
