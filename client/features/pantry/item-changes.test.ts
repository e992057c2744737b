import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type ListedPantryItem, listedPantryItem, type PantryPage } from '#contract/pantry.ts';
import { pantryPageQuery } from '../../lib/pantry/pantry-items.ts';
import { changeCachedPages, withChanged, withoutItem } from './item-changes.ts';

const item = (id: number): ListedPantryItem =>
  listedPantryItem.parse({
    id,
    productName: `Food ${id}`,
    ketoFriendly: true,
    hasAnalysis: false,
    createdAt: '2025-06-01T12:00:00.000Z',
    updatedAt: '2025-06-01T12:00:00.000Z',
  });

const page = (total: number, ...ids: number[]): PantryPage => ({ items: ids.map(item), total });
const idsOf = (pages: ReadonlyMap<number, PantryPage>) =>
  [...pages].map(([number, { items, total }]) => [number, items.map(({ id }) => id), total]);

describe('an item that is gone', () => {
  it('lets those behind it move up across pages', () => {
    const pages = new Map([
      [0, page(7, 1, 2, 3)],
      [1, page(7, 4, 5, 6)],
      [2, page(7, 7)],
    ]);
    expect(idsOf(withoutItem(pages, 2))).toEqual([
      [0, [1, 3, 4], 6],
      [1, [5, 6, 7], 6],
      [2, [], 6],
    ]);
  });

  it('leaves the end of a page open whose next one is not known, and pages before it alone', () => {
    const pages = new Map([
      [0, page(9, 1, 2, 3)],
      [1, page(9, 4, 5, 6)],
    ]);
    expect(idsOf(withoutItem(pages, 5))).toEqual([
      [0, [1, 2, 3], 8],
      [1, [4, 6], 8],
    ]);
  });

  it('changes nothing where it is not listed', () => {
    const pages = new Map([[0, page(1, 1)]]);
    expect(withoutItem(pages, 9)).toBe(pages);
  });
});

describe('pages in the cache', () => {
  const newest = { search: '', sort: 'newest' } as const;
  const found = { search: 'food', sort: 'name-asc' } as const;

  it('change under every search and order, and come back when it is undone', () => {
    const client = new QueryClient();
    client.setQueryData(pantryPageQuery(newest, 0).queryKey, page(2, 2, 1));
    client.setQueryData(pantryPageQuery(found, 0).queryKey, page(2, 1, 2));
    const undo = changeCachedPages(client, (pages) => withChanged(pages, 1, { isFavorite: true }));
    const favorites = () =>
      [newest, found].flatMap((view) =>
        (client.getQueryData(pantryPageQuery(view, 0).queryKey)?.items ?? [])
          .filter(({ isFavorite }) => isFavorite)
          .map(({ id }) => id),
      );
    expect(favorites()).toEqual([1, 1]);
    undo();
    expect(favorites()).toEqual([]);
  });
});
