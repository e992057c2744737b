import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedPantryItem } from '#contract/pantry.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { PANTRY_PAGES_KEY } from '../../lib/pantry/pantry-items.ts';
import { submitChange } from '../../lib/queue/queue-state.ts';
import { toast } from '../../lib/toast.ts';
import { changeCachedPages, withoutItem } from './cached-pages.ts';

const UNDO_TOAST_MS = 5000;

interface DeleteEvents {
  onDeleted: (item: ListedPantryItem) => void;
  onRestored: (item: ListedPantryItem) => void;
}

/** Deletes an item, which leaves the list at once, and offers to bring it back. */
export function useDeleteItem({ onDeleted, onRestored }: DeleteEvents) {
  const client = useQueryClient();
  /** Ways to show again what was deleted, for as long as the server cannot be asked. */
  const [putBack] = useState(() => new Map<number, () => void>());
  const restore = useMutation({
    mutationFn: ({ id, productName: name }: ListedPantryItem) =>
      submitChange(client, 'pantry.restore', { id, name }),
    onSuccess: ({ state }, item) => {
      onRestored(item);
      if (state === 'waiting') putBack.get(item.id)?.();
    },
    onError: () =>
      toast({
        title: 'Failed to restore item',
        description: 'Please try again later',
        variant: 'destructive',
      }),
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
      onDeleted(item);
      toast({
        ...(state === 'waiting'
          ? { title: 'Item will be deleted', description: 'As soon as the network is back.' }
          : { title: 'Item deleted successfully!' }),
        duration: UNDO_TOAST_MS,
        action: { label: 'Undo', onClick: () => restore.mutate(item) },
      });
    },
    onError: (error, _item, undo) => {
      undo?.();
      toast({
        title: 'Failed to delete item',
        description: errorText(error, 'Please try again later'),
        variant: 'destructive',
      });
    },
  });
}
