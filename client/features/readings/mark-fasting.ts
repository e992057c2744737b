import { hourIn } from '#domain/dates/calendar-day.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { suggestsFasting } from './entry-draft.ts';

/** More at once nobody looks through; the next ones come after these. */
const MOST_AT_ONCE = 100;

/** Glucose of early mornings that is not marked as fasting and tells of no meal, newest first as it comes. */
export const mayBeFasting = (readings: readonly Reading[], zone: string): Reading[] =>
  readings
    .filter(({ glucoseLevel, isFasting, lastMeal }) => glucoseLevel !== null && !isFasting && !lastMeal)
    .filter(({ readingTime }) => suggestsFasting(hourIn(zone, readingTime)))
    .slice(0, MOST_AT_ONCE);
