import { glucoseToMmol } from '#domain/health-values/glucose.ts';
import { momentText } from '../glucose-meaning.ts';
import { glucoseInBoth, type Of } from '../value-meaning.ts';
import { standingOf } from './standing.ts';
import type { ToldReading } from './told-readings.ts';

/** The verdict of readings that belong to no one meal, each by the limits of its moment, moment by moment. */
export function seriesVerdict(readings: readonly ToldReading[], of: Of): string {
  const groups = [...Map.groupBy(readings, ({ moment }) => momentText(moment)).values()];
  const phrases = groups.map((group) => groupPhrase(group, of));
  if (phrases.length === 1) return `${phrases[0]}.`;
  const off = readings.filter((reading) => standingOf(reading, of).rank > 0).length;
  const usual = of.health.hasDiabetes
    ? 'the goals often set with diabetes'
    : 'the usual range without diabetes';
  return off === 0
    ? `${someOf(readings.length, readings.length)} within ${usual}: ${groups.map(figureOf).join(', ')}.`
    : `${someOf(off, readings.length)} outside ${usual}: ${phrases.join('; ')}.`;
}

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "both are", "all three are", "one of the three is" */
function someOf(count: number, all: number): string {
  if (count === all) return count === 2 ? 'both are' : `all ${COUNTS[all]} are`;
  return `${COUNTS[count]} of the ${COUNTS[all]} ${count === 1 ? 'is' : 'are'}`;
}

/** "two of the three are a little above normal, one is normal: **99 to 110 mg/dL …** fasting, on average …" */
function groupPhrase(group: readonly ToldReading[], of: Of): string {
  const standings = group
    .map((reading) => standingOf(reading, of))
    .sort((one, other) => other.rank - one.rank);
  const [[first, most] = ['', []], ...others] = Map.groupBy(standings, ({ words }) => words);
  if (group.length === 1) return `${figureOf(group)} is ${first}`;
  const more = others.map(
    ([words, { length }]) => `, ${COUNTS[length]} ${length === 1 ? 'is' : 'are'} ${words}`,
  );
  return `${someOf(most.length, group.length)} ${first}${more.join('')}: ${figureOf(group)}`;
}

/** "**99 to 110 mg/dL (5.5 to 6.1 mmol/L)** fasting, on average …" */
function figureOf(group: readonly ToldReading[]): string {
  const figure = `**${spanOf(group)}**${momentText(group[0]?.moment ?? null)}`;
  const average = group.reduce((sum, { mgPerDl }) => sum + mgPerDl, 0) / group.length;
  return group.length === 1 ? figure : `${figure}, on average ${glucoseInBoth(average)}`;
}

/** "108 and 112 mg/dL (6.0 and 6.2 mmol/L)", "99 to 110 mg/dL (5.5 to 6.1 mmol/L)" */
export function spanOf(readings: readonly ToldReading[]): string {
  const values = readings.map(({ mgPerDl }) => mgPerDl);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === most) return glucoseInBoth(least);
  const isPair = values.length === 2;
  const inUnit = (shown: (mgPerDl: number) => string) =>
    (isPair ? values : [least, most]).map(shown).join(isPair ? ' and ' : ' to ');
  const mmol = inUnit((mg) => glucoseToMmol(mg).toFixed(1));
  return `${inUnit((mg) => String(Math.round(mg)))} mg/dL (${mmol} mmol/L)`;
}
