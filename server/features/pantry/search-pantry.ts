import { asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { PantryPage, PantrySort, searchPantryQuery } from '#contract/pantry.ts';
import type { Database } from '../../database/client.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { matchingItems } from './matching-items.ts';

const {
  userId: _owner,
  ocrData: _ocr,
  nutritionAnalysis: _analysis,
  deletedAt: _deleted,
  nameOrder: _order,
  searchText: _search,
  ...slim
} = getTableColumns(pantryItems);

const NAME = sql`${pantryItems.nameOrder} collate "C"`;
const NEWEST = [desc(pantryItems.createdAt), desc(pantryItems.id)];

/** The rules of `domain/pantry/pantry-list.ts`; a test holds both to each other. */
const ORDER: Readonly<Record<PantrySort, SQL[]>> = {
  newest: NEWEST,
  oldest: [asc(pantryItems.createdAt), asc(pantryItems.id)],
  'name-asc': [asc(NAME), ...NEWEST],
  'name-desc': [desc(NAME), ...NEWEST],
  'keto-score-high': [sql`${pantryItems.ketoScore} desc nulls last`, ...NEWEST],
  'keto-score-low': [sql`${pantryItems.ketoScore} asc nulls last`, ...NEWEST],
};

/** One page of the account's foods that match, without their analyses, and how many there are in all. */
export async function searchPantry(
  db: Database,
  userId: number,
  { search, sort, limit, offset }: z.output<typeof searchPantryQuery>,
): Promise<PantryPage> {
  const matching = matchingItems(userId, search);
  const count = () => db.$count(pantryItems, matching);
  const isSearch = search !== '';
  // The page's ids come out of the order's index; only their rows are then read whole.
  const page = db
    .select({
      id: pantryItems.id,
      // A search has to look at every food anyway; without one the index counts faster.
      matches: (isSearch ? sql<number>`count(*) over ()::int` : sql<number>`0`).as('matches'),
    })
    .from(pantryItems)
    .where(matching)
    .orderBy(...ORDER[sort])
    .limit(limit)
    .offset(offset)
    .as('page');
  const wholeRows = db
    .select({
      ...slim,
      hasAnalysis: sql<boolean>`${pantryItems.nutritionAnalysis} is not null`,
      matches: page.matches,
    })
    .from(page)
    .innerJoin(pantryItems, eq(pantryItems.id, page.id))
    .orderBy(...ORDER[sort]);
  const [rows, all] = await Promise.all([wholeRows, isSearch ? null : count()]);
  const total = all ?? rows[0]?.matches ?? (offset > 0 ? await count() : 0);
  const items = rows.map(({ createdAt, updatedAt, matches: _matches, ...item }) => ({
    ...item,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
  return { items, total };
}
