import { type DishOption, leastNetCarbs } from '../options/dish-option.ts';
import type { OpenMeal } from './day-problem.ts';
import { LinearProgram, type Term } from './linear-program.ts';

export interface LeanestDay {
  readonly options: readonly DishOption[];
  /** g, in the smallest portions */
  readonly netCarbs: number;
}

/** Grams of each pantry food in the smallest portions of these dishes. */
function leastUse(options: readonly DishOption[]): Map<string, number> {
  const use = new Map<string, number>();
  for (const { fillings } of options) {
    for (const { food, portion } of fillings) {
      if (food.pantry) use.set(food.key, (use.get(food.key) ?? 0) + portion.least);
    }
  }
  return use;
}

/** The leanest option of each meal, no dish twice; null when that asks for more than is there. */
function greedily(meals: readonly OpenMeal[], left: (key: string) => number): DishOption[] | null {
  const chosen: DishOption[] = [];
  for (const { options } of meals.toSorted((a, b) => a.options.length - b.options.length)) {
    const free = options.filter(({ dish }) => !chosen.some((one) => one.dish.id === dish.id));
    const [first, ...others] = free;
    if (!first) return null;
    chosen.push(others.reduce((best, one) => (leastNetCarbs(one) < leastNetCarbs(best) ? one : best), first));
  }
  return [...leastUse(chosen)].every(([key, grams]) => grams <= left(key)) ? chosen : null;
}

const totalOf = (options: readonly DishOption[]): LeanestDay => ({
  options,
  netCarbs: options.reduce((sum, option) => sum + leastNetCarbs(option), 0),
});

/**
 * The day with the fewest net carbs: every hard limit is an upper bound, so a day can be cooked at all when it can in
 * its smallest portions. Null when the dishes or what is at hand do not suffice.
 *
 * @param enough a day with no more than this is as good as the leanest
 */
export async function leanestDay(
  open: readonly OpenMeal[],
  left: (key: string) => number,
  enough: number,
): Promise<LeanestDay | null> {
  const meals = open.filter(({ must }) => must);
  const quick = greedily(meals, left);
  if (quick && totalOf(quick).netCarbs <= enough) return totalOf(quick);
  const program = new LinearProgram({ exact: true });
  const all = meals.flatMap(({ options }) => {
    const added = options.map((option) => ({ option, chosen: program.choice(leastNetCarbs(option)) }));
    program.row(
      added.map(({ chosen }): Term => [1, chosen]),
      { least: 1, most: 1 },
    );
    return added;
  });
  if (meals.some(({ options }) => options.length === 0)) return null;
  const dishes = Map.groupBy(all, ({ option }) => option.dish.id);
  for (const same of dishes.values()) {
    program.row(
      same.map(({ chosen }): Term => [1, chosen]),
      { most: 1 },
    );
  }
  const uses = all.map(({ option, chosen }) => ({ use: leastUse([option]), chosen }));
  for (const key of new Set(uses.flatMap(({ use }) => [...use.keys()]))) {
    const most = left(key);
    if (most === Number.POSITIVE_INFINITY) continue;
    program.row(
      uses.flatMap(({ use, chosen }): Term[] => [[use.get(key) ?? 0, chosen]]),
      { most },
    );
  }
  const solution = await program.solve();
  return solution && totalOf(all.filter(({ chosen }) => solution(chosen) > 0.5).map(({ option }) => option));
}
