import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Mic, Send } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import type { DiaryMeal } from '#contract/diary.ts';
import {
  MEAL_TEXT_MOST,
  type MealChoice,
  type OwnFood,
  type ReadMeal,
  readMeal,
} from '#contract/meal-text.ts';
import type { CalendarDay } from '#domain/dates/calendar-day.ts';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { type Log, whenOf } from '../../lib/diary/use-log.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SaidRows } from './said-rows.tsx';
import { canListen, listen } from './speech.ts';

/** What was typed and not logged is there again after a reload. */
const keptText = () => browserStores().session.getItem(STORAGE_KEY.mealDraft) ?? '';
const keepText = (text: string) => browserStores().session.setItem(STORAGE_KEY.mealDraft, text);

interface SayItProps {
  zone: string;
  day: CalendarDay;
  meal: DiaryMeal;
  log: Log;
  /** Foods of the person's own, which come before the tables'. */
  own: readonly OwnFood[];
  onOwnFigures: (name: string) => void;
}

/** A meal told in words becomes rows to look at, and then entries. */
export function SayIt({ zone, day, meal, log, own, onOwnFigures }: SayItProps) {
  const [text, setText] = useState(keptText);
  const write = (next: string) => {
    setText(next);
    keepText(next);
  };
  const reading = useMutation({
    mutationFn: (told: string): Promise<ReadMeal> =>
      api.post('/api/diary/read', readMeal, { body: { text: told, own } }),
  });
  const { say: told, day: toldFor } = useSearch({ from: '/tracking' });
  const navigate = useNavigate();
  const { mutate } = reading;
  useEffect(() => {
    if (told === undefined) return;
    // Told in the chat: looked up at once, logged only when it is confirmed; a reload does not ask again.
    setText(told);
    keepText(told);
    mutate(told);
    void navigate({ to: '/tracking', search: { day: toldFor }, replace: true });
  }, [told, toldFor, mutate, navigate]);
  const read = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !reading.isPending) reading.mutate(text.trim());
  };
  const done = () => {
    write('');
    reading.reset();
  };
  const logChoices = async (choices: readonly MealChoice[]) => {
    const when = whenOf(zone, day, meal);
    await log.log(
      choices.map(({ sourceName: _name, ...choice }) => ({
        ...when,
        ...choice,
        takenFromPantryGrams: choice.source.kind === 'pantry' ? (choice.grams?.value ?? null) : null,
        idempotencyKey: newUuid(),
      })),
    );
    done();
  };
  return (
    <div className="flex flex-col gap-4">
      <form onSubmit={read} className="flex flex-wrap items-end justify-end gap-2">
        <TextField
          className="basis-full"
          label="Say what you ate"
          placeholder="two eggs, handful of spinach, half an avocado"
          value={text}
          onChange={write}
          maxLength={MEAL_TEXT_MOST}
          enterKeyHint="send"
          error={
            reading.error ? errorText(reading.error, 'This could not be read. Please try again.') : undefined
          }
        />
        {canListen() ? (
          <IconButton
            icon={Mic}
            label="Speak"
            onClick={() => listen((heard) => write(`${text} ${heard}`.trim()))}
          />
        ) : null}
        <Button type="submit" pendingLabel={reading.isPending ? 'Reading...' : undefined}>
          <Send aria-hidden="true" className="size-5" />
          Look up
        </Button>
      </form>
      {reading.data ? (
        <SaidRows
          key={reading.submittedAt}
          rows={reading.data.rows}
          isLogging={log.isLogging}
          onLog={logChoices}
          onCancel={done}
          onOwnFigures={onOwnFigures}
        />
      ) : null}
    </div>
  );
}
