import type { DishSlot } from '#content/dishes/dish.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

/** What may be cooked with: selected foods, how much is left of them, and extras. */
export interface Larder {
  readonly kitchen: Kitchen;
  /** Selected foods by the ingredient they stand for. */
  readonly pantry: ReadonlyMap<string, readonly KitchenFood[]>;
  /** Whether this food, which nobody selected, may be in a dish. */
  mayAdd(food: KitchenFood): boolean;
  /** Whether selected food of its kind does what it would do: thyme for rosemary, tomatoes for tomato sauce. */
  hasKindOf(food: KitchenFood): boolean;
  /** How little it suits the kitchen of the selected foods, 0 to 1. */
  foreign(food: KitchenFood): number;
  /** Whether the person eats all of them in one dish. */
  areEatenTogether(foods: readonly KitchenFood[]): boolean;
  /** Grams of it that are left; Infinity where nobody said. */
  left(food: KitchenFood): number;
}

/** A food for a slot with its place in the slot's order of fit, 0 for the most fitting. */
export interface Candidate {
  readonly food: KitchenFood;
  readonly fit: number;
}

/** Fats that show that a slot is for frying and roasting, not for a dressing. */
const HEATED = new Set(['ghee', 'lard', 'tallow', '@cooking-fat']);

/** Oils that fry as well as the oil at hand, though few dishes name them. */
const FRY_TOO = ['coconut-oil', 'peanut-oil', 'sesame-oil', 'mustard-oil', 'palm-oil'];

/** Selected oils for a slot that would else take the oil at hand: who selected one has not selected another. */
function oilsBeforeStaples(slot: DishSlot, fitting: readonly string[], { kitchen }: Larder): string[] {
  if (slot.role !== 'fat' || slot.optional || !slot.accepts.some((kind) => HEATED.has(kind))) return [];
  if (!fitting.some((id) => kitchen.staples.has(id))) return [];
  return FRY_TOO.filter((id) => !fitting.includes(id));
}

export function pantryCandidates(slot: DishSlot, larder: Larder): Candidate[] {
  const fitting = larder.kitchen.fitting(slot);
  return [...fitting, ...oilsBeforeStaples(slot, fitting, larder)].flatMap((id, fit) =>
    (larder.pantry.get(id) ?? []).map((food): Candidate => ({ food, fit })),
  );
}

/**
 * Birds and joints that are sold whole: nobody buys one for a plate. Nor tortillas, bars and other packaged foods, of
 * which each make is another food: they are used where somebody has them.
 */
const NOT_BOUGHT = new Set([
  'quail-egg',
  'low-carb-tortilla',
  'low-carb-bread',
  'salad-kit',
  'protein-shake',
  'flavored-yogurt',
  'cheese-crisps',
  'seaweed-snack',
  'protein-bar',
  'keto-cookie',
  'keto-ice-cream',
  'plant-mince',
  'mustard-oil',
  'palm-oil',
  'egusi',
  'natto',
  'pickled-herring',
  'gochujang',
  'curry-paste',
  'masala-paste',
  'nutritional-yeast',
  'almond-butter',
  'sunflower-seed-butter',
  'whole-chicken',
  'duck',
  'beef-brisket',
  'chuck-roast',
  'pork-shoulder',
  'leg-of-lamb',
  'lamb-shoulder',
]);

export function extraCandidates(slot: DishSlot, { kitchen, mayAdd }: Larder): Candidate[] {
  return kitchen.named(slot).flatMap((id, fit): Candidate[] => {
    const food = NOT_BOUGHT.has(id) ? undefined : (kitchen.staples.get(id) ?? kitchen.extras.get(id));
    return food && !food.groups.includes('by-name') && mayAdd(food) ? [{ food, fit }] : [];
  });
}

/** Oils at hand for a slot that asks for a fat, the commonest first: one bottle does for all dishes. */
export function stapleCandidates(slot: DishSlot, { kitchen, mayAdd }: Larder): Candidate[] {
  if (slot.role !== 'fat' || slot.optional) return [];
  const fitting = kitchen.named(slot);
  return [...kitchen.staples].flatMap(([id, food]): Candidate[] => {
    const fit = fitting.indexOf(id);
    return fit >= 0 && mayAdd(food) ? [{ food, fit }] : [];
  });
}
