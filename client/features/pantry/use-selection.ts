import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { useLatestCallback } from '../../lib/use-latest-callback.ts';
import { keepSelection, readSelection, type Selection, stillThere } from './selection.ts';

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
    keepSelection(browserStores(), owner, after);
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
