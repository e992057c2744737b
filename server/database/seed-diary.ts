import { randomUUID } from 'node:crypto';
import type { DiaryMeal } from '#contract/diary.ts';
import { addDays, dayIn } from '#domain/dates/calendar-day.ts';
import { foodKey } from '#domain/diary/entries.ts';
import { readMeal } from '#foods/meal-text/read-meal.ts';
import type { Queries } from './client.ts';
import { diaryEntries } from './schema/diary.ts';

/** What the demo eats, told as a person would; the days go round. */
const DAYS: readonly (readonly [DiaryMeal, hour: string, told: string])[][] = [
  [
    ['breakfast', '07:30', '2 scrambled eggs and half an avocado'],
    ['lunch', '12:45', '150 g grilled salmon and 1 cup of steamed broccoli'],
    ['dinner', '18:30', '180 g roasted chicken thigh and 2 cups of raw spinach'],
  ],
  [
    ['breakfast', '07:40', '3 slices of bacon and 2 fried eggs'],
    ['lunch', '13:00', '1 can of tuna and 1 tbsp mayonnaise'],
    ['snack', '16:10', '28 g walnuts'],
    ['dinner', '18:50', '200 g ground beef and 1 cup of cooked cauliflower'],
  ],
  [
    ['breakfast', '08:05', '150 g plain greek yogurt and 10 raspberries'],
    ['lunch', '12:30', '2 boiled eggs and 30 g cheddar'],
    ['dinner', '19:00', '170 g pork chop and 1 cup of cooked green beans'],
  ],
];
const DAYS_BACK = 21;

/** Three weeks of a diary, with this morning's breakfast. */
export async function seedDiary(db: Queries, userId: number, now: Date): Promise<void> {
  const today = dayIn('UTC', now);
  const rows: (typeof diaryEntries.$inferInsert)[] = [];
  for (let back = DAYS_BACK; back >= 0; back--) {
    const day = addDays(today, -back);
    const meals = DAYS[back % DAYS.length] ?? [];
    for (const [meal, hour, told] of back === 0 ? meals.slice(0, 1) : meals) {
      for (const { choices } of readMeal(told)) {
        const [choice] = choices;
        if (!choice) continue;
        const { name, amount, grams, values, source } = choice;
        rows.push({
          userId,
          day,
          meal,
          eatenAt: new Date(`${day}T${hour}:00Z`),
          name,
          amountCount: amount.count,
          amountUnit: amount.unit,
          grams,
          values,
          source,
          foodKey: foodKey({ source, name }),
          idempotencyKey: randomUUID(),
        });
      }
    }
  }
  await db.insert(diaryEntries).values(rows);
}
