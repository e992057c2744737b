import type { DiaryMeal } from '#contract/diary.ts';
import { RECIPE_TEXT_MOST } from '#contract/recipe.ts';
import type { CalendarDay } from '#domain/dates/calendar-day.ts';
import { amountWords } from '#domain/diary/estimate-words.ts';
import { times } from '#domain/diary/estimates.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { type Log, whenOf } from '../../lib/diary/use-log.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecipeLines } from './recipe-lines.tsx';
import { RecipePhoto } from './recipe-photo.tsx';
import { RecipeTable } from './recipe-table.tsx';
import { useRecipe } from './use-recipe.ts';

interface RecipeDialogProps {
  zone: string;
  day: CalendarDay;
  meal: DiaryMeal;
  log: Log;
  onClose: () => void;
}

/** A recipe in words or on a photo becomes ingredients to look at, what a portion holds, and an entry of the day. */
export function RecipeDialog({ zone, day, meal, log, onClose }: RecipeDialogProps) {
  const recipe = useRecipe();
  const { text, write, sums, swap, count = 1 } = recipe;
  const logPortion = async () => {
    if (!sums) return;
    const { netCarbs, totalCarbs, energy, protein, fat } = sums.perPortion;
    await log.log([
      {
        ...whenOf(zone, day, meal),
        name: recipe.name.trim() || 'My recipe',
        amount: { count: 1, unit: 'portion' },
        grams: times(sums.grams, 1 / count),
        values: { netCarbs, totalCarbs, energy, protein, fat },
        source: { kind: 'recipe' },
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
          {recipe.isRead ? (
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
              pendingLabel={recipe.isReading ? 'Reading...' : undefined}
              onClick={recipe.read}
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
            recipe.error ? errorText(recipe.error, 'This could not be read. Please try again.') : undefined
          }
        >
          {(props) => (
            <TextArea
              {...props}
              rows={recipe.isRead ? 3 : 8}
              maxLength={RECIPE_TEXT_MOST}
              value={text}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </Field>
        {recipe.isRead ? (
          <>
            <RecipeLines lines={recipe.lines} taken={recipe.taken} onTake={recipe.take} />
            {swap ? (
              <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-shoal px-3 py-2">
                <p>
                  <strong>Saves most:</strong> {swap.swap.name} instead of {swap.instead}, about{' '}
                  {amountWords(swap.savesG / count)} g net carbs less a portion.
                </p>
                <Button variant="secondary" onClick={swap.accept}>
                  Swap it
                </Button>
              </div>
            ) : null}
            <TextField
              label="Name"
              hint="By this name it is known from now on when you say what you ate."
              value={recipe.name}
              onChange={recipe.setName}
              maxLength={200}
              placeholder="My recipe"
            />
            <div className="grid grid-cols-2 gap-4">
              <TextField
                label="Portions"
                inputMode="decimal"
                value={recipe.portions}
                onChange={recipe.setPortions}
                error={recipe.count === undefined ? 'A number above 0' : undefined}
              />
              <TextField
                label="Cooked weight, g"
                inputMode="decimal"
                value={recipe.cooked}
                onChange={recipe.setCooked}
                error={recipe.cookedGrams === undefined ? 'A number above 0' : undefined}
              />
            </div>
            {sums ? (
              <RecipeTable sums={sums} portions={count} isWeighed={recipe.cookedGrams !== null} />
            ) : null}
          </>
        ) : (
          <RecipePhoto onText={(read) => write(text.trim() === '' ? read : `${text.trimEnd()}\n${read}`)} />
        )}
      </div>
    </Dialog>
  );
}
