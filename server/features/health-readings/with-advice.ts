import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { HealthReading, SavedReading } from '#contract/health-readings.ts';
import { healthContext } from '#domain/person/health-context.ts';
import type { adviseOnReading, EarlierReading, ReadingAdvice } from '#domain/readings/reading-advice.ts';
import type { Database } from '../../database/client.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';
import type { ReadingDeps } from './reading-deps.ts';

export interface AdviceDeps {
  /** `adviseOnReading`, made where no text can hold up other people's requests. */
  adviseOnReading(...asked: Parameters<typeof adviseOnReading>): Promise<ReadingAdvice | null>;
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** A stored reading with what to tell the person about it at once, in the light of the week before it. */
export async function withAdvice(
  { db, clock, findPerson, adviseOnReading }: ReadingDeps & AdviceDeps,
  userId: number,
  reading: HealthReading,
): Promise<SavedReading> {
  const [person, earlier] = await Promise.all([findPerson(userId), weekBefore(db, userId, reading)]);
  const advice = await adviseOnReading(reading, healthContext(person), earlier, clock.now());
  return { ...reading, advice };
}

async function weekBefore(
  db: Database,
  userId: number,
  { readingTime }: HealthReading,
): Promise<EarlierReading[]> {
  const until = new Date(readingTime);
  const { glucoseLevel, ketoneLevel, readingTime: at } = healthReadings;
  const rows = await db
    .select({ time: sql<number>`extract(epoch from ${at})::float8`, glucoseLevel, ketoneLevel })
    .from(healthReadings)
    .where(
      and(eq(healthReadings.userId, userId), gte(at, new Date(until.getTime() - WEEK_MS)), lt(at, until)),
    );
  return rows.map(({ time, ...values }) => ({ ...values, readingTime: new Date(time * 1000).toISOString() }));
}
