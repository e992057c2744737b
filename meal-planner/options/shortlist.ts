import type { DishOption } from './dish-option.ts';
import { leastNetCarbs } from './dish-option.ts';

/** Options of a meal that the solver chooses from, and of one dish among them. */
const MOST = 9;
const OF_ONE_DISH = 2;
/** Of them at least so many that leave most of the day's net carbs to others. */
const LEAN = 2;

/** The most promising options of one meal: the lightest by `weight`, and some with the fewest net carbs. */
export function shortlist(
  options: readonly DishOption[],
  weight: (option: DishOption) => number,
): DishOption[] {
  const weighed = options
    .map((option) => ({ option, weight: weight(option) }))
    .toSorted((a, b) => a.weight - b.weight);
  const ofDish = new Map<string, number>();
  const chosen = new Set<DishOption>();
  for (const { option } of weighed) {
    if (chosen.size >= MOST) break;
    const count = ofDish.get(option.dish.id) ?? 0;
    if (count >= OF_ONE_DISH) continue;
    ofDish.set(option.dish.id, count + 1);
    chosen.add(option);
  }
  const lean = options.toSorted((a, b) => leastNetCarbs(a) - leastNetCarbs(b));
  for (const option of lean.slice(0, LEAN)) chosen.add(option);
  return [...chosen];
}
