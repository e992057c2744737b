import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useLatestCallback } from '../../lib/hooks/use-latest-callback.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { type BrowserStores, browserStores, writeJson } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { toastFailure } from '../../lib/toast/say-failed.ts';

/** Names of the selected items by id, in the order they were selected. */
export type Selection = ReadonlyMap<number, string>;

type Selectable = { id: number; productName: string };

export function toggled(selection: Selection, { id, productName }: Selectable): Selection {
  const next = new Map(selection);
  if (!next.delete(id)) next.set(id, productName);
  return next;
}

export function withAll(selection: Selection, items: readonly Selectable[]): Selection {
  const next = new Map(selection);
  for (const { id, productName } of items) if (!next.has(id)) next.set(id, productName);
  return next;
}

export function withoutAll(selection: Selection, items: readonly Pick<Selectable, 'id'>[]): Selection {
  const next = new Map(selection);
  for (const { id } of items) next.delete(id);
  return next;
}

/** What of it is still there, under the names it has now. */
export function stillThere(selection: Selection, items: readonly Selectable[]): Selection {
  const names = new Map(items.map(({ id, productName }) => [id, productName]));
  return new Map([...selection.keys()].flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : [])));
}

const stored = z.object({ owner: z.string(), items: z.array(z.tuple([z.number(), z.string()])) });

/** The selection of this tab, also after a reload; another person's is not shown. */
export function readSelection({ session }: BrowserStores, owner: string): Selection {
  try {
    const saved = stored.parse(JSON.parse(session.getItem(STORAGE_KEY.pantrySelection) ?? 'null'));
    return new Map(saved.owner === owner ? saved.items : []);
  } catch {
    return new Map();
  }
}

export function writeSelection({ session }: BrowserStores, owner: string, selection: Selection): void {
  if (selection.size === 0) session.removeItem(STORAGE_KEY.pantrySelection);
  else writeJson(session, STORAGE_KEY.pantrySelection, { owner, items: [...selection] });
}

export type ChangeSelection = (change: (before: Selection) => Selection) => void;

/**
 * The selected items of this tab; they survive search, order, scrolling and a reload.
 * @param onEmptied runs when the last one is let go, with a way to select again what was selected
 */
export function useSelection(
  onEmptied: (restore: () => void) => void,
): readonly [Selection, ChangeSelection] {
  const client = useQueryClient();
  const { user } = useSession();
  const owner = user ? String(user.id) : '';
  const [selection, setSelection] = useState(() => readSelection(browserStores(), owner));
  const newest = useRef(selection);
  const change = useLatestCallback((next: (before: Selection) => Selection) => {
    const before = newest.current;
    const after = next(before);
    newest.current = after;
    setSelection(after);
    writeSelection(browserStores(), owner, after);
    if (after.size === 0 && before.size > 0) onEmptied(() => change(() => before));
  });
  // What was selected before a reload may have been deleted elsewhere since; nothing on the page can tell.
  useEffect(() => {
    if (readSelection(browserStores(), owner).size === 0) return;
    client.fetchQuery({ ...pantryIdsQuery(), staleTime: 0 }).then(
      ({ items }) => change((before) => stillThere(before, items)),
      () => undefined,
    );
  }, [client, owner, change]);
  return [selection, change];
}

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
    onError: () => toastFailure('Failed to select the items', 'Please try again later'),
    onSettled: () => setAim(null),
  });
  const selectAll = (all: boolean) => {
    // At once, which the state of the mutation is not: a controlled box would fall back for a moment.
    setAim(all);
    run.mutate(all);
  };
  return { selectAll, aim };
}

export function useMatchingSelected(search: string, selection: Selection): number {
  const isSearching = search !== '';
  const { data } = useQuery({ ...pantryIdsQuery(search), enabled: isSearching && selection.size > 0 });
  if (!isSearching) return selection.size;
  return (data?.items ?? []).filter(({ id }) => selection.has(id)).length;
}
