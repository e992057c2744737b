import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UpdatePantryItemRequest } from '#contract/pantry.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { updatePantryItem } from '../../lib/pantry/change-pantry-item.ts';
import { PANTRY_PAGES_KEY, pantryItemsQuery } from '../../lib/pantry/pantry-items.ts';
import { toast } from '../../lib/toast.ts';
import { changeCachedPages, withChanged } from './cached-pages.ts';

interface Change {
  id: number;
  changes: UpdatePantryItemRequest;
}

/** What was sent, without what was left out. */
const given = (changes: UpdatePantryItemRequest) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** Changes a saved food; the list shows it at once and takes it back if the server refuses. */
export function useChangeItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: Change) => updatePantryItem(id, changes),
    onMutate: async ({ id, changes }) => {
      // A page on its way would put the old values back.
      await client.cancelQueries({ queryKey: PANTRY_PAGES_KEY });
      return changeCachedPages(client, (pages) => withChanged(pages, id, given(changes)));
    },
    onError: (error, _change, undo) => {
      undo?.();
      toast({
        title: 'Failed to update item',
        description: errorText(error, 'Please try again later'),
        variant: 'destructive',
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: pantryItemsQuery().queryKey }),
  });
}
