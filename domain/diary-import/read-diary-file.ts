import { type CreateDiaryEntry, createDiaryEntry, type Estimate } from '#contract/diary.ts';
import { addDays, dayIn } from '../dates/calendar-day.ts';
import { instantAt } from '../dates/wall-time.ts';
import { MEAL_WORDS, mealAtHour, usualTime } from '../diary/entries.ts';
import { certain } from '../diary/estimates.ts';
import { guessDateOrder } from '../readings-import/date-order.ts';
import { dayInOrder, readClockCell, readDateCell } from '../readings-import/date-text.ts';
import type { DateOrder, RefusedRow } from '../readings-import/import-mapping.ts';
import { quoted } from '../readings-import/plain-text.ts';
import { filledRows, readTable, type TableRow } from '../readings-import/table.ts';
import { amountIn, mealIn, numberIn } from './cell-values.ts';
import type { DiaryMapping, DiaryRole } from './diary-columns.ts';
import { keyOfText } from './key-of-text.ts';

export interface ReadDiaryFile {
  readonly rowsIn: number;
  readonly entries: readonly { readonly row: number; readonly entry: CreateDiaryEntry }[];
  readonly refused: readonly RefusedRow[];
}

interface ReadOptions {
  /** IANA zone of the person's clock. */
  readonly zone: string;
  readonly now: Date;
}

const KJ_PER_KCAL = 4.184;
const SHOWN = 300;
const entryKey = createDiaryEntry.shape.idempotencyKey;

/**
 * Reads the file of a diary as the mapping says: each line becomes an entry or a refused row. An entry keeps the key
 * that our own file has of it, and has the same one whenever another's file is read: what is there is not stored again.
 */
export function readDiaryFile(csv: string, mapping: DiaryMapping, options: ReadOptions): ReadDiaryFile {
  const rows = filledRows(readTable(csv, mapping.separator)).filter(({ line }) => line > mapping.headerLine);
  const order = dateOrder(rows, mapping, options.now);
  const times = new Map<string, number>();
  const keys = new Set<string>();
  const entries: { row: number; entry: CreateDiaryEntry }[] = [];
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const read = readRow(row, mapping, order, options);
    if (typeof read === 'string') {
      refused.push({ row: row.line, text: row.cells.join(mapping.separator).slice(0, SHOWN), reason: read });
      continue;
    }
    const text = JSON.stringify(read);
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    const ownKey = entryKey.safeParse(cellOf(row, mapping, 'key').toLowerCase()).data;
    // A line that was copied in the file is an entry of its own.
    const idempotencyKey = ownKey === undefined || keys.has(ownKey) ? keyOfText(`${text} ${time}`) : ownKey;
    keys.add(idempotencyKey);
    const checked = createDiaryEntry.safeParse({ ...read, idempotencyKey });
    if (checked.success) entries.push({ row: row.line, entry: checked.data });
    else
      refused.push({
        row: row.line,
        text: row.cells.join(mapping.separator).slice(0, SHOWN),
        reason: `${checked.error.issues[0]?.message ?? 'We couldn’t read this line'}.`,
      });
  }
  return { rowsIn: rows.length, entries, refused };
}

const cellOf = ({ cells }: TableRow, { columns }: DiaryMapping, role: DiaryRole): string => {
  const at = columns.findIndex((column) => column.role === role);
  return at < 0 ? '' : (cells[at] ?? '');
};

function dateOrder(rows: readonly TableRow[], mapping: DiaryMapping, now: Date): DateOrder {
  const digits = rows.flatMap((row) => {
    const date = readDateCell(cellOf(row, mapping, 'day'))?.date;
    return date && typeof date !== 'string' ? [date] : [];
  });
  return guessDateOrder(digits, { now, writtenWithDots: false }).order;
}

type Read = Omit<CreateDiaryEntry, 'idempotencyKey'>;

