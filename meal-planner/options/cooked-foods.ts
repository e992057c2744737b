import type { Dish, DishSlot } from '#content/dishes/dish.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

/** Work that cannot be done with what is cooked already. */
const NEEDS_RAW =
  /\b(?:shape|form|patt(?:y|ies)|meatballs?|roll(?:s|ed)? (?:in|up|the)|stuff|bread|coat|crust|marinate|dredge|wrap|knead|pound|sear|roast|bake|braise|rare|skin[- ]side|poach)\b/i;

const stepsWith = ({ steps }: Dish, { id }: DishSlot) => steps.filter((step) => step.includes(`{${id}}`));

/** Whether a food that was cooked before can take a slot: warmed instead of cooked, in dishes where that makes sense. */
export function suitsCooked(dish: Dish, slot: DishSlot, food: KitchenFood): boolean {
  if (food.cookedYield === null) return true;
  const steps = stepsWith(dish, slot).join(' ');
  if (food.groups.includes('egg')) return /boil/i.test(steps) && /boiled|hard[- ]cooked/i.test(food.name);
  return !NEEDS_RAW.test(steps) && !NEEDS_RAW.test(dish.name);
}
