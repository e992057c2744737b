import type { DiaryEntry } from '#contract/diary.ts';
import { clockIn } from '../dates/calendar-day.ts';

/** Names of the columns; values that nobody knows are empty. */
const COLUMNS = [
  'Day',
  'Time',
  'Meal',
  'Food',
  'Amount',
  'Unit',
  'Weight (g)',
  'Net carbs (g)',
  'Net carbs at least (g)',
  'Net carbs at most (g)',
  'Total carbohydrate (g)',
  'Energy (kcal)',
  'Protein (g)',
  'Fat (g)',
  'Entry ID',
] as const;

/** A cell that a spreadsheet takes as text: what begins like a formula gets an apostrophe (OWASP, CSV injection). */
function textCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const numberCell = (value: number | undefined): string =>
  value === undefined ? '' : String(Math.round(value * 100) / 100);

export const diaryCsvHead = `${COLUMNS.join(',')}\r\n`;

/** An entry as a line of the file, its time in the person's zone; by its key the import knows it again. */
export function diaryCsvLine(entry: DiaryEntry & { idempotencyKey: string }, zone: string): string {
  const { day, meal, name, amount, grams, values } = entry;
  const { netCarbs, totalCarbs, energy, protein, fat } = values;
  const numbers = [grams, netCarbs].map((one) => numberCell(one?.value));
  return `${[
    day,
    clockIn(zone, entry.eatenAt),
    meal,
    textCell(name),
    numberCell(amount.count),
    textCell(amount.unit),
    ...numbers,
    numberCell(netCarbs?.low),
    numberCell(netCarbs?.high),
    ...[totalCarbs, energy, protein, fat].map((one) => numberCell(one?.value)),
    entry.idempotencyKey,
  ].join(',')}\r\n`;
}
