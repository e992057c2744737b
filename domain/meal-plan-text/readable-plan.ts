import type { MealPlan, SavedMealPlan } from '#contract/meal-plans.ts';

/** A saved plan as far as it is read: its text, and its structure where it was saved with one. */
export type ReadablePlan = Pick<SavedMealPlan, 'title' | 'content' | 'pantryItemIds' | 'plan'>;

/** What is in the pantry now; `amountAtHand` in tenths of a gram, null or absent where nobody said. */
export interface PantryNow {
  readonly id: number;
  readonly productName: string;
  readonly amountAtHand?: number | null;
}

/** Ids of the pantry items that a plan was saved with; none for a list that cannot be read. */
export function planItemIds(encoded: string): number[] {
  try {
    const list: unknown = JSON.parse(encoded);
    return Array.isArray(list) ? list.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Every ingredient of every dish, in the order of the plan. */
export function allIngredients({
  days,
}: MealPlan): MealPlan['days'][number]['dishes'][number]['ingredients'] {
  return days.flatMap(({ dishes }) => dishes.flatMap(({ ingredients }) => ingredients));
}
