import { foodNameWords, isNamed } from './food-name-words.ts';
import { ingredientName } from './ingredient-name.ts';
import { planSections } from './plan-sections.ts';
import { allIngredients, type PantryNow, planItemIds, type ReadablePlan } from './readable-plan.ts';

export interface PantryIngredient {
  readonly id: number;
  readonly name: string;
  readonly isAvailable: boolean;
}

/** What a plan takes from the pantry, and how much of that is there now. */
export interface PantryIngredients {
  readonly items: readonly PantryIngredient[];
  readonly available: number;
}

const NAMELESS = 'A food you removed';

/** Items that the dishes use, in their order; where there are no dishes, those the plan was saved with. */
function itemIds({ plan, pantryItemIds }: ReadablePlan): number[] {
  const used = plan ? allIngredients(plan).flatMap(({ pantryItemId }) => pantryItemId ?? []) : [];
  return [...new Set(plan ? used : planItemIds(pantryItemIds))];
}

/** Names of items that are gone, as the plan's structure, else the lines of its text that no item there claims. */
function goneNames({ plan, content }: ReadablePlan, ids: readonly number[], there: readonly string[]) {
  const names = new Map<number, string>();
  for (const { pantryItemId, name } of plan ? allIngredients(plan) : []) {
    if (pantryItemId !== null) names.set(pantryItemId, name);
  }
  const unclaimed = planSections(content)
    .pantryLines.map(ingredientName)
    .filter(
      (name) =>
        foodNameWords(name).length > 0 && !there.some((own) => isNamed(own, name) || isNamed(name, own)),
    );
  const nameless = ids.filter((id) => !names.has(id));
  for (const [at, id] of nameless.entries()) names.set(id, unclaimed[at] ?? NAMELESS);
  return names;
}

/** "Ingredients from Your Pantry (x/y available)": each item with its name today, or its name of then. */
export function pantryIngredients(plan: ReadablePlan, pantry: readonly PantryNow[]): PantryIngredients {
  const now = new Map(pantry.map(({ id, productName }) => [id, productName]));
  const ids = itemIds(plan);
  const there = ids.flatMap((id) => now.get(id) ?? []);
  const gone = goneNames(
    plan,
    ids.filter((id) => !now.has(id)),
    there,
  );
  const items = ids.map((id) => {
    const name = now.get(id);
    return { id, name: name ?? gone.get(id) ?? NAMELESS, isAvailable: name !== undefined };
  });
  return { items, available: there.length };
}
