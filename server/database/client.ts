import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;

/** What runs queries: the database itself or one transaction of it. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** The oldest PostgreSQL whose SQL this product is tested with. */
const MINIMUM_POSTGRES_MAJOR = 15;

/** The database cannot be used; `message` is one line for the person who started the server. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool and proves with one query that the server answers and is new enough.
 * @throws DatabaseUnavailable when it is unreachable, refuses the credentials, or is too old
 */
export async function openDatabase(
  url: string,
  options: { maxConnections?: number; onIdleError?: (error: Error) => void } = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    application_name: 'keto-navigator',
  });
  // An idle connection that the server drops would otherwise end the process; the next query reconnects.
  pool.on('error', (error) => options.onIdleError?.(error));
  try {
    await requireUsableServer(pool, url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

async function requireUsableServer(pool: pg.Pool, url: string): Promise<void> {
  const version = await readServerVersion(pool, url);
  const major = Math.floor(version / 10_000);
  if (major < MINIMUM_POSTGRES_MAJOR) {
    throw new DatabaseUnavailable(
      `The database at ${describeDatabase(url)} is PostgreSQL ${major}; version ${MINIMUM_POSTGRES_MAJOR} or newer is needed.`,
    );
  }
}

/** PostgreSQL's version as one number, for example 180004. */
async function readServerVersion(pool: pg.Pool, url: string): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    return Number(rows[0]?.version);
  } catch (cause) {
    throw new DatabaseUnavailable(
      `The database at ${describeDatabase(url)} cannot be used: ${reason(cause)}.`,
      { cause },
    );
  }
}

/** Host, port and database name of a connection address, without its user and password. */
function describeDatabase(url: string): string {
  if (!URL.canParse(url)) return 'the given address';
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
}

/** One line; a refused connection over two address families arrives as an AggregateError without a message. */
function reason(cause: unknown): string {
  if (cause instanceof AggregateError) return reason(cause.errors[0]);
  if (!(cause instanceof Error)) return 'unknown reason';
  const line = cause.message.split('\n')[0]?.trim().replace(/\.$/, '');
  return line || ('code' in cause && typeof cause.code === 'string' ? cause.code : cause.name);
}
