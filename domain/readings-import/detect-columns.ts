import type { Units } from '#contract/profile.ts';
import { IMPORT_LIMITS } from '#contract/readings-import.ts';
import { giveRoles, type RawColumn } from './column-roles.ts';
import { guessDateOrder, type OrderGuess } from './date-order.ts';
import { type DateDigits, readDateCell } from './date-text.ts';
import { headerRole, saysUtc } from './header-words.ts';
import type { ImportColumn, ImportMapping, Separator } from './import-mapping.ts';
import { columnLook } from './infer-columns.ts';
import { questionsOf } from './questions.ts';
import { filledRows, readTable, separatorsOf, type TableRow } from './table.ts';
import { guessUnits } from './unit-guess.ts';

export interface DetectOptions {
  /** Lets date orders fall away that would put readings into the future. */
  readonly now?: Date;
  /** The person's own units, taken first where the file leaves a unit open. */
  readonly units?: Pick<Units, 'glucose' | 'weight' | 'length'>;
}

/** Headings stand within so many lines; above them exports put titles, names and dates. */
const PREAMBLE_LINES = 40;
/** One more than is taken, so that a wider file is seen to be one. */
const MOST_COLUMNS = IMPORT_LIMITS.columns + 1;
/** So many filled cells show what a column is. */
const SAMPLE = 400;
const NOON = 12 * 60;

const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '') + 1;

const DATED: readonly string[] = ['datetime', 'date', 'clock', 'side-date'];
const MEASURED: readonly string[] = ['glucose', 'ketones', 'weight', 'waist', 'value'];

/** The line that says most about its columns and holds no values itself. */
function findHeader(rows: readonly TableRow[]): TableRow | null {
  let best: TableRow | null = null;
  let most = 1;
  for (const row of rows.slice(0, PREAMBLE_LINES)) {
    if (row.cells.some((cell) => /^[\d.,:/-]+$/.test(cell) || readDateCell(cell)?.date != null)) continue;
    const roles = row.cells.map(headerRole).filter((role) => role !== null);
    const isWhole =
      roles.some((role) => DATED.includes(role)) && roles.some((role) => MEASURED.includes(role));
    const useful = roles.filter((role) => role !== 'ignored').length;
    const worth = useful < 2 ? 0 : roles.length + (isWhole ? 100 : 0);
    if (worth > most) [best, most] = [row, worth];
  }
  return best;
}

/** The width most lines have. */
function usualWidth(rows: readonly TableRow[], widthOf: (cells: readonly string[]) => number): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    const width = widthOf(cells);
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

interface Layout {
  readonly separator: Separator;
  readonly header: TableRow | null;
  readonly data: readonly TableRow[];
  readonly columns: readonly ImportColumn[];
  readonly isGuessed: boolean;
}

function rawColumn(
  heading: string,
  index: number,
  data: readonly TableRow[],
): RawColumn & { filled: string[] } {
  const filled: string[] = [];
  for (const { cells } of data) {
    const cell = cells[index] ?? '';
    if (cell !== '') filled.push(cell);
    if (filled.length === SAMPLE) break;
  }
  const look = columnLook(filled);
  const isMidnight =
    look.dates === 'datetime' && filled.every((cell) => (readDateCell(cell)?.clock ?? 0) === 0);
  return { heading, look, isMidnight, filled };
}

function layoutWith(csv: string, separator: Separator): Layout {
  const rows = filledRows(readTable(csv, separator)).filter(({ cells }) => !/^sep=/i.test(cells[0] ?? ''));
  const header = findHeader(rows);
  const below = header ? rows.filter(({ line }) => line > header.line) : rows;
  const start = header
    ? 0
    : below.slice(0, SAMPLE).findIndex(({ cells }) => cells.some((cell) => readDateCell(cell)?.date != null));
  const data = below.slice(Math.max(0, start), Math.max(0, start) + IMPORT_LIMITS.rows);
  const named = header ? lastFilled(header.cells) : 0;
  const width = Math.max(named, usualWidth(data, header ? lastFilled : ({ length }) => length));
  const raw = Array.from({ length: Math.min(MOST_COLUMNS, width) }, (_, index) =>
    rawColumn(header?.cells[index] ?? '', index, data),
  );
  // Cells beyond the headings: a time of day after a date was torn off by its own comma; numbers are decimals torn in two.
  const isTorn = header !== null && raw.slice(named).some(({ look }) => look.numbers !== null);
  const used = isTorn ? raw.slice(0, named) : raw;
  const { given, isGuessed } = giveRoles(used);
  const columns = used.map(
    ({ heading, filled }, index): ImportColumn => ({
      name: heading === '' ? `Column ${index + 1}` : heading,
      role: given[index]?.role ?? 'ignored',
      unit: given[index]?.unit ?? null,
      samples: filled.slice(0, 3),
    }),
  );
  return { separator, header, data, columns, isGuessed };
}

const WORTH: Partial<Record<ImportColumn['role'], number>> = {
  ignored: 0,
  datetime: 4,
  date: 4,
  glucose: 3,
  ketones: 3,
  value: 3,
  weight: 2,
  waist: 2,
};

const worthOf = ({ columns, header }: Layout) =>
  columns.reduce((sum, { role }) => sum + (WORTH[role] ?? 1), columns.length > 1 ? 1 : 0) + (header ? 2 : 0);

function orderOf({ columns, data }: Layout, now: Date | null): { guess: OrderGuess; hasClock: boolean } {
  const index = columns.findIndex(({ role }) => role === 'datetime' || role === 'date');
  const digits: DateDigits[] = [];
  let hasClock = columns.some(({ role }) => role === 'clock');
  let dots = 0;
  for (const { cells } of data) {
    const text = cells[index] ?? '';
    const cell = readDateCell(text);
    if (cell?.clock != null) hasClock = true;
    if (cell === null || cell.date === null || typeof cell.date === 'string') continue;
    digits.push(cell.date);
    if (/^\D*\d+\.\s?\d+\./.test(text)) dots += 1;
  }
  return { guess: guessDateOrder(digits, { now, writtenWithDots: dots > digits.length / 2 }), hasClock };
}

/** Guesses how a CSV file of readings is to be read; what the file leaves open comes back as questions. */
export function detectColumns(csv: string, { now, units }: DetectOptions = {}): ImportMapping {
  const layouts = separatorsOf(csv).map((separator) => layoutWith(csv, separator));
  const layout = layouts.reduce((best, next) => (worthOf(next) > worthOf(best) ? next : best));
  const { guess, hasClock } = orderOf(layout, now ?? null);
  const guessed = guessUnits(
    layout.columns,
    layout.data,
    units ?? { glucose: 'mg/dL', weight: 'kg', length: 'cm' },
  );
  const time = layout.columns.find(({ role }) => role === 'datetime' || role === 'clock');
  return {
    separator: layout.separator,
    headerLine: layout.header?.line ?? null,
    firstLine: layout.header ? layout.header.line + 1 : (layout.data[0]?.line ?? 1),
    columns: layout.columns,
    dateOrder: guess.order,
    dateOrders: guess.fitting,
    glucoseUnit: guessed.glucose.unit,
    weightUnit: guessed.weight.unit,
    waistUnit: guessed.waist.unit,
    timesInUtc: time !== undefined && layout.header !== null && saysUtc(time.name),
    clockWhenMissing: hasClock ? null : NOON,
    fastingBefore: null,
    questions: questionsOf({
      columns: layout.columns,
      isGuessed: layout.isGuessed,
      order: guess,
      hasClock,
      units: guessed,
    }),
  };
}
