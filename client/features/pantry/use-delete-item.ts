import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PantryItem } from '#contract/pantry.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { createPantryItem, pantryItemsQuery } from '../../lib/pantry/pantry-items.ts';
import { toast } from '../../lib/toast.ts';
import { deletePantryItem } from './api/change-pantry-item.ts';

const UNDO_TOAST_MS = 5000;

/** Deletes an item and offers to put it back. */
export function useDeleteItem() {
  const client = useQueryClient();
  const { queryKey } = pantryItemsQuery();
  const restore = useMutation({
    mutationFn: ({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...item }: PantryItem) =>
      createPantryItem(item),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: () =>
      toast({
        title: 'Save Failed',
        description: 'Failed to save item to pantry. Please try again.',
        variant: 'destructive',
      }),
  });
  return useMutation({
    mutationFn: (item: PantryItem) => deletePantryItem(item.id),
    onSuccess: (_answer, item) => {
      client.setQueryData(queryKey, (old) => old?.filter((one) => one.id !== item.id));
      toast({
        title: 'Item deleted successfully!',
        duration: UNDO_TOAST_MS,
        action: { label: 'Undo', onClick: () => restore.mutate(item) },
      });
    },
    onError: (error) =>
      toast({
        title: 'Failed to delete item',
        description: errorText(error, 'Please try again later'),
        variant: 'destructive',
      }),
  });
}
