import type { DateOrder } from './import-mapping.ts';
import { monthNumber } from './month-names.ts';
import { LONGEST_TERM, plainText } from './plain-text.ts';

/** A date in three groups of digits, whose order the whole column decides. */
export type DateDigits = readonly [string, string, string];

/** What a cell with a date, a time of day, or both holds. */
export interface DateCell {
  /** YYYY-MM-DD, or digits still to be put in order; null where the cell holds a time of day alone. */
  readonly date: string | DateDigits | null;
  /** Seconds after midnight. */
  readonly clock: number | null;
  /** Minutes ahead of UTC where the cell names its zone. */
  readonly offset: number | null;
}

const DAY_MS = 86_400_000;
/** Day 0 of Excel's calendar, and its days for 1990 to 2099. */
const EXCEL_ZERO = Date.UTC(1899, 11, 30);
const EXCEL_DAYS = { least: 32_874, most: 73_050 };
const YEARS = { least: 1900, most: 2099 };

const DIGITS = /^(\d{1,4})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,4})(?!\d)\.?(.*)$/;
const EAST_ASIAN = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일](.*)$/;
const DAY_MONTH =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s/-]*(?:de |of )?([a-z]{3,})\.?,?[\s/-]*(?:de |del )?(\d{4}|\d{2})(?!\d)(.*)$/;
const MONTH_DAY = /^([a-z]{3,})\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?(?:, ?| |-)(\d{4})(?!\d)(.*)$/;
const YEAR_MONTH = /^(\d{4})[\s/-]*([a-z]{3,})\.?[\s/-]*(\d{1,2})(?!\d)(.*)$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[t ]?(\d{2})(\d{2})(\d{2})?)?(z?)$/;
const CLOCK =
  /^(\d{1,2})(?:\s?[:h.]\s?(\d{2})?)?(?:[:.m](\d{2})(?:[.,]\d+)?)?s?\s?(a\.?(?: ?m\.?)?|p\.?(?: ?m\.?)?)?(?: ?uhr| ?h)?$/;
