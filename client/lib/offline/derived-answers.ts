import type { QueryKey } from '@tanstack/react-query';
import type { ListedPantryItem, PantryPage } from '#contract/pantry.ts';
import { matchesSearch, sortPantry } from '#domain/pantry/pantry-list.ts';
import { FIRST_VIEW, PANTRY_PAGE_SIZE, type PantryView, pantryPageQuery } from '../pantry/pantry-items.ts';
import type { Reading } from '../readings/reading.ts';
import { accountReadingsQuery } from '../readings/readings.ts';
import {
  isConversations,
  isMessages,
  isPantryIds,
  isPantryItem,
  isPantryPage,
  isReadings,
} from './persisted-keys.ts';

/** An answer of the server and when it gave it, in milliseconds. */
export interface Answer {
  data: unknown;
  at: number;
}

/** Reads what is persisted under exactly this key. */
export type ReadAnswer = (key: QueryKey) => Promise<Answer | undefined>;

const ALL_READINGS: QueryKey = accountReadingsQuery().queryKey;

const isFirstView = ({ search, sort }: PantryView) =>
  search === FIRST_VIEW.search && sort === FIRST_VIEW.sort;
const viewOf = (key: QueryKey) => key[2] as PantryView;

/** Stretches of readings and other views of the pantry are not stored: they are made of the whole list again. */
export function isDerived(key: QueryKey): boolean {
  if (isReadings(key)) return key[2] !== null;
  return isPantryPage(key) && !isFirstView(viewOf(key));
}

/** What is persisted for a key, or can be made of what is; undefined where that is not all of it. */
export async function persistedAnswer(key: QueryKey, read: ReadAnswer): Promise<Answer | undefined> {
  if (!isDerived(key)) return read(key);
  if (isPantryPage(key)) return pantryPage(viewOf(key), Number(key[3]), read);
  const all = await read(ALL_READINGS);
  const from = String(key[2]);
  return all && { ...all, data: (all.data as Reading[]).filter(({ readingTime }) => readingTime >= from) };
}

const pagesFor = (total: number) => Math.max(1, Math.ceil(total / PANTRY_PAGE_SIZE));

/**
 * Makes a page of any search and order of the persisted pages. Undefined unless the whole list is here: a search that
 * looked at a part would say "nothing found" of what is there.
 */
async function pantryPage(view: PantryView, number: number, read: ReadAnswer): Promise<Answer | undefined> {
  // Pages that were read at different times may overlap.
  const items = new Map<number, ListedPantryItem>();
  let at = Number.POSITIVE_INFINITY;
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const answer = await read(pantryPageQuery(FIRST_VIEW, page).queryKey);
    if (!answer) return undefined;
    const known = answer.data as PantryPage;
    if (page === 0) pages = pagesFor(known.total);
    for (const item of known.items) items.set(item.id, item);
    at = Math.min(at, answer.at);
  }
  const found = sortPantry(
    [...items.values()].filter((item) => matchesSearch(item, view.search)),
    view.sort,
  );
  const start = number * PANTRY_PAGE_SIZE;
  const data: PantryPage = { items: found.slice(start, start + PANTRY_PAGE_SIZE), total: found.length };
  return { data, at };
}

type WithId = { id: number };

/** Tells of persisted keys whether an answer shows their things to be gone on the account; null where it tells nothing. */
export function goneWith(key: QueryKey, data: unknown): ((persisted: QueryKey) => boolean) | null {
  if (isConversations(key)) {
    const ids = new Set<unknown>((data as WithId[]).map(({ id }) => id));
    return (one) => isMessages(one) && !ids.has(one[1]);
  }
  if (isPantryIds(key)) {
    const ids = new Set<unknown>((data as { items: WithId[] }).items.map(({ id }) => id));
    return (one) => isPantryItem(one) && !ids.has(one[2]);
  }
  if (!isPantryPage(key)) return null;
  const pages = pagesFor((data as PantryPage).total);
  return (one) => isPantryPage(one) && Number(one[3]) >= pages;
}
