import Papa from 'papaparse';
import { IMPORT_LIMITS, SEPARATORS } from '#contract/readings-import.ts';
import type { Separator } from './import-mapping.ts';

/** One line of a CSV file. */
export interface TableRow {
  /** As a spreadsheet numbers it: the first line is 1, empty lines count. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Excel writes the separator it used into a first line of its own. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?\s*(?:\n|\r|$)/i;
/** What cannot be seen, the joiner inside emoji apart; PostgreSQL refuses a NUL in text. */
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}]/gu;

const PLAIN = /^[ -~]*$/;

const tidy = (cell: string) =>
  PLAIN.test(cell) ? cell.trim() : cell.replace(INVISIBLE, (sign) => (/[\n\t]/.test(sign) ? ' ' : '')).trim();

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell === '');

/** So many lines are split into cells: some more than are taken, so that too many can be told from enough. */
const MOST_LINES = 5 * IMPORT_LIMITS.rows;

/** A quotation mark without its partner swallows the rest of the file: then each line is read by itself. */
function parse(csv: string, separator: Separator): string[][] {
  const { data, errors } = Papa.parse<string[]>(csv, {
    delimiter: separator,
    newline: '\n',
    preview: MOST_LINES,
  });
  if (!errors.some(({ code }) => code === 'MissingQuotes')) return data;
  const lines = csv.split('\n');
  if (lines.length > MOST_LINES) return data;
  return lines.map((line) => {
    const alone = Papa.parse<string[]>(line, { delimiter: separator, newline: '\n' });
    return alone.errors.length === 0 ? (alone.data[0] ?? ['']) : line.split(separator);
  });
}

/** The cells of a CSV file, trimmed, without byte order mark and invisible signs. */
export function readTable(csv: string, separator: Separator): TableRow[] {
  const text = csv.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  let rows = parse(text, separator);
  const filled = rows.filter((cells) => !isEmpty(cells));
  const inOneCell = filled.filter(([first, ...rest]) => rest.length === 0 && first?.includes(separator));
  // Some programs put a whole line into quotation marks.
  if (filled.length > 0 && inOneCell.length >= filled.length * 0.8) {
    rows = rows.map(([first = '', ...rest]) =>
      rest.length === 0 && first.includes(separator) ? (parse(first, separator)[0] ?? []) : [first, ...rest],
    );
  }
  return rows.map((cells, index) => ({ line: index + 1, cells: cells.map(tidy) }));
}

/** Lines with something in them. */
export const filledRows = (rows: readonly TableRow[]): TableRow[] =>
  rows.filter(({ cells }) => !isEmpty(cells));

/** Separators worth trying: the one the file names, else all that occur in it. */
export function separatorsOf(csv: string): readonly Separator[] {
  const named = SEPARATOR_LINE.exec(csv)?.[1];
  const known = SEPARATORS.find((separator) => separator === named);
  if (known) return [known];
  const there = SEPARATORS.filter((separator) => csv.includes(separator));
  return there.length > 0 ? there : [','];
}
