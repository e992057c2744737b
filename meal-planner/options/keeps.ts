import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { saysFrozen } from '../pantry/food-forms.ts';
import { isFreshFlesh } from './plate.ts';

/** Days in the fridge, the upper ends of FoodSafety.gov's Cold Food Storage Chart. */
const DAYS = { cooked: 4, sliced: 5, minced: 2, poultry: 2, fish: 3, meat: 5 } as const;

/** Sold ready to eat, whole or in slices. */
const COOKED = new Set(['rotisserie-chicken', 'roast-beef']);
const SLICED = new Set(['deli-turkey', 'ham', 'pastrami', 'corned-beef', 'mortadella']);
const MINCED =
  /^(?:lean-)?ground-|^(?:pork|beef|italian|turkey)-sausage$|^(?:sausage-meat|bratwurst|fresh-chorizo|merguez)$/;
/** In brine, salt or smoke they keep. */
const CURED = new Set(['smoked-salmon', 'kipper', 'pickled-herring', 'caviar', 'salt-cod']);

/**
 * How many days meat and fish keep in the fridge; null for what keeps longer than a plan, lies in the freezer, has a
 * date of its own, or is still to be bought.
 */
export function daysInFridge(food: KitchenFood): number | null {
  const { ingredient, groups, name, pantry, cookedYield } = food;
  if (!pantry || pantry.daysLeft !== null || saysFrozen(name.toLowerCase())) return null;
  const id = ingredient ?? '';
  if (COOKED.has(id)) return DAYS.cooked;
  if (SLICED.has(id)) return DAYS.sliced;
  if (!isFreshFlesh(food) || CURED.has(id)) return null;
  if (cookedYield !== null) return DAYS.cooked;
  if (MINCED.test(id) || groups.includes('organ-meat')) return DAYS.minced;
  if (groups.includes('poultry')) return DAYS.poultry;
  if (groups.includes('white-fish') || groups.includes('oily-fish')) return DAYS.fish;
  return DAYS.meat;
}
