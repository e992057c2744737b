/** More rows than this are not looked through on one screen. */
const ROWS_PER_PAGE = 20;

interface TablePage {
  page: number;
  pages: number;
  /** Rows from `first` up to but without `last`. */
  first: number;
  last: number;
}

/** The page of a table that was asked for, or the nearest that there is. */
export function pageOf(wanted: number, count: number): TablePage {
  const pages = Math.max(1, Math.ceil(count / ROWS_PER_PAGE));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  const first = page * ROWS_PER_PAGE;
  return { page, pages, first, last: Math.min(first + ROWS_PER_PAGE, count) };
}
