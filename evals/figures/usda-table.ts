import { readFileSync } from 'node:fs';

/** A row of the table as the file has it: cells by column name. Empty is unknown. */
export type UsdaRow = Readonly<Record<string, string>>;

/** The foods table read anew from its file, apart from the loader that the coach uses. */
export function readUsdaTable(): ReadonlyMap<string, UsdaRow> {
  const text = readFileSync(new URL('../../content/foods/sr28.tsv', import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const columns = head.split('\t');
  return new Map(
    lines.map((line) => {
      const cells = line.split('\t');
      const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
      return [row.ndb_no ?? '', row];
    }),
  );
}
