import type { Estimate } from '#contract/diary.ts';
import type { EatenToday, MealPlan } from '#contract/meal-plans.ts';
import { listText } from '#domain/food-text/amount-text.ts';

const FACTOR = { tenths: 10, whole: 1 } as const;
type Digits = keyof typeof FACTOR;

const tiny = 1e-6;
const plain = (value: number) => String(Number(value.toFixed(1)));

/** "about 24 g (21 to 27)", its ends rounded outward; "24 g" where they are one. */
export function estimateWords({ value, low, high }: Estimate, unit: 'g' | 'kcal', digits: Digits): string {
  const factor = FACTOR[digits];
  const told = plain(Math.round(value * factor) / factor);
  const [from, to] = [Math.floor(low * factor + tiny) / factor, Math.ceil(high * factor - tiny) / factor];
  return from === to ? `${told} ${unit}` : `about ${told} ${unit} (${plain(from)} to ${plain(to)})`;
}

/** "about 24 g (21 to 27)" of net carbs; the entries whose net carbs nobody knows are named beside it. */
export const eatenCarbsWords = (netCarbs: Estimate) => estimateWords(netCarbs, 'g', 'tenths');

const OTHERS = [
  { key: 'energy', name: 'energy', unit: 'kcal' },
  { key: 'protein', name: 'protein', unit: 'g' },
  { key: 'fat', name: 'fat', unit: 'g' },
] as const;

/** What was counted as eaten, in sentences for the plan. */
export function eatenNotes({ values, unknown }: Pick<EatenToday, 'values' | 'unknown'>): string[] {
  const counted = OTHERS.flatMap(({ key, name, unit }) => {
    const value = values[key];
    return value === null ? [] : [`${estimateWords(value, unit, 'whole')} of ${name}`];
  });
  const missing = OTHERS.filter(({ key }) => values[key] === null).map(({ name }) => name);
  return [
    ...(counted.length > 0 ? [`Also counted as eaten today: ${listText(counted)}.`] : []),
    ...(missing.length > 0
      ? [
          `We don’t know how much ${listText(missing)} you’ve had, so these meals have their usual share of it.`,
        ]
      : []),
    ...(unknown > 0
      ? [
          `${unknown === 1 ? 'One entry' : `${unknown} entries`} in today’s diary ${unknown === 1 ? 'has' : 'have'} no known net carbs and ${unknown === 1 ? 'is' : 'are'} not counted, so the day’s total may be higher.`,
        ]
      : []),
  ];
}

/** What was eaten of the day's net carbs, and what that leaves; for plans of the rest of a day. */
export function eatenLimitWords({ eaten, netCarbLimit, overLimit, days }: MealPlan): string {
  const netCarbs = eaten?.values.netCarbs;
  if (!netCarbs) return '';
  const counted = ` Counted as eaten today: ${eatenCarbsWords(netCarbs)}.`;
  if (overLimit !== undefined) {
    const planned = days.reduce((sum, { totals }) => sum + totals.netCarbs, 0);
    return `${counted} OVER THE LIMIT: with the ${planned.toFixed(1)} g in these meals, the day may end up ${plain(overLimit)} g over it.`;
  }
  const upper = netCarbs.high > netCarbs.low ? ' We count the upper end, so' : ' So';
  return `${counted}${upper} these meals may have up to ${plain(netCarbLimit.share)} g.`;
}

/** The rest with the fewest net carbs, named for what it is: over the limit. */
export function nearestWords({ netCarbLimit, overLimit = 0, days, eaten }: MealPlan): string {
  const planned = days.reduce((sum, { totals }) => sum + totals.netCarbs, 0);
  const netCarbs = eaten?.values.netCarbs;
  const upTo = netCarbs && netCarbs.high > netCarbs.low ? 'up to ' : '';
  const over = `${upTo}${plain(overLimit)} g over your ${plain(netCarbLimit.day)} g`;
  return planned === 0
    ? `The closest plan these items allow adds no net carbs: the day stays ${over}.`
    : `The closest plan these items allow has ${planned.toFixed(1)} g of net carbs, which brings the day to ${over}.`;
}
