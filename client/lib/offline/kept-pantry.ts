import type { QueryKey } from '@tanstack/react-query';
import type { ListedPantryItem, PantryPage } from '#contract/pantry.ts';
import { matchesSearch, sortPantry } from '#domain/pantry/pantry-list.ts';
import { FIRST_VIEW, PANTRY_PAGE_SIZE, type PantryView, pantryPageQuery } from '../pantry/pantry-items.ts';
import type { KeptAnswer } from './kept-store.ts';

/** Search, order and number of the page under this key. */
export function pageOf(key: QueryKey): { view: PantryView; number: number } | null {
  const [, , view, number] = key;
  if (typeof view !== 'object' || view === null || typeof number !== 'number') return null;
  return { view: view as PantryView, number };
}

/** Only the pages of the view without a search are kept; all others can be made of them. */
export const isFirstView = ({ search, sort }: PantryView) =>
  search === FIRST_VIEW.search && sort === FIRST_VIEW.sort;

export const firstViewKey = (number: number): QueryKey => pantryPageQuery(FIRST_VIEW, number).queryKey;

const isPage = (data: unknown): data is PantryPage =>
  typeof data === 'object' &&
  data !== null &&
  'items' in data &&
  Array.isArray(data.items) &&
  'total' in data;

/** How many pages a list of so many foods has. */
const pagesFor = (total: number) => Math.max(1, Math.ceil(total / PANTRY_PAGE_SIZE));

/** Numbers of kept pages that lie beyond the end of the list by now. */
export const beyondEnd = (data: unknown, numbers: readonly number[]): number[] =>
  isPage(data) ? numbers.filter((number) => number >= pagesFor(data.total)) : [];

/**
 * Makes a page of any search and order of the kept pages. Undefined unless the whole list is kept: a search that
 * looked at a part would say "nothing found" of what is there.
 */
export async function pageFromKept(
  { view, number }: { view: PantryView; number: number },
  read: (number: number) => Promise<KeptAnswer | undefined>,
): Promise<KeptAnswer | undefined> {
  const first = await read(0);
  if (!first || !isPage(first.data)) return undefined;
  // Pages that were read at different times may overlap.
  const items = new Map<number, ListedPantryItem>();
  let at = first.at;
  for (let page = 0; page < pagesFor(first.data.total); page += 1) {
    const kept = page === 0 ? first : await read(page);
    if (!kept || !isPage(kept.data)) return undefined;
    for (const item of kept.data.items) items.set(item.id, item);
    at = Math.min(at, kept.at);
  }
  const found = sortPantry(
    [...items.values()].filter((item) => matchesSearch(item, view.search)),
    view.sort,
  );
  const start = number * PANTRY_PAGE_SIZE;
  const data: PantryPage = { items: found.slice(start, start + PANTRY_PAGE_SIZE), total: found.length };
  return { data, at };
}
