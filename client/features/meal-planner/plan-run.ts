import type { QueryClient } from '@tanstack/react-query';
import type { GeneratedMealPlan } from '#contract/meal-plans.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { createStore } from '../../lib/create-store.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { generatePlan } from './generate-plan.ts';
import type { PlanAsk, PlannedFrom } from './plan-options.ts';
import { toRequest, withFewerPassed } from './plan-request.ts';
import { planVisit } from './plan-visit.ts';

/** What is being worked on, in order. */
export const PLAN_STAGES = [
  { id: 'items', label: 'Looking at the selected items' },
  { id: 'plan', label: 'Choosing dishes and weighing portions' },
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
