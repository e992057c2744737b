import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { type DiaryMeal, type Estimate, type FrequentFoods, RECIPE_TEXT_MOST } from '#contract/diary.ts';
import { recipePhotoAnswer } from '#contract/recipe.ts';
import { amountWords } from '#domain/diary/estimate-words.ts';
import { times } from '#domain/diary/estimates.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import type { Log } from '../../lib/diary/use-log.ts';
import { usePerson } from '../../lib/person/person.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { OpenLines, RecipeLines, RecipeTable } from './recipe-parts.tsx';
import { type Recipe, useRecipe } from './use-recipe.ts';

/** A recipe from a photo of a page; `onText` is told what is printed in it, a row a line. */
function RecipePhoto({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('image', file);
      return api.post('/api/recipes/photo', recipePhotoAnswer, { body });
    },
    onSuccess: ({ text }) => onText(text),
  });
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        hidden
        aria-label="Photo of a recipe"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) reading.mutate(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        pendingLabel={reading.isPending ? 'Reading the photo...' : undefined}
        onClick={() => input.current?.click()}
        icon={Camera}
      >
        From a photo
      </Button>
      {reading.error ? (
        <p role="alert" className="mt-1 text-small font-bold text-coral">
          {errorText(reading.error, "We couldn't read this photo. Please try again.")}
        </p>
      ) : null}
    </div>
  );
}

interface RecipeDialogProps {
  meal: DiaryMeal;
  /** The recipes among these can be opened again. */
  frequent: FrequentFoods['foods'];
  log: Log;
  onClose: () => void;
}

/** Recipes that were logged before, to log or change them again. */
function RecipesBefore({ frequent, open }: Pick<RecipeDialogProps, 'frequent'> & Pick<Recipe, 'open'>) {
  const recipes = frequent.flatMap(({ entry: { name, source } }) =>
    source.kind === 'recipe' && source.written ? [{ name, written: source.written }] : [],
  );
  if (recipes.length === 0) return null;
  return (
    <section aria-labelledby="recipes-before">
      <h3 id="recipes-before" className="mb-1 text-lg">
        Your recipes
      </h3>
      <ul className="flex flex-wrap gap-2">
        {recipes.map(({ name, written }) => (
          <li key={name}>
            <Button variant="secondary" onClick={() => open(name, written)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where one portion surely holds more than the whole day's limit, this comes before it is logged. */
function OverLimit({ netCarbs }: { netCarbs: Estimate | null }) {
  const limit = dailyTargets(usePerson().person).netCarbs.value;
  if (limit === null || netCarbs === null || netCarbs.low <= limit) return null;
  return (
    <p className="font-bold text-coral">
      One portion is over your whole day's {amountWords(limit)} g of net carbs. Try a smaller portion or a
      swap.
    </p>
  );
}

/** A recipe in words or on a photo becomes ingredients to look at, what a portion holds, and an entry of the day. */
export function RecipeDialog({ meal, frequent, log, onClose }: RecipeDialogProps) {
  const recipe = useRecipe();
  const { text, write, reading, sums, swap, count = 1 } = recipe;
  const logPortion = async () => {
    if (!sums) return;
    const { netCarbs, totalCarbs, energy, protein, fat } = sums.perPortion;
    const isLogged = await log.log(
      [
        {
          name: recipe.name.trim() || 'My recipe',
          amount: { count: 1, unit: 'portion' },
          grams: times(sums.grams, 1 / count),
          values: { netCarbs, totalCarbs, energy, protein, fat },
          source: { kind: 'recipe', written: recipe.written },
        },
      ],
      meal,
    );
    if (!isLogged) return;
    write('');
    onClose();
  };
  return (
    <FormDialog
      title="From a recipe"
      description="Paste a recipe with one ingredient on each line. Then check the food we matched to each."
      {...(recipe.isRead
        ? {
            submitLabel: 'Log one portion',
            pendingLabel: log.isLogging ? 'Logging...' : undefined,
            isEmpty: !sums,
            onSubmit: logPortion,
          }
        : {
            submitLabel: 'Calculate',
            pendingLabel: reading.isPending ? 'Reading...' : undefined,
            isEmpty: text.trim() === '',
            onSubmit: () => reading.mutate(text),
          })}
      onClose={onClose}
    >
      <TextAreaField
        label="Recipe"
        hint={'For example "200 g almond flour", "3 eggs", "1/2 cup butter", "Serves 8"'}
        error={
          reading.error
            ? errorText(reading.error, "We couldn't read the recipe. Please try again.")
            : undefined
        }
        rows={recipe.isRead ? 3 : 8}
        maxLength={RECIPE_TEXT_MOST}
        value={text}
        onChange={write}
      />
      {recipe.isRead ? (
        <>
          <OpenLines taken={recipe.taken} />
          <RecipeLines lines={recipe.lines} taken={recipe.taken} onTake={recipe.setTaken} />
          {swap ? (
            <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-shoal px-3 py-2">
              <p>
                <strong>Best swap:</strong> {swap.swap.name} instead of {swap.instead} saves about{' '}
                {amountWords(swap.savesG / count)} g net carbs per portion.
              </p>
              <Button variant="secondary" onClick={swap.accept}>
                Swap it
              </Button>
            </div>
          ) : null}
          <TextField
            {...recipe.box('name')}
            label="Name"
            hint="Use this name the next time you log it."
            maxLength={200}
            placeholder="My recipe"
          />
          <div className="grid grid-cols-2 gap-4">
            <TextField
              {...recipe.box('portions')}
              label="Portions"
              inputMode="decimal"
              error={recipe.count === undefined ? 'Enter a number above 0' : undefined}
            />
            <TextField
              {...recipe.box('cooked')}
              label="Cooked weight, g"
              inputMode="decimal"
              error={recipe.cookedGrams === undefined ? 'Enter a number above 0' : undefined}
            />
          </div>
          {sums ? (
            <>
              <OverLimit netCarbs={sums.perPortion.netCarbs} />
              <RecipeTable sums={sums} portions={count} isWeighed={recipe.cookedGrams !== null} />
            </>
          ) : null}
        </>
      ) : (
        <>
          <RecipePhoto onText={(read) => write(text.trim() === '' ? read : `${text.trimEnd()}\n${read}`)} />
          {text.trim() === '' ? <RecipesBefore frequent={frequent} open={recipe.open} /> : null}
        </>
      )}
    </FormDialog>
  );
}
