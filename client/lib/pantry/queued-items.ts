import { createPantryItemRequest, type ListedPantryItem } from '#contract/pantry.ts';
import { isOfKind, provisionalId, type QueueEntry } from '../queue/entry.ts';

const given = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** A saved food as it will be once everything that waits was sent. */
export function withQueuedChanges(item: ListedPantryItem, entries: readonly QueueEntry[]): ListedPantryItem {
  let changed = item;
  for (const entry of entries)
    if (isOfKind(entry, 'pantry.change') && entry.payload.id === item.id)
      changed = { ...changed, ...given(entry.payload.changes) };
  return changed;
}

/** Foods that the server does not know yet, newest first; those that are to be removed again are left out. */
export function queuedItems(entries: readonly QueueEntry[]): ListedPantryItem[] {
  const removed = new Set(
    entries.flatMap((entry) => (isOfKind(entry, 'pantry.remove') ? entry.payload.id : [])),
  );
  const items = entries.flatMap((entry): ListedPantryItem[] => {
    if (!isOfKind(entry, 'pantry.add') || removed.has(provisionalId(entry))) return [];
    const parsed = createPantryItemRequest.safeParse(entry.payload.item);
    if (!parsed.success) return [];
    const {
      nutritionAnalysis,
      ocrData: _ocr,
      portionGrams: _grams,
      idempotencyKey: _key,
      ...item
    } = parsed.data;
    const made = { createdAt: entry.createdAt, updatedAt: entry.createdAt };
    const listed = { ...item, ...made, id: provisionalId(entry), hasAnalysis: nutritionAnalysis !== null };
    return [withQueuedChanges(listed, entries)];
  });
  return items.reverse();
}
