import type { DiarySource, Estimate } from '#contract/diary.ts';
import { addDays, type CalendarDay } from '#domain/dates/calendar-day.ts';
import { estimateWords } from '#domain/diary/estimate-words.ts';
import { formatFullDay } from '../../lib/date-text.ts';

const SOURCE_WORDS: Readonly<Record<DiarySource['kind'], string>> = {
  food: 'USDA table',
  dish: 'a plain recipe',
  pantry: 'your pantry',
  plan: 'your meal plan',
  recipe: 'your recipe',
  label: 'its label',
  own: 'your own figures',
  import: 'imported',
};

/** Whose numbers an entry has. */
export const sourceWords = (source: DiarySource): string =>
  source.kind === 'food'
    ? source.foodId.length === 8
      ? 'USDA FNDDS'
      : 'USDA SR28'
    : source.kind === 'import'
      ? source.app
      : SOURCE_WORDS[source.kind];

export const netCarbWords = (netCarbs: Estimate | null): string =>
  netCarbs ? `${estimateWords(netCarbs)} net carbs` : 'net carbs not known';

export function dayWords(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatFullDay(day, today);
}
