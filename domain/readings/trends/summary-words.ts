import { dayIn } from '../../dates/calendar-day.ts';
import { type GkiBand, gkiBand } from '../../health-values/gki.ts';
import type { ShownUnits } from '../../health-values/measure-units.ts';
import { GLUCOSE, KETONES } from '../../health-values/thresholds.ts';
import { roundTo } from '../../numbers/rounding.ts';
import { MEASURE_NAMES, valueText } from '../measure-text.ts';
import type { Measure } from '../reading-values.ts';
import { hasTarget, type TargetMeasure, targetSide } from '../targets.ts';
import {
  comparisonWords,
  counted,
  dayText,
  inLastDays,
  levelWords,
  shareWords,
  targetText,
  trendWords,
} from './measure-words.ts';
import type { ReadingsSummary } from './summary.ts';

const CLOSING = 'These numbers show what you measured, not why. They are not a diagnosis.';

/** The last words; what "likely" means is said where it was used. */
function withClosing(paragraphs: readonly string[]): string[] {
  const isLikely = paragraphs.some((text) => text.includes('likely'));
  return [...paragraphs, isLikely ? `${CLOSING} "Likely" is a range we are 95% confident in.` : CLOSING];
}

/** GKI bands as popular use names them (evidence B4). */
const GKI_BAND_WORDS: Readonly<Record<GkiBand, string>> = {
  'very-deep': 'under 1 means very deep ketosis, meant for treatment under a clinician',
  deep: '1 to 3 means deep ketosis',
  moderate: '3 to 6 means moderate ketosis',
  light: '6 to 9 means light ketosis',
  none: 'over 9 means no real ketosis, or glucose that is high for the ketones',
};

const sentences = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

/** Fasting glucose in the range of diabetes: what to do, and that a meter cannot decide it (evidence B5). */
function highFastingWords({ highFasting }: ReadingsSummary, units: ShownUnits): string[] {
  const { n, days } = highFasting;
  if (n === 0) return [];
  const limit = valueText('fastingGlucose', GLUCOSE.fastingDiabetes.mgPerDl, units);
  return days === 1
    ? [
        `Fasting glucose was ${limit} or more on one day. One high day is not a diagnosis: measure again on another morning, and if it happens again, ask your doctor for a lab test.`,
      ]
    : [
        `Fasting glucose was ${limit} or more on ${days} days. A home meter can’t tell you what that means: please ask your doctor for a lab test.`,
      ];
}

/** Against the days before and over time; both are too few for one reason, which is then said once. */
function courseWords(summary: ReadingsSummary, measure: Measure, units: ShownUnits): string {
  const { comparison, trend } = summary.measures[measure];
  const isTooFew = comparison.verdict === 'too few readings' && trend.verdict === 'too few readings';
  return sentences([
    isTooFew ? null : comparisonWords(summary, measure, units),
    trendWords(summary, measure, units),
  ]);
}

function measureWords(summary: ReadingsSummary, measure: Measure, units: ShownUnits): string[] {
  const level = levelWords(summary, measure, units);
  if (level === null) return [];
  return [
    sentences([
      level,
      hasTarget(measure) ? shareWords(summary, measure, units) : null,
      courseWords(summary, measure, units),
    ]),
  ];
}

/** Fasting glucose says most; where there is none in the last days, all glucose readings stand in for it. */
function glucoseMeasure({ measures }: ReadingsSummary): Measure {
  return measures.fastingGlucose.comparison.now.n > 0 || measures.glucose.comparison.now.n === 0
    ? 'fastingGlucose'
    : 'glucose';
}

/** "How am I doing?" One paragraph for each thing measured. */
export function howAmIDoing(summary: ReadingsSummary, units: ShownUnits): string[] {
  const { readings, readingDays, days } = summary;
  const shown: Measure[] = [glucoseMeasure(summary), 'ketones', 'gki', 'weight', 'waist'];
  const paragraphs = shown.flatMap((measure) => measureWords(summary, measure, units));
  if (paragraphs.length === 0) return ['You don’t have any readings yet.'];
  const opening =
    readings === 0
      ? `No readings ${inLastDays(days)}.`
      : `You took ${counted(readings, 'reading')} on ${counted(readingDays, 'day')} ${inLastDays(days)}.`;
  return withClosing([opening, ...highFastingWords(summary, units), ...paragraphs]);
}

function bandWords(median: number): string {
  const band = GKI_BAND_WORDS[gkiBand(roundTo(median, 1))];
  return `People often say that ${band}. These ranges are a rule of thumb, not medical limits.`;
}

/** "My GKI this week": over the days of the summary. */
export function gkiThisWeek(summary: ReadingsSummary, units: ShownUnits): string[] {
  const { comparison, latest } = summary.measures.gki;
  const { n, median } = comparison.now;
  const needs =
    'To get a GKI (glucose ketone index), measure glucose and ketones within 15 minutes of each other, with ketones above 0.';
  const level = levelWords(summary, 'gki', units);
  if (median === null) return [level ?? 'You don’t have a GKI yet.', needs];
  const on = latest && dayText(dayIn(summary.zone, latest.time), comparison.span.to);
  const noisy = summary.noisyGki;
  return withClosing([
    sentences([
      level,
      n > 1 && latest ? `The latest is ${valueText('gki', latest.value, units)}, on ${on}.` : null,
      bandWords(median),
    ]),
    courseWords(summary, 'gki', units),
    ...(noisy > 0
      ? [
          `${noisy} of ${n} use${noisy === 1 ? 's' : ''} ketones under ${valueText('ketones', KETONES.indexLeast, units)}. Ketones that low make the GKI less reliable.`,
        ]
      : []),
  ]);
}

const POSITION: Readonly<Record<TargetMeasure, Record<'below' | 'in' | 'above', string>>> = {
  fastingGlucose: { below: 'is low', in: 'meets it', above: 'doesn’t meet it yet' },
  ketones: { below: 'doesn’t meet it yet', in: 'meets it', above: 'is above nutritional ketosis' },
};

/** Whether a clear trend leads to the target or away from it; nothing where the target is met. */
function directionWords(summary: ReadingsSummary, measure: TargetMeasure, median: number): string | null {
  const side = targetSide(measure, median);
  const { verdict } = summary.measures[measure].trend;
  if (side === 'in' || (verdict !== 'falling' && verdict !== 'rising')) return null;
  const leadsThere = (side === 'above') === (verdict === 'falling');
  return leadsThere ? 'That is moving toward the target.' : 'That is moving away from the target.';
}

function againstTarget(summary: ReadingsSummary, measure: TargetMeasure, units: ShownUnits): string {
  const name = MEASURE_NAMES[measure];
  const target = `${name}: the target is ${targetText(measure, units)}.`;
  const { median, n } = summary.measures[measure].comparison.now;
  const trend = trendWords(summary, measure, units);
  if (median === null) return sentences([target, `No reading ${inLastDays(summary.days)}.`, trend]);
  const position = POSITION[measure][targetSide(measure, median)];
  const what = n === 1 ? 'One reading' : `The middle value (median) of ${n} readings`;
  return sentences([
    target,
    `${what} ${inLastDays(summary.days)}, ${valueText(measure, median, units)}, ${position}.`,
    trend,
    directionWords(summary, measure, median),
  ]);
}

/** Trend against target: fasting glucose and ketones, the two that have one. */
export function trendAgainstTarget(summary: ReadingsSummary, units: ShownUnits): string[] {
  return withClosing([
    ...highFastingWords(summary, units),
    againstTarget(summary, 'fastingGlucose', units),
    againstTarget(summary, 'ketones', units),
  ]);
}
