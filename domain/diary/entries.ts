import { type DiaryAmount, type DiaryEntry, type DiaryMeal, ENTRY_MOST } from '#contract/diary.ts';
import type { CalendarDay } from '../dates/calendar-day.ts';
import { instantAt } from '../dates/wall-time.ts';
import { plural } from '../food-text/plural.ts';
import { areStorable, times, timesValues } from './estimates.ts';

type Portion = Pick<DiaryEntry, 'amount' | 'grams' | 'values'>;

/** The same food in another count of its unit: everything grows with it. */
export function withCount<P extends Portion>(portion: P, count: number): P {
  const factor = count / portion.amount.count;
  return {
    ...portion,
    amount: { ...portion.amount, count },
    grams: portion.grams && times(portion.grams, factor),
    values: timesValues(portion.values, factor),
  };
}

/** True where an entry can hold so much. */
export const fitsEntry = ({ amount: { count }, grams, values }: Portion): boolean =>
  count > 0 && count <= ENTRY_MOST && areStorable([grams, ...Object.values(values)]);

/** What makes two entries the same food: its source where it has one, else its name. */
export function foodKey({ source, name }: Pick<DiaryEntry, 'source' | 'name'>): string {
  switch (source.kind) {
    case 'food':
      return `food ${source.foodId} ${name.toLowerCase()}`;
    case 'pantry':
      return `pantry ${source.itemId}`;
    default:
      return `name ${name.toLowerCase()}`;
  }
}

const MEAL_UNTIL: readonly [number, DiaryMeal][] = [
  [10.5, 'breakfast'],
  [15, 'lunch'],
  [17, 'snack'],
  [21.5, 'dinner'],
];

/** The meal that is usual at this hour of the day, 0 to 24; a convention of ours, always shown and changeable. */
export const mealAtHour = (hour: number): DiaryMeal =>
  hour < 4 ? 'snack' : (MEAL_UNTIL.find(([until]) => hour < until)?.[1] ?? 'snack');

export const MEAL_WORDS: Readonly<Record<DiaryMeal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snacks',
};

/** Minutes after midnight: conventions of ours. */
const USUAL_MINUTES: Readonly<Record<DiaryMeal, number>> = {
  breakfast: 8 * 60,
  lunch: 12 * 60 + 30,
  snack: 15 * 60 + 30,
  dinner: 18 * 60 + 30,
};

/** When a meal of a past day is taken to have been eaten until somebody says when; null for a day that has no such time. */
export const usualTime = (zone: string, day: CalendarDay, meal: DiaryMeal): Date | null =>
  instantAt(zone, day, USUAL_MINUTES[meal]);

/** Words that tell a size, which are not counted. */
const SIZE = /^(?:small|medium|regular|large|jumbo)$/;

/** "2 large", "150 g", "1.5 cups". */
export function amountText({ count, unit }: DiaryAmount): string {
  const shown = String(Math.round(count * 100) / 100);
  if (unit === '') return shown;
  return `${shown} ${/^[a-z]+$/.test(unit) && !SIZE.test(unit) ? plural(count, unit) : unit}`;
}
