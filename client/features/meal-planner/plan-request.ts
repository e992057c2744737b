import type { GenerateMealPlan } from '#contract/meal-plans.ts';
import type { PlanAsk, PlannedFrom, PlanOptions, ShownPlan } from './plan-visit.ts';

/** The server takes no more of each. */
const PASSED_MOST = 300;

const dishesOf = ({ answer }: ShownPlan) => answer.plan.days.flatMap(({ dishes }) => dishes);

export const askForNew = (options: PlanOptions, items: readonly PlannedFrom[]): PlanAsk => ({
  options,
  items: [...items],
  keep: [],
  passed: [],
  locked: [],
  variant: 0,
  openDay: 1,
  kind: 'new',
});

/** The plan that is shown with others in the place of the dishes that do not stay. */
function askForOthers(shown: ShownPlan, kind: 'rest' | 'swap', stays: (key: string) => boolean): PlanAsk {
  const { plan } = shown.answer;
  const dishes = dishesOf(shown);
  const left = dishes.filter(({ key }) => !stays(key)).map(({ dishId }) => dishId);
  return {
    options: { mealPlanType: plan.type, mealTypes: plan.mealTypes, days: plan.days.length },
    items: shown.items,
    keep: dishes.filter(({ key }) => stays(key)),
    passed: [...new Set([...shown.passed, ...left])].slice(-PASSED_MOST),
    locked: shown.locked.filter(stays),
    variant: shown.variant + 1,
    openDay: shown.openDay,
    kind,
  };
}

/** All but the locked dishes again, others where there are others. */
export const askForRest = (shown: ShownPlan): PlanAsk =>
  askForOthers(shown, 'rest', (key) => shown.locked.includes(key));

/** Another dish in the place of one; all others stay as they are. */
export const askForSwap = (shown: ShownPlan, swapped: string): PlanAsk =>
  askForOthers(shown, 'swap', (key) => key !== swapped);

/** The same asking after everything passed had its turn: only the dishes shown now are not to come again. */
export function withFewerPassed(ask: PlanAsk, shown: ShownPlan): PlanAsk {
  const keptKeys = new Set(ask.keep.map(({ key }) => key));
  return {
    ...ask,
    passed: dishesOf(shown).flatMap(({ key, dishId }) => (keptKeys.has(key) ? [] : [dishId])),
  };
}

/** Body of POST /api/ai/generate-meal-plan. */
export const toRequest = ({ options, items, keep, passed, variant }: PlanAsk): GenerateMealPlan => ({
  ...options,
  pantryItems: items,
  keep,
  without: passed,
  variant,
});
