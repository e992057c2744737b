import type { GenerateMealPlan, PlannedDish } from '#contract/meal-plans.ts';
import type { PlanAsk, PlannedFrom, PlanOptions } from './plan-options.ts';
import type { ShownPlan } from './plan-visit.ts';

/** The server takes no more of each. */
const PASSED_MOST = 300;

const dishesOf = ({ answer }: ShownPlan) => answer.plan.days.flatMap(({ dishes }) => dishes);

const unique = (ids: readonly string[]) => [...new Set(ids)].slice(-PASSED_MOST);

const shownOptions = ({ answer: { plan } }: ShownPlan): PlanOptions => ({
  mealPlanType: plan.type,
  mealTypes: plan.mealTypes,
  days: plan.days.length,
});

export const askForNew = (options: PlanOptions, items: readonly PlannedFrom[]): PlanAsk => ({
  options,
  items,
  keep: [],
  passed: [],
  locked: [],
  variant: 0,
  openDay: 1,
  kind: 'new',
});

/** All but the locked dishes again, others where there are others. */
export function askForRest(shown: ShownPlan): PlanAsk {
  const dishes = dishesOf(shown);
  const isLocked = ({ key }: PlannedDish) => shown.locked.includes(key);
  return {
    options: shownOptions(shown),
    items: shown.items,
    keep: dishes.filter(isLocked),
    passed: unique([
      ...shown.passed,
      ...dishes.filter((dish) => !isLocked(dish)).map(({ dishId }) => dishId),
    ]),
    locked: shown.locked,
    variant: shown.variant + 1,
    openDay: shown.openDay,
    kind: 'rest',
  };
}

/** Another dish in the place of one; all others stay as they are. */
export function askForSwap(shown: ShownPlan, key: string): PlanAsk {
  const dishes = dishesOf(shown);
  const swapped = dishes.filter((dish) => dish.key === key).map(({ dishId }) => dishId);
  return {
    options: shownOptions(shown),
    items: shown.items,
    keep: dishes.filter((dish) => dish.key !== key),
    passed: unique([...shown.passed, ...swapped]),
    locked: shown.locked.filter((one) => one !== key),
    variant: shown.variant + 1,
    openDay: shown.openDay,
    kind: 'swap',
  };
}

/** The same asking after everything passed had its turn: only the dishes shown now are not to come again. */
export function withFewerPassed(ask: PlanAsk, shown: ShownPlan): PlanAsk {
  const keptKeys = new Set(ask.keep.map(({ key }) => key));
  return {
    ...ask,
    passed: dishesOf(shown).flatMap(({ key, dishId }) => (keptKeys.has(key) ? [] : [dishId])),
  };
}

/** Body of POST /api/ai/generate-meal-plan. */
export const toRequest = (ask: PlanAsk): GenerateMealPlan => ({
  pantryItems: ask.items.map(({ id, productName }) => ({ id, productName })),
  mealPlanType: ask.options.mealPlanType,
  mealTypes: [...ask.options.mealTypes],
  days: ask.options.days,
  keep: [...ask.keep],
  without: [...ask.passed],
  variant: ask.variant,
});
