import { expect, test } from 'vitest';
import type { ListedPantryItem } from '#contract/pantry.ts';
import { PANTRY_PAGE_SIZE } from '../pantry/pantry-items.ts';
import { beyondEnd, pageFromKept } from './kept-pantry.ts';
import type { KeptAnswer } from './kept-store.ts';

const food = (id: number, productName: string, ketoScore: number | null = null) =>
  ({
    id,
    productName,
    brand: null,
    ketoScore,
    createdAt: new Date(id * 1000).toISOString(),
  }) as ListedPantryItem;

const foods = Array.from({ length: PANTRY_PAGE_SIZE + 5 }, (_, index) =>
  food(1000 - index, index % 2 ? `Cheese ${index}` : `Almonds ${index}`, index % 11),
);
const pages: KeptAnswer[] = [
  { data: { items: foods.slice(0, PANTRY_PAGE_SIZE), total: foods.length }, at: 20 },
  { data: { items: foods.slice(PANTRY_PAGE_SIZE), total: foods.length }, at: 10 },
];
const itemsOf = (answer: KeptAnswer | undefined): ListedPantryItem[] =>
  (answer?.data as { items: ListedPantryItem[] } | undefined)?.items ?? [];

const read = async (number: number) => pages[number];

test('any order is made of the whole kept list, page by page', async () => {
  const view = { search: '', sort: 'oldest' } as const;
  const first = await pageFromKept({ view, number: 0 }, read);
  expect(first?.data).toMatchObject({ total: foods.length });
  const second = await pageFromKept({ view, number: 1 }, read);
  const ids = [...itemsOf(first), ...itemsOf(second)].map(({ id }) => id);
  expect(ids).toEqual(foods.map(({ id }) => id).toReversed());
});

test('a search looks through all of it, and is as old as its oldest page', async () => {
  const found = await pageFromKept({ view: { search: 'CHEESE', sort: 'newest' }, number: 0 }, read);
  expect(found?.at).toBe(10);
  expect(itemsOf(found).every(({ productName }) => productName.includes('Cheese'))).toBe(true);
  expect(found?.data).toMatchObject({ total: 32 });
});

test('where a page is not kept, a search does not say that nothing was found', async () => {
  const onlyFirst = async (number: number) => (number === 0 ? pages[0] : undefined);
  expect(await pageFromKept({ view: { search: 'x', sort: 'newest' }, number: 0 }, onlyFirst)).toBeUndefined();
});

test('pages that overlap after a change show each food once', async () => {
  const shifted = {
    items: [food(2000, 'New'), ...foods.slice(0, PANTRY_PAGE_SIZE - 1)],
    total: foods.length + 1,
  };
  const both = [
    { data: shifted, at: 30 },
    { data: { items: foods.slice(PANTRY_PAGE_SIZE - 2), total: foods.length }, at: 10 },
  ];
  const oldest = { search: '', sort: 'name-asc' } as const;
  const first = await pageFromKept({ view: oldest, number: 0 }, async (number) => both[number]);
  expect(first?.data).toMatchObject({ total: foods.length + 1 });
});

test('pages behind the end of a list that became shorter are told', () => {
  expect(beyondEnd({ items: [], total: 61 }, [0, 1, 2, 3])).toEqual([2, 3]);
  expect(beyondEnd({ items: [], total: 0 }, [0, 1])).toEqual([1]);
});
