import type { QueryClient } from '@tanstack/react-query';
import type { ListedPantryItem, PantryPage } from '#contract/pantry.ts';
import { PANTRY_PAGES_KEY } from '../../lib/pantry/pantry-items.ts';

/** Pages of one search and order by their number; not all of them need to be there. */
export type Pages = ReadonlyMap<number, PantryPage>;

/** The pages with one item changed wherever it stands. */
export function withChanged(pages: Pages, id: number, changes: Partial<ListedPantryItem>): Pages {
  return new Map(
    [...pages].map(([number, page]) => [
      number,
      page.items.some((item) => item.id === id)
        ? { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...changes } : item)) }
        : page,
    ]),
  );
}

/**
 * The pages without an item: those behind it move up by one, from page to page. At the end of a page whose next one is
 * not there, a place stays empty until it is read again.
 */
export function withoutItem(pages: Pages, id: number): Pages {
  const numbers = [...pages.keys()].sort((a, b) => a - b);
  const from = numbers.find((number) => pages.get(number)?.items.some((item) => item.id === id));
  if (from === undefined) return pages;
  const next = new Map<number, PantryPage>();
  for (const number of numbers) {
    const page = pages.get(number);
    if (!page) continue;
    const rest =
      number < from
        ? page.items
        : number === from
          ? page.items.filter((item) => item.id !== id)
          : page.items.slice(1);
    const [pulled] = number < from ? [] : (pages.get(number + 1)?.items ?? []);
    next.set(number, { items: pulled ? [...rest, pulled] : rest, total: page.total - 1 });
  }
  return next;
}

/** All pages in the cache, changed; gives back what undoes it. */
export function changeCachedPages(client: QueryClient, change: (pages: Pages) => Pages): () => void {
  const before = client.getQueriesData<PantryPage>({ queryKey: PANTRY_PAGES_KEY });
  const views = Map.groupBy(before, ([key]) => JSON.stringify(key.slice(0, -1)));
  for (const entries of views.values()) {
    const pages = new Map(
      entries.flatMap(([key, page]) => (page ? [[Number(key.at(-1)), page] as const] : [])),
    );
    const changed = change(pages);
    for (const [key] of entries) {
      const page = changed.get(Number(key.at(-1)));
      if (page) client.setQueryData(key, page);
    }
  }
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
}
