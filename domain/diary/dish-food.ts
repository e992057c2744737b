import type { DiaryMeal } from '#contract/diary.ts';
import type { MealCategory, PlannedDish } from '#contract/meal-plans.ts';
import type { OwnFood } from '#contract/meal-text.ts';
import { certain } from './estimates.ts';

/** The meal of the diary that a planned dish is eaten as. */
export const MEAL_OF_CATEGORY: Readonly<Record<MealCategory, DiaryMeal>> = {
  Breakfast: 'breakfast',
  Lunch: 'lunch',
  Dinner: 'dinner',
  Snacks: 'snack',
  Dessert: 'snack',
};

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
