import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/client.ts';

/** What use itself writes, which nobody owns. */
const COUNTERS = ['model_usage', 'rate_limits', 'sessions'];

/** A digest of a person's rows in every table that has some. */
export async function rowsOf(db: Database, userId: number): Promise<Record<string, string>> {
  const columns = await db.execute(
    sql`select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public'
          and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))
        order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { table, column } of z
    .array(z.object({ table: z.string(), column: z.string() }))
    .parse(columns.rows)) {
    if (COUNTERS.includes(table)) continue;
    const { rows } = await db.execute(
      sql`select count(*)::int as count, md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as digest
          from ${sql.identifier(table)} as one where ${sql.identifier(column)} = ${userId}`,
    );
    const { count, digest } = z.object({ count: z.number(), digest: z.string() }).parse(rows[0]);
    if (count > 0) digests[table] = `${count} ${digest}`;
  }
  return digests;
}
