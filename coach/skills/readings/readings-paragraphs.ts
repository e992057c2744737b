import type { ShownUnits } from '#domain/health-values/measure-units.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import type { Measure } from '#domain/readings/reading-values.ts';
import { hasTarget } from '#domain/readings/targets.ts';
import {
  comparisonWords,
  levelWords,
  shareWords,
  trendWords,
} from '#domain/readings/trends/measure-words.ts';
import type { ReadingsSummary } from '#domain/readings/trends/summary.ts';

/** Targets and ranges of adults do not hold in pregnancy, and keto is not advised. */
export const PREGNANCY_NOTE =
  'Pregnancy has different limits from the ones I know: go over these numbers with your midwife or obstetrician.';

/** One measure: level, targets where they hold, against the days before, and where it is going. */
export function measureParagraph(
  summary: ReadingsSummary,
  measure: Measure,
  units: ShownUnits,
  { pregnant }: Pick<HealthContext, 'pregnant'>,
): string[] {
  const shown = withReadings(summary, measure);
  const level = levelWords(summary, shown, units);
  if (level === null)
    return [`You have no readings of that kind yet. Add them on [Tracking](/tracking?view=log).`];
  const share = hasTarget(shown) && !pregnant ? shareWords(summary, shown, units) : null;
  const trend = trendWords(summary, shown, units);
  const comparison =
    summary.measures[shown].comparison.verdict === 'too few readings' && trend !== null
      ? null
      : comparisonWords(summary, shown, units);
  const first = [level, share, comparison, trend].filter((part) => part !== null).join(' ');
  return [
    first,
    pregnant
      ? PREGNANCY_NOTE
      : 'These numbers show what you measured, not why, and they are not a diagnosis.',
  ];
}

/** Fasting glucose that was never marked as fasting stands among all glucose readings. */
function withReadings(summary: ReadingsSummary, measure: Measure): Measure {
  const { fastingGlucose, glucose } = summary.measures;
  if (measure === 'fastingGlucose' && !fastingGlucose.latest && glucose.latest) return 'glucose';
  return measure;
}

/** What was measured, without targets, ranges and bands. */
export function pregnancyOverview(summary: ReadingsSummary, units: ShownUnits): string[] {
  const shown: Measure[] = ['fastingGlucose', 'glucose', 'ketones', 'weight'];
  const levels = shown.flatMap((measure) => {
    const level = levelWords(summary, measure, units);
    return level === null
      ? []
      : [[level, trendWords(summary, measure, units)].filter((part) => part !== null).join(' ')];
  });
  return [...levels, PREGNANCY_NOTE];
}
