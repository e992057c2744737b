import { and, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { HealthReading, ListReadings } from '#contract/health-readings.ts';
import { EARLIEST_READING } from '#contract/reading-values.ts';
import type { Database } from '../../database/client.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';

const {
  userId: owner,
  idempotencyKey: _key,
  readingTime,
  createdAt,
  ...asTheyAre
} = getTableColumns(healthReadings);

/** The fields of the contract; times as text in UTC, because ten thousand parsed dates take longer than the query. */
const fields = sql.join(
  [
    ...Object.entries(asTheyAre).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`${readingTime} at time zone 'UTC' as "readingTime"`,
    sql`${createdAt} at time zone 'UTC' as "createdAt"`,
  ],
  sql`, `,
);

/** `2026-01-02 03:04:05.6` as `2026-01-02T03:04:05.600Z`. */
const isoInstant = (utc: string): string =>
  `${utc.slice(0, 10)}T${utc.slice(11, 19)}.${utc.slice(20, 23).padEnd(3, '0')}Z`;

/** No reading is older than the earliest, and PostgreSQL does not take the year 0 that ISO has. */
const bound = (at: string): Date => new Date(Math.max(Date.parse(at), Date.parse(EARLIEST_READING)));

/** Newest first; of the same moment, the one stored later. */
export async function listReadings(
  db: Database,
  userId: number,
  { from, to, limit }: ListReadings,
): Promise<HealthReading[]> {
  const chosen = and(
    eq(owner, userId),
    from === undefined ? undefined : gte(readingTime, bound(from)),
    to === undefined ? undefined : lt(readingTime, bound(to)),
  );
  const { rows } = await db.execute<HealthReading & Record<string, unknown>>(sql`
    select ${fields} from ${healthReadings} where ${chosen}
    order by ${desc(readingTime)}, ${desc(healthReadings.id)} limit ${limit}`);
  for (const row of rows) {
    row.readingTime = isoInstant(row.readingTime);
    row.createdAt = isoInstant(row.createdAt);
  }
  return rows;
}
