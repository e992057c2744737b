import { readFileSync } from 'node:fs';
import type { DISH_MEALS } from './dish.ts';

const TABLE = new URL('./main-foods.tsv', import.meta.url);

let loaded: ReadonlyMap<string, readonly [breakfast: number, other: number]> | null = null;

function load() {
  const [, ...rows] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const [food = '', breakfast, other] = row.split('\t');
      return [food, [Number(breakfast), Number(other)] as const];
    }),
  );
}

/**
 * What a dish gains or loses in appeal by the ingredient that it is mainly of: tuna is nobody's breakfast. 0 where no
 * cook graded one. Learned with the dishes' own (training/planner/README.md); read from disk on first use and kept.
 */
export function mainFoodAppeal(ingredient: string | null, meal: (typeof DISH_MEALS)[number]): number {
  loaded ??= load();
  return loaded.get(ingredient ?? '')?.[meal === 'Breakfast' ? 0 : 1] ?? 0;
}
