import type { Dish, DishSlot } from '#content/dishes/dish.ts';
import type { MealCategory } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import type { KeptApart } from '../person/eating-style.ts';
import type { Portion } from '../portions/kitchen-step.ts';

/** One slot with what fills it. */
export interface Filling {
  readonly slot: DishSlot;
  readonly food: KitchenFood;
  readonly portion: Portion;
  /** How little it suits the kitchen of the selected foods, 0 to 1. */
  readonly foreign?: number;
}

/** A dish with a food in every slot that is used. */
export interface FilledDish {
  readonly dish: Dish;
  readonly fillings: readonly Filling[];
}

/** A filled dish as one meal of a day. */
export interface DishOption extends FilledDish {
  readonly meal: MealCategory;
  /** What of the day it must be kept apart from; null for most. */
  readonly apart: KeptApart | null;
  /** How little it suits the kitchen of the selected foods, 0 to 1; -1 for a dish of just this kitchen. */
  readonly foreign: number;
}

/** Net carbs, in g, of the smallest portions: no plan with this dish has fewer. */
export function leastNetCarbs({ fillings }: FilledDish): number {
  return fillings.reduce((sum, { food, portion }) => sum + food.perGram.netCarbs * portion.least, 0);
}

export const pantryFillings = ({ fillings }: FilledDish) =>
  fillings.filter(({ food }) => food.pantry !== null);
export const extraFillings = ({ fillings }: FilledDish) =>
  fillings.filter(({ food }) => food.pantry === null);

/** What a person remembers of the dish: its protein, else what there is most of. */
export function mainFood({ fillings }: FilledDish): KitchenFood | null {
  const proteins = fillings.filter(({ slot }) => slot.role === 'protein');
  const [first] = (proteins.length > 0 ? proteins : fillings).toSorted(
    (a, b) => b.portion.usual - a.portion.usual,
  );
  return first?.food ?? null;
}
