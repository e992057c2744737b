import type { ReadingFields } from './health-readings.ts';

// Beside the schemas, so that a page which only shows readings need not load what checks them.

/** What a meter, a scale and a tape can show: the limits the product takes. */
export const READING_LIMITS = {
  /** mg/dL */
  glucose: { least: 20, most: 600 },
  /** mmol/L of blood beta-hydroxybutyrate */
  ketones: { least: 0, most: 15 },
  /** kg */
  weight: { least: 20, most: 400 },
  /** cm */
  waist: { least: 30, most: 250 },
} as const;

/** The earliest moment a reading may have, so that a mistyped year is noticed: meters for the home are from then. */
export const EARLIEST_READING = '1990-01-01T00:00:00.000Z';

/** A meter's clock may run ahead of ours by this much. */
export const FUTURE_TOLERANCE_MINUTES = 5;

/** A reading with nothing entered. */
export const EMPTY_READING: ReadingFields = {
  glucoseLevel: null,
  ketoneLevel: null,
  weight: null,
  waist: null,
  isFasting: false,
  lastMeal: null,
  lastMealPantryItemId: null,
  lastMealPlanId: null,
  recentActivity: null,
  feeling: null,
  notes: null,
};

/** Whether anything was measured: glucose, ketones, weight or waist. */
export const isMeasured = (reading: Partial<ReadingFields>): boolean =>
  [reading.glucoseLevel, reading.ketoneLevel, reading.weight, reading.waist].some(
    (value) => typeof value === 'number',
  );
