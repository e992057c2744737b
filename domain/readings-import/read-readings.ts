import { IMPORT_LIMITS } from '#contract/readings-import.ts';
import { hourIn } from '../dates/calendar-day.ts';
import { headerRole } from './header-words.ts';
import type { ImportedReading, ImportMapping, ImportReading, RefusedRow } from './import-mapping.ts';
import { plainText } from './plain-text.ts';
import { Refusal } from './refusal.ts';
import { type RowContext, rowContext } from './row-context.ts';
import { rowMeasures } from './row-measures.ts';
import { rowTime } from './row-time.ts';
import { filledRows, readTable, type TableRow } from './table.ts';
import { knownMeasurements } from './without-known.ts';

export interface ReadOptions {
  /** The person's IANA time zone: wall times in the file are theirs. An unknown one throws a RangeError. */
  readonly zone: string;
  readonly now: Date;
}

/** So much of a line is shown beside its reason. */
const SHOWN = 300;
const SUMMARY =
  /^(?:(?:grand |sub)?totals?|sum|summe|gesamt|averages?|avg|mean|median|mittelwert|durchschnitt|schnitt|moyenne|promedio|media|gemiddelde|genomsnitt|std\.?|standard deviation|min(?:imum)?|max(?:imum)?|count|anzahl|n)\b/;

const isSummary = ({ cells }: TableRow) =>
  SUMMARY.test(plainText((cells.find((cell) => cell !== '') ?? '').slice(0, SHOWN)));

const TOO_MANY = new Refusal(
  `We only read the first ${IMPORT_LIMITS.rows.toLocaleString('en')} lines of a file.`,
);

/** Files put together from several have their headings in between. */
function isHeadings({ cells }: TableRow, { columns, headerLine }: ImportMapping): boolean {
  if (headerLine === null) return false;
  const same = columns.filter(({ name }, index) => cells[index] === name && headerRole(name) !== null);
  return same.length >= 2;
}

/** Before this, a night is not over. */
const MORNING_HOUR = 4;

function isMorningFast(
  time: Date,
  { glucoseLevel }: { glucoseLevel?: number | null },
  { lastMeal }: RowContext,
  { fastingBefore }: ImportMapping,
  zone: string,
): boolean {
  if (fastingBefore === null || glucoseLevel == null || lastMeal) return false;
  const hour = hourIn(zone, time);
  return hour >= MORNING_HOUR && hour < fastingBefore;
}

function readRow(
  row: TableRow,
  mapping: ImportMapping,
  options: ReadOptions,
): (Omit<ImportedReading, 'row' | 'text'> & { isShortened: boolean }) | Refusal {
  const { columns } = mapping;
  const { cells } = row;
  const indexOf = (...roles: readonly string[]) => columns.findIndex(({ role }) => roles.includes(role));
  const date = indexOf('datetime', 'date');
  if (date < 0) return new Refusal('You haven’t chosen a column for the date.');
  if (isHeadings(row, mapping)) return new Refusal('These are headings, not a reading.');
  // Decimals torn apart by their own comma would put values under the wrong headings.
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    return new Refusal('This line has more cells than the others, so we can’t tell which number is which.');
  }
  const time = rowTime(cells[date] ?? '', cells[indexOf('clock')] ?? '', { mapping, ...options });
  if (time instanceof Refusal) {
    return isSummary(row) ? new Refusal('This line only adds up other lines. It isn’t a reading.') : time;
  }
  const measures = rowMeasures(cells, mapping);
  if (measures instanceof Refusal) return measures;
  const { context, isShortened } = rowContext(cells, mapping);
  const isFasting =
    measures.isFasting || isMorningFast(time, measures.fields, context, mapping, options.zone);
  const fasting = isFasting ? { isFasting: true } : {};
  return {
    reading: { readingTime: time.toISOString(), ...measures.fields, ...context, ...fasting },
    isShortened,
  };
}

/**
 * Reads a CSV file as the mapping says. Each line with something in it becomes one reading or one refused row; lines of
 * one measure each stay readings of their own. A line that repeats an earlier one is refused as already there.
 */
export function readReadings(csv: string, mapping: ImportMapping, options: ReadOptions): ImportReading {
  const rows = filledRows(readTable(csv, mapping.separator)).filter(
    ({ line }) => line >= mapping.firstLine && line !== mapping.headerLine,
  );
  const readings: ImportedReading[] = [];
  const refused: RefusedRow[] = [];
  const inFile = knownMeasurements([]);
  let shortened = 0;
  for (const [index, row] of rows.entries()) {
    const text = row.cells.join(mapping.separator === '\t' ? ' \t' : mapping.separator).slice(0, SHOWN);
    // Not even looked at: a file of any size is answered soon.
    const read = index < IMPORT_LIMITS.rows ? readRow(row, mapping, options) : TOO_MANY;
    if (read instanceof Refusal) {
      refused.push({ row: row.line, text, reason: read.reason });
      continue;
    }
    const fresh = inFile.newIn(read.reading);
    if (fresh === null) {
      refused.push({
        row: row.line,
        text,
        reason: 'Already there: an earlier line in this file has the same reading.',
      });
      continue;
    }
    inFile.add(read.reading);
    if (read.isShortened) shortened += 1;
    readings.push({ row: row.line, text, reading: fresh });
  }
  const notices =
    shortened === 0
      ? []
      : [
          `${shortened === 1 ? 'One line has' : `${shortened} lines have`} more text than we can save, so we cut off the end.`,
        ];
  return { rowsIn: rows.length, readings, refused, notices };
}
