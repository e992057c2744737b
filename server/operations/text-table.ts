export type Column<Row> = { title: string; width: number; of: (row: Row) => string };

/** Rows as lines of fixed columns, long texts cut; nothing a terminal would obey comes through. */
export function textTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => cells.join('  ').trimEnd();
  return [
    line(columns.map(({ title, width }) => cell(title, width))),
    line(columns.map(({ width }) => '-'.repeat(width))),
    ...rows.map((row) => line(columns.map(({ of, width }) => cell(of(row), width)))),
  ].join('\n');
}

function cell(text: string, width: number): string {
  const characters = Array.from(text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim());
  const cut = characters.length > width ? [...characters.slice(0, width - 1), '…'] : characters;
  return cut.join('') + ' '.repeat(width - cut.length);
}
