import { a1cFromAverageGlucose } from '#domain/health-values/a1c.ts';
import type { ShownUnits } from '#domain/health-values/measure-units.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import { MEASURE_NAMES, rangeText, valueText } from '#domain/readings/measure-text.ts';
import type { Measure } from '#domain/readings/reading-values.ts';
import { counted, inLastDays } from '#domain/readings/trends/measure-words.ts';
import type { ReadingsSummary } from '#domain/readings/trends/summary.ts';
import { PREGNANCY_NOTE } from './readings-paragraphs.ts';
import type { ReadingsFigure } from './readings-question.ts';

/** Below this many glucose readings no A1C is worked out: a few moments are no average of weeks. */
const LEAST_FOR_A1C = 14;

const FIGURE_WORDS = { median: 'middle value (median)', most: 'highest', least: 'lowest' } as const;

/** The figure asked for; with the mean, for glucose, the A1C that would go with it, with what that cannot say. */
export function averageWords(
  summary: ReadingsSummary,
  measure: Measure | null,
  units: ShownUnits,
  { pregnant }: Pick<HealthContext, 'pregnant'>,
  figure: ReadingsFigure = 'mean',
): string[] {
  const shown = measure ?? 'glucose';
  const { now } = summary.measures[shown].comparison;
  const { n, mean, median, least, most } = now;
  if (mean === null || median === null || least === null || most === null)
    return [
      `You have no reading of that kind ${inLastDays(summary.days)}. Add readings on [Tracking](/tracking?view=log).`,
    ];
  if (figure !== 'mean') {
    const value = valueText(shown, { median, least, most }[figure], units);
    const range = n > 1 ? ` They ranged from ${rangeText(shown, { low: least, high: most }, units)}.` : '';
    return [
      `${MEASURE_NAMES[shown]}: the ${FIGURE_WORDS[figure]} of ${counted(n, 'reading')} ${inLastDays(summary.days)} is **${value}**.${range}`,
      ...(pregnant ? [PREGNANCY_NOTE] : []),
    ];
  }
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
