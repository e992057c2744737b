import { a1cFromAverageGlucose } from '#domain/health-values/a1c.ts';
import type { ShownUnits } from '#domain/health-values/measure-units.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import { MEASURE_NAMES, valueText } from '#domain/readings/measure-text.ts';
import type { Measure } from '#domain/readings/reading-values.ts';
import { counted, inLastDays } from '#domain/readings/trends/measure-words.ts';
import type { ReadingsSummary } from '#domain/readings/trends/summary.ts';
import { PREGNANCY_NOTE } from './readings-paragraphs.ts';

/** Below this many glucose readings no A1C is worked out: a few moments are no average of weeks. */
const LEAST_FOR_A1C = 14;

/** The mean of the days, and for glucose the A1C that would go with it, with what that cannot say. */
export function averageWords(
  summary: ReadingsSummary,
  measure: Measure | null,
  units: ShownUnits,
  { pregnant }: Pick<HealthContext, 'pregnant'>,
): string[] {
  const shown = measure ?? 'glucose';
  const { n, mean } = summary.measures[shown].comparison.now;
  if (mean === null)
    return [
      `You have no reading of that kind ${inLastDays(summary.days)}. Add readings on [Tracking](/tracking?view=log).`,
    ];
  const average = `${MEASURE_NAMES[shown]}: the average of ${counted(n, 'reading')} ${inLastDays(summary.days)} is **${valueText(shown, mean, units)}**.`;
  if (shown !== 'glucose' && shown !== 'fastingGlucose') return [average];
  if (pregnant) return [average, PREGNANCY_NOTE];
  if (shown === 'fastingGlucose') {
    return [
      average,
      'I can’t estimate an A1C from fasting readings alone: it follows the whole day, meals included.',
    ];
  }
  if (n < LEAST_FOR_A1C) {
    return [
      average,
      `That’s too few readings to estimate an A1C: I need at least ${LEAST_FOR_A1C}, spread over the day.`,
    ];
  }
  return [
    average,
    `An average like that all day and night would match an A1C of about **${a1cFromAverageGlucose(mean).toFixed(1)}%**. Take it as a rough hint: a meter knows only the moments you measured, and fasting readings make it look lower. Only a lab test can tell your A1C.`,
  ];
}
