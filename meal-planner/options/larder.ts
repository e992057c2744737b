import type { DishSlot } from '#content/dishes/dish.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

/** What may be cooked with: selected foods, how much is left of them, and extras. */
export interface Larder {
  readonly kitchen: Kitchen;
  /** Selected foods by the ingredient they stand for. */
  readonly pantry: ReadonlyMap<string, readonly KitchenFood[]>;
  /** Whether this extra may be bought. */
  mayBuy(food: KitchenFood): boolean;
  /** Grams of it that are left; Infinity where nobody said. */
  left(food: KitchenFood): number;
}

/** A food for a slot with its place in the slot's order of fit, 0 for the most fitting. */
export interface Candidate {
  readonly food: KitchenFood;
  readonly fit: number;
}

export function pantryCandidates(slot: DishSlot, { kitchen, pantry }: Larder): Candidate[] {
  return kitchen
    .fitting(slot)
    .flatMap((id, fit) => (pantry.get(id) ?? []).map((food): Candidate => ({ food, fit })));
}

export function extraCandidates(slot: DishSlot, { kitchen, mayBuy }: Larder): Candidate[] {
  return kitchen.fitting(slot).flatMap((id, fit): Candidate[] => {
    const food = kitchen.extras.get(id);
    return food && mayBuy(food) ? [{ food, fit }] : [];
  });
}
