import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { createPantryItemRequest, type ListedPantryItem, type PantryPage } from '#contract/pantry.ts';
import { type Change, isOfKind, type Payloads, provisionalId } from '../../lib/changes/change.ts';
import { sayKept, submitChange } from '../../lib/changes/changes.ts';
import { PANTRY_PAGES_KEY } from '../../lib/pantry/pantry-items.ts';
import { sayFailed, toastFailure } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';

/** Changes without what was left out. */
const given = (changes: object) =>
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
    const { createdAt } = entry;
    const made = { ...item, id: provisionalId(entry), createdAt, updatedAt: createdAt };
    return [withPendingChanges({ ...made, hasAnalysis: nutritionAnalysis !== null }, entries)];
  });
  return items.reverse();
}

/**
 * Takes an item off the pages in the cache, under every search and order: those behind it move up by one, from page to
 * page. At the end of a page whose next one is not there, a place stays empty until it is read again.
 * Gives back what undoes it.
 */
export function takeOffPages(client: QueryClient, id: number): () => void {
  const before = client.getQueriesData<PantryPage>({ queryKey: PANTRY_PAGES_KEY });
  const known = before.flatMap(([key, page]) => (page ? [{ key, number: Number(key.at(-1)), page }] : []));
  for (const view of Map.groupBy(known, ({ key }) => JSON.stringify(key.slice(0, -1))).values()) {
    const from = view.find(({ page }) => page.items.some((item) => item.id === id))?.number;
    if (from === undefined) continue;
    const firstOf = new Map(view.map(({ number, page }) => [number, page.items.slice(0, 1)]));
    for (const { key, number, page } of view) {
      const rest = number === from ? page.items.filter((item) => item.id !== id) : page.items.slice(1);
      const items = number < from ? page.items : [...rest, ...(firstOf.get(number + 1) ?? [])];
      client.setQueryData<PantryPage>(key, { items, total: page.total - 1 });
    }
  }
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
}

/**
 * Changes a saved food. Lists show it as pending changes at once, and without a network it waits on this device.
 */
export function useChangeItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Payloads['pantry.change']) => submitChange(client, 'pantry.change', change),
    onSuccess: ({ state }, { id, changes }) => {
      if (state === 'waiting') return sayKept('Your change');
      // The pages are read anew; where that fails they hold it all the same.
      client.setQueriesData<PantryPage>(
        { queryKey: PANTRY_PAGES_KEY },
        (page) =>
          page && {
            ...page,
            items: page.items.map((item) => (item.id === id ? { ...item, ...given(changes) } : item)),
          },
      );
      void client.invalidateQueries({ queryKey: PANTRY_PAGES_KEY, refetchType: 'none' });
    },
    onError: sayFailed('Failed to update item'),
  });
}

interface Restoring {
  item: ListedPantryItem;
  /** Shows it again for as long as the server cannot be asked. */
  putBack: () => void;
  onRestored: (() => void) | undefined;
}

/**
 * Deletes an item, which leaves the list at once, and offers to bring it back.
 * @param onDeleted may give what else is done once it is brought back
 */
export function useDeleteItem(onDeleted?: (item: ListedPantryItem) => Restoring['onRestored']) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ item: { id, productName: name } }: Restoring) =>
      submitChange(client, 'pantry.restore', { id, name }),
    onSuccess: ({ state }, { putBack, onRestored }) => {
      onRestored?.();
      if (state === 'waiting') putBack();
    },
    onError: () => toastFailure('Failed to restore item', 'Please try again later'),
  });
  return useMutation({
    mutationFn: ({ id, productName: name }: ListedPantryItem) =>
      submitChange(client, 'pantry.remove', { id, name }),
    onMutate: async ({ id }) => {
      // A page on its way would show it again.
      await client.cancelQueries({ queryKey: PANTRY_PAGES_KEY });
      return takeOffPages(client, id);
    },
    onSuccess: ({ state }, item, putBack) => {
      const onRestored = onDeleted?.(item);
      toast({
        ...(state === 'waiting'
          ? { title: 'Item will be deleted', description: "We'll delete it when you're back online." }
          : { title: 'Item deleted successfully!' }),
        action: { label: 'Undo', onClick: () => restore.mutate({ item, putBack, onRestored }) },
      });
    },
    onError: (error, _item, putBack) => {
      putBack?.();
      sayFailed('Failed to delete item')(error);
    },
  });
}
