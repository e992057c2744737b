import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createPantryItemRequest,
  type ListedPantryItem,
  type PantryPage,
  type UpdatePantryItemRequest,
} from '#contract/pantry.ts';
import { type Change, isOfKind, provisionalId } from '../../lib/changes/change.ts';
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
    const made = { createdAt: entry.createdAt, updatedAt: entry.createdAt };
    const listed = { ...item, ...made, id: provisionalId(entry), hasAnalysis: nutritionAnalysis !== null };
    return [withPendingChanges(listed, entries)];
  });
  return items.reverse();
}

/** Pages of one search and order by their number; not all of them need to be there. */
type Pages = ReadonlyMap<number, PantryPage>;

/** The pages with one item changed wherever it stands. */
export function withChanged(pages: Pages, id: number, changes: Partial<ListedPantryItem>): Pages {
  return new Map(
    [...pages].map(([number, page]) => [
      number,
      page.items.some((item) => item.id === id)
        ? { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...changes } : item)) }
        : page,
    ]),
  );
}

/**
 * The pages without an item: those behind it move up by one, from page to page. At the end of a page whose next one is
 * not there, a place stays empty until it is read again.
 */
export function withoutItem(pages: Pages, id: number): Pages {
  const inOrder = [...pages].sort(([a], [b]) => a - b);
  const [from] = inOrder.find(([, { items }]) => items.some((item) => item.id === id)) ?? [];
  if (from === undefined) return pages;
  const changed = inOrder.map(([number, page]): [number, PantryPage] => {
    const total = page.total - 1;
    if (number < from) return [number, { items: page.items, total }];
    const rest = number === from ? page.items.filter((item) => item.id !== id) : page.items.slice(1);
    const pulled = pages.get(number + 1)?.items.slice(0, 1) ?? [];
    return [number, { items: [...rest, ...pulled], total }];
  });
  return new Map(changed);
}

/** All pages in the cache, changed; gives back what undoes it. */
export function changeCachedPages(client: QueryClient, change: (pages: Pages) => Pages): () => void {
  const before = client.getQueriesData<PantryPage>({ queryKey: PANTRY_PAGES_KEY });
  const views = Map.groupBy(before, ([key]) => JSON.stringify(key.slice(0, -1)));
  for (const entries of views.values()) {
    const pages = new Map(
      entries.flatMap(([key, page]) => (page ? [[Number(key.at(-1)), page] as const] : [])),
    );
    const changed = change(pages);
    for (const [key] of entries) {
      const page = changed.get(Number(key.at(-1)));
      if (page) client.setQueryData(key, page);
    }
  }
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
}

interface ItemChange {
  id: number;
  name: string;
  changes: UpdatePantryItemRequest;
}

/**
 * Changes a saved food; the list shows it at once and takes it back if the server refuses. Without a network the change
 * waits on this device.
 */
export function useChangeItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name, changes }: ItemChange) =>
      submitChange(client, 'pantry.change', { id, name, changes }),
    onMutate: async ({ id, changes }) => {
      // A page on its way would put the old values back.
      await client.cancelQueries({ queryKey: PANTRY_PAGES_KEY });
      return changeCachedPages(client, (pages) => withChanged(pages, id, given(changes)));
    },
    onSuccess: ({ state }) => {
      if (state === 'waiting') sayKept('Your change');
    },
    onError: (error, _change, undo) => {
      undo?.();
      sayFailed('Failed to update item')(error);
    },
  });
}

interface DeleteEvents {
  onDeleted?: (item: ListedPantryItem) => void;
  onRestored?: (item: ListedPantryItem) => void;
}

/** Deletes an item, which leaves the list at once, and offers to bring it back. */
export function useDeleteItem({ onDeleted, onRestored }: DeleteEvents = {}) {
  const client = useQueryClient();
  /** Ways to show again what was deleted, for as long as the server cannot be asked. */
  const [putBack] = useState(() => new Map<number, () => void>());
  const restore = useMutation({
    mutationFn: ({ id, productName: name }: ListedPantryItem) =>
      submitChange(client, 'pantry.restore', { id, name }),
    onSuccess: ({ state }, item) => {
      onRestored?.(item);
      if (state === 'waiting') putBack.get(item.id)?.();
    },
    onError: () => toastFailure('Failed to restore item', 'Please try again later'),
  });
  return useMutation({
    mutationFn: ({ id, productName: name }: ListedPantryItem) =>
      submitChange(client, 'pantry.remove', { id, name }),
    onMutate: async ({ id }) => {
      // A page on its way would show it again.
      await client.cancelQueries({ queryKey: PANTRY_PAGES_KEY });
      const undo = changeCachedPages(client, (pages) => withoutItem(pages, id));
      putBack.set(id, undo);
      return undo;
    },
    onSuccess: ({ state }, item) => {
      onDeleted?.(item);
      toast({
        ...(state === 'waiting'
          ? { title: 'Item will be deleted', description: "We'll delete it when you're back online." }
          : { title: 'Item deleted successfully!' }),
        action: { label: 'Undo', onClick: () => restore.mutate(item) },
      });
    },
    onError: (error, _item, undo) => {
      undo?.();
      sayFailed('Failed to delete item')(error);
    },
  });
}
