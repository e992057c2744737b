import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type GeneratedMealPlan, generateMealPlanResponse } from '#contract/meal-plans.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError, ConnectionError } from '../../lib/api/api-error.ts';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { createStore, useStore } from '../../lib/hooks/create-store.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { toastFailure } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import {
  changePlanVisit,
  type PlanAsk,
  type PlannedFrom,
  planVisit,
  type ShownPlan,
  toRequest,
  withFewerPassed,
} from './plan-visit.ts';

const NO_PLAN = 'No meal plan received from server';
const GENERATED_TOAST_MS = 2000;

/** A plan's text that is no text, or empty, is a failure with words of its own. */
const answerParser = {
  parse(value: unknown): GeneratedMealPlan {
    const text = typeof value === 'object' && value !== null && 'mealPlan' in value ? value.mealPlan : null;
    if (typeof text !== 'string' || text.trim() === '') throw new Error(NO_PLAN);
    return generateMealPlanResponse.parse(value);
  },
};

export const PLAN_STAGES = [
  { id: 'items', label: 'Looking at the selected items' },
  { id: 'plan', label: 'Choosing dishes and portions' },
] as const;
type PlanStage = (typeof PLAN_STAGES)[number]['id'];

/** Null while nothing is being planned. */
export const planStage = createStore<PlanStage | null>(null);

let running: { ask: PlanAsk; controller: AbortController } | null = null;

export const cancelPlan = () => running?.controller.abort();

/** None of the selected items is in the pantry any more. */
class NothingSelected extends Error {}

/** The items that are still in the pantry: one deleted on another device must not cost the whole plan. */
async function stillThere(client: QueryClient, items: readonly PlannedFrom[]): Promise<PlannedFrom[]> {
  const { items: saved } = await client.fetchQuery({ ...pantryIdsQuery(), staleTime: 0 });
  const ids = new Set(saved.map(({ id }) => id));
  return items.filter(({ id }) => ids.has(id));
}

/** POST /api/ai/generate-meal-plan. Rejects with ApiError; its `refusal` says why no plan is possible. */
async function generatePlan(ask: PlanAsk, signal: AbortSignal): Promise<ShownPlan> {
  const body = toRequest(ask);
  const answer = await api.post('/api/ai/generate-meal-plan', answerParser, { body, signal });
  const { items, locked, passed, variant } = ask;
  const openDay = Math.min(ask.openDay, answer.plan.days.length);
  return { key: newUuid(), answer, items, locked, passed, variant, openDay, isSaved: false };
}

/** Where every other dish had its turn, earlier ones may come again. */
async function planFor(ask: PlanAsk, signal: AbortSignal): Promise<ShownPlan> {
  try {
    return await generatePlan(ask, signal);
  } catch (error) {
    const shown = planVisit.get()?.shown;
    const fewer = ask.kind !== 'new' && shown ? withFewerPassed(ask, shown) : ask;
    const isWorn = fewer.passed.length < ask.passed.length;
    if (!(error instanceof ApiError && error.refusal) || !isWorn) throw error;
    return generatePlan(fewer, signal);
  }
}

/**
 * Asks for a plan, one at a time.
 * @throws NothingSelected, ApiError (its `refusal` says why there is no plan), AbortError when cancelled
 */
async function runPlan(client: QueryClient, ask: PlanAsk): Promise<ShownPlan> {
  cancelPlan();
  const controller = new AbortController();
  running = { ask, controller };
  planStage.set('items');
  const items = await stillThere(client, ask.items);
  controller.signal.throwIfAborted();
  if (items.length === 0) throw new NothingSelected();
  planStage.set('plan');
  return planFor({ ...ask, items }, controller.signal);
}

/** What to say when there is no plan and no reason in the planner's words. */
function failureText(error: Error): string {
  if (error instanceof ConnectionError)
    return 'You need to be online to make a meal plan. Your items stay selected.';
  return error.message === NO_PLAN ? NO_PLAN : 'Please try again later';
}

function tellFailure(error: Error, ask: PlanAsk): void {
  if (error.name === 'AbortError') return;
  if (error instanceof NothingSelected) toastFailure('Please select at least one item');
  else if (error instanceof ApiError && error.refusal)
    changePlanVisit({ refused: { refusal: error.refusal, ask } });
  else toastFailure('Failed to generate meal plan', failureText(error));
}

/** Asks for a plan; `stage` is how far the planning has come, whichever part of the page asked for it. */
export function useGenerate() {
  const client = useQueryClient();
  const stage = useStore(planStage);
  const run = useMutation({
    mutationFn: (ask: PlanAsk) => runPlan(client, ask),
    onMutate: () => changePlanVisit({ refused: null }),
    onSuccess: (shown) => {
      changePlanVisit({ shown, refused: null });
      toast({ title: 'Meal plan generated successfully!', duration: GENERATED_TOAST_MS });
    },
    onError: tellFailure,
    onSettled: (_done, _error, ask) => {
      // A newer one goes on.
      if (running?.ask !== ask) return;
      running = null;
      planStage.set(null);
    },
  });
  return { generate: run.mutate, stage };
}

/**
 * Removes the plan with the selection it was made from. One that was not saved can be brought back.
 * @param restoreSelection selects again what was selected
 */
export function forgetPlan(restoreSelection: () => void): void {
  cancelPlan();
  const shown = planVisit.get()?.shown ?? null;
  changePlanVisit({ shown: null, refused: null });
  if (!shown || shown.isSaved) return;
  toast({
    title: 'Selection cleared',
    description: 'The unsaved meal plan was cleared too.',
    action: {
      label: 'Undo',
      onClick: () => {
        restoreSelection();
        changePlanVisit({ shown });
      },
    },
  });
}
