import type { HealthReading } from '#contract/health-readings.ts';
import type { healthReadings } from '../../database/schema/health-readings.ts';

/** A stored row as it goes over the wire: instants as ISO text, owner and key left out. */
export function toHealthReading({
  userId: _owner,
  idempotencyKey: _key,
  readingTime,
  createdAt,
  ...reading
}: typeof healthReadings.$inferSelect): HealthReading {
  return { ...reading, readingTime: readingTime.toISOString(), createdAt: createdAt.toISOString() };
}
