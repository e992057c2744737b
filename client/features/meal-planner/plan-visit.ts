import { z } from 'zod';
import {
  type GenerateMealPlan,
  generateMealPlanResponse,
  mealCategory,
  PLAN_DAYS_MOST,
  type PlannedDish,
  type PlanRefusal,
  planType,
} from '#contract/meal-plans.ts';
import { createStore } from '../../lib/hooks/create-store.ts';
import { browserStores, writeJson } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';

const plannedFrom = z.object({ id: z.number(), productName: z.string() });
/** A selected item as far as the planner's screen needs it; the server reads the rest. */
export type PlannedFrom = z.infer<typeof plannedFrom>;

const shownPlan = z.object({
  /** Goes with each try to save it, so that it is stored once. */
  key: z.string(),
  answer: generateMealPlanResponse,
  /** The items it was made from; the selection may have changed since. */
  items: z.array(plannedFrom),
  /** Keys of the dishes that stay when the rest is made anew. */
  locked: z.array(z.string()),
  /** Ids of dishes that were swapped or left behind, the newest last. */
  passed: z.array(z.string()),
  variant: z.number().int(),
  openDay: z.number().int(),
  isSaved: z.boolean(),
});
export type ShownPlan = z.infer<typeof shownPlan>;

const planOptions = z.object({
  mealPlanType: planType,
  /** Empty for complete days. */
  mealTypes: z.array(mealCategory),
  days: z.number().int().min(1).max(PLAN_DAYS_MOST),
});
export type PlanOptions = z.infer<typeof planOptions>;

export const USUAL_OPTIONS: PlanOptions = { mealPlanType: 'enhanced', mealTypes: [], days: 1 };

/** What is asked of the planner, and what must be remembered of the asking. */
export interface PlanAsk extends Pick<ShownPlan, 'items' | 'passed' | 'locked' | 'variant' | 'openDay'> {
  options: PlanOptions;
  keep: PlannedDish[];
  /** A new plan from the selection, or a change of the one that is shown. */
  kind: 'new' | 'rest' | 'swap';
}

const stored = z.object({ owner: z.string(), options: planOptions, shown: shownPlan.nullable() });

export interface PlanVisit extends z.infer<typeof stored> {
  /** Why the last try gave no plan, and what was asked; not saved over a reload. */
  refused: { refusal: PlanRefusal; ask: PlanAsk } | null;
}

/** Outlives the page it is shown on, so that a plan that is ready after somebody looked elsewhere is there. */
export const planVisit = createStore<PlanVisit | null>(null);

/** How this tab was left, also over a reload; another person's plan is not shown. */
export function readPlanVisit(owner: string, { session } = browserStores()): PlanVisit {
  try {
    const saved = stored.parse(JSON.parse(session.getItem(STORAGE_KEY.plannerVisit) ?? 'null'));
    if (saved.owner === owner) return { ...saved, refused: null };
  } catch {
    // Nothing was saved, or by another version.
  }
  return { owner, options: USUAL_OPTIONS, shown: null, refused: null };
}

/** Changes what is shown and keeps it for a reload. */
export function changePlanVisit(
  changes: Partial<Omit<PlanVisit, 'owner'>>,
  { session } = browserStores(),
): void {
  const visit = planVisit.get();
  if (!visit) return;
  const next = { ...visit, ...changes };
  planVisit.set(next);
  const { refused: _refused, ...saved } = next;
  writeJson(session, STORAGE_KEY.plannerVisit, saved);
}

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
