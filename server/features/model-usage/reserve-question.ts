import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { modelUsage } from '../../database/schema/model-usage.ts';
import type { CountedAsker } from './askers.ts';

/** Which count has no room left, where one has none. */
export type Reservation = 'taken' | 'own used up' | 'shared used up';

/**
 * Takes one question off the day in every count, or in none of them. The counts go up in one statement that checks the
 * limits itself, so that questions sent at once cannot pass them together.
 *
 * @param counts the asker's own first, each with a limit of at least 1
 * @param day UTC
 */
export async function reserveQuestion(
  db: Database,
  counts: readonly [CountedAsker, ...CountedAsker[]],
  day: string,
): Promise<Reservation> {
  // Always in the same order, so that two questions never wait for each other's rows.
  const rows = counts.toSorted((a, b) => (a.asker < b.asker ? -1 : 1));
  const limitOf = sql.join(
    rows.map(({ asker, limit }) => sql`when ${asker} then ${limit}::bigint`),
    sql` `,
  );
  try {
    return await db.transaction(async (tx): Promise<Reservation> => {
      const counted = await tx
        .insert(modelUsage)
        .values(rows.map(({ asker, userId }) => ({ asker, userId, day, questions: 1 })))
        .onConflictDoUpdate({
          target: [modelUsage.asker, modelUsage.day],
          set: { questions: sql`${modelUsage.questions} + 1` },
          setWhere: sql`${modelUsage.questions} < case ${modelUsage.asker} ${limitOf} end`,
        })
        .returning({ asker: modelUsage.asker });
      if (counted.length < rows.length) {
        const hasOwn = counted.some(({ asker }) => asker === counts[0].asker);
        throw new NoRoom(hasOwn ? 'shared used up' : 'own used up');
      }
      return 'taken';
    });
  } catch (error) {
    if (error instanceof NoRoom) return error.reservation;
    throw error;
  }
}

/** Rolls back the counts that still had room. */
class NoRoom extends Error {
  readonly reservation: Reservation;

  constructor(reservation: Reservation) {
    super(reservation);
    this.reservation = reservation;
  }
}
