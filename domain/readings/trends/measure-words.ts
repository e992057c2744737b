import { type CalendarDay, dayIn } from '../../dates/calendar-day.ts';
import type { ShownUnits } from '../../health-values/measure-units.ts';
import { GLUCOSE, KETONES } from '../../health-values/thresholds.ts';
import { changeRangeText, changeText, MEASURE_NAMES, rangeText, valueText } from '../measure-text.ts';
import type { Measure } from '../reading-values.ts';
import type { TargetMeasure } from '../targets.ts';
import { LEAST_COMPARED_DAYS } from './period-comparison.ts';
import type { ReadingsSummary } from './summary.ts';
import { LEAST_DAYS, LEAST_POINTS, type Trend } from './trend.ts';
import { clearChangeWords, unclearChangeWords } from './trend-pace.ts';

/** "3 readings", "1 reading". */
export const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** "in the last 7 days"; a single day is today. */
export const inLastDays = (days: number): string => (days === 1 ? 'today' : `in the last ${days} days`);

const beforeText = (days: number) => (days === 1 ? 'the day before' : `the ${days} days before`);

/** "March 3", with its year when that is not this one. */
export function dayText(day: CalendarDay, today: CalendarDay): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    year: isThisYear ? undefined : 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The target in words: "under 100 mg/dL", "above 0.5 mmol/L". */
export function targetText(measure: TargetMeasure, units: ShownUnits): string {
  return measure === 'ketones'
    ? `above ${valueText(measure, KETONES.ketosis, units)}`
    : `under ${valueText(measure, GLUCOSE.fastingPrediabetes.mgPerDl, units)}`;
}

/** What was measured in the last days; when nothing was, the latest before. Null without any reading. */
export function levelWords(summary: ReadingsSummary, measure: Measure, units: ShownUnits): string | null {
  const { comparison, latest } = summary.measures[measure];
  const { n, median, least, most } = comparison.now;
  const name = MEASURE_NAMES[measure];
  if (median !== null && least !== null && most !== null) {
    if (n === 1) return `${name}: one reading, ${valueText(measure, median, units)}.`;
    const [low, high] = [least, most].map((value) => valueText(measure, value, units));
    if (low === high) return `${name}: all ${n} readings were ${low}.`;
    const range = rangeText(measure, { low: least, high: most }, units);
    return `${name}: middle value (median) ${valueText(measure, median, units)} from ${n} readings, ranging from ${range}.`;
  }
  if (!latest) return null;
  const on = dayText(dayIn(summary.zone, latest.time), comparison.span.to);
  return `${name}: no reading ${inLastDays(summary.days)}; the latest was ${valueText(measure, latest.value, units)} on ${on}.`;
}

const percent = (share: number) => Math.round(share * 100);

function outsideWords(measure: TargetMeasure, below: number, above: number, units: ShownUnits): string[] {
  if (measure === 'ketones' && above > 0) {
    const most = valueText(measure, KETONES.high, units);
    return [`We didn’t count ${counted(above, 'reading')} above ${most}: higher is not better.`];
  }
  if (measure === 'fastingGlucose' && below > 0) {
    const least = valueText(measure, GLUCOSE.low.mgPerDl, units);
    return [`We didn’t count ${counted(below, 'reading')} under ${least}: that is low.`];
  }
  return [];
}

/** How many readings met the target: readings, not time. Null without readings. */
export function shareWords(
  summary: ReadingsSummary,
  measure: TargetMeasure,
  units: ShownUnits,
): string | null {
  const figures = summary.measures[measure].comparison.now.inTarget;
  if (!figures || figures.n === 0) return null;
  const { n, inTarget, share, interval, below, above } = figures;
  const met = `${inTarget} of ${counted(n, 'reading')} met the target of ${targetText(measure, units)}`;
  const first =
    share === null || !interval
      ? `${met}. That is too few for a percentage.`
      : `${met}: ${percent(share)}%, likely ${percent(interval.low)} to ${percent(interval.high)}%.`;
  return [first, ...outsideWords(measure, below, above, units)].join(' ');
}

/** The last days against those before. Null without readings in the last days. */
export function comparisonWords(
  summary: ReadingsSummary,
  measure: Measure,
  units: ShownUnits,
): string | null {
  const { now, before, verdict, difference, interval } = summary.measures[measure].comparison;
  const earlier = beforeText(summary.days);
  if (now.n === 0) return null;
  if (verdict === 'too few readings' || difference === null || before.median === null) {
    return `Too few readings to compare with ${earlier}: you need ${LEAST_COMPARED_DAYS} days with a reading in each period.`;
  }
  if (verdict === 'no clear difference' || !interval) {
    return `No clear difference from ${earlier}, when the middle value (median) was ${valueText(measure, before.median, units)}.`;
  }
  const range = changeRangeText(measure, interval, units);
  return `About ${changeText(measure, difference, units)} ${verdict} than ${earlier} (likely ${range}).`;
}

function tooFewWords({ n, days }: Trend): string {
  const what = `${counted(n, 'reading')} on ${counted(days, 'day')}`;
  if (days >= LEAST_POINTS) {
    return `${what} are too close together to see a trend: they need to cover ${LEAST_DAYS} days.`;
  }
  return `${what} ${n === 1 ? 'is' : 'are'} too few to see a trend: you need readings on ${LEAST_POINTS} days, spread over ${LEAST_DAYS}.`;
}

/** Where a measure is going, and how sure that is. Null without readings in the trend's days. */
export function trendWords(summary: ReadingsSummary, measure: Measure, units: ShownUnits): string | null {
  const { trend } = summary.measures[measure];
  const { verdict, n, perWeek, interval, spanDays } = trend;
  const over = `Over the last ${summary.trendDays} days`;
  if (n === 0) return null;
  if (verdict === 'too few readings' || perWeek === null) return tooFewWords(trend);
  if (verdict !== 'no clear change' && interval) {
    return `${over} it is ${verdict} ${clearChangeWords(measure, { spanDays, perWeek, interval }, units)}.`;
  }
  const unclear =
    interval && interval.low < 0 && interval.high > 0
      ? unclearChangeWords(measure, { spanDays, interval }, units)
      : null;
  return `${over} there is no clear change${unclear === null ? '' : `: your readings would fit ${unclear}`}.`;
}
