import { pantryIngredients } from '#domain/meal-plan-text/pantry-ingredients.ts';
import { allIngredients, type PantryNow } from '#domain/meal-plan-text/readable-plan.ts';
import type { ShoppedPlan } from '#domain/meal-plan-text/shopping-list.ts';

/** A food of the plans that is in the pantry. */
export interface AtHome {
  readonly id: number;
  readonly name: string;
  /** Grams that the plans take; null where a plan tells no amounts. */
  readonly needed: number | null;
  /** Grams at hand; null where nobody said. */
  readonly atHand: number | null;
}

/** Grams of one pantry item in one plan; null for a plan of text alone. */
function neededOf({ plan: { plan }, servings = 1 }: ShoppedPlan, id: number): number | null {
  if (!plan) return null;
  const own = allIngredients(plan).filter(({ pantryItemId }) => pantryItemId === id);
  return own.reduce((sum, { grams }) => sum + grams, 0) * servings;
}

/** What the plans take from the pantry, with how much of it is there: nobody buys what stands at home. */
export function atHome(plans: readonly ShoppedPlan[], pantry: readonly PantryNow[]): AtHome[] {
  const amounts = new Map(pantry.map(({ id, amountAtHand }) => [id, amountAtHand ?? null]));
  const uses = plans.flatMap((shopped) =>
    pantryIngredients(shopped.plan, pantry)
      .items.filter(({ isAvailable }) => isAvailable)
      .map(({ id, name }) => ({ id, name, grams: neededOf(shopped, id) })),
  );
  return [...Map.groupBy(uses, ({ id }) => id)].map(([id, same]) => {
    const tenths = amounts.get(id) ?? null;
    const isWeighed = same.every(({ grams }) => grams !== null);
    return {
      id,
      name: same[0]?.name ?? '',
      needed: isWeighed ? same.reduce((sum, { grams }) => sum + (grams ?? 0), 0) : null,
      atHand: tenths === null ? null : tenths / 10,
    };
  });
}
