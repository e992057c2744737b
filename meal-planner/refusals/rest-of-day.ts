import type { EatenToday, PlanRefusal } from '#contract/meal-plans.ts';
import { MARGIN } from '../person/day-limits.ts';
import { limitsOf, surelyLeft } from '../person/rest-of-day.ts';
import { attempt } from '../planning/attempt.ts';
import type { Block, ChosenDay, Setting } from '../planning/setting.ts';
import { eatenCarbsWords } from '../words/eaten-words.ts';
import { ANY_NET_CARBS } from './remedies.ts';

/** Why no rest of a day is planned for somebody whose net carbs so far nobody knows; null where they are known. */
export function unknownRefusal(eaten: EatenToday | undefined): PlanRefusal | null {
  if (!eaten || eaten.values.netCarbs) return null;
  return {
    limit: 'values_unknown',
    message:
      'We can’t plan meals within your limit because we don’t know the net carbs of what you’ve had today. Please add them in your diary.',
    change: { kind: 'none' },
  };
}

/** g of net carbs that are left for the rest of the day, below 0 where the limit is used up. */
export function leftOfDay({ person, mealTypes, eaten }: Setting): number | null {
  const day = limitsOf({ person, mealTypes })?.netCarbs.day;
  return eaten && day !== undefined ? surelyLeft(day, eaten) : null;
}

/** "After about 19 g (18 to 19.6) only 0.4 g are left of your 20 g of net carbs". */
export function leftWords(setting: Setting): string {
  const { netCarbs, limit } = eatenOf(setting);
  const left = Number((leftOfDay(setting) ?? 0).toFixed(1));
  return `After ${eatenCarbsWords(netCarbs)} of net carbs, you have only ${left} g left of your ${limit} g today`;
}

/** "You have had about 24 g (21 to 27) of your 20 g of net carbs today, so you’re already over the limit". */
export function usedUpWords(setting: Setting): string {
  const { netCarbs, limit } = eatenOf(setting);
  const had = `You have had ${eatenCarbsWords(netCarbs)} of your ${limit} g of net carbs today`;
  if (netCarbs.low > limit) return `${had}, so you’re already over the limit`;
  const how = netCarbs.value > limit ? 'is probably' : 'may be';
  return `${had}: that ${how} over the limit already, so we can’t promise a meal that stays within it`;
}

function eatenOf({ person, mealTypes, eaten }: Setting) {
  const netCarbs = eaten?.values.netCarbs;
  const limit = limitsOf({ person, mealTypes })?.netCarbs.day;
  if (!netCarbs || limit === undefined) throw new Error('nothing is known of the net carbs that were eaten');
  return { netCarbs, limit };
}

/** The rest of a day with the fewest net carbs, and the limit that it needs in place of the person's. */
export interface NearestRest {
  readonly setting: Setting;
  readonly days: readonly ChosenDay[];
}

/** Sums of grams that meet a bound exactly may miss it in the last digit. */
const TINY = 1e-6;

/** The rest with the fewest net carbs, to a tenth of a gram: `least` is the solver's optimum. Null where none can be cooked. */
export async function nearestRest(
  setting: Setting,
  block: Block,
  signal?: AbortSignal,
): Promise<NearestRest | null> {
  const high = setting.eaten?.values.netCarbs?.high;
  if (block.kind !== 'net_carbs' || high === undefined) return null;
  const netCarbLimit = high + Math.ceil((block.least + MARGIN) * 10 + TINY) / 10;
  const nearest = { ...setting, netCarbLimit };
  const tried = await attempt(nearest, { signal });
  return tried.kind === 'planned' ? { setting: nearest, days: tried.days } : null;
}

/** Everything but the limit of net carbs, to tell what is in the way besides it. */
export const withoutCarbLimit = (setting: Setting): Setting => ({ ...setting, netCarbLimit: ANY_NET_CARBS });
