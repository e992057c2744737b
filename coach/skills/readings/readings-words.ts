import type { HealthReading } from '#contract/health-readings.ts';
import type { PersonalData } from '#contract/profile.ts';
import { dayIn, offsetAt } from '#domain/dates/calendar-day.ts';
import type { ShownUnits } from '#domain/health-values/measure-units.ts';
import { GLUCOSE, glucoseText } from '#domain/health-values/thresholds.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import { changeText, valueText } from '#domain/readings/measure-text.ts';
import { adviseOnReading } from '#domain/readings/reading-advice.ts';
import { readingRange } from '#domain/readings/reading-range.ts';
import type { Measure } from '#domain/readings/reading-values.ts';
import type { GlucoseRange } from '#domain/readings/targets.ts';
import type { MealGroup } from '#domain/readings/trends/after-meals.ts';
import { counted, dayText } from '#domain/readings/trends/measure-words.ts';
import { clockText } from '../../message-facts/clock-words.ts';
import { ownWords } from '../own-words.ts';

type Around = { person: PersonalData; context: HealthContext; now: Date; zone: string };

const HAS: Readonly<Record<Measure, (reading: HealthReading) => boolean>> = {
  fastingGlucose: ({ glucoseLevel, isFasting }) => glucoseLevel !== null && isFasting,
  glucose: ({ glucoseLevel }) => glucoseLevel !== null,
  ketones: ({ ketoneLevel }) => ketoneLevel !== null,
  gki: ({ glucoseLevel, ketoneLevel }) => glucoseLevel !== null && ketoneLevel !== null,
  weight: ({ weight }) => weight !== null,
  waist: ({ waist }) => waist !== null,
};

const RANGE_WORDS: Readonly<Record<GlucoseRange, string>> = {
  low: 'that is low',
  normal: `under ${glucoseText(GLUCOSE.fastingPrediabetes)}`,
  prediabetes: 'in the prediabetes range; one reading is not a diagnosis',
  diabetes: 'in the diabetes range; one reading is not a diagnosis, a lab test decides',
};

/** The latest reading, of one measure where one is named, with advice where its values give reason. */
export function latestWords(
  readings: readonly HealthReading[],
  measure: Measure | null,
  { person, context, now, zone }: Around,
): string[] {
  const latest = readings.find((reading) => (measure ? HAS[measure](reading) : true));
  if (!latest) return ['You have no reading of that kind yet. Add one on [Tracking](/tracking?view=log).'];
  const { units } = person;
  const shown = (name: Measure, value: number | null, label: string) =>
    value === null ? [] : [`${label} ${valueText(name, value, units)}`];
  const range = readingRange(latest, context.pregnant);
  const values = [
    ...shown('glucose', latest.glucoseLevel, latest.isFasting ? 'fasting glucose' : 'glucose').map((text) =>
      range ? `${text} (${RANGE_WORDS[range]})` : text,
    ),
    ...shown('ketones', latest.ketoneLevel, 'ketones'),
    ...shown('weight', latest.weight, 'weight'),
    ...shown('waist', latest.waist, 'waist'),
  ];
  const advice = adviseOnReading(
    latest,
    context,
    readings.filter((one) => one !== latest),
    now,
  );
  return [
    ...(advice
      ? [`**${advice.title}** ${advice.actions.join(' ')}${advice.asks ? ` ${advice.asks}` : ''}`]
      : []),
    `Your latest reading, ${whenText(latest.readingTime, now, zone)}: ${values.join(', ')}.`,
  ];
}

/** "on November 20 at 7:30 am" */
function whenText(time: string, now: Date, zone: string): string {
  const wall = Math.floor((Date.parse(time) + offsetAt(zone, Date.parse(time))) / 60_000);
  return `on ${dayText(dayIn(zone, time), dayIn(zone, now))} at ${clockText(wall)}`;
}

const MEALS_SHOWN = 3;

/** The meals with the highest glucose after them. */
export function mealsWords(
  groups: readonly MealGroup[],
  units: ShownUnits,
  { zone, now, days }: { zone: string; now: Date; days: number },
): string[] {
  const named = groups.filter(({ meal }) => meal !== '').slice(0, MEALS_SHOWN);
  if (named.length === 0) {
    return [
      `In the last ${days} days, none of your glucose readings has a meal with it. When you add a reading on [Tracking](/tracking?view=log) from half an hour to three hours after eating, write what you ate: then I can compare your meals.`,
    ];
  }
  const today = dayIn(zone, now);
  const lines = named.flatMap(({ meal, times, medianAfter, medianChange, each }) => {
    const highest = each[0];
    if (!highest) return [];
    const often =
      times > 1 ? `, ${counted(times, 'time')}, median ${valueText('glucose', medianAfter, units)}` : '';
    const change =
      medianChange === null
        ? ''
        : `; ${changeText('glucose', medianChange, units)} ${medianChange < 0 ? 'lower' : 'higher'} than before`;
    const on = dayText(dayIn(zone, highest.after.time), today);
    return [
      `- **${ownWords(meal)}**: up to ${valueText('glucose', highest.after.glucose, units)} on ${on}${often}${change}`,
    ];
  });
  return [
    'These meals came before your highest glucose readings:',
    lines.join('\n'),
    'That doesn’t mean they caused them: sleep, stress, exercise and the time of day count too. If a meal shows up again and again, try changing it and measure again.',
  ];
}
