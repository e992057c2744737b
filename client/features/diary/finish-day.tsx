import { useMutation, useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { DiaryEntry, DiaryMeal, DiaryValues } from '#contract/diary.ts';
import { generateMealPlanResponse, type MealCategory } from '#contract/meal-plans.ts';
import { dishFood, MEAL_OF_CATEGORY } from '#domain/diary/dish-food.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { type Log, mealNow } from '../../lib/diary/use-log.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PlanView } from '../../ui/meal-plan/plan-view.tsx';
import { SavePlan } from '../../ui/meal-plan/save-plan.tsx';

const MAIN_MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const;

/** Main meals from now on of which nothing is logged yet; a snack where there are none. */
function mealsLeft(entries: readonly DiaryEntry[], now: DiaryMeal): MealCategory[] {
  const from = now === 'snack' ? 'dinner' : now;
  const left = MAIN_MEALS.slice(MAIN_MEALS.findIndex((meal) => MEAL_OF_CATEGORY[meal] === from)).filter(
    (meal) => entries.every((entry) => entry.meal !== MEAL_OF_CATEGORY[meal]),
  );
  return left.length > 0 ? left : ['Snacks'];
}

interface FinishDayProps {
  entries: readonly DiaryEntry[];
  values: DiaryValues;
  unknown: number;
  log: Log;
}

/** Plans the meals that are still to come from the pantry and what is left of the day's limits. */
export function FinishDay({ entries, values, unknown, log }: FinishDayProps) {
  const { person } = usePerson();
  const { data: pantry } = useQuery(pantryIdsQuery());
  const [savedKey, setSavedKey] = useState<string | null>(null);
  const plan = useMutation({
    mutationFn: async () => {
      const { totalCarbs: _total, ...eaten } = values;
      const items = pantry?.items ?? [];
      const answer = await api.post('/api/ai/generate-meal-plan', generateMealPlanResponse, {
        body: {
          pantryItems: items.map(({ id }) => ({ id })),
          eaten: { values: eaten, unknown, mealsLeft: mealsLeft(entries, mealNow(personZone(person))) },
        },
      });
      return { key: newUuid(), answer, items };
    },
  });
  if (!pantry) return null;
  if (pantry.items.length === 0)
    return (
      <p className="text-small text-ink-soft">
        Add foods to your pantry to plan the rest of your day.{' '}
        <ButtonLink to="/keto-pantry" variant="ghost">
          Scan a food
        </ButtonLink>
      </p>
    );
  const refusal = plan.error instanceof ApiError ? plan.error.refusal : null;
  const shown = plan.data?.answer ?? refusal?.nearest;
  return (
    <div className="flex flex-col gap-4">
      <Button
        variant="accent"
        className="self-start"
        pendingLabel={plan.isPending ? 'Planning...' : undefined}
        onClick={() => plan.mutate()}
        icon={Sparkles}
      >
        Plan the rest of my day
      </Button>
      {plan.error ? (
        <p role="alert" className="rounded-md border border-amber bg-amber-wash p-3">
          {refusal?.message ??
            errorText(plan.error, "We couldn't plan the rest of your day. Please try again.")}
        </p>
      ) : null}
      {shown ? (
        <PlanView
          plan={shown.plan}
          unit={person.units.food}
          dishActions={(dish) => (
            <Button
              variant="secondary"
              onClick={() => void log.log([dishFood(dish, null)], MEAL_OF_CATEGORY[dish.meal])}
            >
              I ate this
            </Button>
          )}
        />
      ) : null}
      {plan.data ? (
        <SavePlan
          unsaved={plan.data}
          isSaved={savedKey === plan.data.key}
          onSaved={() => setSavedKey(plan.data.key)}
        />
      ) : null}
    </div>
  );
}
