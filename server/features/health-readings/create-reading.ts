import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { HealthReading, ReadingFields } from '#contract/health-readings.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import type { Database, Queries } from '../../database/client.ts';
import { wireColumns } from '../../database/json-rows.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';
import { statement } from '../../database/statement.ts';
import { ADVICE_FACTS, type AdviceFacts, type AdviceFactsRow, toAdviceFacts } from './advice-facts.ts';
import { checkMealLinks, checkReadingTime } from './check-reading.ts';
import type { Submission } from './read-submission.ts';
import type { ReadingDeps } from './reading-deps.ts';
import { toHealthReading } from './to-health-reading.ts';

const { id: _id, ...columns } = getTableColumns(healthReadings);
const { userId: _owner, idempotencyKey: _key, ...wire } = getTableColumns(healthReadings);
const names = sql.join(
  Object.values(columns).map(({ name }) => sql.identifier(name)),
  sql`, `,
);
const values = sql.join(
  Object.keys(columns).map((name) => sql.placeholder(name)),
  sql`, `,
);

/** The reading stored and what advice looks at, in one round trip; nothing is saved where its key was before. */
const saveAlone = statement<AdviceFactsRow & { saved: HealthReading | null }>(
  'save-reading',
  sql`with saved as (
      insert into ${healthReadings} (${names}) values (${values})
      on conflict (user_id, idempotency_key) do nothing returning ${wireColumns(wire)}
    )
    select (select row_to_json(saved) from saved) as saved, ${ADVICE_FACTS}`,
);

/**
 * Saves a reading and what was said about the person beside it, both or neither. Repeated with the same
 * idempotency key it returns the reading stored before and changes nothing.
 * @throws AppError invalid_input for a time or a link that cannot be
 */
export async function createReading(
  deps: ReadingDeps,
  userId: number,
  { reading, profile, sentName }: Submission,
): Promise<{ reading: HealthReading; isNew: boolean; facts: AdviceFacts | null }> {
  const now = deps.clock.now();
  const { readingTime, idempotencyKey, ...fields } = reading;
  const time = readingTime === undefined ? now : new Date(readingTime);
  checkReadingTime(deps.clock, time, sentName);
  const row = {
    ...EMPTY_READING,
    ...withoutBlanks(fields),
    userId,
    readingTime: time,
    idempotencyKey: idempotencyKey ?? null,
    createdAt: now,
  };
  const store = async (db: Queries) => {
    await checkMealLinks(db, userId, fields, sentName);
    const [created] = await db
      .insert(healthReadings)
      .values(row)
      .onConflictDoNothing({ target: [healthReadings.userId, healthReadings.idempotencyKey] })
      .returning();
    if (!created)
      return { reading: await findByKey(db, userId, row.idempotencyKey), isNew: false, facts: null };
    if (profile) await deps.updateProfile(db, userId, profile);
    return { reading: toHealthReading(created), isNew: true, facts: null };
  };
  const isAlone = !profile && !fields.lastMealPantryItemId && !fields.lastMealPlanId;
  return isAlone ? storeAlone(deps.db, row) : deps.db.transaction(store);
}

type NewReading = Omit<typeof healthReadings.$inferSelect, 'id'>;

/** One statement is whole by itself; a transaction around it would cost every plain save more round trips. */
async function storeAlone(db: Database, row: NewReading) {
  const [found] = await saveAlone(db, { ...row });
  const facts = toAdviceFacts(found);
  if (found?.saved) return { reading: found.saved, isNew: true, facts };
  return { reading: await findByKey(db, row.userId, row.idempotencyKey), isNew: false, facts: null };
}

/** Text fields left blank are not entered. */
export function withoutBlanks<T extends Partial<ReadingFields>>(fields: T): T {
  const blank = Object.entries(fields).filter(([, value]) => value === '');
  return { ...fields, ...Object.fromEntries(blank.map(([name]) => [name, null])) };
}

async function findByKey(db: Queries, userId: number, key: string | null): Promise<HealthReading> {
  const [row] = await db
    .select()
    .from(healthReadings)
    .where(and(eq(healthReadings.userId, userId), eq(healthReadings.idempotencyKey, key ?? '')));
  if (!row) throw new Error('The reading that refused an insert was removed meanwhile');
  return toHealthReading(row);
}
