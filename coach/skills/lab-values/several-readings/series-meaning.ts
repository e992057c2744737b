import { glucoseToMmol } from '#domain/health-values/glucose.ts';
import { glucoseRangeText } from '#domain/health-values/thresholds.ts';
import { momentText } from '../glucose-meaning.ts';
import { glucoseInBoth, type Of } from '../value-meaning.ts';
import { sameMoment } from './reading-moments.ts';
import { standingOf } from './standing.ts';
import type { ToldReading } from './told-readings.ts';

/** The verdict of readings that belong to no one meal, each by the limits of its moment, moment by moment. */
export function seriesVerdict(readings: readonly ToldReading[], of: Of): string {
  const groups: ToldReading[][] = [];
  for (const reading of readings) {
    const group = groups.find(([first]) => first && sameMoment(first.moment, reading.moment));
    if (group) group.push(reading);
    else groups.push([reading]);
  }
  const phrases = groups.map((group) => groupPhrase(group, of));
  if (phrases.length === 1) return `${phrases[0]}.`;
  const count = readings.length;
  const off = readings.filter((reading) => standingOf(reading, of).rank > 0).length;
  const usual = of.health.hasDiabetes
    ? 'the goals often set with diabetes'
    : 'the usual range without diabetes';
  if (off === 0) return `${allOf(count)} are within ${usual}: ${groups.map(figureOf).join(', ')}.`;
  const subject = off === count ? allOf(count) : `${counted(off)} of the ${counted(count)}`;
  return `${subject} ${isOrAre(off)} outside ${usual}: ${phrases.join('; ')}.`;
}

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const counted = (count: number) => COUNTS[count] ?? String(count);
const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');
const allOf = (count: number) => (count === 2 ? 'both' : `all ${counted(count)}`);

/** "two of the three are a little above normal, one is normal: **99 to 110 mg/dL …** fasting, on average …" */
function groupPhrase(group: readonly ToldReading[], of: Of): string {
  const words = group
    .map((reading) => standingOf(reading, of))
    .sort((one, other) => other.rank - one.rank)
    .map((standing) => standing.words);
  const [first] = words;
  if (group.length === 1) return `${figureOf(group)} is ${first}`;
  const parts = [...new Set(words)].map((standing) => {
    const count = words.filter((one) => one === standing).length;
    const subject = standing === first ? `${counted(count)} of the ${counted(group.length)}` : counted(count);
    return `${count === group.length ? allOf(count) : subject} ${isOrAre(count)} ${standing}`;
  });
  return `${parts.join(', ')}: ${figureOf(group)}`;
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
  const ends = [Math.min(...values), Math.max(...values)] as const;
  if (ends[0] === ends[1]) return glucoseInBoth(ends[0]);
  if (values.length === 2) {
    const both = (shown: (mgPerDl: number) => string) => values.map(shown).join(' and ');
    return `${both((mg) => String(Math.round(mg)))} mg/dL (${both((mg) => glucoseToMmol(mg).toFixed(1))} mmol/L)`;
  }
  const [least, most] = ends.map((mg) => ({ mgPerDl: Math.round(mg), mmolPerL: glucoseToMmol(mg) }));
  return least && most ? glucoseRangeText(least, most) : '';
}
