import { and, eq } from 'drizzle-orm';
import type { HealthReading, ReadingFields } from '#contract/health-readings.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import type { Queries } from '../../database/client.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';
import { checkMealLinks, checkReadingTime } from './check-reading.ts';
import type { Submission } from './read-submission.ts';
import type { ReadingDeps } from './reading-deps.ts';
import { toHealthReading } from './to-health-reading.ts';

/**
 * Saves a reading and what was said about the person beside it, both or neither. Repeated with the same
 * idempotency key it returns the reading stored before and changes nothing.
 * @throws AppError invalid_input for a time or a link that cannot be
 */
export async function createReading(
  deps: ReadingDeps,
  userId: number,
  { reading, profile, sentName }: Submission,
): Promise<{ reading: HealthReading; isNew: boolean }> {
  const now = deps.clock.now();
  const { readingTime, idempotencyKey, ...fields } = reading;
  const time = readingTime === undefined ? now : new Date(readingTime);
  checkReadingTime(deps.clock, time, sentName);
  const store = async (db: Queries) => {
    await checkMealLinks(db, userId, fields, sentName);
    const [created] = await db
      .insert(healthReadings)
      .values({
        ...EMPTY_READING,
        ...withoutBlanks(fields),
        userId,
        readingTime: time,
        idempotencyKey,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [healthReadings.userId, healthReadings.idempotencyKey] })
      .returning();
    if (!created) return { reading: await findByKey(db, userId, idempotencyKey ?? ''), isNew: false };
    if (profile) await deps.updateProfile(db, userId, profile);
    return { reading: toHealthReading(created), isNew: true };
  };
  // One insert is whole by itself; a transaction around it would cost every plain save two more round trips.
  const isAlone = !profile && !fields.lastMealPantryItemId && !fields.lastMealPlanId;
  return isAlone ? store(deps.db) : deps.db.transaction(store);
}

/** Text fields left blank are not entered. */
export function withoutBlanks<T extends Partial<ReadingFields>>(fields: T): T {
  const blank = Object.entries(fields).filter(([, value]) => value === '');
  return { ...fields, ...Object.fromEntries(blank.map(([name]) => [name, null])) };
}

async function findByKey(db: Queries, userId: number, key: string): Promise<HealthReading> {
  const [row] = await db
    .select()
    .from(healthReadings)
    .where(and(eq(healthReadings.userId, userId), eq(healthReadings.idempotencyKey, key)));
  if (!row) throw new Error('The reading that refused an insert was removed meanwhile');
  return toHealthReading(row);
}
