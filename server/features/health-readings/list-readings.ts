import { and, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { HealthReading } from '#contract/health-readings.ts';
import type { ListReadings } from '#contract/pages.ts';
import { EARLIEST_READING } from '#contract/reading-values.ts';
import type { Database } from '../../database/client.ts';
import { namedColumns } from '../../database/json-rows.ts';
import { type Page, pageStatement } from '../../database/page.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';

const { userId: owner, idempotencyKey: _key, ...fields } = getTableColumns(healthReadings);
const { readingTime } = fields;

const findPage = pageStatement('readings', {
  table: healthReadings,
  at: readingTime,
  where: and(
    eq(owner, sql.placeholder('userId')),
    gte(readingTime, sql.placeholder('from')),
    lt(readingTime, sql.placeholder('to')),
  ),
  fields: namedColumns(fields),
});

/** No reading is older than the earliest, and PostgreSQL does not take the year 0 that ISO has. */
const bound = (at: string): Date => new Date(Math.max(Date.parse(at), Date.parse(EARLIEST_READING)));

/** A page of `HealthReading`s, newest first; of the same moment, the one stored later comes first. */
export const readingsPage = (
  db: Database,
  userId: number,
  { from = EARLIEST_READING, to, ...asked }: ListReadings,
): Promise<Page> =>
  findPage(db, { userId, from: bound(from), to: to === undefined ? 'infinity' : bound(to), ...asked });

/** The same, read. */
export async function listReadings(
  db: Database,
  userId: number,
  asked: ListReadings,
): Promise<HealthReading[]> {
  return JSON.parse((await readingsPage(db, userId, asked)).json);
}
