import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ListedPantryItem, PantryPage } from '#contract/pantry.ts';
import { useLaneChanges } from '../../lib/changes/changes.ts';
import { PANTRY_PAGE_SIZE, type PantryView, pantryPageQuery } from '../../lib/pantry/pantry-items.ts';
import { withPendingChanges } from './item-changes.ts';

/** Rows of the list that are asked for, both counted in. */
export interface RowSpan {
  first: number;
  last: number;
}

/** Rows are asked for in steps, so that the list is not rendered anew for every row that scrolls by. */
const STEP = 20;

export const AT_TOP: RowSpan = { first: 0, last: 0 };

/** The span with room around it; the one before where that holds it already. */
export function widened(before: RowSpan, { first, last }: RowSpan): RowSpan {
  const next = { first: Math.floor(first / STEP) * STEP, last: Math.ceil(last / STEP) * STEP };
  return next.first === before.first && next.last === before.last ? before : next;
}

/** This many rows before and behind those in the window are read ahead. */
const AHEAD = 20;

/** Numbers of the pages that hold them and the rows around. */
export function pagesOf({ first, last }: RowSpan, total: number): number[] {
  const from = Math.floor(Math.max(0, first - AHEAD) / PANTRY_PAGE_SIZE);
  const to = Math.floor(Math.max(0, Math.min(total - 1, last + AHEAD)) / PANTRY_PAGE_SIZE);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const isSame = (a: PantryView, b: PantryView) => a.search === b.search && a.sort === b.sort;

export type PantryPages = ReturnType<typeof usePantryPages>;

/** The pages of a search and order that the window needs. The rows before stay until the new ones are there. */
export function usePantryPages(wanted: PantryView, span: RowSpan) {
  const [shown, setShown] = useState(wanted);
  const first = useQuery(pantryPageQuery(wanted, 0));
  if (first.data && !isSame(shown, wanted)) setShown(wanted);
  const start = useQuery({ ...pantryPageQuery(shown, 0), enabled: isSame(shown, wanted) });
  const total = start.data?.total;
  const numbers = total === undefined ? [] : pagesOf(span, total);
  const read = useQueries({
    queries: numbers.map((number) => pantryPageQuery(shown, number)),
    combine: combinePages,
  });
  const firstNumber = numbers[0] ?? 0;
  // Stays the same while nothing new was read, since the list works out the place of every row by it.
  const waiting = useLaneChanges('pantry');
  const itemAt = useCallback(
    (row: number): ListedPantryItem | undefined => {
      const item =
        read.pages[Math.floor(row / PANTRY_PAGE_SIZE) - firstNumber]?.items[row % PANTRY_PAGE_SIZE];
      return item && withPendingChanges(item, waiting);
    },
    [read.pages, firstNumber, waiting],
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
