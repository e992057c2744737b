import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/client.ts';
import { textTable } from './text-table.ts';

const counts = z.object({
  accounts: z.number(),
  newIn7Days: z.number(),
  seenIn1Day: z.number(),
  seenIn7Days: z.number(),
  seenIn30Days: z.number(),
  databaseMB: z.number(),
});
const tableSize = z.object({ name: z.string(), rows: z.number(), MB: z.number() });
const stats = counts.extend({ tables: z.array(tableSize) });
export type Stats = z.infer<typeof stats>;

/** How many people there are and come, and what the database holds. Rows of a table are PostgreSQL's own estimate. */
export async function readStats(db: Database, now: Date): Promise<Stats> {
  const seen = (days: number) => sql`
    (select count(distinct sess ->> 'userId')::int from sessions
      where coalesce(sess ->> 'renewedAt', sess ->> 'signedInAt')::timestamptz > ${now.toISOString()}::timestamptz - make_interval(days => ${days}))`;
  const whole = await db.execute(sql`
    select (select count(*)::int from users) as accounts,
      (select count(*)::int from users where created_at > ${now.toISOString()}::timestamptz - interval '7 days') as "newIn7Days",
      ${seen(1)} as "seenIn1Day", ${seen(7)} as "seenIn7Days", ${seen(30)} as "seenIn30Days",
      round(pg_database_size(current_database()) / 1048576.0, 1)::float as "databaseMB"`);
  const tables = await db.execute(sql`
    select c.relname as name, greatest(c.reltuples, 0)::float as rows,
      round(pg_total_relation_size(c.oid) / 1048576.0, 1)::float as "MB"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
    order by pg_total_relation_size(c.oid) desc, c.relname`);
  return { ...counts.parse(whole.rows[0]), tables: z.array(tableSize).parse(tables.rows) };
}

export function statsText({ tables, ...all }: Stats): string {
  return [
    `Accounts: ${all.accounts}, ${all.newIn7Days} of them new in 7 days`,
    `Seen in 1, 7 and 30 days: ${all.seenIn1Day}, ${all.seenIn7Days}, ${all.seenIn30Days}`,
    `Database: ${all.databaseMB} MB`,
    '',
    textTable(
      [
        { title: 'Table', width: 26, of: ({ name }) => name },
        { title: 'Rows, about', width: 12, of: ({ rows }) => String(Math.round(rows)) },
        { title: 'MB', width: 8, of: ({ MB }) => MB.toFixed(1) },
      ],
      tables,
    ),
  ].join('\n');
}
