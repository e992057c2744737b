import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedPantryItem } from '#contract/pantry.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { deletePantryItem, restorePantryItem } from '../../lib/pantry/change-pantry-item.ts';
import { PANTRY_PAGES_KEY, pantryItemsQuery } from '../../lib/pantry/pantry-items.ts';
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
  const { queryKey } = pantryItemsQuery();
  const restore = useMutation({
    mutationFn: ({ id }: ListedPantryItem) => restorePantryItem(id),
    onSuccess: (_restored, item) => {
      onRestored(item);
      return client.invalidateQueries({ queryKey });
    },
    onError: () =>
      toast({
        title: 'Failed to restore item',
        description: 'Please try again later',
        variant: 'destructive',
      }),
  });
  return useMutation({
    mutationFn: ({ id }: ListedPantryItem) => deletePantryItem(id),
    onMutate: async ({ id }) => {
      // A page on its way would show it again.
      await client.cancelQueries({ queryKey: PANTRY_PAGES_KEY });
      return changeCachedPages(client, (pages) => withoutItem(pages, id));
    },
    onSuccess: (_answer, item) => {
      onDeleted(item);
      toast({
        title: 'Item deleted successfully!',
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
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
