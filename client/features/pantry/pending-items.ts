import { createPantryItemRequest, type ListedPantryItem } from '#contract/pantry.ts';
import { type Change, isOfKind, provisionalId } from '../../lib/changes/change.ts';

/** Changes without what was left out. */
export const given = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** A saved food as it will be once everything that waits was sent. */
export function withPendingChanges(item: ListedPantryItem, entries: readonly Change[]): ListedPantryItem {
  let changed = item;
  for (const entry of entries)
    if (isOfKind(entry, 'pantry.change') && entry.payload.id === item.id)
      changed = { ...changed, ...given(entry.payload.changes) };
  return changed;
}

/** Foods that the server does not know yet, newest first; those that are to be removed again are left out. */
export function pendingItems(entries: readonly Change[]): ListedPantryItem[] {
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
    return [withPendingChanges(listed, entries)];
  });
  return items.reverse();
}
