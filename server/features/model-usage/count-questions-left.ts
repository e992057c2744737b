import { and, eq, inArray } from 'drizzle-orm';
import type { CoachInfo } from '#contract/chat.ts';
import type { Database } from '../../database/client.ts';
import { modelUsage } from '../../database/schema/model-usage.ts';
import type { CountedAsker } from './askers.ts';

/** The asker's limit of a day (UTC), and what the count with the least room leaves of it. */
export async function countQuestionsLeft(
  db: Database,
  counts: readonly [CountedAsker, ...CountedAsker[]],
  day: string,
): Promise<NonNullable<CoachInfo['daily']>> {
  const askers = counts.map(({ asker }) => asker);
  const rows = await db
    .select({ asker: modelUsage.asker, questions: modelUsage.questions })
    .from(modelUsage)
    .where(and(inArray(modelUsage.asker, askers), eq(modelUsage.day, day)));
  const taken = new Map(rows.map(({ asker, questions }) => [asker, questions]));
  const room = counts.map(({ asker, limit }) => limit - (taken.get(asker) ?? 0));
  return { limit: counts[0].limit, left: Math.max(0, Math.min(...room)) };
}
