import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/client.ts';

/** What an answer counts and what a session keeps; everything else is the people's. */
const COUNTERS = ['model_usage', 'rate_limits', 'sessions'];

/** One digest for each table of the people's data, over all of its rows. */
export async function databaseDigest(db: Database): Promise<Record<string, string>> {
  const tables = await db.execute(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of z.array(z.object({ name: z.string() })).parse(tables.rows)) {
    if (COUNTERS.includes(name)) continue;
    const { rows } = await db.execute(
      sql`select md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as digest
          from ${sql.identifier(name)} as one`,
    );
    digests[name] = z.object({ digest: z.string() }).parse(rows[0]).digest;
  }
  return digests;
}