const BETWEEN = /^[\s,t]*(?:(?:at|um|klo|kl\.?|a las|om|a|alle|as)\s+)?/;
const ZONE = /\s?(?:(?:utc|gmt)?\s?([+-])(\d{2}):?(\d{2})?|z|utc|gmt)$/;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** YYYY-MM-DD of a day that exists, else null. */
function calendarDay(year: number, month: number, day: number): string | null {
  if (!Number.isInteger(year + month + day)) return null;
  if (year < YEARS.least || year > YEARS.most || month < 1 || month > 12 || day < 1) return null;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** Seconds after midnight of "8:15", "20.15 Uhr", "8h15" or "8:15:30 PM"; null where it is no time of day. */
function readClock(text: string): number | null {
  const [, hours, minutes, seconds = '0', half] = CLOCK.exec(text) ?? [];
  if (hours === undefined || (minutes === undefined && half === undefined && !/[h:]/.test(text))) return null;
  let hour = Number(hours);
  if (half?.startsWith('p') && hour < 12) hour += 12;
  if (half?.startsWith('a') && hour === 12) hour = 0;
  const [minute, second] = [Number(minutes ?? 0), Number(seconds)];
  return hour < 24 && minute < 60 && second < 60 ? (hour * 60 + minute) * 60 + second : null;
}

function numericCell(text: string): DateCell | null {
  if (/^1\d{9}(?:\d{3})?$/.test(text)) {
    const instant = new Date(Number(text) * (text.length === 10 ? 1000 : 1)).toISOString();
    return { date: instant.slice(0, 10), clock: readClock(instant.slice(11, 19)), offset: 0 };
  }
  const days = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  if (days < EXCEL_DAYS.least || days > EXCEL_DAYS.most) return null;
  const seconds = Math.round((days % 1) * 86_400);
  const day = new Date(EXCEL_ZERO + Math.floor(days) * DAY_MS).toISOString().slice(0, 10);
  return { date: day, clock: Number.isInteger(days) ? null : Math.min(seconds, 86_399), offset: null };
}

function compactCell(text: string): DateCell | null {
  const [, year, month, day, hour, minute, second = '00', utc] = COMPACT.exec(text) ?? [];
  const date = calendarDay(Number(year), Number(month), Number(day));
  if (date === null) return null;
  const clock = hour === undefined ? null : readClock(`${hour}:${minute}:${second}`);
  return hour !== undefined && clock === null ? null : { date, clock, offset: utc === 'z' ? 0 : null };
}

/** The date at the beginning of a text, and what follows it. */
function dateAtStart(text: string): { date: string | DateDigits; rest: string } | null {
  const digits = DIGITS.exec(text);
  if (digits) return { date: [digits[1] ?? '', digits[3] ?? '', digits[4] ?? ''], rest: digits[5] ?? '' };
  const asian = EAST_ASIAN.exec(text);
  const [dayMonth, monthDay, yearMonth] = [DAY_MONTH.exec(text), MONTH_DAY.exec(text), YEAR_MONTH.exec(text)];
  const named = asian ?? dayMonth ?? monthDay ?? yearMonth;
  if (!named) return null;
  const [, first = '', second = '', third = '', rest = ''] = named;
  const [year, month, day] = asian
    ? [first, Number(second), third]
    : dayMonth
      ? [third, monthNumber(second), first]
      : monthDay
        ? [third, monthNumber(first), second]
        : [first, monthNumber(second), third];
  const date = calendarDay(year.length === 2 ? 2000 + Number(year) : Number(year), month ?? 0, Number(day));
  return date === null ? null : { date, rest };
}

function zoneOffset(
  sign: string | undefined,
  hours: string | undefined,
  minutes: string | undefined,
): number {
  if (hours === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
}

/** A time of day with or without a zone, or nothing; null where the text is something else. */
function clockAndZone(text: string): Pick<DateCell, 'clock' | 'offset'> | null {
  const plain = text
    .replace(BETWEEN, '')
    .replace(/(?<!\s)\s*\([^()]*\)$/, '')
    .trim();
  if (plain === '') return { clock: null, offset: null };
  const zone = ZONE.exec(plain);
  const clock = readClock(zone ? plain.slice(0, zone.index).trim() : plain);
  return clock === null ? null : { clock, offset: zone ? zoneOffset(zone[1], zone[2], zone[3]) : null };
}

/**
 * Reads a date, a time of day, or both, as meters, spreadsheets and people write them, with names of months in eleven
 * languages, Excel's day numbers and Unix time. Null where the cell is none of these.
 */
export function readDateCell(cell: string): DateCell | null {
  if (cell.length > LONGEST_TERM) return null;
  // "2024. 1. 5." and a weekday before the date are common in exports.
  const text = plainText(cell).replace(/(\d)\. (?=\d)/g, '$1.');
  const plain =
    /^[a-z]+[.,]{0,2} (?=\d|[a-z]{3,}\.? \d)/.test(text) && dateAtStart(text) === null
      ? text.replace(/^[a-z]+[.,]{0,2} /, '')
      : text;
  const whole = numericCell(plain) ?? compactCell(plain);
  if (whole) return whole;
  const found = dateAtStart(plain);
  if (found) {
    const clock = clockAndZone(found.rest);
    return clock && { date: found.date, ...clock };
  }
  const clockFirst = /^(\d{1,2}[:h]\d{2}(?:[:]\d{2})?(?: ?[ap]\.? ?m\.?)?)[, ]+([^, ].*)$/.exec(plain);
  const after = clockFirst?.[2] === undefined ? null : dateAtStart(clockFirst[2]);
  if (after?.rest === '') return { date: after.date, clock: readClock(clockFirst?.[1] ?? ''), offset: null };
  const alone = /\d/.test(plain) ? clockAndZone(plain) : null;
  return alone?.clock == null ? null : { date: null, ...alone };
}

/** The seconds after midnight in a cell for times of day, "08.15.30" among them; null where it is none. */
export function readClockCell(cell: string): number | null {
  if (cell.length > LONGEST_TERM) return null;
  const plain = plainText(cell);
  return clockAndZone(plain)?.clock ?? readDateCell(plain)?.clock ?? null;
}

/** The day that digits name in an order; null where there is no such day. Years of two digits are 2000 to 2099. */
export function dayInOrder(digits: DateDigits, order: DateOrder): string | null {
  const part = (name: 'Y' | 'M' | 'D') => digits[order.indexOf(name)] ?? '';
  const year = part('Y');
  if (part('M').length > 2 || part('D').length > 2 || (year.length !== 2 && year.length !== 4)) return null;
  return calendarDay(
    year.length === 2 ? 2000 + Number(year) : Number(year),
    Number(part('M')),
    Number(part('D')),
  );
}
