import { DATE_ORDERS } from '#contract/readings-import.ts';
import { type DateDigits, dayInOrder } from './date-text.ts';
import type { DateOrder } from './import-mapping.ts';

export interface OrderGuess {
  readonly order: DateOrder;
  /** Every order that fits as many cells as the best does. */
  readonly fitting: readonly DateOrder[];
  /** Whether the column leaves it open: the person is asked. */
  readonly isOpen: boolean;
  /** A date of the column in the order taken and in the next likely one, YYYY-MM-DD, for the question. */
  readonly example: readonly [string, string] | null;
}

interface Candidate {
  readonly order: DateOrder;
  readonly days: readonly string[];
  /** How many of them lie in the future. */
  readonly future: number;
  readonly isSorted: boolean;
  /** Days between the first and the last date. */
  readonly span: number;
}

const DAY_MS = 86_400_000;

/** What an order is written like where nothing else decides. */
const USUAL: readonly DateOrder[] = ['YMD', 'DMY', 'MDY', 'YDM'];

function isSorted(days: readonly string[]): boolean {
  const pairs = days.slice(1).map((day, index) => [days[index] ?? day, day] as const);
  return pairs.every(([a, b]) => a <= b) || pairs.every(([a, b]) => a >= b);
}

function candidate(order: DateOrder, column: readonly DateDigits[], tomorrow: string): Candidate {
  const days = column.map((digits) => dayInOrder(digits, order)).filter((day) => day !== null);
  const times = days.map((day) => Date.parse(day));
  const latest = times.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const earliest = times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const future = days.filter((day) => day > tomorrow).length;
  return { order, days, future, isSorted: isSorted(days), span: (latest - earliest) / DAY_MS };
}

/** Spans in days that are no like: years apart, or days in one order and months in the other. */
const isFarApart = (a: number, b: number) => Math.abs(a - b) > 366 || Math.max(a, b) > 7 * Math.min(a, b) + 7;

/** Files come sorted, cover few years and mostly days in a row: an order that makes them so is likelier. */
function likelier(usual: readonly DateOrder[]) {
  return (a: Candidate, b: Candidate) =>
    a.future - b.future ||
    Number(b.isSorted) - Number(a.isSorted) ||
    (isFarApart(a.span, b.span) ? a.span - b.span : 0) ||
    usual.indexOf(a.order) - usual.indexOf(b.order);
}

function exampleOf([taken, next]: readonly Candidate[]): OrderGuess['example'] {
  const at = taken?.days.findIndex((day, index) => day !== next?.days[index]) ?? -1;
  const [one, other] = [taken?.days[at], next?.days[at]];
  return one && other ? [one, other] : null;
}

/**
 * The order of a whole column of dates in digits. An order in which days do not exist, or most lie in the future, falls away;
 * among those left the likeliest is taken and the choice is said to be open. Years first with four digits are open
 * only where the file itself speaks for year, day, month.
 * @param writtenWithDots Dots mean day first everywhere that dates are written with them.
 */
export function guessDateOrder(
  column: readonly DateDigits[],
  { now, writtenWithDots }: { now: Date | null; writtenWithDots: boolean },
): OrderGuess {
  const tomorrow = now === null ? '9999' : new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const all = DATE_ORDERS.map((order) => candidate(order, column, tomorrow));
  const most = Math.max(...all.map(({ days }) => days.length));
  if (most === 0) return { order: 'YMD', fitting: ['YMD'], isOpen: false, example: null };
  // A line or two may lie in the future by a meter's wrong clock; most of a file may not.
  const fitting = all.filter(({ days, future }) => days.length === most && future <= most / 2);
  const yearFirst = column.some(([first]) => first.length === 4);
  const sorted = [...fitting].sort(likelier(USUAL));
  const best = sorted[0]?.order ?? 'YMD';
  const isUsual = (yearFirst && best === 'YMD') || (writtenWithDots && best === 'DMY');
  return {
    order: best,
    fitting: sorted.map(({ order }) => order),
    isOpen: fitting.length > 1 && !isUsual,
    example: exampleOf(sorted),
  };
}
