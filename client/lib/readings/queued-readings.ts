import { EMPTY_READING } from '#contract/reading-values.ts';
import { isOfKind, provisionalId, type QueueEntry } from '../queue/entry.ts';
import { byNewest, type Reading } from './reading.ts';

/** The account's readings as they will be once everything that waits was sent, newest first. */
export function withQueuedReadings(
  stored: readonly Reading[],
  entries: readonly QueueEntry[],
  from?: string,
): Reading[] {
  let readings = [...stored];
  for (const entry of entries) {
    if (isOfKind(entry, 'reading.add')) {
      if (readings.some(({ id }) => id === entry.sentId)) continue;
      const { readingTime, idempotencyKey: _key, ...fields } = entry.payload.reading;
      const at = readingTime === undefined ? entry.createdAt : new Date(readingTime).toISOString();
      const added = { ...EMPTY_READING, ...fields, readingTime: at, createdAt: entry.createdAt };
      // As long as it is being saved nothing else can be done with it.
      readings.push({ ...added, id: entry.inHand ? `saving-${entry.id}` : provisionalId(entry) });
    } else if (entry.inHand) {
    } else if (isOfKind(entry, 'reading.change')) {
      const { id, changes } = entry.payload;
      readings = readings.map((one) => (one.id === id ? { ...one, ...changes } : one));
    } else if (isOfKind(entry, 'reading.remove')) {
      readings = readings.filter(({ id }) => id !== entry.payload.id);
    }
  }
  const listed = from === undefined ? readings : readings.filter(({ readingTime }) => readingTime >= from);
  return listed.sort(byNewest);
}
