import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';
import { notFound } from '../../errors.ts';

/** @throws AppError not_found for a reading that is not there or belongs to somebody else */
export async function deleteReading(db: Database, userId: number, id: number): Promise<void> {
  const deleted = await db
    .delete(healthReadings)
    .where(and(eq(healthReadings.id, id), eq(healthReadings.userId, userId)))
    .returning({ id: healthReadings.id });
  if (deleted.length === 0) throw notFound('reading');
}
