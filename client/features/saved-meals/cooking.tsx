import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CookingPot, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import type { DiaryEntry, DiaryMeal } from '#contract/diary.ts';
import { type Cooked, cooked as cookedAnswer } from '#contract/meal-plans.ts';
import type { OwnFood } from '#contract/meal-text.ts';
import { MEAL_WORDS } from '#domain/diary/entries.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { type FoodWeightUnit, weightText } from '#domain/food-text/food-weight.ts';
import { sayKept, submitChange } from '../../lib/changes/changes.ts';
import { useAte } from '../../lib/diary/use-log.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Foods named one by one; a plan of a week takes from dozens. */
const NAMED_MOST = 6;

function listed(names: readonly string[]): string {
  const more = names.length - NAMED_MOST;
  return listText(more > 0 ? [...names.slice(0, NAMED_MOST), `${more} more`] : names);
}

/** "Used: 120 g Cream (380 g left)." and what is gone or nobody counts; each null where there is none. */
export function cookedWords({ taken, untracked }: Cooked, unit: FoodWeightUnit) {
  const amounts = taken.map(
    ({ name, grams, left }) => `${weightText(grams, unit)} ${name} (${weightText(left, unit)} left)`,
  );
  return {
    taken: amounts.length > 0 ? `Used: ${listed(amounts)}.` : null,
    untracked:
      untracked.length > 0
        ? `Not subtracted, because your pantry doesn't list an amount: ${listed(untracked)}.`
        : null,
  };
}

interface CookingAsk {
  /** Name of the dish or title of the plan. */
  what: string;
  /** Without one the whole plan is cooked. */
  dishKey?: string;
  servings: number;
  /** What of it was eaten, for the diary, and as which meal. */
  serving?: { food: OwnFood; meal: DiaryMeal } | undefined;
}

/** A cooking that was told to the pantry, or waits for that. */
interface ToldCooking {
  /** Provisional while it waits. */
  id: number;
  what: string;
  eaten: readonly DiaryEntry[];
  /** All of the plan, of which nothing is logged. */
  isPlan?: boolean;
}

/** Whether the diary has it: nothing to log, logged, or failed to. */
function loggedWords(eaten: readonly DiaryEntry[] | null): string {
  if (eaten === null) return "We couldn't log your serving in your diary.";
  const [entry] = eaten;
  return entry ? `One serving was logged as ${MEAL_WORDS[entry.meal].toLowerCase()}.` : '';
}

const TAKEN_LATER = "We'll take the food from your pantry when you're back online.";

/** Takes what was cooked from the pantry, and puts it back when asked to; without a network both wait on this device. */
export function useCooking(planId: number, unit: FoodWeightUnit) {
  const client = useQueryClient();
  const [last, setLast] = useState<(ToldCooking & { words: ReturnType<typeof cookedWords> }) | null>(null);
  const { ate, note, takeBack } = useAte();
  const undo = useMutation({
    mutationFn: async ({ id, what, eaten }: ToldCooking) => {
      const outcome = await submitChange(client, 'plan.undo', { id, what });
      if (eaten.length > 0) await takeBack(eaten);
      return outcome;
    },
    onSuccess: ({ state }, { id }) => {
      setLast((now) => (now?.id === id ? null : now));
      if (state === 'waiting') sayKept('Your change');
      else toast({ title: 'Put back in your pantry' });
    },
    onError: sayFailed('Failed to put the food back'),
  });
  const cook = useMutation({
    mutationFn: async ({ what, dishKey, servings, serving }: CookingAsk) => {
      const outcome = await submitChange(client, 'plan.cook', { id: planId, what, dishKey, servings });
      return { outcome, logged: serving ? await note(serving.food, serving.meal).catch(() => null) : [] };
    },
    onSuccess: ({ outcome, logged }, { what, dishKey }) => {
      const eaten = logged ?? [];
      const undoIt = (id: number) => ({ label: 'Undo', onClick: () => undo.mutate({ id, what, eaten }) });
      if (outcome.state === 'waiting')
        return toast({
          title: 'Saved on this device',
          description: `${TAKEN_LATER} ${loggedWords(logged)}`.trim(),
          action: undoIt(outcome.id),
        });
      const cooked = cookedAnswer.parse(outcome.value);
      const words = cookedWords(cooked, unit);
      setLast({ id: cooked.id, what, eaten, words, isPlan: dishKey === undefined });
      const isLogged = eaten.length > 0;
      const used = words.taken ?? words.untracked ?? 'What you cooked uses nothing from your pantry.';
      // Where nothing was taken, what was done is the news: the entry in the diary.
      const [title, ...said] =
        words.taken || !isLogged
          ? [
              words.taken ? 'Taken from your pantry' : 'Nothing was taken from your pantry',
              used,
              loggedWords(logged),
            ]
          : [loggedWords(logged), 'Nothing was taken from your pantry.', used];
      toast({
        title,
        description: said.join(' ').trim(),
        variant: words.taken || isLogged ? 'default' : 'info',
        ...(words.taken || isLogged ? { action: undoIt(cooked.id) } : {}),
      });
    },
    onError: sayFailed('Failed to take the food from your pantry'),
  });
  return {
    last,
    forget: () => setLast(null),
    undo: undo.mutate,
    isUndoing: undo.isPending,
    /** Key of the dish that is being taken from the pantry, 'plan' for all of them, null for none. */
    pending: cook.isPending ? (cook.variables.dishKey ?? 'plan') : null,
    cook: cook.mutate,
    /** Logs what was cooked before; nothing is taken from the pantry. */
    ate,
  };
}

export type Cooking = ReturnType<typeof useCooking>;

interface CookedNoteProps {
  cooking: Cooking;
  /** The note goes, and with it the button that had the focus. */
  onGone: () => void;
}

/** What the last cooking took, with a way back that does not go with the toast. */
export function CookedNote({ cooking, onGone }: CookedNoteProps) {
  const { last } = cooking;
  if (!last) return null;
  const close = () => {
    cooking.forget();
    onGone();
  };
  const { taken, untracked } = last.words;
  return (
    <Panel
      tone="shoal"
      role="region"
      aria-label={`Cooked: ${last.what}`}
      className="flex flex-col gap-1 p-4! print:hidden"
    >
      <div className="flex items-start justify-between gap-2">
        <p className="flex gap-2 pt-1.5 font-bold wrap-anywhere">
          <CookingPot className="mt-0.5 size-5 shrink-0" />
          Cooked: {last.what}
        </p>
        <IconButton icon={X} label="Close this note" onClick={close} className="-mt-1 -mr-1" />
      </div>
      <p className="wrap-anywhere">{taken ?? 'Nothing was taken from your pantry.'}</p>
      {last.isPlan ? (
        <p>
          Cooking doesn't add anything to your diary. Each time you eat one of these dishes, press "Log a
          serving" below it.
        </p>
      ) : null}
      {untracked ? <p className="wrap-anywhere text-ink-soft">{untracked}</p> : null}
      {taken ? (
        <Button
          variant="ghost"
          className="-ml-4 self-start"
          pendingLabel={cooking.isUndoing ? 'Putting it back...' : undefined}
          onClick={() => cooking.undo(last, { onSuccess: onGone })}
          icon={Undo2}
        >
          Put the foods back
        </Button>
      ) : null}
    </Panel>
  );
}
