import type { DishOption } from './dish-option.ts';
import { leastNetCarbs, mainFood } from './dish-option.ts';

/** Options of a meal that the solver chooses from, and of one dish and one main food among them. */
const MOST = 9;
const OF_ONE_DISH = 2;
const OF_ONE_MAIN = 4;
/** Of them at least so many that leave most of the day's net carbs to others. */
const LEAN = 2;

/** The most promising options of one meal: the lightest by `weight`, of several selected main foods, and some with the fewest net carbs. */
export function shortlist(
  options: readonly DishOption[],
  weight: (option: DishOption) => number,
): DishOption[] {
  const weighed = options
    .map((option) => ({ option, weight: weight(option) }))
    .toSorted((a, b) => a.weight - b.weight);
  const count = new Map<string, number>();
  const chosen = new Set<DishOption>();
  const take = (option: DishOption, ofMain: number) => {
    const [dish, main] = [`dish ${option.dish.id}`, `main ${mainFood(option)?.key}`];
    const isFull = (count.get(dish) ?? 0) >= OF_ONE_DISH || (count.get(main) ?? 0) >= ofMain;
    if (chosen.size >= MOST || chosen.has(option) || isFull) return;
    for (const key of [dish, main]) count.set(key, (count.get(key) ?? 0) + 1);
    chosen.add(option);
  };
  const ofPantry = weighed.filter(({ option }) => mainFood(option)?.pantry);
  for (const { option } of ofPantry) take(option, OF_ONE_MAIN);
  for (const { option } of weighed) take(option, MOST);
  const lean = options.toSorted((a, b) => leastNetCarbs(a) - leastNetCarbs(b));
  for (const option of lean.slice(0, LEAN)) chosen.add(option);
  return [...chosen];
}
