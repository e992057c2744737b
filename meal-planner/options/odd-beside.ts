import type { DishSlot } from '#content/dishes/dish.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

/** What stands in the door of the fridge, and spices of kitchens that know none of it. */
const DRESSINGS = new Set(['mayonnaise', 'ranch-dressing', 'blue-cheese-dressing', 'caesar-dressing']);
const SPICED = new Set(
  (
    'cumin curry-powder turmeric coriander-seed masala-paste curry-paste soy-sauce tamari fish-sauce oyster-sauce miso ' +
    'gochujang ginger kimchi palm-oil'
  ).split(' '),
);

const isCheese = ({ groups }: KitchenFood) =>
  groups.includes('hard-cheese') || groups.includes('soft-cheese');

/** Whether a cook would not set it beside what is in the dish: Caesar dressing on a curry, yogurt on melted cheese. */
export function isOddBeside({ own }: DishSlot, food: KitchenFood, taken: readonly KitchenFood[]): boolean {
  if (!own) return false;
  const isDressing = DRESSINGS.has(food.ingredient ?? '');
  if (isDressing && taken.some(({ ingredient }) => SPICED.has(ingredient ?? ''))) return true;
  return (isDressing || food.groups.includes('yogurt')) && taken.some(isCheese);
}
