import { CopyPlus } from 'lucide-react';
import { DIARY_MEALS, type DiaryEntry } from '#contract/diary.ts';
import { MEAL_WORDS } from '#domain/diary/entries.ts';
import { amountWords } from '#domain/diary/estimate-words.ts';
import { totalValues } from '#domain/diary/estimates.ts';
import type { Log } from '../../lib/diary/use-log.ts';
import { Button } from '../../ui/button.tsx';
import { EntryRow } from './entry-row.tsx';

interface DayMealsProps {
  entries: readonly DiaryEntry[];
  dayBefore: readonly DiaryEntry[];
  zone: string;
  log: Log;
}

/** The meals of a day with what was eaten; a meal that is still empty can be the same as the day before. */
export const DayMeals = ({ entries, dayBefore, zone, log }: DayMealsProps) => (
  <div className="flex flex-col gap-5">
    {DIARY_MEALS.map((meal) => {
      const eaten = entries.filter((entry) => entry.meal === meal);
      const before = dayBefore.filter((entry) => entry.meal === meal);
      const { netCarbs } = totalValues(eaten.map(({ values }) => values));
      const words = MEAL_WORDS[meal];
      return (
        <section key={meal} aria-labelledby={`meal-${meal}`}>
          <div className="mb-1 flex min-h-touch flex-wrap items-center justify-between gap-x-4">
            <h3 id={`meal-${meal}`} className="text-lg">
              {words}
              {eaten.length > 0 && netCarbs ? (
                <span className="ml-2 text-base font-normal text-ink-soft">
                  {amountWords(netCarbs.value)} g net carbs
                </span>
              ) : null}
            </h3>
            {eaten.length === 0 && before.length > 0 ? (
              <Button variant="secondary" onClick={() => log.again(before, meal)}>
                <CopyPlus aria-hidden="true" className="size-5" />
                Same {words.toLowerCase()} as the day before
              </Button>
            ) : null}
          </div>
          {eaten.length > 0 ? (
            <ul className="divide-y divide-line rounded-lg border border-line bg-card">
              {eaten.map((entry) => (
                <EntryRow key={entry.id} entry={entry} zone={zone} log={log} />
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">Nothing yet.</p>
          )}
        </section>
      );
    })}
  </div>
);
