import type { ReadingFields } from '#contract/health-readings.ts';
import type { Units } from '#contract/profile.ts';
import {
  EARLIEST_READING,
  EMPTY_READING,
  FUTURE_TOLERANCE_MINUTES,
  isMeasured,
} from '#contract/reading-values.ts';
import { hourIn } from '#domain/dates/calendar-day.ts';
import { FIELD_OF, type TakenMeasure } from '#domain/health-values/measure-units.ts';
import { type MeterWords, meterWordIn } from '#domain/readings/meter-word.ts';
import { instantOf, wallTime } from '../../lib/format/wall-time.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import type { Session } from '../../lib/session/session.ts';
import { isRecord } from '../../lib/storage/browser-stores.ts';
import { boxText, measureIn, parseMeasure } from './measures.ts';

/** Whoever is not signed in; what a guest left here is taken along at sign-in. */
export const GUEST = 'guest';

/** Whose entry something stored in the browser is. */
export const ownerOf = ({ kind, user }: Session): string =>
  kind === 'guest' || user === null ? GUEST : String(user.id);

export interface Draft {
  glucose: string;
  ketones: string;
  weight: string;
  waist: string;
  /** Null while the person has not said: then a suggestion is shown and named as one. */
  isFasting: boolean | null;
  /** The text of a date-and-time box in the person's zone; empty is the moment of saving. */
  time: string;
  feeling: string;
  lastMeal: string;
  lastMealPantryItemId: number | null;
  lastMealPlanId: number | null;
  recentActivity: string;
  notes: string;
}

export const EMPTY_DRAFT: Draft = {
  glucose: '',
  ketones: '',
  weight: '',
  waist: '',
  isFasting: null,
  time: '',
  feeling: '',
  lastMeal: '',
  lastMealPantryItemId: null,
  lastMealPlanId: null,
  recentActivity: '',
  notes: '',
};

export interface Reader {
  units: Units;
  /** IANA name. */
  zone: string;
}

export function draftOf(reading: Reading, { units, zone }: Reader): Draft {
  const box = (name: TakenMeasure) => boxText(measureIn(name, units), reading[FIELD_OF[name]]);
  return {
    glucose: box('glucose'),
    ketones: box('ketones'),
    weight: box('weight'),
    waist: box('waist'),
    isFasting: reading.isFasting,
    time: wallTime(zone, reading.readingTime),
    feeling: reading.feeling ?? '',
    lastMeal: reading.lastMeal ?? '',
    lastMealPantryItemId: reading.lastMealPantryItemId,
    lastMealPlanId: reading.lastMealPlanId,
    recentActivity: reading.recentActivity ?? '',
    notes: reading.notes ?? '',
  };
}

export const isBlank = (draft: Draft): boolean =>
  Object.values(draft).every((value) => value === null || value === '');

/**
 * Whether a reading at this hour (0 to 23) of the wall clock is suggested as fasting: most people have not eaten for
 * eight hours by then. A guess of ours, always shown as one.
 */
export const suggestsFasting = (hour: number): boolean => hour >= 4 && hour < 10;

/** More at once nobody looks through; the next ones come after these. */
const MOST_MARKED = 100;

/** Glucose of early mornings that is not marked as fasting and tells of no meal, newest first as it comes. */
export const mayBeFasting = (readings: readonly Reading[], zone: string): Reading[] =>
  readings
    .filter(({ glucoseLevel, isFasting, lastMeal }) => glucoseLevel !== null && !isFasting && !lastMeal)
    .filter(({ readingTime }) => suggestsFasting(hourIn(zone, readingTime)))
    .slice(0, MOST_MARKED);

export type DraftErrors = Partial<Record<TakenMeasure | 'time', string>>;

interface ReadDraft {
  /** What was typed and can be read; null where it cannot. `readingTime` is missing where the time is now. */
  fields: ReadingFields & { readingTime?: string };
  errors: DraftErrors;
  /** LO or HI in place of a number: nothing to store, but something to warn of. */
  meter: MeterWords;
  /** Whether it can be saved: something is measured and nothing is refused. */
  complete: boolean;
}

const MINUTE_MS = 60_000;

function readTime(text: string, zone: string, now: Date): { at?: string; error?: string } {
  if (text === '') return {};
  const at = instantOf(zone, text);
  if (at === null) return { error: 'Enter a valid date and time' };
  if (Date.parse(at) > now.getTime() + FUTURE_TOLERANCE_MINUTES * MINUTE_MS)
    return { error: "The time can't be in the future" };
  if (at < EARLIEST_READING) return { error: `The year must be ${EARLIEST_READING.slice(0, 4)} or later` };
  return { at };
}

const words = (text: string): string | null => text.trim() || null;

/** Reads what was typed. A value that is refused is null in the result and named in `errors`. */
export function readDraft(draft: Draft, { units, zone }: Reader, suggestion: boolean, now: Date): ReadDraft {
  const errors: DraftErrors = {};
  const measured = (name: TakenMeasure): number | null => {
    const typed = parseMeasure(measureIn(name, units), draft[name]);
    if (typed.ok) return typed.stored;
    errors[name] = typed.message;
    return null;
  };
  const { at, error } = readTime(draft.time, zone, now);
  if (error !== undefined) errors.time = error;
  const fields = {
    ...EMPTY_READING,
    glucoseLevel: measured('glucose'),
    ketoneLevel: measured('ketones'),
    weight: measured('weight'),
    waist: measured('waist'),
    isFasting: draft.isFasting ?? suggestion,
    lastMeal: words(draft.lastMeal),
    lastMealPantryItemId: draft.lastMealPantryItemId,
    lastMealPlanId: draft.lastMealPlanId,
    recentActivity: words(draft.recentActivity),
    feeling: words(draft.feeling),
    notes: words(draft.notes),
    ...(at === undefined ? {} : { readingTime: at }),
  };
  return {
    fields,
    errors,
    meter: {
      glucose: meterWordIn(draft.glucose) ?? undefined,
      ketones: meterWordIn(draft.ketones) ?? undefined,
    },
    complete: isMeasured(fields) && Object.keys(errors).length === 0,
  };
}

const isMeasure = (box: keyof Draft): box is TakenMeasure => box in FIELD_OF;

/** The field of a reading that a box is for. */
const fieldOf = (box: keyof Draft) => (isMeasure(box) ? FIELD_OF[box] : box === 'time' ? 'readingTime' : box);

/**
 * The changes that make a stored reading match what stands in the boxes. A value whose box was left as it was is
 * not sent, so that rounding to the person's unit never alters it.
 */
export function changesOf(
  before: Draft,
  after: Draft,
  read: ReadDraft['fields'],
): Partial<ReadDraft['fields']> {
  const boxes = Object.keys(EMPTY_DRAFT) as (keyof Draft)[];
  const changed = boxes.filter((box) => before[box] !== after[box]).map(fieldOf);
  return Object.fromEntries(
    changed.filter((field) => read[field] !== undefined).map((field) => [field, read[field]]),
  );
}

/** Whether these are the boxes of a reading as the browser's stores hold them. */
export const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  Object.entries(EMPTY_DRAFT).every(([name, empty]) => {
    const box = value[name];
    if (typeof empty === 'string') return typeof box === 'string';
    return box === null || typeof box === (name === 'isFasting' ? 'boolean' : 'number');
  });
