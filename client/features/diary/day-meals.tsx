import { CopyPlus, Minus, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DIARY_MEALS, type DiaryEntry, type DiarySource } from '#contract/diary.ts';
import { amountText, MEAL_WORDS, withCount } from '#domain/diary/entries.ts';
import { amountWords, netCarbWords } from '#domain/diary/estimate-words.ts';
import { totalValues } from '#domain/diary/estimates.ts';
import type { Log } from '../../lib/diary/use-log.ts';
import { formatTime } from '../../lib/format/date-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { WaitingMark } from '../../ui/waiting-mark.tsx';
import { EditEntryDialog } from './edit-entry-dialog.tsx';

const SOURCE_WORDS: Readonly<Record<Exclude<DiarySource['kind'], 'food' | 'import'>, string>> = {
  dish: 'a basic recipe',
  pantry: 'your pantry',
  plan: 'your meal plan',
  recipe: 'your recipe',
  label: 'the food label',
  own: 'your own numbers',
};

function sourceWords(source: DiarySource): string {
  if (source.kind === 'food') return source.foodId.length === 8 ? 'USDA FNDDS' : 'USDA SR28';
  return source.kind === 'import' ? source.app : SOURCE_WORDS[source.kind];
}

/** One step of the amount in place: a weight by ten, everything else by a half. */
const stepOf = ({ amount }: DiaryEntry): number => (/^(?:g|ml)$/.test(amount.unit) ? 10 : 0.5);

/** What was eaten, how much, what that holds and whose numbers these are. */
function EntryRow({ entry, zone, log }: { entry: DiaryEntry; zone: string; log: Log }) {
  const [editing, setEditing] = useState(false);
  const { name, amount, isFavorite } = entry;
  const step = stepOf(entry);
  const setCount = (count: number) => {
    const next = withCount(entry, count);
    void log.change(entry, { amount: next.amount, grams: next.grams, values: next.values });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-2 px-3 py-2">
      <div className="min-w-40 grow basis-56">
        <p className="font-bold wrap-anywhere">
          {name} <WaitingMark lane="diary" id={entry.id} />
        </p>
        <p className="text-small text-ink-soft">
          {netCarbWords(entry.values.netCarbs)} · {formatTime(entry.eatenAt, zone)} ·{' '}
          {sourceWords(entry.source)}
        </p>
      </div>
      <div className="ml-auto flex items-center">
        <IconButton
          icon={Minus}
          label={`Less ${name}`}
          disabled={amount.count - step <= 0}
          onClick={() => setCount(amount.count - step)}
        />
        <span className="min-w-14 text-center text-small font-bold tabular-nums">{amountText(amount)}</span>
        <IconButton icon={Plus} label={`More ${name}`} onClick={() => setCount(amount.count + step)} />
        <IconButton
          icon={Star}
          label={isFavorite ? `${name} is a favorite` : `Make ${name} a favorite`}
          aria-pressed={isFavorite}
          className={isFavorite ? '[&>svg]:fill-brass [&>svg]:stroke-brass' : ''}
          onClick={() => void log.change(entry, { isFavorite: !isFavorite })}
        />
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => setEditing(true)} />
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => log.remove(entry)} />
      </div>
      {editing ? (
        <EditEntryDialog entry={entry} zone={zone} log={log} onClose={() => setEditing(false)} />
      ) : null}
    </li>
  );
}

interface DayMealsProps {
  entries: readonly DiaryEntry[];
  dayBefore: readonly DiaryEntry[];
  /** Only what waits on this device is known of the day. */
  isPartial: boolean;
  zone: string;
  log: Log;
}

/** The meals of a day with what was eaten; a meal that is still empty can be the same as the day before. */
export const DayMeals = ({ entries, dayBefore, isPartial, zone, log }: DayMealsProps) => (
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
              {words}{' '}
              {eaten.length > 0 && netCarbs && !isPartial ? (
                <span className="ml-1 text-base font-normal text-ink-soft">
                  {amountWords(netCarbs.value)} g net carbs
                </span>
              ) : null}
            </h3>
            {eaten.length === 0 && before.length > 0 ? (
              <Button variant="secondary" onClick={() => log.log(before, meal)} icon={CopyPlus}>
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
            <p className="text-ink-soft">
              {isPartial ? "We can't tell while you're offline." : 'Nothing logged yet.'}
            </p>
          )}
        </section>
      );
    })}
  </div>
);
