import type { PlannedDish } from '#contract/meal-plans.ts';
import type { OwnFood } from '#contract/meal-text.ts';
import { certain } from './estimates.ts';

/** A serving of a planned dish, as it can be logged. */
export const dishFood = ({ name, totals, ingredients }: PlannedDish, planId: number | null): OwnFood => ({
  name,
  amount: { count: 1, unit: 'serving' },
  grams: certain(ingredients.reduce((sum, { grams }) => sum + grams, 0)),
  values: {
    netCarbs: certain(totals.netCarbs),
    totalCarbs: certain(totals.netCarbs + totals.fiber),
    energy: certain(totals.kcal),
    protein: certain(totals.protein),
    fat: certain(totals.fat),
  },
  source: { kind: 'plan', planId },
});
