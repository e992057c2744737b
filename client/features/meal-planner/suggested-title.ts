import type { MealPlan, PlannedDish } from '#contract/meal-plans.ts';

const MAIN_FIRST = ['Dinner', 'Lunch', 'Breakfast', 'Snacks', 'Dessert'] as const;

const place = ({ meal }: PlannedDish) => MAIN_FIRST.indexOf(meal);

/** What somebody would call the plan: its main dish, and how much more there is. */
export function suggestedTitle({ days }: MealPlan): string {
  const [first] = days;
  const [main] = (first?.dishes ?? []).toSorted((a, b) => place(a) - place(b));
  if (!first || !main) return '';
  if (days.length > 1) return `${days.length} days: ${main.name} and more`;
  const more = first.dishes.length - 1;
  return more === 0 ? main.name : `${main.name} and ${more} more`;
}
