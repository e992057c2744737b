import { Plus, Star } from 'lucide-react';
import { useState } from 'react';
import type { DiaryMeal, FrequentFoods as Frequent } from '#contract/diary.ts';
import { amountText } from '#domain/diary/entries.ts';
import { netCarbWords } from '#domain/diary/estimate-words.ts';
import type { Log } from '../../lib/diary/use-log.ts';
import { Button } from '../../ui/button.tsx';

const FIRST_SHOWN = 6;

interface FrequentFoodsProps {
  foods: Frequent['foods'];
  meal: DiaryMeal;
  log: Log;
}

/** Favorites and what was eaten lately: one tap logs the same again. */
export function FrequentFoods({ foods, meal, log }: FrequentFoodsProps) {
  const [isAll, setAll] = useState(false);
  if (foods.length === 0) return null;
  return (
    <section aria-labelledby="eaten-often">
      <h3 id="eaten-often" className="mb-2 text-lg">
        What you eat often
      </h3>
      <ul className="grid gap-2 sm:max-lg:grid-cols-2">
        {foods.slice(0, isAll ? foods.length : FIRST_SHOWN).map(({ entry }) => (
          <li key={entry.id}>
            <button
              type="button"
              className="flex min-h-touch w-full items-center gap-2 rounded-md border border-line bg-card px-3 py-1.5 text-left hover:bg-shoal"
              onClick={() => log.log([entry], meal)}
            >
              <span className="grow">
                <span className="block font-bold wrap-anywhere">
                  <span className="sr-only">Log </span>
                  {entry.isFavorite ? <Star className="mr-1 inline size-4 fill-brass stroke-brass" /> : null}
                  {entry.name}
                </span>
                <span className="block text-small text-ink-soft">
                  {entry.amount.unit === '' ? '× ' : null}
                  {amountText(entry.amount)} · {netCarbWords(entry.values.netCarbs)}
                </span>
              </span>
              <Plus className="size-5 shrink-0 text-sea" />
            </button>
          </li>
        ))}
      </ul>
      {foods.length > FIRST_SHOWN && !isAll ? (
        <Button variant="ghost" className="mt-2" onClick={() => setAll(true)}>
          Show all {foods.length}
        </Button>
      ) : null}
    </section>
  );
}
