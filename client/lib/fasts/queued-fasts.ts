import type { Fast } from '#contract/fasts.ts';
import { isOfKind, provisionalId, type QueueEntry } from '../queue/entry.ts';

/** The account's fasts as they will be once everything that waits was sent, the one that started last first. */
export function withQueuedFasts(stored: readonly Fast[], entries: readonly QueueEntry[]): Fast[] {
  let fasts = [...stored];
  for (const entry of entries) {
    if (isOfKind(entry, 'fast.start')) {
      if (fasts.some(({ id }) => id === entry.sentId)) continue;
      const { fast, clockSkew } = entry.payload;
      const startedAt = fast.startedAt ?? new Date(Date.parse(entry.createdAt) + clockSkew).toISOString();
      const { plannedHours, endedAt = null } = fast;
      fasts.push({ id: provisionalId(entry), plannedHours, startedAt, endedAt });
    } else if (isOfKind(entry, 'fast.change')) {
      const { id, changes } = entry.payload;
      fasts = fasts.map((one) => (one.id === id ? { ...one, ...changes } : one));
    } else if (isOfKind(entry, 'fast.remove')) {
      fasts = fasts.filter(({ id }) => id !== entry.payload.id);
    }
  }
  return fasts.sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
}
