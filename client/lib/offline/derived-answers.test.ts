import { expect, test } from 'vitest';
import type { ListedPantryItem } from '#contract/pantry.ts';
import { FIRST_VIEW, PANTRY_PAGE_SIZE, type PantryView, pantryPageQuery } from '../pantry/pantry-items.ts';
import { accountReadingsQuery } from '../readings/readings.ts';
import { type Answer, goneWith, persistedAnswer, type ReadAnswer } from './derived-answers.ts';

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
const pages: Answer[] = [
  { data: { items: foods.slice(0, PANTRY_PAGE_SIZE), total: foods.length }, at: 20 },
  { data: { items: foods.slice(PANTRY_PAGE_SIZE), total: foods.length }, at: 10 },
];
const itemsOf = (answer: Answer | undefined): ListedPantryItem[] =>
  (answer?.data as { items: ListedPantryItem[] } | undefined)?.items ?? [];

/** Of the pantry, these pages of its first view are there. */
const reading =
  (there: readonly Answer[]): ReadAnswer =>
  async ([, , view, number]) =>
    JSON.stringify(view) === JSON.stringify(FIRST_VIEW) ? there[Number(number)] : undefined;
const page = (view: PantryView, number: number, there = pages) =>
  persistedAnswer(pantryPageQuery(view, number).queryKey, reading(there));

test('any order is made of the whole persisted list, page by page', async () => {
  const view = { search: '', sort: 'oldest' } as const;
  const first = await page(view, 0);
  expect(first?.data).toMatchObject({ total: foods.length });
  const ids = [...itemsOf(first), ...itemsOf(await page(view, 1))].map(({ id }) => id);
  expect(ids).toEqual(foods.map(({ id }) => id).toReversed());
});

test('a search looks through all of it, and is as old as its oldest page', async () => {
  const found = await page({ search: 'CHEESE', sort: 'newest' }, 0);
  expect(found?.at).toBe(10);
  expect(itemsOf(found).every(({ productName }) => productName.includes('Cheese'))).toBe(true);
  expect(found?.data).toMatchObject({ total: 32 });
});

test('where a page is not here, a search does not say that nothing was found', async () => {
  expect(await page({ search: 'x', sort: 'newest' }, 0, pages.slice(0, 1))).toBeUndefined();
});

test('pages that overlap after a change show each food once', async () => {
  const items = [food(2000, 'New'), ...foods.slice(0, PANTRY_PAGE_SIZE - 1)];
  const both = [
    { data: { items, total: foods.length + 1 }, at: 30 },
    { data: { items: foods.slice(PANTRY_PAGE_SIZE - 2), total: foods.length }, at: 10 },
  ];
  const first = await page({ search: '', sort: 'name-asc' }, 0, both);
  expect(first?.data).toMatchObject({ total: foods.length + 1 });
});

test('a stretch of readings is cut from all of them', async () => {
  const all = [{ readingTime: '2026-11-20T10:00:00.000Z' }, { readingTime: '2026-08-01T10:00:00.000Z' }];
  const read: ReadAnswer = async (key) => (key[2] === null ? { data: all, at: 5 } : undefined);
  const { queryKey } = accountReadingsQuery('2026-09-01T00:00:00.000Z');
  expect(await persistedAnswer(queryKey, read)).toEqual({ data: all.slice(0, 1), at: 5 });
  expect(await persistedAnswer(queryKey, async () => undefined)).toBeUndefined();
});

test('pages behind the end of a list that became shorter are told', () => {
  const beyond = (total: number) => {
    const isGone = goneWith(pantryPageQuery(FIRST_VIEW, 0).queryKey, { items: [], total });
    return [0, 1, 2, 3].filter((number) => isGone?.(pantryPageQuery(FIRST_VIEW, number).queryKey));
  };
  expect(beyond(61)).toEqual([2, 3]);
  expect(beyond(0)).toEqual([1, 2, 3]);
});
