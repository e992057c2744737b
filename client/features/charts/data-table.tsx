import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** More rows than this are not looked through on one screen. */
const ROWS_PER_PAGE = 20;

/** The page of a table that was asked for, or the nearest that there is: rows from `first` up to but without `last`. */
export function pageOf(wanted: number, count: number) {
  const pages = Math.max(1, Math.ceil(count / ROWS_PER_PAGE));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  const first = page * ROWS_PER_PAGE;
  return { page, pages, first, last: Math.min(first + ROWS_PER_PAGE, count) };
}

interface DataTableProps<Row> {
  caption: string;
  /** Heads of the columns; the first column names its row. */
  columns: readonly string[];
  rows: readonly Row[];
  cells: (row: Row) => readonly string[];
}

/** A number stays on the line of its unit. */
const unbroken = (cell: string) => cell.replace(/^(\S*\d) (\S+)$/, '$1\u00a0$2');

/** The numbers of a picture. Long tables are turned page by page. */
export function DataTable<Row>({ caption, columns, rows, cells }: DataTableProps<Row>) {
  const [wanted, setWanted] = useState(0);
  const { page, pages, first, last } = pageOf(wanted, rows.length);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys. */}
      <section aria-label={`${caption}, table`} tabIndex={0} className="scroll-x">
        <table className="w-full border-collapse text-left text-small tabular-nums sm:text-base">
          <caption className="pb-2 text-left font-bold">{caption}</caption>
          <thead>
            <tr className="border-b-2 border-ink">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-3 last:pr-0 sm:pr-4 align-bottom">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows.slice(first, last).entries()].map(([offset, row]) => (
              <tr key={first + offset} className="border-b border-line">
                {cells(row).map((cell, column) =>
                  column === 0 ? (
                    <th
                      key={columns[column]}
                      scope="row"
                      className="py-2 pr-3 last:pr-0 sm:pr-4 font-normal whitespace-nowrap"
                    >
                      {cell}
                    </th>
                  ) : (
                    <td key={columns[column]} className="py-2 pr-3 last:pr-0 sm:pr-4">
                      {unbroken(cell)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {pages > 1 ? (
        <nav aria-label={`Pages of ${caption}`} className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            disabled={page === 0}
            onClick={() => setWanted(page - 1)}
            icon={ChevronLeft}
          >
            Newer
          </Button>
          <Button variant="secondary" disabled={page === pages - 1} onClick={() => setWanted(page + 1)}>
            Older
            <ChevronRight className="size-5" />
          </Button>
          <p role="status">
            {first + 1} to {last} of {rows.length}
          </p>
        </nav>
      ) : null}
    </div>
  );
}
