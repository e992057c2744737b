import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply } from 'fastify';
import { PAGE_CHARACTERS_MOST } from '#contract/pages.ts';
import type { Database } from './client.ts';
import { jsonArray, sendJson } from './json-rows.ts';
import { statement } from './statement.ts';

/** A page of a list as JSON, and where the next one begins; null after the last. */
export interface Page {
  json: string;
  next: string | null;
}

interface PageSource {
  table: PgTable & { id: PgColumn; createdAt: PgColumn; userId: PgColumn };
  /** Of the account's rows, which belong to the list; needs no more than the index of their order. */
  where: SQL | undefined;
  /** What each row is sent as. */
  fields: SQL;
  /** Characters of a row, where rows may be big: a page of such is shorter, and one row always comes. */
  size?: SQL;
}

/**
 * A list that is read newest first, a page at a time, from where the last one ended (`(created_at, id)`), so that the
 * thousandth page costs what the first does.
 */
export function pageStatement(name: string, { table, where, fields, size }: PageSource) {
  const { id, createdAt } = table;
  const newest = sql`${createdAt} desc, ${id} desc`;
  const limit = sql`${sql.placeholder('limit')}::int`;
  const find = statement<Page>(
    name,
    sql`with keys as (
        select ${id}, ${createdAt}${size ? sql`, ${size} as size` : sql``} from ${table}
        where ${where}
          and (${createdAt}, ${id}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::int)
        order by ${newest} limit ${limit} + 1
      ), page as (${size ? upToSize(limit) : sql`select * from keys limit ${limit}`})
      select ${jsonArray(sql`select ${fields} from page join ${table} on ${id} = page.id order by ${newest}`)} as json,
      case when (select count(*) from keys) > (select count(*) from page) then (
        select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || id
        from page order by created_at, id limit 1
      ) end as next`,
  );
  return async (
    db: Database,
    userId: number,
    from: { cursor?: string | undefined; limit: number },
  ): Promise<Page> => {
    const [at = 'infinity', id = '0'] = from.cursor?.split('_') ?? [];
    const [page] = await find(db, { userId, at, id, limit: from.limit });
    return page ?? { json: '[]', next: null };
  };
}

const upToSize = (limit: SQL): SQL => sql`
  select * from (
    select id, created_at, row_number() over newest as number, sum(size) over newest as so_far
    from keys window newest as (order by created_at desc, id desc)
  ) counted
  where number <= ${limit} and (number = 1 or so_far <= ${sql.raw(String(PAGE_CHARACTERS_MOST))})`;

/** Sends a page, with the address of the next one in `Link`. */
export function sendPage(reply: FastifyReply, { json, next }: Page): FastifyReply {
  if (next !== null) {
    const { pathname, searchParams } = new URL(reply.request.url, 'http://localhost');
    searchParams.set('cursor', next);
    reply.header('link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return sendJson(reply, json);
}
