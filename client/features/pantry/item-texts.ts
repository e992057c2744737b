import type { PantryItem } from '#contract/pantry.ts';
import { type CalendarDay, daysBetween } from '#domain/dates/calendar-day.ts';
import type { FoodWeightUnit } from '#domain/food-text/food-weight.ts';
import { servingText } from '#domain/food-text/portion-text.ts';
import { tenthsText } from '#domain/pantry/pantry-values.ts';
import { formatDay, formatWeekday } from '../../lib/format/date-text.ts';
import type { Tone } from '../../ui/badge.tsx';

type Summarized = Pick<PantryItem, 'servingSize' | 'calories' | 'netCarbs' | 'totalFat' | 'protein'>;

/** A number stays with its unit and its name at the end of a line. */
const NO_BREAK = '\u00A0';

/**
 * "1 cup: 120 kcal, 3.0 g net carbs, 9.0 g fat, 2.0 g protein"; what is not known is left out. The serving is told in the
 * person's unit; nutrients stay in grams, as labels have them everywhere.
 */
export function summaryLine(item: Summarized, unit: FoodWeightUnit): string {
  const grams = (tenths: number | null, what: string) =>
    tenths === null ? [] : [`${tenthsText(tenths)} g ${what}`.replaceAll(' ', NO_BREAK)];
  const parts = [
    ...(item.calories === null ? [] : [`${item.calories} kcal`]),
    ...(item.netCarbs === null ? ['net carbs unknown'] : grams(item.netCarbs, 'net carbs')),
    ...grams(item.totalFat, 'fat'),
    ...grams(item.protein, 'protein'),
  ];
  return `${item.servingSize ? `${servingText(item.servingSize, unit)}: ` : ''}${parts.join(', ')}`;
}

/** From so many days on a weekday would be the one after next week's. */
const WEEK = 7;
/** So near that it should be eaten first. */
const SOON = 2;

/** "Use by Tue", in a tone by how near the day is. */
export function badgeOfUseBy(useBy: CalendarDay, today: CalendarDay): { text: string; tone: Tone } {
  const days = daysBetween(today, useBy);
  if (days < 0) return { text: `Use-by date was ${formatDay(useBy)}`, tone: 'coral' };
  if (days === 0) return { text: 'Use by today', tone: 'amber' };
  if (days === 1) return { text: 'Use by tomorrow', tone: 'amber' };
  const when = days < WEEK ? formatWeekday(useBy) : formatDay(useBy);
  return { text: `Use by ${when}`, tone: days <= SOON ? 'amber' : 'plain' };
}
