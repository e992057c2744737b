import { type SQL, sql } from 'drizzle-orm';

/**
 * A generated column's expression: the JSON of a row as a list sends it, but for its dates and the last bracket, written
 * when the row is stored. A page is then joined; building it from its thousands of values took most of what a call cost.
 * PostgreSQL writes dates by its settings, so a generated column may not hold them: a `jsonStatement` adds them. Names are
 * the contract's, values SQL.
 */
export const storedJson = (texts: Record<string, string>, values: Record<string, string>): SQL =>
  sql.raw(
    [
      `left(json_object(array['${Object.keys(texts).join(`','`)}'], array[${Object.values(texts)}])::text, -1)`,
      ...Object.entries(values).map(([name, value]) => `',"${name}":' || coalesce(${value}::text, 'null')`),
    ].join(' || '),
  );
