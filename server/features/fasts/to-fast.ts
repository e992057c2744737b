import type { Fast } from '#contract/fasts.ts';
import type { fasts } from '../../database/schema/fasts.ts';

/** A stored row as it goes over the wire. */
export function toFast({ id, plannedHours, startedAt, endedAt }: typeof fasts.$inferSelect): Fast {
  return {
    id,
    plannedHours,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
