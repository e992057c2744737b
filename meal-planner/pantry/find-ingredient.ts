import type { Ingredient } from '#content/dishes/ingredient.ts';
import type { Food } from '#domain/food.ts';
import { saysCooked, withoutCookedWords } from './cooked-words.ts';
import type { IngredientNames } from './ingredient-names.ts';
import { nameWords, tellingWords } from './name-words.ts';

/** Row of the USDA table that an everyday name stands for, and whether that is sure; null when nothing is called so. */
export type FindFood = (name: string) => { readonly food: Food; readonly sure: boolean } | null;

export interface FoundIngredient {
  readonly id: string;
  /** The whole name is the ingredient's, so that the table's values may stand in for a label's. */
  readonly sure: boolean;
  readonly saysCooked: boolean;
}

export interface NamedFood {
  readonly productName: string;
  readonly brand: string | null;
  readonly foodId: string | null;
}

/** Looks a pantry food's ingredient up: by its whole name, its row of the table, the end of its name, the food finder. */
export function ingredientFinder(
  names: IngredientNames,
  ingredients: readonly Ingredient[],
  findFood: FindFood | null,
): (item: NamedFood) => FoundIngredient | null {
  const byRow = new Map<string, string>();
  for (const { id, food } of ingredients) if (!byRow.has(food)) byRow.set(food, id);
  const byWholeName = (words: readonly string[]) =>
    names.exactly(words) ?? names.exactly(tellingWords(words));

  return ({ productName, brand, foodId }) => {
    const words = nameWords(productName, brand);
    const isCooked = saysCooked(words);
    const core = withoutCookedWords(words);
    const whole = byWholeName(words) ?? (core.length > 0 ? byWholeName(core) : null);
    if (whole) return { id: whole, sure: true, saysCooked: isCooked };
    const row = foodId === null ? undefined : byRow.get(foodId);
    if (row) return { id: row, sure: true, saysCooked: isCooked };
    const ending = names.endingOf(words) ?? names.endingOf(core);
    if (ending) return { id: ending, sure: false, saysCooked: isCooked };
    const found = findFood?.(productName) ?? null;
    const named = found && (byRow.get(found.food.id) ?? byWholeName(nameWords(found.food.description)));
    return found && named ? { id: named, sure: found.sure, saysCooked: isCooked } : null;
  };
}
