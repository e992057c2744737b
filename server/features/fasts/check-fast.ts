import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type FastSpan, refusedOverlap, refusedSpan, type SpanRefusal } from '#domain/fasting/fast-span.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';
import { fasts } from '../../database/schema/fasts.ts';
import { AppError } from '../../errors.ts';

/** A device's clock may run ahead of ours by this much. */
const FUTURE_TOLERANCE_MS = 5 * 60_000;

function throwRefusal(refusal: SpanRefusal | null): void {
  if (refusal === null) return;
  const { field, message } = refusal;
  throw field === null
    ? new AppError('already_exists', { message })
    : new AppError('invalid_input', { message, fields: { [field]: message } });
}

/** @throws AppError invalid_input for times that cannot be */
export function checkSpan(clock: Clock, span: FastSpan): void {
  throwRefusal(refusedSpan(span, new Date(clock.now().getTime() + FUTURE_TOLERANCE_MS)));
}

/** Two changes of one person's fasts wait for each other; held until the transaction ends. */
export async function lockFasts(tx: Pick<Database, 'execute'>, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fasts'), ${userId})`);
}

/**
 * Nobody fasts twice at once.
 * @param except the fast that changes
 * @throws AppError already_exists while another fast runs, invalid_input where the span overlaps another
 */
export async function checkApart(
  db: Queries,
  userId: number,
  span: FastSpan,
  except: number | null,
): Promise<void> {
  const others = await db
    .select({ startedAt: fasts.startedAt, endedAt: fasts.endedAt })
    .from(fasts)
    .where(
      and(
        eq(fasts.userId, userId),
        except === null ? undefined : ne(fasts.id, except),
        or(isNull(fasts.endedAt), gt(fasts.endedAt, span.startedAt)),
        span.endedAt === null ? undefined : lt(fasts.startedAt, span.endedAt),
      ),
    );
  throwRefusal(refusedOverlap(span, others));
}
