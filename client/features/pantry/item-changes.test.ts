import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type ListedPantryItem, listedPantryItem, type PantryPage } from '#contract/pantry.ts';
import type { Change } from '../../lib/changes/change.ts';
import { type PantryView, pantryPageQuery } from '../../lib/pantry/pantry-items.ts';
import { takeOffPages, withPendingChanges } from './item-changes.ts';

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
const NEWEST = { search: '', sort: 'newest' } as const;
const FOUND = { search: 'food', sort: 'name-asc' } as const;

/** A cache with these pages of a view, and what it holds of them. */
function cached(view: PantryView, ...pages: PantryPage[]) {
  const client = new QueryClient();
  for (const [number, one] of pages.entries())
    client.setQueryData(pantryPageQuery(view, number).queryKey, one);
  const held = (of = view) =>
    pages.map((_, number) => {
      const { items = [], total } = client.getQueryData(pantryPageQuery(of, number).queryKey) ?? {};
      return [items.map(({ id }) => id), total];
    });
  return { client, held };
}

describe('an item that is gone', () => {
  it('lets those behind it move up across pages', () => {
    const { client, held } = cached(NEWEST, page(7, 1, 2, 3), page(7, 4, 5, 6), page(7, 7));
    takeOffPages(client, 2);
    expect(held()).toEqual([
      [[1, 3, 4], 6],
      [[5, 6, 7], 6],
      [[], 6],
    ]);
  });

  it('leaves the end of a page open whose next one is not known, and pages before it alone', () => {
    const { client, held } = cached(NEWEST, page(9, 1, 2, 3), page(9, 4, 5, 6));
    takeOffPages(client, 5);
    expect(held()).toEqual([
      [[1, 2, 3], 8],
      [[4, 6], 8],
    ]);
  });

  it('leaves every search and order that has it, and comes back when it is undone', () => {
    const { client, held } = cached(NEWEST, page(2, 2, 1));
    client.setQueryData(pantryPageQuery(FOUND, 0).queryKey, page(1, 1));
    const undo = takeOffPages(client, 1);
    expect([held(), held(FOUND)]).toEqual([[[[2], 1]], [[[], 0]]]);
    undo();
    expect([held(), held(FOUND)]).toEqual([[[[2, 1], 2]], [[[1], 1]]]);
  });

  it('changes nothing where it is not listed', () => {
    const { client, held } = cached(NEWEST, page(1, 1));
    takeOffPages(client, 9);
    expect(held()).toEqual([[[1], 1]]);
  });
});

it('a saved food bears the changes that are on their way, and no others', () => {
  const change = { kind: 'pantry.change', payload: { id: 1, name: 'Food 1', changes: { isFavorite: true } } };
  const on = (id: number) => withPendingChanges(item(id), [change as Change]).isFavorite;
  expect([on(1), on(2)]).toEqual([true, false]);
});
