import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply } from 'fastify';
import { PAGE_CHARACTERS_MOST } from '#contract/pages.ts';
import type { Database } from './client.ts';
import { jsonStatement, sendJson } from './json-rows.ts';

/** A page of a list as JSON, and where the next one begins; null after the last. */
export interface Page {
  json: string;
  next: string | null;
}

interface PageSource {
  table: PgTable & { id: PgColumn; userId: PgColumn };
  /** The instant that the list is ordered by. */
  at: PgColumn;
  /** Of the account's rows, which belong to the list; needs no more than the index of their order. */
  where: SQL | undefined;
  /** What each row is sent as. */
  fields: SQL;
  /** Characters of a row, where rows may be big: a page of such is shorter, and one row always comes. */
  size?: SQL;
}

/**
 * A list that is read newest first, a page at a time, from where the last one ended (`(at, id)`), so that the
 * thousandth page costs what the first does. `values` fill the placeholders of `where`.
 */
export function pageStatement(name: string, { table, at, where, fields, size }: PageSource) {
  const { id } = table;
  const newest = sql`${at} desc, ${id} desc`;
  const limit = sql`${sql.placeholder('limit')}::int`;
  // A page goes by the name of its table, so that the same columns and order hold for it.
  const named = sql.identifier(getTableName(table));
  const find = jsonStatement(
    name,
    sql`with found as (
        select *${size ? sql`, sum(${size}) over (order by ${newest}) as so_far` : sql``} from ${table}
        where ${where}
          and (${at}, ${id}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::int)
        order by ${newest} limit ${limit} + 1
      ), page as (
        select * from found as ${named}
        ${size ? sql`where so_far <= ${sql.raw(String(PAGE_CHARACTERS_MOST))} or so_far = ${size}` : sql``}
        order by ${newest} limit ${limit}
      )
      select ${fields},
      case when (select count(*) from found) > (select count(*) from page) then (
        select to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${id}
        from page as ${named} order by ${at}, ${id} limit 1
      ) end as beside
      from page as ${named} order by ${newest}`,
  );
  return async (
    db: Database,
    {
      cursor,
      ...values
    }: { userId: number; cursor?: string | undefined; limit: number } & Record<string, unknown>,
  ): Promise<Page> => {
    const [at = 'infinity', id = '0'] = cursor?.split('_') ?? [];
    const { json, beside } = await find(db, { ...values, at, id });
    return { json, next: beside };
  };
}

/** Sends a page, with the address of the next one in `Link`. */
export function sendPage(reply: FastifyReply, { json, next }: Page): FastifyReply {
  if (next !== null) {
    const { pathname, searchParams } = new URL(reply.request.url, 'http://localhost');
    searchParams.set('cursor', next);
    reply.header('link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return sendJson(reply, json);
}
