import { and, desc, eq, lt } from 'drizzle-orm';
import type { AccountEvent } from '#contract/account-events.ts';
import type { Queries } from '../../../database/client.ts';
import { accountEvents } from '../../../database/schema/account-events.ts';

const PAGE = 20;

/** A page of what happened to the account, the newest first. */
export async function listEvents(
  db: Queries,
  userId: number,
  before?: number,
): Promise<{ events: AccountEvent[]; hasMore: boolean }> {
  const rows = await db
    .select()
    .from(accountEvents)
    .where(
      and(eq(accountEvents.userId, userId), before === undefined ? undefined : lt(accountEvents.id, before)),
    )
    .orderBy(desc(accountEvents.id))
    .limit(PAGE + 1);
  const events = rows.slice(0, PAGE).map(({ id, kind, device, happenedAt }) => ({
    id,
    kind,
    device: device || null,
    happenedAt: happenedAt.toISOString(),
  }));
  return { events, hasMore: rows.length > PAGE };
}
