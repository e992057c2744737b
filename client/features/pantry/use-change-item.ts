import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UpdatePantryItemRequest } from '#contract/pantry.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { PANTRY_PAGES_KEY } from '../../lib/pantry/pantry-items.ts';
import { submitChange } from '../../lib/queue/queue-state.ts';
import { sayKept } from '../../lib/queue/say-kept.ts';
import { toast } from '../../lib/toast.ts';
import { changeCachedPages, withChanged } from './cached-pages.ts';

interface Change {
  id: number;
  /** As it is called before the change. */
  name: string;
  changes: UpdatePantryItemRequest;
}

/** What was sent, without what was left out. */
const given = (changes: UpdatePantryItemRequest) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/**
 * Changes a saved food; the list shows it at once and takes it back if the server refuses. Without a network the change
 * waits on this device.
 */
export function useChangeItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name, changes }: Change) =>
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
      toast({
        title: 'Failed to update item',
        description: errorText(error, 'Please try again later'),
        variant: 'destructive',
      });
    },
  });
}
