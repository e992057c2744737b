import { type Column, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';

/** Columns under their names in the contract; instants as ISO text. */
export const wireColumns = (columns: Readonly<Record<string, Column | SQL>>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${wireValue(column)} as ${sql.identifier(name)}`),
    sql`, `,
  );

const wireValue = (column: Column | SQL): SQL =>
  'getSQLType' in column && column.getSQLType().startsWith('timestamp')
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${column}`;

/** The rows of a query as one JSON array, in their order: one text comes instead of thousands of objects. */
export const jsonArray = (rows: SQL): SQL =>
  sql`(select coalesce(json_agg(wire_row), '[]')::text from (${rows}) wire_row)`;

/**
 * Sends JSON as the database wrote it. The rows are what the contract says (a test of each such call holds them to it);
 * taking them apart and checking each anew would take many times as long as reading them.
 */
export const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').serializer(asIs).send(json);

const asIs = (json: string): string => json;
