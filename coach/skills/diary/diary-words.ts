import type { DiaryMeal } from '#contract/diary.ts';
import type { HealthReading } from '#contract/health-readings.ts';
import { addDays, type CalendarDay, offsetAt } from '#domain/dates/calendar-day.ts';
import { amountText } from '#domain/diary/entries.ts';
import { estimateWords } from '#domain/diary/estimate-words.ts';
import { totalValues } from '#domain/diary/estimates.ts';
import type { ShownUnits } from '#domain/health-values/measure-units.ts';
import { valueText } from '#domain/readings/measure-text.ts';
import { dayText } from '#domain/readings/trends/measure-words.ts';
import { clockText } from '../../message-facts/clock-words.ts';
import type { EatenByPerson } from '../../person/person.ts';
import { ownWords } from '../own-words.ts';

const MEAL_WORDS: Readonly<Record<DiaryMeal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snacks',
};

/** "today", "yesterday (November 22)", "November 20". */
export function dayWords(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'today';
  return day === addDays(today, -1) ? `yesterday (${dayText(day, today)})` : dayText(day, today);
}

const inOrder = (eaten: readonly EatenByPerson[]) =>
  eaten.toSorted((a, b) => Date.parse(a.eatenAt) - Date.parse(b.eatenAt));

const netCarbText = ({ values }: Pick<EatenByPerson, 'values'>): string =>
  values.netCarbs ? `${estimateWords(values.netCarbs)} net carbs` : 'net carbs not known';

const foodText = (one: EatenByPerson): string =>
  `${ownWords(one.name)}, ${amountText(one.amount)} (${netCarbText(one)})`;

/** Meals of a day as a list, with the day's sum. */
export function eatenWords(eaten: readonly EatenByPerson[]): string {
  const lines = (Object.keys(MEAL_WORDS) as DiaryMeal[]).flatMap((meal) => {
    const foods = inOrder(eaten).filter((one) => one.meal === meal);
    return foods.length === 0 ? [] : [`- **${MEAL_WORDS[meal]}**: ${foods.map(foodText).join('; ')}`];
  });
  return `${lines.join('\n')}\n\n${sumWords(eaten)}`;
}

/** "12 g (10 to 15) net carbs in all", with what nobody knows said beside it. */
export function sumWords(eaten: readonly EatenByPerson[]): string {
  const { netCarbs } = totalValues(eaten.map(({ values }) => values));
  const known = netCarbs ? `${estimateWords(netCarbs)} net carbs in all` : 'Net carbs not known';
  return `${known}.${unknownWords(eaten)}`;
}

export function unknownWords(eaten: readonly EatenByPerson[]): string {
  const unknown = eaten.filter(({ values }) => values.netCarbs === null).length;
  return unknown === 0
    ? ''
    : ` Not counted: ${unknown} ${unknown === 1 ? 'entry' : 'entries'} with unknown net carbs.`;
}

const clockAt = (time: string, zone: string): string =>
  clockText(Math.floor((Date.parse(time) + offsetAt(zone, Date.parse(time))) / 60_000));

/** "7:12 am: 128 mg/dL, fasting". */
export function readingText(reading: HealthReading, zone: string, units: ShownUnits): string {
  const value = valueText('glucose', reading.glucoseLevel ?? 0, units);
  return `${clockAt(reading.readingTime, zone)}: ${value}${reading.isFasting ? ', fasting' : ''}`;
}

/** What was logged before a moment, as a list with clock times and days. */
export function beforeWords(eaten: readonly EatenByPerson[], zone: string, today: CalendarDay): string {
  return inOrder(eaten)
    .map((one) => `- ${dayWords(one.day, today)}, ${clockAt(one.eatenAt, zone)}: ${foodText(one)}`)
    .join('\n');
}
