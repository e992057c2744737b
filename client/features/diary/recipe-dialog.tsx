import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DiaryMeal } from '#contract/diary.ts';
import { RECIPE_TEXT_MOST, type ReadRecipe, readRecipe } from '#contract/recipe.ts';
import type { CalendarDay } from '#domain/dates/calendar-day.ts';
import { times } from '#domain/diary/estimates.ts';
import { recipeSums } from '#domain/recipe/recipe-sums.ts';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecipeLines, type Taken, takenAtFirst, takenChoices } from './recipe-lines.tsx';
import { RecipeTable } from './recipe-table.tsx';
import { type Log, whenOf } from './use-log.ts';

interface RecipeDialogProps {
  zone: string;
  day: CalendarDay;
  meal: DiaryMeal;
  log: Log;
  onClose: () => void;
}

/** A number above 0; null of an empty box, undefined of what is none. */
function positive(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = Number(text.replace(',', '.'));
  return value > 0 && value < 100_000 ? value : undefined;
}

/** What was pasted is there again until a portion of it is logged. */
const keptText = () => browserStores().session.getItem(STORAGE_KEY.recipeDraft) ?? '';

/** A recipe in words becomes ingredients to look at, what a portion holds, and an entry of the day. */
export function RecipeDialog({ zone, day, meal, log, onClose }: RecipeDialogProps) {
  const [text, setText] = useState(keptText);
  const write = (next: string) => {
    setText(next);
    browserStores().session.setItem(STORAGE_KEY.recipeDraft, next);
    if (reading.data) reading.reset();
  };
  const [name, setName] = useState('');
  const [portions, setPortions] = useState('');
  const [cooked, setCooked] = useState('');
  const [taken, setTaken] = useState<Taken[]>([]);
  const reading = useMutation({
    mutationFn: (recipe: string): Promise<ReadRecipe> =>
      api.post('/api/recipes/read', readRecipe, { body: { text: recipe } }),
    onSuccess: (read) => {
      setTaken(read.lines.map(takenAtFirst));
      setPortions(String(read.portions ?? portions));
      setCooked(read.cookedGrams === null ? cooked : String(read.cookedGrams));
    },
  });
  const lines = reading.data?.lines ?? [];
  const choices = takenChoices(lines, taken);
  const count = positive(portions);
  const cookedGrams = positive(cooked);
  const sums =
    choices && choices.length > 0 && count !== undefined && cookedGrams !== undefined
      ? recipeSums(choices, { portions: count ?? 1, cookedGrams })
      : null;
  const logPortion = async () => {
    if (!sums) return;
    const { netCarbs, totalCarbs, energy, protein, fat } = sums.perPortion;
    await log.log([
      {
        ...whenOf(zone, day, meal),
        name: name.trim() || 'My recipe',
        amount: { count: 1, unit: 'portion' },
        grams: times(sums.grams, 1 / (count ?? 1)),
        values: { netCarbs, totalCarbs, energy, protein, fat },
        source: { kind: 'own' },
        idempotencyKey: newUuid(),
      },
    ]);
    write('');
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="From a recipe"
      description="An ingredient a line, with its amount. Each line shows what it was taken for."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {reading.data ? (
            <Button
              disabled={!sums}
              pendingLabel={log.isLogging ? 'Logging...' : undefined}
              onClick={() => void logPortion().catch(() => undefined)}
            >
              Log one portion
            </Button>
          ) : (
            <Button
              disabled={text.trim() === ''}
              pendingLabel={reading.isPending ? 'Reading...' : undefined}
              onClick={() => reading.mutate(text)}
            >
              Work it out
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label="Recipe"
          hint={'For example "200 g almond flour", "3 eggs", "1/2 cup butter", "Serves 8"'}
          error={
            reading.error ? errorText(reading.error, 'This could not be read. Please try again.') : undefined
          }
        >
          {(props) => (
            <TextArea
              {...props}
              rows={sums ? 3 : 8}
              maxLength={RECIPE_TEXT_MOST}
              value={text}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </Field>
        {reading.data ? (
          <>
            <RecipeLines lines={lines} taken={taken} onTake={setTaken} />
            <TextField label="Name" value={name} onChange={setName} maxLength={200} placeholder="My recipe" />
            <div className="grid grid-cols-2 gap-4">
              <TextField
                label="Portions"
                inputMode="decimal"
                value={portions}
                onChange={setPortions}
                error={count === undefined ? 'A number above 0' : undefined}
              />
              <TextField
                label="Cooked weight, g"
                inputMode="decimal"
                value={cooked}
                onChange={setCooked}
                error={cookedGrams === undefined ? 'A number above 0' : undefined}
              />
            </div>
            {sums ? <RecipeTable sums={sums} portions={count ?? 1} isWeighed={cookedGrams !== null} /> : null}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
