import { gramsText, sentenceStart } from '#domain/food-text/amount-text.ts';
import { type Food, foodNetCarbs } from '#domain/nutrition/food.ts';
import { sumValues } from '#foods/portion-values.ts';
import { isPlural, type Serving } from '#foods/serving.ts';
import { type DayLimit, dayText } from './day-limit.ts';
import { boldValue, notesText, rowText } from './values-answer.ts';

/** Shares of the day's net carbs up to which a portion fits freely, in measure, or only as the day's one treat. */
const FREELY = 0.2;
const IN_MEASURE = 0.35;
export const BARELY = 0.6;
/** A single food may take this share of the day and leave room for meals. */
export const FAIR_SHARE = 0.25;
/** More than this of one food is not what anybody asks about. */
const GRAMS_MOST = 500;

export const ALCOHOL =
  'That counts carbs only. Your body burns alcohol first, so it slows fat loss, and you feel it sooner on keto.';

/** More than the trace that fruit juice or bread may hold, in 100 g. */
export function hasAlcohol({ alcoholG }: Food): boolean {
  return (alcoholG ?? 0) > 1;
}

/** A swap in one line. */
export interface SwapLine {
  readonly name: string;
  readonly portion: string;
  readonly grams: number;
  readonly netCarbs: number;
}

export function swapLine({ name, portion, grams, netCarbs }: SwapLine): string {
  return `- ${sentenceStart(name)}: **${gramsText(netCarbs)}** net carbs in ${portion} (${gramsText(grams)})`;
}

function openingOf(share: number, name: string, portion: string): string {
  if (share <= FREELY) return `**Yes**, ${name} ${isPlural(name) ? 'fit' : 'fits'} keto well.`;
  if (share <= IN_MEASURE)
    return `**Yes, in a measured portion:** ${portion} uses up a good part of the day’s carbs.`;
  if (share <= BARELY) return `**Only a little:** ${portion} uses up a big part of the day’s carbs.`;
  if (share <= 1) return `**Not really:** ${portion} uses up most of the day’s carbs.`;
  return `**No**, ${name} ${isPlural(name) ? 'do' : 'does'} not fit a keto day.`;
}

/** How much of a single food leaves room for the rest of the day. */
function fairPortion({ foods, values, grams }: Serving, day: DayLimit): string | null {
  const [food] = foods;
  if (foods.length !== 1 || !food || values.netCarbs / day.grams <= FREELY) return null;
  const budget = day.grams * FAIR_SHARE;
  const fits = (budget / foodNetCarbs(food).value) * 100;
  if (!Number.isFinite(fits) || fits > GRAMS_MOST || fits >= grams) return null;
  return `About **${Math.floor(fits)} g** of it has ${gramsText(budget)} net carbs, a quarter of the day’s limit.`;
}

function limitText(day: DayLimit): string {
  return day.own ? 'the limit you set' : 'our starting limit';
}

/** Whether foods fit the day, with the numbers that say so. */
export function verdictAnswer(
  servings: readonly Serving[],
  day: DayLimit,
  swaps: readonly SwapLine[],
): { text: string; fits: boolean } {
  const total = sumValues(servings.map(({ values }) => values));
  const share = total.netCarbs / day.grams;
  const [first] = servings;
  const name = servings.length === 1 && first ? first.called : 'that';
  const amount = servings.map(({ text }) => text).join(' and ');
  const portion = servings.some(({ asked }) => asked) ? 'that much' : 'a usual portion';
  const percent = Math.round(share * 100);
  const ofDay =
    percent >= 1 && day.stop === null
      ? `: ${percent > 100 ? 'more than' : `${percent}% of`} ${dayText(day)} (${limitText(day)})`
      : '';
  const numbers = `There are ${boldValue('netCarbs', total)} and ${boldValue('kcal', total)} in ${amount}${ofDay}.`;
  const lines = [
    day.stop === null
      ? `${openingOf(share, name, portion)} ${numbers}`
      : `${numbers} I won’t compare that with a keto limit for you. ${day.stop}`,
    ...(day.stop === null && first && servings.length === 1 ? [fairPortion(first, day)] : []),
    ...(swaps.length > 0 && day.stop === null && share > IN_MEASURE
      ? [`Better swaps:\n\n${swaps.map(swapLine).join('\n')}`]
      : []),
    ...(servings.some(({ foods }) => foods.some(hasAlcohol)) ? [ALCOHOL] : []),
    ...notesText(servings),
    rowText(servings),
  ];
  return { text: lines.filter((line) => line !== null).join('\n\n'), fits: share <= IN_MEASURE };
}
