import { emergencyNumber, helpLines } from '#domain/person/emergency-numbers.ts';
import type { ReadNumber } from './numbers.ts';
import type { TokenReader } from './token-reader.ts';
import { readUnit } from './unit-reader.ts';

const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/i;
const AFTER_MONTH =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\.? $/i;

/** Begins a line, but for the marks of headings, lists, quotes and emphasis. */
const AT_LINE_START = /(?:^|\n)(?:[>*_#+|-]|[^\S\n])*$/;
const AFTER_LABEL =
  /\b(?:day|week|month|step|phase|stage|type|tip|option|part|meal|chapter|number|figure|table|grade|level|section|question|omega|item|no\.|nr\.)[ -]$|#$/i;
/** "B12", "SGLT2", "omega-3", "GLP-1": a hyphen after letters belongs to a name. */
const INSIDE_NAME = /\p{L}\p{Nd}*$/u;
const AFTER_HYPHEN = /\p{L}[-‑]$/u;

const HOURS = 24;
const PLANS_OF_A_WEEK = new Set(['5:2', '4:3', '6:1']);
const SAYINGS = new Set(['24/7', '50/50', '80/20', '20/20', '70/30', '90/10']);
const EMERGENCY_NUMBERS: ReadonlySet<string | undefined> = new Set([
  ...['US', 'GB', 'AU', 'NZ', 'DE', 'JP'].map((country) => emergencyNumber(country)),
  ...['US', 'GB'].map((country) => helpLines(country).crisis?.number.replaceAll(' ', '')),
  // Single services, where a country has one number for each.
  ...['118', '110', '15', '18'],
]);
const CALLING = /\b(?:call|dial|ring|phone|text|calling|dialling|dialing|number|numbers|or|at)[\s*_:(]*$/i;

/** The place behind digits that are a name, a date, a time of day or a label, not a figure; null where they are one. */
export function nameWithDigits(
  reader: TokenReader,
  place: number,
  first: ReadNumber,
  left: string,
): number | null {
  if (INSIDE_NAME.test(left)) return first.end;
  return (
    ordinal(reader, first.end) ??
    partOfPair(reader, place, first) ??
    dateOrTime(reader, first, left) ??
    label(reader, place, first, left)
  );
}

function wholeOf({ readings, fraction }: ReadNumber): number | null {
  const [reading] = readings;
  return reading && !fraction && reading.decimals === 0 ? reading.value : null;
}

/** "1st", "20th", "the 40s". */
function ordinal(reader: TokenReader, end: number): number | null {
  const letters = reader.at(end);
  const apostrophe = /^[’']$/.test(letters) && reader.at(end + 1) === 's';
  if (apostrophe) return end + 2;
  return /^(?:st|nd|rd|th|s|er|ère|ème)$/i.test(letters) ? end + letters.length : null;
}

/** "16:8", "24/7", "7:30": two numbers with a sign between that are one name. */
function partOfPair(reader: TokenReader, place: number, first: ReadNumber): number | null {
  const sign = reader.at(first.end);
  if (sign !== ':' && sign !== '/') return null;
  const second = reader.at(first.end + 1);
  if (!/^\d+$/.test(second)) return null;
  const end = first.end + 1 + second.length;
  const whole = wholeOf(first) ?? Number.NaN;
  if (sign === '/') {
    const written = reader.text.slice(place, end);
    if (SAYINGS.has(written)) return end;
    const third = reader.at(end) === '/' ? reader.at(end + 1) : '';
    return /^\d{2,4}$/.test(third) ? end + 1 + third.length : null;
  }
  if (whole + Number(second) === HOURS || PLANS_OF_A_WEEK.has(`${whole}:${second}`)) return end;
  const isClock = second.length === 2 && whole < HOURS && Number(second) < 60;
  return isClock ? end : null;
}

/** "March 12", "12 March 2026", "2026-03-12", "7 am", "in 2018". */
function dateOrTime(reader: TokenReader, first: ReadNumber, left: string): number | null {
  const whole = wholeOf(first);
  if (whole === null) return null;
  if (whole <= 31 && AFTER_MONTH.test(left)) return first.end;
  const next = reader.behindBlanks(first.end);
  const word = reader.at(next);
  if (whole <= 31 && MONTH.test(word)) return next + word.length;
  if (whole <= HOURS && /^(?:am|pm|uhr)$/i.test(word)) return next + word.length;
  if (
    whole <= HOURS &&
    /^[ap]$/i.test(word) &&
    reader.at(next + 1) === '.' &&
    /^m$/i.test(reader.at(next + 2))
  ) {
    return next + 3;
  }
  if (whole <= HOURS && /^o$/i.test(word) && /^[’']$/.test(reader.at(next + 1))) return next + 1;
  return isYear(reader, whole, first, next, word) ? yearEnd(reader, first.end) : null;
}

function isYear(reader: TokenReader, whole: number, first: ReadNumber, next: number, word: string): boolean {
  if (whole < 1900 || whole > 2099 || first.readings.length > 1) return false;
  if (/^(?:a|per|daily|each|every|in)$/i.test(word) && reader.at(next) !== 'in') return false;
  return (
    !/^[+%°]$/.test(word) && readUnit(reader, first.end, '') === null && !isRangeWithUnit(reader, first.end)
  );
}

/** "1900–2000 kcal" are no years. */
function isRangeWithUnit(reader: TokenReader, end: number): boolean {
  const dash = reader.behindBlanks(end);
  if (!/^(?:[-–—]|to|and|or)$/.test(reader.at(dash))) return false;
  const second = reader.behindBlanks(dash + reader.at(dash).length);
  const digits = reader.at(second);
  return /^\d+$/.test(digits) && readUnit(reader, second + digits.length, '') !== null;
}

/** A year, or a day in the way of ISO 8601. */
function yearEnd(reader: TokenReader, end: number): number {
  let place = end;
  for (let parts = 0; parts < 2; parts += 1) {
    if (reader.at(place) !== '-' || !/^\d\d$/.test(reader.at(place + 1))) return place;
    place += 3;
  }
  return place;
}

/** "1. Eat", "Step 12:", "type 2", "omega-3", "call 112". */
function label(reader: TokenReader, place: number, first: ReadNumber, left: string): number | null {
  const whole = wholeOf(first);
  if (whole === null) return null;
  if (AT_LINE_START.test(left) && /^[.)]$/.test(reader.at(first.end))) {
    return /^[\s*_\\]/.test(reader.at(first.end + 1)) ? first.end : null;
  }
  if (EMERGENCY_NUMBERS.has(reader.text.slice(place, first.end)) && CALLING.test(left)) return first.end;
  const isNamed = AFTER_HYPHEN.test(left) || (whole <= 31 && AFTER_LABEL.test(left));
  return isNamed && readUnit(reader, first.end, left) === null ? first.end : null;
}
