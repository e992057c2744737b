import { type DishOption, leastNetCarbs } from '../options/dish-option.ts';
import type { OpenMeal } from './day-problem.ts';
import { isMixed, keepApart } from './kept-apart.ts';
import { LinearProgram, type Term } from './linear-program.ts';
import { leastUse, undominated } from './undominated.ts';

export interface LeanestDay {
  readonly options: readonly DishOption[];
  /** g, in the smallest portions */
  readonly netCarbs: number;
}

/** The leanest option of each meal of what the meals before it leave; null when nothing is left for one. */
function greedily(
  meals: readonly OpenMeal[],
  left: (key: string) => number,
  timesADay: number,
): DishOption[] | null {
  const chosen: DishOption[] = [];
  const used = new Map<string, number>();
  const isLeft = (option: DishOption) =>
    [...leastUse([option])].every(([key, grams]) => grams + (used.get(key) ?? 0) <= left(key));
  for (const { options } of meals.toSorted((a, b) => a.options.length - b.options.length)) {
    let best: DishOption | null = null;
    for (const one of options) {
      const isBetter = !best || leastNetCarbs(one) < leastNetCarbs(best);
      const times = chosen.filter(({ dish }) => dish.id === one.dish.id).length;
      if (isBetter && times < timesADay && isLeft(one)) best = one;
    }
    if (!best) return null;
    chosen.push(best);
    for (const [key, grams] of leastUse([best])) used.set(key, (used.get(key) ?? 0) + grams);
  }
  return chosen;
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
 * @param timesADay how often a dish may come on the day
 */
export async function leanestDay(
  open: readonly OpenMeal[],
  left: (key: string) => number,
  enough: number,
  timesADay = 1,
): Promise<LeanestDay | null> {
  const meals = open.filter(({ must }) => must);
  if (meals.some(({ options }) => options.length === 0)) return null;
  const quick = greedily(meals, left, timesADay);
  if (quick && !isMixed(quick) && totalOf(quick).netCarbs <= enough) return totalOf(quick);
  const isLimited = (key: string) => left(key) < Number.POSITIVE_INFINITY;
  const program = new LinearProgram({ exact: true });
  const all = meals.flatMap(({ options }) => {
    const isApart = options.some(({ apart }) => apart !== null);
    const added = (isApart ? options : undominated(options, meals.length, isLimited)).map((option) => ({
      option,
      chosen: program.choice(leastNetCarbs(option)),
    }));
    program.row(
      added.map(({ chosen }): Term => [1, chosen]),
      { least: 1, most: 1 },
    );
    return added;
  });
  const dishes = Map.groupBy(all, ({ option }) => option.dish.id);
  for (const same of dishes.values()) {
    program.row(
      same.map(({ chosen }): Term => [1, chosen]),
      { most: timesADay },
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
  keepApart(program, all);
  const solution = await program.solve();
  return solution && totalOf(all.filter(({ chosen }) => solution(chosen) > 0.5).map(({ option }) => option));
}