/** An entry, or why the line is none. */
function readRow(
  row: TableRow,
  mapping: DiaryMapping,
  order: DateOrder,
  { zone, now }: ReadOptions,
): Read | string {
  const cell = (role: DiaryRole) => cellOf(row, mapping, role);
  const dayCell = cell('day');
  const date = readDateCell(dayCell)?.date ?? null;
  const day = date === null || typeof date === 'string' ? date : dayInOrder(date, order);
  if (day === null)
    return /^(?:totals?|sum|average)/i.test(row.cells.find((one) => one !== '') ?? '')
      ? 'This line only adds up other lines.'
      : `${quoted(dayCell)} isn’t a date.`;
  if (day < '2000-01-01' || day > addDays(dayIn(zone, now), 1))
    return `${quoted(dayCell)} is too long ago or in the future.`;
  const named = mealIn(cell('meal'));
  const seconds = readClockCell(cell('time'));
  const meal = named ?? (seconds === null ? 'snack' : mealAtHour(seconds / 3600));
  const eaten =
    (seconds === null ? null : instantAt(zone, day, Math.floor(seconds / 60))) ?? usualTime(zone, day, meal);
  if (!eaten) return 'This time didn’t exist that day: the clocks skipped it.';
  const values = valuesOf(row, mapping);
  if (typeof values === 'string') return values;
  const { amount, grams } = amountIn(cell('amount'), cell('unit'), mapping.separator);
  const isMealSum = mapping.columns.every(({ role }) => role !== 'name');
  const weight = numberIn(cell('grams'), mapping.separator);
  return {
    day,
    eatenAt: eaten.toISOString(),
    meal,
    // Our own files mark what a spreadsheet would take for a formula.
    name: (cell('name').replace(/^'(?=[=+\-@])/, '') || (isMealSum ? MEAL_WORDS[meal] : '')).slice(0, 200),
    amount: isMealSum ? { count: 1, unit: 'meal' } : amount,
    grams: weight ? certain(weight) : grams,
    values,
    source: { kind: 'import', app: mapping.app },
  };
}

/** What the line says it holds, unknown where it says nothing; or why that cannot be. */
function valuesOf(row: TableRow, mapping: DiaryMapping): Read['values'] | string {
  const numberOf = (role: DiaryRole) => numberIn(cellOf(row, mapping, role), mapping.separator);
  const roles = ['netCarbs', 'totalCarbs', 'fiber', 'energy', 'energyKj', 'protein', 'fat'] as const;
  const wrong = roles.find((role) => numberOf(role) === undefined);
  if (wrong) return `${quoted(cellOf(row, mapping, wrong))} isn’t an amount.`;
  const known = (role: DiaryRole): number | null => numberOf(role) ?? null;
  const exact = (value: number | null): Estimate | null => (value === null ? null : certain(value));
  const kj = known('energyKj');
  const values = {
    netCarbs: netCarbsOf(known),
    totalCarbs: exact(known('totalCarbs')),
    energy: exact(known('energy') ?? (kj === null ? null : kj / KJ_PER_KCAL)),
    protein: exact(known('protein')),
    fat: exact(known('fat')),
  };
  return Object.values(values).every((value) => value === null)
    ? 'This line doesn’t have any amounts.'
    : values;
}

/**
 * As the file says them, else total carbohydrate less fiber. A European label's carbohydrate has no fiber in it, and the
 * file does not tell whose label it was: then all of it may be net carbs.
 */
function netCarbsOf(known: (role: DiaryRole) => number | null): Estimate | null {
  const [net, total, fiber] = [known('netCarbs'), known('totalCarbs'), known('fiber')];
  if (net !== null) {
    const [low, high] = [known('netCarbsLow') ?? net, known('netCarbsHigh') ?? net];
    return { value: net, low: Math.min(low, net), high: Math.max(high, net) };
  }
  if (total === null || fiber === null) return null;
  const value = Math.max(0, total - fiber);
  return { value, low: value, high: total };
}
