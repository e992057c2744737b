import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { fasts } from '../../database/schema/fasts.ts';
import { notFound } from '../../errors.ts';

/** @throws AppError not_found for a fast that is not there or belongs to somebody else */
export async function deleteFast(db: Database, userId: number, id: number): Promise<void> {
  const deleted = await db
    .delete(fasts)
    .where(and(eq(fasts.id, id), eq(fasts.userId, userId)))
    .returning({ id: fasts.id });
  if (deleted.length === 0) throw notFound('fast');
}
