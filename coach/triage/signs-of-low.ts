import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import type { CertainValue, StatedReadings, UnsureValue } from './stated-readings.ts';

/** Signs of a low; those of high ketones beside them leave open what was measured. */
const SIGNS = {
  low: ['shaky', 'lowNow'],
  highKetones: [
    'vomiting',
    'nausea',
    'thirsty',
    'urinatesMuch',
    'bellyPain',
    'breathless',
    'highKetonesWords',
  ],
};

/**
 * "Shaky and sweaty, meter says 3.6": where nobody speaks of ketones, a number that is a low as glucose is one. Guidelines
 * have such signs treated as a low even where nothing could be measured (American Diabetes Association, Standards of Care).
 */
export function withSignsOfLow(
  readings: StatedReadings,
  told: ReadonlySet<string>,
  text: string,
): StatedReadings {
  const isLow = SIGNS.low.some((id) => told.has(id)) && !SIGNS.highKetones.some((id) => told.has(id));
  if (!isLow || /\bket/i.test(text)) return readings;
  const lowOf = ({ when, meanings }: UnsureValue) =>
    when === 'now'
      ? meanings.find(({ quantity, value }) => quantity === 'glucose' && value < GLUCOSE.low.mgPerDl)
      : undefined;
  const settles = (unsure: UnsureValue) =>
    lowOf(unsure) !== undefined && unsure.meanings.some(({ quantity }) => quantity === 'ketones');
  const values = readings.unsure.filter(settles).map(
    (unsure): CertainValue => ({
      ...{ quantity: 'glucose', value: lowOf(unsure)?.value ?? 0, diastolic: null, posture: 'unknown' },
      ...{ whose: unsure.whose, when: unsure.when, isAfterMeal: false },
    }),
  );
  return {
    ...readings,
    values: [...readings.values, ...values],
    unsure: readings.unsure.filter((one) => !settles(one)),
  };
}
