import { type Column, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import pg from 'pg';
import type { Database } from './client.ts';
import { prepare } from './statement.ts';

/** Columns under their names in the contract. */
export const namedColumns = (columns: Readonly<Record<string, Column | SQL>>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );

/** The same where PostgreSQL writes the JSON: instants as ISO text. */
export const wireColumns = (columns: Readonly<Record<string, Column | SQL>>): SQL =>
  namedColumns(
    Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, wireValue(column)])),
  );

const wireValue = (column: Column | SQL): Column | SQL =>
  'getSQLType' in column && column.getSQLType().startsWith('timestamp')
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : column;

export interface JsonRows {
  /** The rows as a JSON array, in their order. */
  json: string;
  count: number;
  /** What the first row has in a column named `beside`, which is no part of the array. */
  beside: string | null;
}

const BESIDE = 'beside';
/** Comes first and is the beginning of the row's JSON, see `pantryItems.listed`. */
const LISTED = 'listed';

/**
 * A statement whose rows become JSON as the database wrote their values: none is made an object or a `Date` on its way.
 * PostgreSQL's `json_agg` and `row_to_json` look up the type of every value anew and take ten times as long as reading
 * the rows. A row without a first value, as an outer join leaves it for `beside`, is left out.
 */
export function jsonStatement(name: string, query: SQL) {
  const prepared = prepare(name, query);
  return async (db: Database, values: Record<string, unknown>): Promise<JsonRows> => {
    const asked = { ...prepared(values), rowMode: 'array' as const, types: { getTypeParser: () => asIs } };
    const { rows, fields } = await db.$client.query<(string | null)[]>(asked);
    const at = fields.findIndex(({ name }) => name === BESIDE);
    const beside = rows[0]?.[at] ?? null;
    const columns = fields
      .map(({ name, dataTypeID }, index) => ({
        index,
        name,
        write: name === LISTED ? asIs : (WRITERS.get(dataTypeID) ?? JSON.stringify),
      }))
      .filter(({ index }) => index !== at)
      .map((column, place) => ({
        ...column,
        key: column.name === LISTED ? '' : `${place === 0 ? '{' : ','}${JSON.stringify(column.name)}:`,
      }));
    // One join of all pieces: text that is added to text again and again costs twice as much.
    const pieces: string[] = [];
    let count = 0;
    for (const row of rows) {
      if (row[0] === null) continue;
      if (count++ > 0) pieces.push(',');
      for (const { index, key, write } of columns) {
        const value = row[index] ?? null;
        pieces.push(key, value === null ? 'null' : write(value));
      }
      pieces.push('}');
    }
    return { json: `[${pieces.join('')}]`, count, beside };
  };
}

const asIs = (text: string): string => text;

const {
  INT2,
  INT4,
  INT8,
  FLOAT4,
  FLOAT8,
  NUMERIC,
  JSON: PG_JSON,
  JSONB,
  BOOL,
  TIMESTAMPTZ,
} = pg.types.builtins;

/** What PostgreSQL writes of these types is not a JSON text in quotes. */
const WRITERS = new Map<number, (text: string) => string>([
  ...[INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC, PG_JSON, JSONB].map((type) => [type, asIs] as const),
  [BOOL, (text) => (text === 't' ? 'true' : 'false')],
  [TIMESTAMPTZ, (text) => `"${instant(text)}"`],
]);

/** As ISO with milliseconds; by hand where the database keeps UTC, for a `Date` costs the most of a row. */
function instant(text: string): string {
  // `2026-11-28 07:05:09.1234+00`, as PostgreSQL writes it; years beyond 9999 are longer, those before our era end in BC.
  if (text[10] !== ' ' || !text.endsWith('+00')) return new Date(text).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
}

/**
 * Sends JSON as the database wrote it. The rows are what the contract says (a test of each such call holds them to it);
 * taking them apart and checking each anew would take many times as long as reading them.
 */
export const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').serializer(asIs).send(json);
