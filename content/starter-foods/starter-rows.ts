import type { Food } from '#domain/nutrition/food.ts';
import { STARTER_CATEGORIES } from './starter-foods.ts';

/** What the page of starter foods needs of a row of the foods table. */
export type StarterRow = Pick<Food, 'id' | 'description' | 'carbsG' | 'fibreG' | 'serving'>;

/**
 * The rows of the table that starter foods name, in the order of the list. `rows.json` keeps them for the browser, which
 * cannot load the whole table; `scripts/write-content-tables.ts` writes that file.
 */
export function starterRows(foodById: (id: string) => Food | undefined): StarterRow[] {
  const ids = STARTER_CATEGORIES.flatMap(({ foods }) => foods.flatMap(({ id }) => id ?? []));
  return ids.map((id) => {
    const food = foodById(id);
    if (!food) throw new Error(`starter food ${id} is not in the foods table`);
    const { description, carbsG, fibreG, serving } = food;
    return { id, description, carbsG, fibreG, serving };
  });
}
