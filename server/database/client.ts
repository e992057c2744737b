import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isConnectionFailure } from './database-failure.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };

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
 * How long the database may take for a request, in milliseconds: far beyond what any of ours needs, so that a query,
 * a lock or a cut line cannot hold a connection for ever.
 */
const REQUEST_LIMITS = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  /** Counted here, for a line so dead that the database's own limits do not arrive. */
  query_timeout: 35_000,
};

interface OpenOptions {
  maxConnections?: number;
  /** For commands, whose work nobody waits for in a browser: no limit but the one for connecting. */
  unlimited?: boolean;
}

/**
 * Opens a pool and proves with one query that the server answers and is new enough.
 * @throws DatabaseUnavailable when it is unreachable, refuses the credentials, or is too old
 */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'keto-navigator',
    ...(!options.unlimited && REQUEST_LIMITS),
  });
  // A connection that breaks fails the query under way; unheard, it would end the process too. The pool hears of idle
  // ones, each client of itself while it is lent out. The next query connects anew.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await requireUsableServer(pool, url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: databaseOn(pool), pool, close: () => pool.end() };
}

/**
 * Drizzle on the pool, with transactions that always give their connection back: its own keep it when "begin" itself
 * fails, and ten broken connections later the pool would be empty for good.
 */
function databaseOn(pool: pg.Pool): Database {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let failure: unknown;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isConnectionFailure(failure));
    }
  };
  return db;
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
