import type { QueryClient } from '@tanstack/react-query';
import {
  type GeneratedMealPlan,
  type GenerateMealPlan,
  generateMealPlanResponse,
} from '#contract/meal-plans.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError, ConnectionError } from '../../lib/api/api-error.ts';
import { createStore } from '../../lib/create-store.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import type { PlanAsk, PlannedFrom } from './plan-options.ts';
import { toRequest, withFewerPassed } from './plan-request.ts';
import { changePlanVisit, planVisit } from './plan-visit.ts';

const NO_PLAN = 'No meal plan received from server';

/** A plan's text that is no text, or empty, is a failure with words of its own. */
const answerParser = {
  parse(value: unknown): GeneratedMealPlan {
    const text = typeof value === 'object' && value !== null && 'mealPlan' in value ? value.mealPlan : null;
    if (typeof text !== 'string' || text.trim() === '') throw new Error(NO_PLAN);
    return generateMealPlanResponse.parse(value);
  },
};

/** POST /api/ai/generate-meal-plan. Rejects with ApiError; its `refusal` says why no plan is possible. */
const generatePlan = (request: GenerateMealPlan, signal: AbortSignal): Promise<GeneratedMealPlan> =>
  api.post('/api/ai/generate-meal-plan', answerParser, { body: request, signal });

/** What to say when there is no plan and no reason in the planner's words. */
export function failureText(error: unknown): string {
  if (error instanceof ConnectionError)
    return 'A meal plan is made by the server and needs the network. What you selected stays selected.';
  return error instanceof Error && error.message === NO_PLAN ? NO_PLAN : 'Please try again later';
}

/** What is being worked on, in order. */
export const PLAN_STAGES = [
  { id: 'items', label: 'Looking at the selected items' },
  { id: 'plan', label: 'Choosing dishes and portions' },
] as const;
type PlanStage = (typeof PLAN_STAGES)[number]['id'];

/** Null while nothing is being planned. */
export const planStage = createStore<PlanStage | null>(null);

let running: { ask: PlanAsk; controller: AbortController } | null = null;

export const cancelPlan = () => running?.controller.abort();

/** To be called when what came of an asking is shown; a newer one goes on. */
export function endPlan(ask: PlanAsk): void {
  if (running?.ask !== ask) return;
  running = null;
  planStage.set(null);
}

/** None of the selected items is in the pantry any more. */
export class NothingSelected extends Error {}

export interface PlanRun {
  ask: PlanAsk;
  answer: GeneratedMealPlan;
}

/** The items that are still in the pantry: one deleted on another device must not cost the whole plan. */
async function stillThere(client: QueryClient, items: readonly PlannedFrom[]): Promise<PlannedFrom[]> {
  const { items: saved } = await client.fetchQuery({ ...pantryIdsQuery(), staleTime: 0 });
  const ids = new Set(saved.map(({ id }) => id));
  return items.filter(({ id }) => ids.has(id));
}

/** Where every other dish had its turn, earlier ones may come again. */
async function planFor(ask: PlanAsk, signal: AbortSignal): Promise<PlanRun> {
  try {
    return { ask, answer: await generatePlan(toRequest(ask), signal) };
  } catch (error) {
    const shown = planVisit.get()?.shown;
    const fewer = ask.kind !== 'new' && shown ? withFewerPassed(ask, shown) : ask;
    const isWorn = fewer.passed.length < ask.passed.length;
    if (!(error instanceof ApiError && error.refusal) || !isWorn) throw error;
    return { ask: fewer, answer: await generatePlan(toRequest(fewer), signal) };
  }
}

/**
 * Asks for a plan, one at a time; `endPlan` ends it.
 * @throws NothingSelected, ApiError (its `refusal` says why there is no plan), AbortError when cancelled
 */
export async function runPlan(client: QueryClient, ask: PlanAsk): Promise<PlanRun> {
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

/**
 * Removes the plan with the selection it was made from. One that was not saved can be brought back.
 * @param restoreSelection selects again what was selected
 */
export function forgetPlan(restoreSelection: () => void): void {
  cancelPlan();
  const shown = planVisit.get()?.shown ?? null;
  changePlanVisit(browserStores(), { shown: null, refused: null });
  if (!shown || shown.isSaved) return;
  toast({
    title: 'Selection cleared',
    description: 'The unsaved meal plan was cleared too.',
    action: {
      label: 'Undo',
      onClick: () => {
        restoreSelection();
        changePlanVisit(browserStores(), { shown });
      },
    },
  });
}
