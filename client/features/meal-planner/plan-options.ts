import type { MealCategory, PlannedDish, PlanType } from '#contract/meal-plans.ts';

/** How a plan is asked for. */
export interface PlanOptions {
  mealPlanType: PlanType;
  /** Empty for complete days. */
  mealTypes: readonly MealCategory[];
  days: number;
}

export const USUAL_OPTIONS: PlanOptions = { mealPlanType: 'enhanced', mealTypes: [], days: 1 };

export const PLAN_TYPE_WORDS: Readonly<Record<PlanType, { label: string; explanation: string }>> = {
  basic: {
    label: 'Basic',
    explanation: 'Only the selected pantry ingredients. Salt, pepper and water are free.',
  },
  enhanced: { label: 'Enhanced', explanation: 'Adds minimal keto-friendly ingredients.' },
  advanced: { label: 'Advanced', explanation: 'More elaborate dishes with a wider variety of extras.' },
};

/** A selected item as far as the planner's screen needs it; the server reads the rest. */
export interface PlannedFrom {
  id: number;
  productName: string;
}

/** What is asked of the planner, and what must be remembered of the asking. */
export interface PlanAsk {
  options: PlanOptions;
  items: readonly PlannedFrom[];
  keep: readonly PlannedDish[];
  passed: readonly string[];
  locked: readonly string[];
  variant: number;
  openDay: number;
  /** A new plan from the selection, or a change of the one that is shown. */
  kind: 'new' | 'rest' | 'swap';
}
