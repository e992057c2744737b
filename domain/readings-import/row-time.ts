import { EARLIEST_READING, FUTURE_TOLERANCE_MINUTES } from '#contract/reading-values.ts';
import { instantAt } from '../dates/wall-time.ts';
import { type DateCell, dayInOrder, readClockCell, readDateCell } from './date-text.ts';
import type { ImportMapping } from './import-mapping.ts';
import { quoted } from './plain-text.ts';
import { DATE_ORDER_WORDS } from './questions.ts';
import { Refusal } from './refusal.ts';

export interface TimeSource {
  readonly mapping: ImportMapping;
  /** The person's zone, for wall times. */
  readonly zone: string;
  readonly now: Date;
}

const EARLIEST = Date.parse(EARLIEST_READING);

function dayOf({ date }: DateCell, text: string, { dateOrder }: ImportMapping): string | Refusal {
  if (date === null) return new Refusal(`${quoted(text)} has a time of day but no date.`);
  if (typeof date === 'string') return date;
  const day = dayInOrder(date, dateOrder);
  return day ?? new Refusal(`${quoted(text)} isn’t a real date when read as ${DATE_ORDER_WORDS[dateOrder]}.`);
}

/** Seconds after midnight: the column for times of day goes before a time beside the date. */
function clockOf(date: DateCell, clockText: string, { clockWhenMissing }: ImportMapping): number | Refusal {
  if (clockText !== '')
    return readClockCell(clockText) ?? new Refusal(`${quoted(clockText)} isn’t a time of day.`);
  if (date.clock !== null) return date.clock;
  if (clockWhenMissing !== null) return clockWhenMissing * 60;
  return new Refusal('This line doesn’t have a time of day.');
}

function instantOf(day: string, seconds: number, offset: number | null, source: TimeSource): Date | null {
  const known = offset ?? (source.mapping.timesInUtc ? 0 : null);
  if (known !== null) return new Date(Date.parse(`${day}T00:00:00Z`) + seconds * 1000 - known * 60_000);
  const minute = instantAt(source.zone, day, Math.floor(seconds / 60));
  return minute && new Date(minute.getTime() + (seconds % 60) * 1000);
}

/** When a line was measured, from its date and its time of day. */
export function rowTime(dateText: string, clockText: string, source: TimeSource): Date | Refusal {
  if (dateText === '') return new Refusal('This line doesn’t have a date.');
  const cell = readDateCell(dateText);
  if (cell === null) return new Refusal(`We can’t read ${quoted(dateText)} as a date.`);
  const day = dayOf(cell, dateText, source.mapping);
  if (day instanceof Refusal) return day;
  const seconds = clockOf(cell, clockText, source.mapping);
  if (seconds instanceof Refusal) return seconds;
  const instant = instantOf(day, seconds, cell.offset, source);
  if (instant === null) {
    return new Refusal('This time didn’t exist where you live: the clocks went forward and skipped it.');
  }
  if (instant.getTime() > source.now.getTime() + FUTURE_TOLERANCE_MINUTES * 60_000) {
    return new Refusal('This time is in the future.');
  }
  return instant.getTime() < EARLIEST ? new Refusal('This date is before 1990.') : instant;
}
