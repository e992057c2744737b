import type pg from 'pg';

/** A table as it is copied: `columns` without those that the database works out itself. */
export interface CopiedTable {
  name: string;
  columns: string[];
  /** The order in which its rows are copied, whatever the collation of their database. */
  orderBy: string;
}

/** The tables of the product, each after those that its rows refer to. */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`);
  const { rows: keys } = await client.query<{ table: string; column: string; isText: boolean }>(`
    select r.relname as table, a.attname as column, a.attcollation <> 0 as "isText" from pg_index i
    join pg_class r on r.oid = i.indrelid
    join unnest(i.indkey) with ordinality k(attnum, place) on true
    join pg_attribute a on a.attrelid = r.oid and a.attnum = k.attnum
    where i.indisprimary and r.relnamespace = 'public'::regnamespace order by 1, k.place`);
  const { rows: references } = await client.query<{ table: string; target: string }>(`
    select distinct r.relname as table, f.relname as target from pg_constraint c
    join pg_class r on r.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and r.relnamespace = 'public'::regnamespace and r.oid <> f.oid`);
  const tables = [...new Set(columns.map(({ table }) => table))].map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name).map(({ column }) => column),
    orderBy: orderOf(
      name,
      keys.filter(({ table }) => table === name),
    ),
  }));
  return inOrderOfReference(tables, references);
}

function orderOf(table: string, key: { column: string; isText: boolean }[]): string {
  if (key.length === 0) throw new Error(`The table ${table} has no primary key, so it cannot be backed up.`);
  return key.map(({ column, isText }) => `${quoted(column)}${isText ? ' collate "C"' : ''}`).join(', ');
}

function inOrderOfReference(
  tables: CopiedTable[],
  references: { table: string; target: string }[],
): CopiedTable[] {
  const ordered: CopiedTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isFree = ({ name }: CopiedTable) =>
      !references.some(({ table, target }) => table === name && waiting.some((one) => one.name === target));
    const free = waiting.filter(isFree);
    if (free.length === 0) {
      throw new Error(
        `These tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}.`,
      );
    }
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** A name as SQL takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
