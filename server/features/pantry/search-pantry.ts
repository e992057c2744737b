import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  PANTRY_FOUND_MOST,
  PANTRY_SORTS,
  type PantrySort,
  type searchPantryQuery,
} from '#contract/pantry.ts';
import type { Database } from '../../database/client.ts';
import { jsonStatement, namedColumns } from '../../database/json-rows.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { matchingItems } from './matching-items.ts';

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

type Asked = z.output<typeof searchPantryQuery>;
const value = (name: keyof Asked | 'userId') => sql.placeholder(name);

/** The page's ids come out of the order's index; only their rows are then read. */
function pageOf(sort: PantrySort) {
  const order = sql.join(ORDER[sort], sql`, `);
  const found = sql`${pantryItems} where ${matchingItems(value('userId'), '')}`;
  return jsonStatement(`pantry-${sort}`, pageFrom(found, order));
}

/**
 * A search looks at the names in their index, the newest first, until it has found enough, and counts that. What was
 * found goes by the name of the table, so that the same order holds for it.
 */
function searchOf(sort: PantrySort) {
  const keys = sort.startsWith('name')
    ? sql`, name_order`
    : sort.startsWith('keto')
      ? sql`, keto_score`
      : sql``;
  return jsonStatement(
    `pantry-${sort}-search`,
    sql`with matching as materialized (
        select id, created_at${keys} from ${pantryItems}
        where ${matchingItems(value('userId'), value('search'))}
        order by ${sql.join(NEWEST, sql`, `)} limit ${sql.raw(String(PANTRY_FOUND_MOST))}
      )
      ${pageFrom(sql`matching as pantry_items`, sql.join(ORDER[sort], sql`, `))}`,
  );
}

const { listed, useBy, createdAt, updatedAt } = pantryItems;
const LISTED = namedColumns({ listed, useBy, createdAt, updatedAt });

/** One row without a food where the page is empty. */
const pageFrom = (found: SQL, order: SQL): SQL =>
  sql`select ${LISTED}, beside from (select count(*) as beside from ${found}) counted
    left join ${pantryItems} on ${pantryItems.id} = any(array(
      select id from ${found} order by ${order} limit ${value('limit')} offset ${value('offset')}
    )) order by ${order}`;

const forEachSort = <T>(make: (sort: PantrySort) => T) =>
  Object.fromEntries(PANTRY_SORTS.map((sort) => [sort, make(sort)])) as Record<PantrySort, T>;
const pages = forEachSort(pageOf);
const searches = forEachSort(searchOf);

/** One page of the account's foods that match, without their analyses, and how many were found; a `PantryPage`. */
export async function searchPantry(db: Database, userId: number, asked: Asked): Promise<string> {
  const find = (asked.search === '' ? pages : searches)[asked.sort];
  const { json, beside } = await find(db, { userId, ...asked });
  return `{"items":${json},"total":${beside}}`;
}
