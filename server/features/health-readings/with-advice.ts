import type { HealthReading, SavedReading } from '#contract/health-readings.ts';
import { healthContext } from '#domain/person/health-context.ts';
import type { adviseOnReading, ReadingAdvice } from '#domain/readings/reading-advice.ts';
import { type AdviceFacts, findAdviceFacts } from './advice-facts.ts';
import type { ReadingDeps } from './reading-deps.ts';

export interface AdviceDeps {
  /** `adviseOnReading`, made where no text can hold up other people's requests. */
  adviseOnReading(...asked: Parameters<typeof adviseOnReading>): Promise<ReadingAdvice | null>;
}

/**
 * A stored reading with what to tell the person about it at once, in the light of the week before it.
 * @param known what advice looks at, where it was read with the reading
 */
export async function withAdvice(
  { db, clock, adviseOnReading }: ReadingDeps & AdviceDeps,
  userId: number,
  reading: HealthReading,
  known: AdviceFacts | null = null,
): Promise<SavedReading> {
  const { person, earlier } = known ?? (await findAdviceFacts(db, userId, reading));
  const advice = await adviseOnReading(reading, healthContext(person), earlier, clock.now());
  return { ...reading, advice };
}
