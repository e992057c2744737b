import type { PlannedDish } from '#contract/meal-plans.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import type { Diet } from '../person/diet.ts';
import type { KeptDish } from './setting.ts';

export interface KeptDishes {
  readonly kept: readonly KeptDish[];
  /** For the person: why a dish could not stay. */
  readonly notes: readonly string[];
}

interface Known {
  readonly kitchen: Kitchen;
  readonly foods: readonly KitchenFood[];
  readonly diet: Diet;
  /** Whether the plan may have extras. */
  readonly mayBuy: boolean;
}

const dayOf = ({ key }: PlannedDish) => Number(/^(\d)-/.exec(key)?.[1] ?? Number.NaN);

/**
 * Dishes that stay, with their foods as they are known now: a value that was sent along is not taken for true. A dish
 * whose foods are no longer selected, or no longer eaten, does not stay.
 */
export function keptDishes(
  dishes: readonly PlannedDish[],
  days: number,
  { kitchen, foods, diet, mayBuy }: Known,
): KeptDishes {
  const byItem = new Map(foods.map((food) => [food.pantry?.id ?? null, food]));
  const left = new Map(foods.map(({ key, pantry }) => [key, pantry?.atHand ?? Number.POSITIVE_INFINITY]));
  const kept = new Map<string, KeptDish>();
  const notes: string[] = [];
  for (const dish of dishes) {
    const day = dayOf(dish);
    if (!(day >= 1 && day <= days) || kept.has(`${day}-${dish.meal}`)) continue;
    const known = dish.ingredients.map(({ pantryItemId, isStaple, ingredient, grams }) => {
      const others = isStaple ? kitchen.staples : kitchen.extras;
      const food = pantryItemId === null ? others.get(ingredient ?? '') : byItem.get(pantryItemId);
      if (!food || diet.objectionTo(food) !== null || !(food.pantry || food.isStaple || mayBuy)) return null;
      return { food, grams };
    });
    const found = known.filter((one) => one !== null);
    const isThere = found.every(({ food, grams }) => !food.pantry || grams <= (left.get(food.key) ?? 0));
    if (found.length < known.length || known.length === 0 || !isThere) {
      notes.push(
        `We couldn’t keep ${dish.name}: some of its ingredients are no longer selected, in stock or something you eat.`,
      );
      continue;
    }
    for (const { food, grams } of found) left.set(food.key, (left.get(food.key) ?? 0) - grams);
    kept.set(`${day}-${dish.meal}`, { day, meal: dish.meal, dish, foods: found });
  }
  return { kept: [...kept.values()], notes };
}
