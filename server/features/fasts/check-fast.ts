import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';
import { fasts } from '../../database/schema/fasts.ts';
import { AppError } from '../../errors.ts';

/** A device's clock may run ahead of ours by this much. */
const FUTURE_TOLERANCE_MS = 5 * 60_000;

/** So that a mistyped year is noticed. */
const EARLIEST_MS = Date.parse('1990-01-01T00:00:00.000Z');

export interface Span {
  startedAt: Date;
  /** Null while the fast runs. */
  endedAt: Date | null;
}

function refusal(field: 'startedAt' | 'endedAt', message: string): AppError {
  return new AppError('invalid_input', { message, fields: { [field]: message } });
}

/** @throws AppError invalid_input for times that cannot be */
export function checkSpan(clock: Clock, { startedAt, endedAt }: Span): void {
  const latest = clock.now().getTime() + FUTURE_TOLERANCE_MS;
  if (startedAt.getTime() > latest) throw refusal('startedAt', 'A fast cannot start in the future');
  if (startedAt.getTime() < EARLIEST_MS) throw refusal('startedAt', 'A fast cannot start before 1990');
  if (!endedAt) return;
  if (endedAt.getTime() > latest) throw refusal('endedAt', 'A fast cannot end in the future');
  if (endedAt <= startedAt) throw refusal('endedAt', 'A fast ends after it starts');
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
  { startedAt, endedAt }: Span,
  except: number | null,
): Promise<void> {
  const others = await db
    .select({ startedAt: fasts.startedAt, endedAt: fasts.endedAt })
    .from(fasts)
    .where(
      and(
        eq(fasts.userId, userId),
        except === null ? undefined : ne(fasts.id, except),
        or(isNull(fasts.endedAt), gt(fasts.endedAt, startedAt)),
        endedAt === null ? undefined : lt(fasts.startedAt, endedAt),
      ),
    );
  if (others.length === 0) return;
  if (endedAt === null && others.some((other) => other.endedAt === null)) {
    throw new AppError('already_exists', { message: 'A fast is running already. Please end it first.' });
  }
  const isStartInside = others.some((other) => other.startedAt <= startedAt);
  throw isStartInside
    ? refusal('startedAt', 'Another fast was still running then')
    : refusal(endedAt ? 'endedAt' : 'startedAt', 'Another fast had started by then');
}
