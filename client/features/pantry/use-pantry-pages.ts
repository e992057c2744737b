import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ListedPantryItem, PantryPage } from '#contract/pantry.ts';
import { useLaneChanges } from '../../lib/changes/changes.ts';
import { PANTRY_PAGE_SIZE, type PantryView, pantryPageQuery } from '../../lib/pantry/pantry-items.ts';
import { withPendingChanges } from './item-changes.ts';

/** Numbers of the first and the last page that are asked for. */
export interface PageSpan {
  from: number;
  to: number;
}

export const FIRST_PAGE: PageSpan = { from: 0, to: 0 };

/** This many rows before and behind those in the window are read ahead. */
const AHEAD = 40;

const pageOf = (row: number) => Math.floor(Math.max(0, row) / PANTRY_PAGE_SIZE);

/** The pages of the rows in the window and around it; the span before where it is the same, so that nothing is rendered. */
export function pagesAround(before: PageSpan, first: number, last: number): PageSpan {
  const next = { from: pageOf(first - AHEAD), to: pageOf(last + AHEAD) };
  return next.from === before.from && next.to === before.to ? before : next;
}

const isSame = (a: PantryView, b: PantryView) => a.search === b.search && a.sort === b.sort;

export type PantryPages = ReturnType<typeof usePantryPages>;

/** The pages of a search and order that the window needs. The rows before stay until the new ones are there. */
export function usePantryPages(wanted: PantryView, { from, to }: PageSpan) {
  const [shown, setShown] = useState(wanted);
  const first = useQuery(pantryPageQuery(wanted, 0));
  if (first.data && !isSame(shown, wanted)) setShown(wanted);
  const start = useQuery({ ...pantryPageQuery(shown, 0), enabled: isSame(shown, wanted) });
  const total = start.data?.total;
  const last = total === undefined ? -1 : Math.min(to, pageOf(total - 1));
  const read = useQueries({
    queries: Array.from({ length: Math.max(0, last - from + 1) }, (_, index) =>
      pantryPageQuery(shown, from + index),
    ),
    combine: combinePages,
  });
  const pending = useLaneChanges('pantry', true);
  // Stays the same while nothing new was read, since the list works out the place of every row by it.
  const itemAt = useCallback(
    (row: number): ListedPantryItem | undefined => {
      const item = read.pages[pageOf(row) - from]?.items[row % PANTRY_PAGE_SIZE];
      return item && withPendingChanges(item, pending);
    },
    [read.pages, from, pending],
  );
  return {
    /** What the rows belong to: the wanted view, or the one before while that is on its way. */
    shown,
    /** Undefined until the first answer. */
    total,
    /** Undefined while its page is on its way. */
    itemAt,
    isWaiting: first.isFetching && !first.data,
    error: first.data ? null : first.error,
    /** Why some rows are missing or old. */
    pageError: read.error,
    retry: () => {
      if (first.error && !first.data) void first.refetch();
      read.retry();
    },
  };
}

const combinePages = (results: readonly UseQueryResult<PantryPage>[]) => ({
  pages: results.map(({ data }) => data),
  error: results.find(({ error }) => error)?.error ?? null,
  retry: () => {
    for (const result of results) if (result.error) void result.refetch();
  },
});
