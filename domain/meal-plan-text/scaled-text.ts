import { MEASURE } from './ingredient-name.ts';
import { scaledAmount, spelledFractions } from './kitchen-amounts.ts';

const BULLET = /^(\s*[-*•–·]\s+)(\S.*)$/;
const COUNT = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?)`;
const WEIGHT = new RegExp(`(?<!\\d)(${COUNT})(\\s*)(g|kg|oz|lb|ml|l)\\b`, 'gi');
const STARTS_WITH_WEIGHT = new RegExp(`^${COUNT}\\s*(?:g|kg|oz|lb|ml|l)\\b`, 'i');
const LEADING_COUNT = new RegExp(`^${COUNT}`);
const MEASURED = new RegExp(`(?<!\\d)${COUNT}\\s*${MEASURE}\\b`, 'gi');

/** Weights keep their unit: whole grams from ten on, else one decimal. */
function scaledWeights(text: string, by: number): string {
  return text.replace(WEIGHT, (whole, count: string, gap: string, unit: string) => {
    if (count.includes('/')) return `${scaledAmount(count, by)}${gap}${unit}`;
    const scaled = Number(count.replace(',', '.')) * by;
    if (!Number.isFinite(scaled)) return whole;
    const digits = /^(?:g|ml)$/i.test(unit) && scaled >= 10 ? 0 : 1;
    return `${Number(scaled.toFixed(digits))}${gap}${unit}`;
  });
}

/** "2 eggs (100 g)", "390 g in 2 dishes": the measure and the weight beside it. */
function scaledMeasure(text: string, by: number): string {
  const [, measure = '', rest = ''] = /^([^(]*)(.*)/s.exec(text) ?? [];
  const isWeight = STARTS_WITH_WEIGHT.test(measure);
  return `${isWeight ? scaledWeights(measure, by) : withSpace(scaledAmount(measure.trimEnd(), by), measure)}${scaledWeights(rest, by)}`;
}

const withSpace = (text: string, before: string) => `${text}${/(?<!\s)\s*$/.exec(before)?.[0] ?? ''}`;

/** "Large Eggs: 2 eggs (100 g)" counts after its colon; "2 tbsp butter (28 g)" at its start and by its measures. */
function scaledLine(line: string, by: number): string {
  const name = /^.*:\s/s.exec(line.slice(0, Math.max(0, line.search(/\d\D*$/))))?.[0];
  if (name) return `${name}${scaledMeasure(line.slice(name.length), by)}`;
  const leading = LEADING_COUNT.exec(line);
  if (leading) {
    const [, before = '', rest = ''] = /^([^(,]*)(.*)/s.exec(line) ?? [];
    const count = scaledAmount(leading[0], by);
    return `${count}${before.slice(leading[0].length)}${scaledWeights(rest, by)}`;
  }
  return line.replace(MEASURED, (amount) => scaledAmount(amount, by));
}

/** Stands beside amounts that were multiplied. */
export const scaledNote = (servings: number): string =>
  `The lists show amounts for ${servings} servings; the steps, net carbs and other totals are for one serving.`;

/** A plan's text for several people: the amounts of its lists are multiplied, its totals stay those of one serving. */
export function scaledPlanText(text: string, servings: number): string {
  if (servings === 1) return text;
  const lines = text.split('\n').map((line) => {
    const [, bullet, item] = BULLET.exec(line) ?? [];
    return bullet && item ? `${bullet}${scaledLine(spelledFractions(item), servings)}` : line;
  });
  return `${scaledNote(servings)}\n\n${lines.join('\n')}`;
}
