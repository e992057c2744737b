import { desc, getTableColumns, sql } from 'drizzle-orm';
import type { HealthReading, ListReadings } from '#contract/health-readings.ts';
import { EARLIEST_READING } from '#contract/reading-values.ts';
import type { Database } from '../../database/client.ts';
import { jsonStatement, wireColumns } from '../../database/json-rows.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';

const { userId: owner, idempotencyKey: _key, ...fields } = getTableColumns(healthReadings);
const { readingTime, id } = fields;

const find = jsonStatement(
  'list-readings',
  sql`select ${wireColumns(fields)} from ${healthReadings}
    where ${owner} = ${sql.placeholder('userId')}
      and ${readingTime} >= ${sql.placeholder('from')} and ${readingTime} < ${sql.placeholder('to')}
    order by ${desc(readingTime)}, ${desc(id)} limit ${sql.placeholder('limit')}`,
);

/** No reading is older than the earliest, and PostgreSQL does not take the year 0 that ISO has. */
const bound = (at: string): Date => new Date(Math.max(Date.parse(at), Date.parse(EARLIEST_READING)));

/** Newest first; of the same moment, the one stored later. A list of `HealthReading` as JSON. */
export async function readingsAsJson(
  db: Database,
  userId: number,
  { from = EARLIEST_READING, to, limit }: ListReadings,
): Promise<string> {
  const until = to === undefined ? 'infinity' : bound(to);
  const [found] = await find(db, { userId, from: bound(from), to: until, limit });
  return found?.json ?? '[]';
}

/** The same, read. */
export async function listReadings(
  db: Database,
  userId: number,
  asked: ListReadings,
): Promise<HealthReading[]> {
  return JSON.parse(await readingsAsJson(db, userId, asked));
}
