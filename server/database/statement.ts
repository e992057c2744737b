import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

const dialect = new PgDialect();

/** A query that is put together once for the process and parsed once by each connection, under its name. */
export function prepare(name: string, query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return (values: Record<string, unknown>) => ({ name, text, values: fillPlaceholders(params, values) });
}

/**
 * For the calls that are made most: what varies is a `sql.placeholder`. Rows come as the driver reads them, under the
 * query's names.
 */
export function statement<Row extends object>(name: string, query: SQL) {
  const prepared = prepare(name, query);
  return async (db: Database, values: Record<string, unknown>): Promise<Row[]> => {
    const { rows } = await db.$client.query<Row>(prepared(values));
    return rows;
  };
}
