import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { type CopiedTable, quoted } from './table-list.ts';

/** What of a table's content two databases can be compared by. */
export const tableSum = z.object({
  name: z.string(),
  rows: z.number().int(),
  /** SHA-256 of its rows in PostgreSQL's text format, ordered by primary key, in hex. */
  sha256: z.string(),
});
export type TableSum = z.output<typeof tableSum>;

const NEW_LINE = 0x0a;

/** Counts and hashes rows in PostgreSQL's text format, in which each is one line. */
export class TableSummer {
  #rows = 0;
  readonly #hash = createHash('sha256');

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) this.#rows += 1;
  }

  sum(name: string): TableSum {
    return { name, rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

/** Within a transaction: the same row then reads alike from every server. */
export const SAME_TEXT =
  "set local timezone to 'UTC'; set local datestyle to 'ISO, MDY'; set local intervalstyle to 'postgres'; set local extra_float_digits to 1";

/** The rows of a table in PostgreSQL's text format, in pieces of whole or broken lines. */
export async function* copyRows(client: pg.ClientBase, table: CopiedTable): AsyncGenerator<Buffer> {
  const columns = table.columns.map(quoted).join(', ');
  const rows = `select ${columns} from public.${quoted(table.name)} order by ${table.orderBy}`;
  yield* client.query(copyTo(`copy (${rows}) to stdout`));
}

export async function sumTable(client: pg.ClientBase, table: CopiedTable): Promise<TableSum> {
  const summer = new TableSummer();
  for await (const chunk of copyRows(client, table)) summer.add(chunk);
  return summer.sum(table.name);
}
