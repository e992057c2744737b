import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { HealthReading, ListReadings } from '#contract/health-readings.ts';
import type { Database } from '../../database/client.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';
import { toHealthReading } from './to-health-reading.ts';

/** Newest first; of the same moment, the one stored later. */
export async function listReadings(
  db: Database,
  userId: number,
  { from, to, limit }: ListReadings,
): Promise<HealthReading[]> {
  const rows = await db
    .select()
    .from(healthReadings)
    .where(
      and(
        eq(healthReadings.userId, userId),
        from === undefined ? undefined : gte(healthReadings.readingTime, new Date(from)),
        to === undefined ? undefined : lt(healthReadings.readingTime, new Date(to)),
      ),
    )
    .orderBy(desc(healthReadings.readingTime), desc(healthReadings.id))
    .limit(limit);
  return rows.map(toHealthReading);
}
