import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { toast } from '../../lib/toast.ts';
import { type Selection, withAll, withoutAll } from './selection.ts';
import type { ChangeSelection } from './use-selection.ts';

/**
 * Selects or lets go of everything that matches a search, also what the list has not read yet. `aim` is what was asked
 * for until it is done, else null.
 */
export function useSelectAll(search: string, onChange: ChangeSelection) {
  const client = useQueryClient();
  const [aim, setAim] = useState<boolean | null>(null);
  const run = useMutation({
    mutationFn: async (all: boolean) => {
      const { items } = await client.fetchQuery({ ...pantryIdsQuery(search), staleTime: 0 });
      return { all, items };
    },
    onSuccess: ({ all, items }) =>
      onChange((before) => (all ? withAll(before, items) : withoutAll(before, items))),
    onError: () =>
      toast({
        title: 'Failed to select the items',
        description: 'Please try again later',
        variant: 'destructive',
      }),
    onSettled: () => setAim(null),
  });
  const selectAll = (all: boolean) => {
    setAim(all);
    run.mutate(all);
  };
  return { selectAll, aim };
}

/** How many of those that match a search are selected. */
export function useMatchingSelected(search: string, selection: Selection): number {
  const isSearching = search !== '';
  const { data } = useQuery({ ...pantryIdsQuery(search), enabled: isSearching && selection.size > 0 });
  if (!isSearching) return selection.size;
  return (data?.items ?? []).filter(({ id }) => selection.has(id)).length;
}
