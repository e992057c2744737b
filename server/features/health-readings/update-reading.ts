import { and, eq } from 'drizzle-orm';
import type { HealthReading } from '#contract/health-readings.ts';
import { isMeasured } from '#contract/reading-values.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';
import { notFound } from '../../errors.ts';
import { checkMealLinks, checkReadingTime, refusal } from './check-reading.ts';
import { withoutBlanks } from './create-reading.ts';
import type { Changes } from './read-submission.ts';
import type { ReadingDeps } from './reading-deps.ts';
import { toHealthReading } from './to-health-reading.ts';

/**
 * @throws AppError not_found for a reading that is not there or belongs to somebody else; invalid_input for a time
 * or a link that cannot be, and for changes that would leave nothing measured
 */
export async function updateReading(
  { db, clock }: ReadingDeps,
  userId: number,
  id: number,
  { changes: { readingTime, ...fields }, sentName }: Changes,
): Promise<HealthReading> {
  const time = readingTime === undefined ? undefined : new Date(readingTime);
  const owned = and(eq(healthReadings.id, id), eq(healthReadings.userId, userId));
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(healthReadings).where(owned).for('update');
    if (!before) throw notFound('reading');
    if (time) checkReadingTime(clock, time, sentName);
    await checkMealLinks(tx, userId, fields, sentName);
    const changed = { ...before, ...withoutBlanks(fields) };
    if (!isMeasured(changed)) {
      const emptied = (['glucoseLevel', 'ketoneLevel', 'weight', 'waist'] as const).find(
        (name) => fields[name] === null,
      );
      throw refusal(
        sentName(emptied ?? 'glucoseLevel'),
        'Keep at least one of glucose, ketones, weight and waist. To remove the whole reading, delete it',
      );
    }
    const [row] = await tx
      .update(healthReadings)
      .set({ ...withoutBlanks(fields), readingTime: time })
      .where(owned)
      .returning();
    if (!row) throw notFound('reading');
    return toHealthReading(row);
  });
}
